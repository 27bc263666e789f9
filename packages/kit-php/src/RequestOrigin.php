<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Determines the origin of a request without a nonce. Browsers send a visitor's cookies with a form that another site posts, so
 * cookies do not prove who submitted it. Pages may be cached, so they cannot contain a nonce of the visitor, but browsers send
 * the origin of POST requests.
 */
final class RequestOrigin {
	/**
	 * Determines whether a page of this site made this request. Returns false if the browser does not send the origin.
	 */
	public static function is_own(): bool {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$header = static fn ( string $name ): string => is_string( $_SERVER[ $name ] ?? null ) ? trim( wp_unslash( $_SERVER[ $name ] ) ) : '';
		return true === self::names_own( $header( 'HTTP_SEC_FETCH_SITE' ), $header( 'HTTP_ORIGIN' ) );
	}

	/**
	 * Determines whether the headers of a request name a page of this site.
	 *
	 * @param string $site   Header Sec-Fetch-Site, empty without one.
	 * @param string $origin Header Origin, empty without one.
	 * @return bool|null Null if the browser does not send the origin.
	 */
	public static function names_own( string $site, string $origin ): ?bool {
		// Browsers omit it on plain HTTP. "same-site" may be another subdomain with another owner.
		if ( '' !== $site ) {
			return 'same-origin' === $site;
		}
		return '' === $origin ? null : in_array( strtolower( $origin ), [ self::get_origin( home_url() ), self::get_origin( site_url() ) ], true );
	}

	/**
	 * Returns the origin of a URL in the format of browsers, without a default port.
	 */
	private static function get_origin( string $url ): string {
		$parts           = wp_parse_url( $url );
		$parts           = is_array( $parts ) ? $parts : [];
		$scheme          = strtolower( $parts['scheme'] ?? '' );
		$port            = $parts['port'] ?? null;
		$is_default_port = ( 'http' === $scheme && 80 === $port ) || ( 'https' === $scheme && 443 === $port );
		return "$scheme://" . strtolower( $parts['host'] ?? '' ) . ( null === $port || $is_default_port ? '' : ":$port" );
	}
}
