<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Scanner\ScannedPage;

/**
 * Requests a page of this site as a visitor who has accepted everything.
 */
final class Page {
	/** Time in seconds that a response may take. */
	private const TIMEOUT = 10;

	/** Maximum number of redirects. */
	private const REDIRECTS = 5;

	/** Maximum size of a page in bytes, as for the rewriter. */
	private const MAX_SIZE = 5_000_000;

	/**
	 * @param string             $html    HTML of the page.
	 * @param array<int, string> $cookies Names of the cookies that the server sets.
	 */
	private function __construct( public readonly string $html, public readonly array $cookies ) {}

	/**
	 * Requests a page. Redirects within this site are followed.
	 *
	 * @param string $url URL of the page.
	 * @throws Problem If it cannot be scanned.
	 */
	public static function request( string $url ): self {
		$token   = ScannedPage::token();
		$cookies = [];
		for ( $count = 0; $count <= self::REDIRECTS; $count++ ) {
			$response = wp_safe_remote_get(
				add_query_arg( ScannedPage::ARGUMENT, rawurlencode( $token ), $url ),
				[
					'timeout'             => self::TIMEOUT,
					'redirection'         => 0,
					'limit_response_size' => self::MAX_SIZE + 1,
					'user-agent'          => 'Quayside Consent scan; ' . home_url( '/' ),
					'headers'             => [ 'Accept' => 'text/html' ],
					/** This filter is documented in wp-includes/class-wp-http-streams.php */
					// phpcs:ignore WordPress.NamingConventions -- WordPress's name.
					'sslverify'           => (bool) apply_filters( 'https_local_ssl_verify', false, $url ),
				]
			);
			if ( is_wp_error( $response ) ) {
				throw new Problem( 1 === preg_match( '/timed? ?out/i', $response->get_error_message() ) ? Problem::TIMEOUT : Problem::ERROR );
			}
			foreach ( wp_remote_retrieve_cookies( $response ) as $cookie ) {
				$cookies[] = (string) $cookie->name;
			}
			$status   = (int) wp_remote_retrieve_response_code( $response );
			$location = wp_remote_retrieve_header( $response, 'location' );
			$location = is_array( $location ) ? end( $location ) : $location;
			if ( $status < 300 || $status > 399 || ! is_string( $location ) || '' === $location ) {
				return self::read( $response, $status, $cookies );
			}
			$url = self::resolve( $location, $url );
		}
		throw new Problem( Problem::LOOP );
	}

	/**
	 * Returns the URL that a page redirects to.
	 *
	 * @throws Problem If it belongs to another site, or is the login form.
	 */
	private static function resolve( string $location, string $url ): string {
		$target = \WP_Http::make_absolute_url( $location, $url );
		$host   = (string) wp_parse_url( $target, PHP_URL_HOST );
		if ( strtolower( $host ) !== strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) ) {
			throw new Problem( Problem::ELSEWHERE, substr( $host, 0, 120 ) );
		}
		if ( str_ends_with( (string) wp_parse_url( $target, PHP_URL_PATH ), '/wp-login.php' ) ) {
			throw new Problem( Problem::LOGIN );
		}
		// It is added again, or the site has preserved it.
		return remove_query_arg( ScannedPage::ARGUMENT, $target );
	}

	/**
	 * @param array<string, mixed> $response WordPress's response.
	 * @param array<int, string>   $cookies  Cookies so far.
	 * @throws Problem If it is not a complete page.
	 */
	private static function read( array $response, int $status, array $cookies ): self {
		if ( 200 !== $status ) {
			throw in_array( $status, [ 401, 403 ], true ) ? new Problem( Problem::LOGIN ) : new Problem( Problem::STATUS, (string) $status );
		}
		$type = wp_remote_retrieve_header( $response, 'content-type' );
		if ( ! is_string( $type ) || 1 !== preg_match( '~^\s*(?:text/html|application/xhtml\+xml)\b~i', $type ) ) {
			throw new Problem( Problem::NOT_HTML );
		}
		$html = wp_remote_retrieve_body( $response );
		if ( strlen( $html ) > self::MAX_SIZE ) {
			throw new Problem( Problem::LARGE );
		}
		// ScannedPage prints it at the end of each page.
		if ( 1 !== preg_match( '~<script[^>]*\bid="' . ScannedPage::ARGUMENT . '"[^>]*>\s*(\{[^<]*\})~', $html, $match ) ) {
			throw new Problem( Problem::PARTIAL );
		}
		$data  = json_decode( $match[1], true );
		$names = is_array( $data ) && is_array( $data['cookies'] ?? null ) ? array_filter( $data['cookies'], 'is_string' ) : [];
		return new self( $html, array_values( array_unique( [ ...$cookies, ...$names ] ) ) );
	}
}
