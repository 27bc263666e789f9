<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * The rule for an image's own link. Spec section 5: http and https addresses only, otherwise the image has no link.
 *
 * The recorded pattern also refused hyphens, ports and long top-level domains; a URL parser judges instead.
 */
final class Link {
	private const LONGEST = 2048;

	/**
	 * The address as it may be linked, '' when it may not.
	 */
	public static function allowed( string $address ): string {
		$address = trim( $address );
		if ( '' === $address || strlen( $address ) > self::LONGEST || 1 === preg_match( '/[\x00-\x20\x7f<>"\\\\]/', $address ) ) {
			return '';
		}
		$parts = wp_parse_url( $address );
		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? '' ), [ 'http', 'https' ], true ) ) {
			return '';
		}
		$host = $parts['host'] ?? '';
		if ( '' === $host || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return '';
		}
		// A name has a dot, but for machines of one's own.
		return str_contains( $host, '.' ) || str_starts_with( $host, '[' ) || 'localhost' === $host ? esc_url_raw( $address, [ 'http', 'https' ] ) : '';
	}
}
