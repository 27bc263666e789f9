<?php
declare( strict_types=1 );

namespace Quayside\Consent\LanguageTexts;

use Quayside\Consent\Kit\PageCaches;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Validation\Proposal;
use Quayside\Consent\SiteLanguages\OwnTexts;

/**
 * Saves the owner's texts of a language, and which languages have any.
 */
final class SavedTexts {
	public function __construct( private Settings $settings ) {}

	/**
	 * Replaces the texts of a language.
	 *
	 * @param string       $locale Locale of a language of the site.
	 * @param array<mixed> $given  Contract consent/language-texts, whose texts have no problem.
	 */
	public function save( string $locale, array $given ): void {
		$has_texts = OwnTexts::save( $locale, self::clean( $given ) );
		$stored    = $this->settings->current();
		$languages = array_values( array_diff( $this->settings->languages(), [ $locale ] ) );
		if ( $has_texts ) {
			$languages[] = $locale;
		}
		if ( $languages === $this->settings->languages() ) {
			// Saving the settings clears page caches, but nothing in them changes.
			PageCaches::purge();
		} else {
			update_option( Settings::OPTION, [ 'languages' => $languages ] + $stored );
		}
		$this->settings->refresh();
	}

	/**
	 * Returns the texts without tags that are not allowed, and without empty ones.
	 *
	 * @param array<mixed> $given Contract consent/language-texts.
	 * @return array<string, mixed>
	 */
	private static function clean( array $given ): array {
		$clean = array_filter( [
			'texts'     => Proposal::clean_texts( $given['texts'] ?? null ),
			'policyUrl' => is_string( $given['policyUrl'] ?? null ) ? esc_url_raw( $given['policyUrl'], [ 'http', 'https' ] ) : '',
		] );
		foreach ( is_array( $given['categories'] ?? null ) ? $given['categories'] : [] as $slug => $category ) {
			$cookies  = [];
			$category = is_array( $category ) ? $category : [];
			foreach ( is_array( $category['cookies'] ?? null ) ? $category['cookies'] : [] as $name => $cookie ) {
				$cookies[ $name ] = self::clean_strings( $cookie, [ 'duration', 'description' ] );
			}
			$texts = array_filter( self::clean_strings( $category, [ 'name', 'description' ] ) + [ 'cookies' => array_filter( $cookies ) ] );
			if ( [] !== $texts ) {
				$clean['categories'][ $slug ] = $texts;
			}
		}
		return $clean;
	}

	/**
	 * @param mixed              $given Texts by name.
	 * @param array<int, string> $names Allowed names.
	 * @return array<string, string>
	 */
	private static function clean_strings( mixed $given, array $names ): array {
		$texts = is_array( $given ) ? array_filter( array_intersect_key( $given, array_flip( $names ) ), 'is_string' ) : [];
		/** @var array<string, string> $texts */
		return array_filter( array_map( 'sanitize_text_field', $texts ), static fn ( string $text ): bool => '' !== $text );
	}
}
