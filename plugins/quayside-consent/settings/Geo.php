<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings;

use Quayside\Consent\Kit\VisitorAddress;

/**
 * Determines the applicable law from the visitor's country, using a request header that the site's CDN adds, or a database file on
 * this server. No other service is contacted. Pages then differ by country and tell caches so.
 */
final class Geo {
	/**
	 * Returns the law for this request.
	 *
	 * @param array{header: string, database: string, countries: array<int, string>} $rule The geolocation rule.
	 * @return 'gdpr'|'ccpa' The stricter law if the country is unknown.
	 */
	public static function law( array $rule ): string {
		return self::is_safe() && in_array( self::country( $rule ), $rule['countries'], true ) ? 'ccpa' : 'gdpr';
	}

	/**
	 * Returns the country of this request, or '' if it is unknown. A header has precedence over a database.
	 *
	 * @param array{header: string, database: string, countries: array<int, string>} $rule The geolocation rule.
	 * @return string Two uppercase letters, or ''.
	 */
	public static function country( array $rule ): string {
		if ( '' !== $rule['header'] ) {
			return self::from_header( $rule['header'] );
		}
		return '' === $rule['database'] ? '' : CountryDatabase::country( $rule['database'], VisitorAddress::get() );
	}

	private static function from_header( string $header ): string {
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
