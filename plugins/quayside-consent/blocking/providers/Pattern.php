<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

/**
 * Patterns as owners write them. The same rules as problemOf() of pattern.ts.
 */
final class Pattern {
	/**
	 * A host with at most two path segments: contract consent/provider.
	 */
	private const HOST = '~^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:/[A-Za-z0-9._\~-]+){0,2}\z~';

	/**
	 * Second-level domains under which strangers register: a pattern of one would hold half the web.
	 */
	private const SUFFIXES = [ 'co.uk', 'org.uk', 'com.au', 'co.jp', 'co.nz', 'com.br', 'co.za', 'com.tr', 'github.io', 'herokuapp.com', 'vercel.app', 'netlify.app', 'pages.dev', 'web.app', 'blogspot.com', 'wordpress.com' ];

	/**
	 * What is wrong with a pattern.
	 *
	 * @param string $pattern  The pattern.
	 * @param string $own_host The site's own host.
	 * @return string A sentence for the owner, '' when nothing is wrong.
	 */
	public static function problem( string $pattern, string $own_host ): string {
		if ( strlen( $pattern ) > 120 || 1 !== preg_match( self::HOST, $pattern ) ) {
			/* translators: %s: what the owner has written. */
			return sprintf( __( '“%s” is not a valid domain. Enter a domain such as youtube.com or google.com/maps. Wildcards and regular expressions are not supported.', 'quayside-consent' ), mb_substr( $pattern, 0, 120 ) );
		}
		$host = explode( '/', $pattern, 2 )[0];
		if ( in_array( $pattern, self::SUFFIXES, true ) ) {
			/* translators: %s: host name. */
			return sprintf( __( '“%s” is shared by many sites. Enter a more specific domain.', 'quayside-consent' ), $pattern );
		}
		if ( $host === $own_host || str_ends_with( $own_host, ".$host" ) ) {
			/* translators: %s: host name. */
			return sprintf( __( '“%s” is this site’s own domain. Files from this site are never blocked.', 'quayside-consent' ), $pattern );
		}
		return '';
	}
}
