<?php
declare( strict_types=1 );

namespace Quayside\Consent\LanguageTexts\Tests;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Log\Table;
use Quayside\Consent\SiteLanguages\OwnTexts;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use Quayside\Consent\Neighbors\TranslatePress;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\CountsPurges;
use Quayside\Tests\TestCase;

/**
 * Tests the languages of the site, and the owner's texts in each of them.
 */
final class LanguageTextsTest extends TestCase {
	use CountsPurges;

	private const ROUTE = '/quayside-consent/v1/language-texts/de_DE';

	private const GERMAN = [
		'texts'      => [
			'title'       => 'Kekse?',
			'description' => 'Wir mögen <strong>Kekse</strong>.',
			'accept'      => '',
		],
		'policyUrl'  => 'https://example.org/kekse/',
		'categories' => [
			'analytics' => [
				'name'    => 'Statistik',
				'cookies' => [
					'_ga' => [
						'duration'    => '2 Jahre',
						'description' => 'Zählt Besuche.',
					],
				],
			],
		],
	];

	protected function set_up(): void {
		parent::set_up();
		// WPML's API.
		add_filter( 'wpml_active_languages', [ $this, 'wpml_languages' ] );
		add_filter( 'wpml_default_language', [ $this, 'wpml_default' ] );
		update_option(
			Settings::OPTION,
			[
				'texts'      => [
					'title'  => 'Biscuits?',
					'accept' => 'Yum',
				],
				'categories' => [
					[
						'slug'    => 'analytics',
						'name'    => 'Counting',
						'cookies' => [
							[
								'name'        => '_ga',
								'provider'    => 'Google',
								'duration'    => '2 years',
								'description' => 'Counts visits.',
							],
						],
					],
				],
			]
		);
		self::log_in_as( 'administrator' );
	}

	protected function tear_down(): void {
		remove_filter( 'wpml_active_languages', [ $this, 'wpml_languages' ] );
		remove_filter( 'wpml_default_language', [ $this, 'wpml_default' ] );
		unset( $GLOBALS['TRP_LANGUAGE'] );
		remove_all_filters( 'trp_stop_translating_page' );
		parent::tear_down();
	}

	/**
	 * @return array<string, array<string, string>>
	 */
	public function wpml_languages(): array {
		return [
			'en' => [
				'code'            => 'en',
				'default_locale'  => 'en_US',
				'translated_name' => 'English',
			],
			'de' => [
				'code'            => 'de',
				'default_locale'  => 'de_DE',
				'translated_name' => 'German',
			],
		];
	}

	public function wpml_default(): string {
		return 'en';
	}

	/**
	 * Returns settings for a page in a language.
	 */
	private static function page_in( string $locale ): Settings {
		$settings = new Settings();
		$settings->set_language( $locale );
		return $settings;
	}

	public function test_lists_the_languages_of_the_site(): void {
		self::assertSame(
			[
				'en_US' => 'English',
				'de_DE' => 'German',
			],
			SiteLanguages::all()
		);
		self::assertSame( 'en_US', SiteLanguages::default_locale() );
		$data = self::rest( 'GET', '/quayside-consent/v1/settings' )->get_data();
		self::assertSame( [ true, false ], array_column( (array) $data['languages'], 'isDefault' ) );
		remove_filter( 'wpml_active_languages', [ $this, 'wpml_languages' ] );
		self::assertArrayHasKey( 'en_US', SiteLanguages::all() );
	}

	public function test_a_page_shows_the_texts_of_its_language_and_otherwise_the_defaults(): void {
		self::assertSame( 200, self::rest( 'POST', self::ROUTE, self::GERMAN )->get_status() );
		$german = self::page_in( 'de_DE' );
		$texts  = new Texts( $german );
		self::assertSame(
			[ 'Kekse?', 'Wir mögen <strong>Kekse</strong>.', 'Yum', 'https://example.org/kekse/' ],
			[ $texts->get( 'title' ), $texts->get( 'description' ), $texts->get( 'accept' ), $german->policy_url() ]
		);
		$analytics = ( new Categories( $german ) )->all()[2];
		self::assertSame( 'Statistik', $analytics->name );
		self::assertStringContainsString( 'count visits', $analytics->description );
		self::assertSame(
			[
				'name'        => '_ga',
				'provider'    => 'Google',
				'duration'    => '2 Jahre',
				'description' => 'Zählt Besuche.',
			],
			$analytics->cookies[0]
		);
		foreach ( [ 'en_US', 'fr_FR', '../de_DE' ] as $other ) {
			self::assertSame( 'Biscuits?', ( new Texts( self::page_in( $other ) ) )->get( 'title' ), $other );
		}
		// The settings screen shows the default language.
		self::assertSame( 'Biscuits?', self::rest( 'GET', '/quayside-consent/v1/settings' )->get_data()['settings']['texts']['title'] );
	}

	public function test_preference_center_and_log_use_them(): void {
		global $wpdb;
		( new Table() )->install();
		self::rest( 'POST', self::ROUTE, [ 'texts' => [ 'preferencesTitle' => 'Kekse wählen' ] ] + self::GERMAN );
		$german = (array) self::rest( 'GET', '/quayside-consent/v1/preferences', [ 'locale' => 'de_DE' ] )->get_data();
		self::assertSame( [ 'Kekse wählen', 'Statistik' ], [ $german['title'], $german['categories'][2]['name'] ] );
		$choice = [
			'id'         => 'german',
			'action'     => 'accept',
			'categories' => [ 'analytics' => true ],
			'revision'   => 1,
			'law'        => 'gdpr',
			'time'       => 1795000000,
			'language'   => 'de_DE',
		];
		self::assertSame( 201, self::rest( 'POST', '/quayside-consent/v1/log', $choice )->get_status() );
		$proof = (array) self::rest( 'GET', '/quayside-consent/v1/log/proof/german' )->get_data();
		$shown = $proof['choices'][0]['shownText'];
		self::assertSame( [ 'de_DE', 'Kekse wählen' ], [ $shown['language'], $shown['content']['texts']['preferencesTitle'] ] );
		self::assertSame( 'Statistik', $shown['content']['categories'][2]['name'] );
	}

	public function test_pages_read_only_their_own_language(): void {
		global $wpdb;
		self::rest( 'POST', self::ROUTE, self::GERMAN );
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		( new Texts( self::page_in( 'en_US' ) ) )->get( 'title' );
		self::assertSame( $before, $wpdb->num_queries );
		$texts = new Texts( self::page_in( 'de_DE' ) );
		$texts->get( 'title' );
		$texts->get( 'accept' );
		self::assertSame( $before + 1, $wpdb->num_queries );
	}

	public function test_empty_texts_are_deleted(): void {
		self::rest( 'POST', self::ROUTE, self::GERMAN );
		self::assertSame( [ 'de_DE' ], ( new Settings() )->languages() );
		$empty = [
			'texts'      => [ 'title' => '' ],
			'policyUrl'  => '',
			'categories' => [ 'analytics' => [ 'name' => '' ] ],
		];
		self::assertSame( 200, self::rest( 'POST', self::ROUTE, $empty )->get_status() );
		self::assertSame( [], ( new Settings() )->languages() );
		self::assertFalse( get_option( 'quayside_consent_texts_de_DE' ) );
		self::assertSame( [], OwnTexts::get( 'de_DE' )['texts'] );
	}

	public function test_saving_clears_page_caches_every_time(): void {
		$save = static fn ( array $texts ): int => self::purges( static fn () => self::rest( 'POST', self::ROUTE, $texts ) );
		self::assertSame( 1, $save( self::GERMAN ) );
		self::assertSame( 1, $save( [ 'texts' => [ 'title' => 'Cookies?' ] ] + self::GERMAN ) );
	}

	public function test_rejects_code_other_languages_and_other_users(): void {
		foreach (
			[
				[ 'title' => '<b>Kekse</b>' ],
				[ 'description' => '<img src=x onerror=alert(1)>' ],
				[ 'unknown' => 'x' ],
				[ 'title' => str_repeat( 'x', 1000000 ) ],
			] as $texts
		) {
			self::assertSame( 400, self::rest( 'POST', self::ROUTE, [ 'texts' => $texts ] + self::GERMAN )->get_status() );
		}
		self::assertSame( 400, self::rest( 'POST', self::ROUTE, [ 'policyUrl' => 'javascript:alert(1)' ] + self::GERMAN )->get_status() );
		self::assertSame( 404, self::rest( 'POST', '/quayside-consent/v1/language-texts/xx_XX', self::GERMAN )->get_status() );
		self::assertSame( [], ( new Settings() )->languages() );
		// The settings can't name languages.
		self::rest( 'POST', '/quayside-consent/v1/settings', [ 'settings' => [ 'languages' => [ 'xx_XX' ] ] ] );
		self::assertSame( [], ( new Settings() )->languages() );
		self::log_in_as( 'editor' );
		self::assertSame( 403, self::rest( 'GET', self::ROUTE )->get_status() );
	}

	public function test_translatepress_leaves_texts_in_the_language_of_the_page(): void {
		self::rest( 'POST', self::ROUTE, self::GERMAN );
		$selectors = ( new TranslatePress( self::page_in( 'de_DE' ) ) )->add_selectors( [ '#wpadminbar' ] );
		self::assertContains( '#wpadminbar', $selectors );
		self::assertContains( '.quayside-consent .cky-title', $selectors );
		// The owner has written no German text for this button, so TranslatePress translates the default.
		self::assertNotContains( '.quayside-consent .cky-btn-accept', $selectors );
		self::assertSame( [ '#wpadminbar' ], ( new TranslatePress( self::page_in( 'en_US' ) ) )->add_selectors( [ '#wpadminbar' ] ) );
		// Its buffer also contains responses.
		self::assertFalse( apply_filters( 'trp_stop_translating_page', false, '' ) );
		self::rest( 'GET', '/quayside-consent/v1/preferences', [ 'locale' => 'de_DE' ] );
		self::assertTrue( apply_filters( 'trp_stop_translating_page', false, '' ) );
	}
}
