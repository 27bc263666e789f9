<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\SiteLanguages\SiteLanguages;

/**
 * Finds the languages of the site in the language codes of other plugins, such as "de" or "pt-br".
 */
final class Locales {
	/**
	 * Returns the code of the site's default language, or the given one if the other plugin doesn't have it.
	 *
	 * @param array<int, string> $codes    Codes that the other plugin has.
	 * @param string             $fallback Default language of the other plugin.
	 */
	public static function default_code( array $codes, string $fallback ): string {
		$code = self::code( SiteLanguages::default_locale(), $codes );
		return '' === $code ? $fallback : $code;
	}

	/**
	 * Returns the codes by locale of the site, without its default language.
	 *
	 * @param array<int, string> $codes Codes that the other plugin has.
	 * @return array<string, string>
	 */
	public static function others( array $codes ): array {
		$found   = [];
		$default = SiteLanguages::default_locale();
		foreach ( array_keys( SiteLanguages::all() ) as $locale ) {
			$locale = (string) $locale;
			$code   = $locale === $default ? '' : self::code( $locale, $codes );
			if ( '' !== $code ) {
				$found[ $locale ] = $code;
			}
		}
		return $found;
	}

	/**
	 * @param array<int, string> $codes Codes.
	 */
	private static function code( string $locale, array $codes ): string {
		$tag = strtolower( strtr( $locale, '_', '-' ) );
		foreach ( [ $tag, explode( '-', $tag )[0] ] as $candidate ) {
			foreach ( $codes as $code ) {
				if ( strtolower( strtr( $code, '_', '-' ) ) === $candidate ) {
					return $code;
				}
			}
		}
		return '';
	}
}
