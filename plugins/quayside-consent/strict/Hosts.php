<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

/**
 * Whom pages may ask in the strict mode.
 */
final class Hosts {
	/**
	 * Hosts that every page may ask: the site's own for uploads and files, and what the owner or a plugin adds, such as a
	 * payment provider on the checkout.
	 *
	 * @return array<int, string>
	 */
	public static function sources(): array {
		$own = [ content_url(), includes_url(), wp_upload_dir( null, false )['baseurl'], rest_url() ];
		/**
		 * Sources of the strict mode's content policy beside the page's own host.
		 *
		 * @param array<int, string> $hosts For example "https://js.stripe.com".
		 */
		$hosts = apply_filters( 'quayside_consent_strict_hosts', [] );
		$hosts = array_merge( $own, is_array( $hosts ) ? array_filter( $hosts, 'is_string' ) : [] );
		$found = [];
		foreach ( $hosts as $host ) {
			if ( 1 === preg_match( '~^https?://(?:\*\.)?[a-z0-9.-]+(?::\d+)?~i', $host, $match ) ) {
				$found[] = $match[0];
			}
		}
		return array_values( array_unique( $found ) );
	}

	/**
	 * The names of those hosts.
	 *
	 * @return array<int, string>
	 */
	public static function names(): array {
		return array_values( array_unique( array_map( static fn ( string $source ): string => strtolower( (string) wp_parse_url( $source, PHP_URL_HOST ) ), self::sources() ) ) );
	}
}
