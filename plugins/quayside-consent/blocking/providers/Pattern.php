<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking\Providers;

/**
 * Validates the patterns that site owners enter. Keep in sync with problemOf() in pattern.ts.
 */
final class Pattern {
	/**
	 * Matches a host with at most two path segments: contract consent/provider.
	 */
	private const HOST = '~^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:/[A-Za-z0-9._\~-]+){0,2}\z~';

	/**
	 * Second-level domains under which anyone can register. A pattern for one of them would block unrelated sites.
	 */
	private const SUFFIXES = [
		'co.uk',
		'org.uk',
		'com.au',
		'co.jp',
		'co.nz',
		'com.br',
		'co.za',
		'com.tr',
		'github.io',
		'herokuapp.com',
		'vercel.app',
		'netlify.app',
		'pages.dev',
		'web.app',
		'blogspot.com',
		'wordpress.com',
	];

	/**
	 * Returns the problem with a pattern.
	 *
	 * @param string $pattern   The pattern.
	 * @param string $site_host Host of this site.
	 * @return string A sentence for the site owner, or '' if the pattern is valid.
	 */
	public static function problem( string $pattern, string $site_host ): string {
		if ( strlen( $pattern ) > 120 || 1 !== preg_match( self::HOST, $pattern ) ) {
			/* translators: %s: text that was entered. */
			$message = __(
				'“%s” is not a valid domain. Enter a domain such as youtube.com or google.com/maps. Wildcards and regular expressions are not supported.',
				'quayside-consent'
			);
			return sprintf( $message, mb_substr( $pattern, 0, 120 ) );
		}
		$host = explode( '/', $pattern, 2 )[0];
		if ( in_array( $pattern, self::SUFFIXES, true ) ) {
			/* translators: %s: host name. */
			return sprintf( __( '“%s” is shared by many sites. Enter a more specific domain.', 'quayside-consent' ), $pattern );
		}
		if ( $host === $site_host || str_ends_with( $site_host, ".$host" ) ) {
			/* translators: %s: host name. */
			return sprintf( __( '“%s” is this site’s own domain. Files from this site are never blocked.', 'quayside-consent' ), $pattern );
		}
		return '';
	}
}
