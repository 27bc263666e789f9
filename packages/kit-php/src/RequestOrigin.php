<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Where a request without a nonce comes from. Browsers send the cookies of a visitor with a form that another site posts,
 * so cookies alone do not tell who submits it. Pages come from caches and hold no nonce of the visitor, but browsers name
 * the origin of what they post.
 */
final class RequestOrigin {
	/**
	 * Determines whether a page of this site has made the request of this process. False where the browser does not say.
	 */
	public static function is_own(): bool {
		$header = static fn ( string $name ): string => is_string( $_SERVER[ $name ] ?? null ) ? trim( wp_unslash( $_SERVER[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		return true === self::names_own( $header( 'HTTP_SEC_FETCH_SITE' ), $header( 'HTTP_ORIGIN' ) );
	}

	/**
	 * Determines whether the headers of a request name a page of this site.
	 *
	 * @param string $site   Header Sec-Fetch-Site, empty without one.
	 * @param string $origin Header Origin, empty without one.
	 * @return bool|null Null where the browser does not say.
	 */
	public static function names_own( string $site, string $origin ): ?bool {
		// Browsers leave it out on plain HTTP. "same-site" may be somebody else on another subdomain.
		if ( '' !== $site ) {
			return 'same-origin' === $site;
		}
		return '' === $origin ? null : in_array( strtolower( $origin ), [ self::of( home_url() ), self::of( site_url() ) ], true );
	}

	/**
	 * Returns the origin of a URL as browsers write it, without a default port.
	 */
	private static function of( string $url ): string {
		$parts  = wp_parse_url( $url );
		$parts  = is_array( $parts ) ? $parts : [];
		$scheme = strtolower( $parts['scheme'] ?? '' );
		$port   = $parts['port'] ?? null;
		$usual  = ( 'http' === $scheme && 80 === $port ) || ( 'https' === $scheme && 443 === $port );
		return "$scheme://" . strtolower( $parts['host'] ?? '' ) . ( null === $port || $usual ? '' : ":$port" );
	}
}
