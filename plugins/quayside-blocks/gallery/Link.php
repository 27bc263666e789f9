<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * Validates an image's custom link. Spec section 5: only http and https URLs are allowed, otherwise the image has no
 * link.
 *
 * The recorded pattern also rejected hyphens, ports, and long top-level domains. A URL parser is used instead.
 */
final class Link {
	private const MAX_LENGTH = 2048;

	/**
	 * Returns the sanitized URL, '' if it is not allowed.
	 */
	public static function allowed( string $url ): string {
		$url = trim( $url );
		if ( '' === $url || strlen( $url ) > self::MAX_LENGTH || 1 === preg_match( '/[\x00-\x20\x7f<>"\\\\]/', $url ) ) {
			return '';
		}
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! in_array( strtolower( $parts['scheme'] ?? '' ), [ 'http', 'https' ], true ) ) {
			return '';
		}
		$host = $parts['host'] ?? '';
		if ( '' === $host || isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return '';
		}
		// Host names need a dot, except localhost and IPv6 addresses.
		return str_contains( $host, '.' ) || str_starts_with( $host, '[' ) || 'localhost' === $host ? esc_url_raw( $url, [ 'http', 'https' ] ) : '';
	}
}
