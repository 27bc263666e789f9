<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

/**
 * Lists the hosts that pages can load from in strict mode.
 */
final class Hosts {
	/**
	 * Returns the sources that are always allowed: the site's own hosts for uploads and files, and those that the site or a
	 * plugin adds, such as a payment provider at checkout.
	 *
	 * @return array<int, string>
	 */
	public static function sources(): array {
		$own = [ content_url(), includes_url(), wp_upload_dir( null, false )['baseurl'], rest_url() ];
		/**
		 * Filters the sources of the content policy in strict mode, in addition to the page's own host.
		 *
		 * @param array<int, string> $hosts For example "https://js.stripe.com".
		 */
		$hosts = apply_filters( 'quayside_consent_strict_hosts', [] );
		$hosts = array_merge( $own, is_array( $hosts ) ? array_filter( $hosts, 'is_string' ) : [] );
		$found = [];
		foreach ( $hosts as $host ) {
			if ( 1 === preg_match( '~^(?:https?|wss?)://(?:\*\.)?[a-z0-9.-]+(?::\d+)?~i', $host, $match ) ) {
				$found[] = $match[0];
			}
		}
		return array_values( array_unique( $found ) );
	}

	/**
	 * Determines whether a text is a domain with an optional port, which site owners can allow; contract consent/settings.
	 */
	public static function is_domain( string $text ): bool {
		return strlen( $text ) <= 120 && 1 === preg_match( '/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*(?::[1-9][0-9]{0,4})?\z/', $text );
	}

	/**
	 * Returns the host names of the allowed sources, without the asterisks of sources that include subdomains.
	 *
	 * @return array<int, string>
	 */
	public static function names(): array {
		$name = static fn ( string $source ): string => strtolower( (string) wp_parse_url( str_replace( '*.', '', $source ), PHP_URL_HOST ) );
		return array_values( array_unique( array_map( $name, self::sources() ) ) );
	}
}
