<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * What visitors were shown when they chose: each wording once, found again by its hash.
 */
final class Shown {
	private const TEXTS = [ 'title', 'description', 'policy', 'accept', 'reject', 'customise', 'preferencesTitle', 'preferencesDescription', 'save', 'optOutTitle', 'optOutDescription', 'doNotSell' ];

	public function __construct( private Settings $settings, private Texts $texts, private Categories $categories ) {}

	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'quayside_consent_shown';
	}

	/**
	 * Hash of the wording that a visitor saw, kept from now on; '' when nobody knows it.
	 *
	 * A page from a cache may be older than the settings. It says its policy revision: for another one than today's, the
	 * last wording of that revision counts, and none is made up where there is none.
	 *
	 * @param int    $revision Policy revision of the visitor's page.
	 * @param string $language Language of the visitor's page.
	 */
	public function remember( int $revision, string $language ): string {
		global $wpdb;
		$name     = self::name();
		$language = $this->known( $language );
		if ( $revision !== $this->settings->revision() ) {
			return (string) $wpdb->get_var( $wpdb->prepare( "SELECT hash FROM $name WHERE revision = %d AND language = %s ORDER BY first_shown_at DESC LIMIT 1", $revision, $language ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
		$content = (string) wp_json_encode( $this->content( $language ) );
		$hash    = hash( 'sha256', "$revision\n$language\n$content" );
		if ( null === $wpdb->get_var( $wpdb->prepare( "SELECT hash FROM $name WHERE hash = %s", $hash ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL
			// Two visitors may be the first at once: the second finds the row there.
			$wpdb->query(
				$wpdb->prepare(
					"INSERT IGNORE INTO $name (hash, revision, language, first_shown_at, content) VALUES (%s, %d, %s, %s, %s)", // phpcs:ignore WordPress.DB.PreparedSQL
					$hash,
					$revision,
					$language,
					gmdate( 'Y-m-d H:i:s' ),
					$content
				)
			);
		}
		return $hash;
	}

	/**
	 * A wording by its hash, null when it is not kept.
	 *
	 * @return array{revision: int, language: string, firstShownAt: string, content: mixed}|null
	 */
	public function of( string $hash ): ?array {
		global $wpdb;
		$name = self::name();
		$row  = $wpdb->get_row( $wpdb->prepare( "SELECT revision, language, first_shown_at, content FROM $name WHERE hash = %s", $hash ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL
		if ( ! is_array( $row ) ) {
			return null;
		}
		/** @var array{revision: string, language: string, first_shown_at: string, content: string} $row */
		return [
			'revision'     => (int) $row['revision'],
			'language'     => $row['language'],
			'firstShownAt' => $row['first_shown_at'],
			'content'      => json_decode( $row['content'], true ),
		];
	}

	/**
	 * Deletes the wordings that no choice in the log refers to any more.
	 *
	 * @param int $days Days that the log goes back.
	 */
	public function expire( int $days ): void {
		global $wpdb;
		$name = self::name();
		$log  = Table::name();
		$wpdb->query( $wpdb->prepare( "DELETE FROM $name WHERE first_shown_at < %s AND hash NOT IN (SELECT shown FROM $log)", gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	/**
	 * The wording in a language.
	 *
	 * @return array{law: string, texts: array<string, string>, categories: array<int, array{slug: string, name: string, description: string}>}
	 */
	private function content( string $language ): array {
		$switched = switch_to_locale( $language );
		$texts    = [];
		foreach ( self::TEXTS as $text ) {
			$texts[ $text ] = $this->texts->get( $text );
		}
		$categories = [];
		foreach ( $this->categories->all() as $category ) {
			$categories[] = [
				'slug'        => $category->slug,
				'name'        => $category->name,
				'description' => $category->description,
			];
		}
		if ( $switched ) {
			restore_previous_locale();
		}
		return [
			'law'        => $this->settings->law(),
			'texts'      => $texts,
			'categories' => $categories,
		];
	}

	/**
	 * The site's own language in place of one that it does not have: requests must not be able to fill the table.
	 */
	private function known( string $language ): string {
		$languages = get_available_languages();
		return 'en_US' === $language || in_array( $language, $languages, true ) ? $language : get_locale();
	}
}
