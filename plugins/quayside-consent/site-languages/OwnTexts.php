<?php
declare( strict_types=1 );

namespace Quayside\Consent\SiteLanguages;

/**
 * Stores the owner's texts for one language in its own option, which is not autoloaded: a page reads only its own language, and
 * none if the owner has written no texts for it. The settings list the languages that have any.
 *
 * @phpstan-type Stored array{texts: array<string, string>, policyUrl: string, categories: array<string, array<string, mixed>>}
 */
final class OwnTexts {
	private const PREFIX = 'quayside_consent_texts_';

	/**
	 * Returns the texts of a language: contract consent/language-texts, complete. Entries that are not stored are missing.
	 *
	 * @param string $locale Locale, for example de_DE.
	 * @return Stored
	 */
	public static function get( string $locale ): array {
		$stored     = SiteLanguages::is_locale( $locale ) ? get_option( self::PREFIX . $locale ) : [];
		$stored     = is_array( $stored ) ? $stored : [];
		$texts      = is_array( $stored['texts'] ?? null ) ? $stored['texts'] : [];
		$categories = is_array( $stored['categories'] ?? null ) ? $stored['categories'] : [];
		/** @var array<string, array<string, mixed>> $categories */
		$categories = array_filter( $categories, 'is_array' );
		/** @var array<string, string> $texts */
		$texts = array_filter( $texts, 'is_string' );
		return [
			'texts'      => $texts,
			'policyUrl'  => is_string( $stored['policyUrl'] ?? null ) ? $stored['policyUrl'] : '',
			'categories' => $categories,
		];
	}

	/**
	 * Stores the texts of a language, or deletes them if there are none.
	 *
	 * @param string               $locale Locale of a language of the site.
	 * @param array<string, mixed> $texts  Sanitized texts: contract consent/language-texts, without empty ones.
	 * @return bool Whether the language has texts now.
	 */
	public static function save( string $locale, array $texts ): bool {
		if ( [] === $texts ) {
			delete_option( self::PREFIX . $locale );
			return false;
		}
		update_option( self::PREFIX . $locale, $texts, false );
		return true;
	}
}
