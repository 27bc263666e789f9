<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

/**
 * Determines the applicable law from the visitor's country, using a request header that the site's CDN adds. No
 * other service is contacted. Pages then differ by country and send a Vary header to caches.
 */
final class Geo {
	/**
	 * Returns the law for this request.
	 *
	 * @param string             $header    Name of the request header.
	 * @param array<int, string> $countries Countries whose visitors opt out.
	 * @return 'gdpr'|'ccpa' The stricter law if the country is unknown.
	 */
	public static function law( string $header, array $countries ): string {
		return in_array( self::country( $header ), $countries, true ) && self::is_safe() ? 'ccpa' : 'gdpr';
	}

	/**
	 * Returns the country of this request, or '' if it is unknown.
	 *
	 * @param string $header Name of the request header.
	 * @return string Two uppercase letters, or ''.
	 */
	public static function country( string $header ): string {
		// Anything but two letters is rejected below.
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		$value = '' === $header ? '' : $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) ) ] ?? '';
		// Cloudflare sends XX for unknown countries and T1 for Tor.
		return is_string( $value ) && 1 === preg_match( '/^[A-Z]{2}\z/', $value ) && 'XX' !== $value ? $value : '';
	}

	/**
	 * Determines whether pages can differ by country. A page cache on this server ignores the header and would serve
	 * a page to visitors from another country, so all visitors get the stricter law.
	 */
	public static function is_safe(): bool {
		/**
		 * Filters whether every page cache of the site stores a page for each value of the country header.
		 *
		 * @param bool $varies True if WordPress runs no page cache (WP_CACHE).
		 */
		return (bool) apply_filters( 'quayside_consent_cache_varies', ! ( defined( 'WP_CACHE' ) && WP_CACHE ) );
	}
}
