<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

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
		$site   = $header( 'HTTP_SEC_FETCH_SITE' );
		// Browsers leave it out on plain HTTP. "same-site" may be somebody else on another subdomain.
		if ( '' !== $site ) {
			return 'same-origin' === $site;
		}
		$origin = $header( 'HTTP_ORIGIN' );
		return '' !== $origin && in_array( strtolower( $origin ), [ self::of( home_url() ), self::of( site_url() ) ], true );
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
