<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * Stores the texts that visitors saw when they chose. Each version is stored once and found by its hash.
 */
final class Wordings {
	private const TEXTS = [
		'title',
		'description',
		'policy',
		'accept',
		'reject',
		'customise',
		'preferencesTitle',
		'preferencesDescription',
		'save',
		'optOutTitle',
		'optOutDescription',
		'doNotSell',
	];

	public function __construct( private Settings $settings, private Texts $texts, private Categories $categories ) {}

	/**
	 * Stores the wording that a visitor saw and returns its hash, or '' if it is unknown.
	 *
	 * A cached page may be older than the settings, so it sends its policy revision. For any other than the current
	 * one, the last stored wording of that revision is used, if there is one.
	 *
	 * @param int    $revision Policy revision of the visitor's page.
	 * @param string $language Language of the visitor's page.
	 */
	public function store( int $revision, string $language ): string {
		global $wpdb;
		$name     = Table::wordings();
		$language = $this->installed_language( $language );
		if ( $revision !== $this->settings->revision() ) {
			// phpcs:disable WordPress.DB.PreparedSQL
			return (string) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT hash FROM $name WHERE revision = %d AND language = %s ORDER BY first_shown_at DESC LIMIT 1",
					$revision,
					$language
				)
			);
			// phpcs:enable
		}
		$content = (string) wp_json_encode( $this->content( $language ) );
		$hash    = hash( 'sha256', "$revision\n$language\n$content" );
		if ( null === $wpdb->get_var( $wpdb->prepare( "SELECT hash FROM $name WHERE hash = %s", $hash ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL
			// Two visitors may be the first at the same time. The second one finds an existing row.
			$wpdb->query(
				$wpdb->prepare(
					// phpcs:ignore WordPress.DB.PreparedSQL
					"INSERT IGNORE INTO $name (hash, revision, language, first_shown_at, content) VALUES (%s, %d, %s, %s, %s)",
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
	 * Returns a wording by its hash, or null if it is not stored.
	 *
	 * @return array{revision: int, language: string, firstShownAt: string, content: mixed}|null
	 */
	public function get( string $hash ): ?array {
		global $wpdb;
		$name = Table::wordings();
		// phpcs:disable WordPress.DB.PreparedSQL
		$row = $wpdb->get_row(
			$wpdb->prepare( "SELECT revision, language, first_shown_at, content FROM $name WHERE hash = %s", $hash ),
			ARRAY_A
		);
		// phpcs:enable
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
	 * Deletes the wordings that no choice in the log refers to anymore.
	 *
	 * @param int $days Retention period of the log, in days.
	 */
	public function expire( int $days ): void {
		global $wpdb;
		$name = Table::wordings();
		$log  = Table::name();
		// phpcs:disable WordPress.DB.PreparedSQL
		$wpdb->query(
			$wpdb->prepare(
				"DELETE FROM $name WHERE first_shown_at < %s AND hash NOT IN (SELECT shown FROM $log)",
				gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS )
			)
		);
		// phpcs:enable
	}

	/**
	 * Returns the wording in a language.
	 *
	 * @return array{law: string, texts: array<string, string>, categories: array<int, array{slug: string, name: string, description: string}>}
	 */
	private function content( string $language ): array {
		$switched = switch_to_locale( $language );
		$this->settings->set_language( $language );
		$texts = [];
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
		$this->settings->set_language( '' );
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
	 * Returns the language, or the language of the site if the site does not have it. Requests must not be able to fill the table.
	 */
	private function installed_language( string $language ): string {
		return 'en_US' === $language || in_array( $language, get_available_languages(), true ) || isset( SiteLanguages::all()[ $language ] )
			? $language
			: get_locale();
	}
}
