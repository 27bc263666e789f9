<?php
declare( strict_types=1 );

namespace Quayside\Consent\Choice;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Log;
use Quayside\Consent\Log\Writer;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Settings\Settings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles POST quayside-consent/v1/opt-out: the form "Do Not Sell or Share My Personal Information", submitted
 * without scripts. Writes the record, logs the choice, and redirects back with status 303, or responds with 403 to
 * other sites.
 *
 * There is no nonce, because pages are cached. All that a request can do is opt its own sender out.
 */
final class OptOutRoute {
	/**
	 * Query argument that confirms the opt-out, and anchor of the form.
	 */
	public const ARGUMENT = 'cky-optout';

	public function __construct( private Contracts $contracts, private Settings $settings, private Categories $categories, private Writer $log ) {}

	/**
	 * Returns the URL of the route.
	 */
	public static function url(): string {
		return rest_url( 'quayside-consent/v1/opt-out' );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/opt-out',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'handle' ],
				'permission_callback' => [ Writer::class, 'allows' ],
				'contract'            => [
					'request'  => null,
					'response' => null,
				],
			]
		);
	}

	/**
	 * Opts the visitor out of everything except the necessary category.
	 */
	public function handle( WP_REST_Request $request ): WP_REST_Response {
		$slugs      = $this->categories->slugs();
		$old        = Cookie::read( $slugs, Cookie::name( $this->settings ) );
		$id         = $old->id ?? wp_generate_password( 32, false );
		$categories = [];
		foreach ( $slugs as $slug ) {
			$categories[ $slug ] = Category::NECESSARY === $slug;
		}
		// Providers that were allowed one by one are rejected with the rest.
		$extra = array_filter( $old->extra ?? [], static fn ( string $name ): bool => ! str_starts_with( $name, 'svc.' ), ARRAY_FILTER_USE_KEY );
		$entry = [
			'id'         => $id,
			'action'     => 'save',
			'categories' => $categories,
			'revision'   => $this->settings->revision(),
			'law'        => $this->settings->law(),
			'time'       => time(),
			'language'   => determine_locale(),
		];
		// The choice applies even if it cannot be logged.
		if ( $this->settings->is_on( 'log' ) ) {
			try {
				$this->log->add( $entry );
			} catch ( \RuntimeException $error ) {
				// Logged for the site owner. The visitor's choice is in the cookie.
				Log::write( 'error', 'consent', 'An opt-out could not be logged, so its proof is missing.', [ 'exception' => $error ] );
			}
		}
		$response = new WP_REST_Response( null, 303 );
		$response->header( 'Location', self::return_url( (string) $request->get_header( 'referer' ) ) );
		$response->header(
			'Set-Cookie',
			Cookie::header( Cookie::value( $id, $categories, $entry['law'], $entry['revision'], $entry['time'], $extra ), $this->settings )
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Returns the URL of the page that the visitor came from, at the form, or of the homepage if the browser sends
	 * no referrer.
	 */
	private static function return_url( string $referer ): string {
		$home = home_url( '/' );
		$page = '' === $referer ? $home : wp_validate_redirect( $referer, $home );
		return add_query_arg( self::ARGUMENT, 'done', explode( '#', $page )[0] ) . '#' . self::ARGUMENT;
	}
}
