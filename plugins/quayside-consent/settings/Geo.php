<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

/**
 * Which law a visitor's country asks for. The country comes from a header that the site's own CDN adds; nobody else is
 * asked. Pages then differ by country and say so to caches (Vary).
 */
final class Geo {
	/**
	 * The law for this request.
	 *
	 * @param string             $header    Name of the header.
	 * @param array<int, string> $countries Countries whose visitors opt out.
	 * @return 'gdpr'|'ccpa' The stricter one wherever the country is not known.
	 */
	public static function law( string $header, array $countries ): string {
		return in_array( self::country( $header ), $countries, true ) && self::is_safe() ? 'ccpa' : 'gdpr';
	}

	/**
	 * The country of this request, '' when it is not known.
	 *
	 * @param string $header Name of the header.
	 * @return string Two capital letters.
	 */
	public static function country( string $header ): string {
		// Only two letters are let through.
		$value = '' === $header ? '' : $_SERVER[ 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) ) ] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		// Cloudflare says XX for "unknown" and T1 for Tor.
		return is_string( $value ) && 1 === preg_match( '/^[A-Z]{2}\z/', $value ) && 'XX' !== $value ? $value : '';
	}

	/**
	 * Whether pages may differ by country. A page cache on this server knows nothing of the header and would hand one
	 * country's page to another: then everybody gets the stricter law.
	 */
	public static function is_safe(): bool {
		/**
		 * Whether every page cache of the site keeps a page for each value of the country's header.
		 *
		 * @param bool $varies True where WordPress runs no page cache of its own (WP_CACHE).
		 */
		return (bool) apply_filters( 'quayside_consent_cache_varies', ! ( defined( 'WP_CACHE' ) && WP_CACHE ) );
	}
}
