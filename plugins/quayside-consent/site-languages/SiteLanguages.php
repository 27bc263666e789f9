<?php
declare( strict_types=1 );

namespace Quayside\Consent\SiteLanguages;

/**
 * Lists the languages in which visitors can see this site: those of WPML, Polylang, or TranslatePress, otherwise those that
 * are installed.
 */
final class SiteLanguages {
	/**
	 * Returns the names of the languages by locale, the site's default language first.
	 *
	 * @return non-empty-array<string, string>
	 */
	public static function all(): array {
		$default = self::default_locale();
		$names   = self::of_wpml() + self::of_polylang() + self::of_translatepress();
		if ( [] === $names ) {
			foreach ( [ 'en_US', ...get_available_languages() ] as $locale ) {
				$names[ $locale ] = self::name( $locale );
			}
		}
		return [ $default => $names[ $default ] ?? self::name( $default ) ] + $names;
	}

	/**
	 * Returns the locale of the site's default language, whose texts are those of the settings.
	 */
	public static function default_locale(): string {
		$code       = apply_filters( 'wpml_default_language', null ); // phpcs:ignore WordPress.NamingConventions -- WPML's name.
		$settings   = function_exists( 'trp_get_languages' ) ? get_option( 'trp_settings' ) : [];
		$candidates = [
			array_search( $code, self::wpml_codes(), true ),
			function_exists( 'pll_default_language' ) ? \pll_default_language( 'locale' ) : '',
			is_array( $settings ) ? $settings['default-language'] ?? '' : '',
		];
		foreach ( $candidates as $locale ) {
			if ( self::is_locale( $locale ) ) {
				return $locale;
			}
		}
		// The filter "locale" returns the language of the page.
		$stored = get_option( 'WPLANG' );
		return is_string( $stored ) && '' !== $stored ? $stored : 'en_US';
	}

	/**
	 * Returns WPML's codes by locale; empty if WPML is not active.
	 *
	 * @return array<string, string>
	 */
	public static function wpml_codes(): array {
		return array_map( static fn ( array $language ): string => $language[0], self::wpml() );
	}

	/**
	 * @return array<string, string>
	 */
	private static function of_wpml(): array {
		return array_map( static fn ( array $language ): string => $language[1], self::wpml() );
	}

	/**
	 * @return array<string, array{string, string}> Code and name by locale.
	 */
	private static function wpml(): array {
		$languages = apply_filters( 'wpml_active_languages', null, [ 'skip_missing' => 0 ] ); // phpcs:ignore WordPress.NamingConventions -- WPML's name.
		$result    = [];
		foreach ( is_array( $languages ) ? $languages : [] as $language ) {
			$locale = is_array( $language ) ? $language['default_locale'] ?? '' : '';
			$code   = is_array( $language ) ? $language['code'] ?? '' : '';
			if ( self::is_locale( $locale ) && is_string( $code ) && '' !== $code ) {
				$name              = $language['translated_name'] ?? $locale;
				$result[ $locale ] = [ $code, is_string( $name ) ? $name : $locale ];
			}
		}
		return $result;
	}

	/**
	 * @return array<string, string>
	 */
	private static function of_polylang(): array {
		if ( ! function_exists( 'pll_languages_list' ) ) {
			return [];
		}
		$names  = \pll_languages_list( [ 'fields' => 'name' ] );
		$result = [];
		foreach ( \pll_languages_list( [ 'fields' => 'locale' ] ) as $number => $locale ) {
			if ( self::is_locale( $locale ) ) {
				$result[ $locale ] = is_string( $names[ $number ] ?? null ) ? $names[ $number ] : $locale;
			}
		}
		return $result;
	}

	/**
	 * @return array<string, string>
	 */
	private static function of_translatepress(): array {
		$names = function_exists( 'trp_get_languages' ) ? \trp_get_languages() : [];
		return array_filter(
			$names,
			static fn ( mixed $name, mixed $locale ): bool => is_string( $name ) && self::is_locale( $locale ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Determines whether a value is a locale, so that it can be part of the name of an option.
	 *
	 * @phpstan-assert-if-true non-empty-string $value
	 */
	public static function is_locale( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{2,8}){0,3}\z/', $value );
	}

	private static function name( string $locale ): string {
		return class_exists( '\Locale' ) ? (string) \Locale::getDisplayName( $locale, determine_locale() ) : $locale;
	}
}
