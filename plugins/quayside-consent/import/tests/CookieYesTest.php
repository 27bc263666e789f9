<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import\Tests;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\SwitchRun;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\SiteLanguages\OwnTexts;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use Quayside\Tests\TestCase;

/**
 * Tests the import of texts and declared cookies from CookieYes, which keeps visitors' choices.
 */
final class CookieYesTest extends TestCase {
	private const ROUTE = '/quayside-consent/v1/import/cookieyes';

	protected function tear_down(): void {
		parent::tear_down();
		global $wpdb;
		foreach ( [ 'cky_banners', 'cky_cookies', 'cky_cookie_categories' ] as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}

	/**
	 * Creates the tables of cookie-law-info 3.4.
	 */
	private static function plant(): void {
		global $wpdb;
		self::define_tables(
			"CREATE TABLE {$wpdb->prefix}cky_banners (
				banner_id bigint(20) NOT NULL AUTO_INCREMENT,
				name varchar(190) NOT NULL DEFAULT '',
				slug varchar(190) NOT NULL DEFAULT '',
				status int(11) NOT NULL DEFAULT 0,
				settings longtext NOT NULL,
				banner_default int(11) NOT NULL DEFAULT 0,
				contents longtext NOT NULL,
				PRIMARY KEY (banner_id)
			)",
			"CREATE TABLE {$wpdb->prefix}cky_cookies (
				cookie_id bigint(20) NOT NULL AUTO_INCREMENT,
				name varchar(190) NOT NULL DEFAULT '',
				description longtext NOT NULL,
				duration text NOT NULL,
				domain varchar(190) NOT NULL DEFAULT '',
				category bigint(20) NOT NULL,
				PRIMARY KEY (cookie_id)
			)",
			"CREATE TABLE {$wpdb->prefix}cky_cookie_categories (
				category_id bigint(20) NOT NULL AUTO_INCREMENT,
				name text NOT NULL,
				slug varchar(190) NOT NULL DEFAULT '',
				description longtext NOT NULL,
				priority int(11) NOT NULL DEFAULT 0,
				PRIMARY KEY (category_id)
			)"
		);
		$settings = [
			'settings'   => [
				'type'          => 'banner',
				'position'      => 'top',
				'applicableLaw' => 'gdpr',
				'languages'     => [ 'default' => 'de' ],
			],
			'behaviours' => [ 'respectGPC' => [ 'status' => true ] ],
			'config'     => [
				'notice' => [
					'styles'   => [ 'background-color' => '#FFFFFF' ],
					'elements' => [
						'title'       => [ 'styles' => [ 'color' => '#212121' ] ],
						'buttons'     => [ 'elements' => [ 'accept' => [ 'styles' => [ 'background-color' => '#1863DC' ] ] ] ],
						'closeButton' => [ 'status' => false ],
					],
				],
			],
		];
		$contents = [
			'de' => [
				'notice'           => [
					'elements' => [
						'title'       => 'Wir schätzen Ihre Privatsphäre',
						'description' => '<p>Kekse.</p><p>Mehr <a href="/kekse" onclick="x()">Kekse</a>.</p><script>alert(1)</script>',
						'privacyLink' => 'https://example.org/kekse',
						'buttons'     => [ 'elements' => [ 'accept' => 'Alle <i>akzeptieren</i>' ] ],
					],
				],
				'videoPlaceholder' => [ 'elements' => [ 'title' => 'Bitte Kekse' ] ],
			],
		];
		$wpdb->insert(
			"{$wpdb->prefix}cky_banners",
			[
				'status'         => 1,
				'banner_default' => 1,
				'settings'       => wp_json_encode( $settings ),
				'contents'       => wp_json_encode( $contents ),
			]
		);
		$wpdb->insert( "{$wpdb->prefix}cky_banners", [ 'status' => 1, 'settings' => '{"settings":{"applicableLaw":"ccpa"}}', 'contents' => 'broken{' ] );
		$wpdb->insert(
			"{$wpdb->prefix}cky_cookie_categories",
			[
				'slug'        => 'analytics',
				'name'        => '{"de":"Zählung","en":"Analytics"}',
				'description' => '{"en":"<p>Counts.</p>"}',
			]
		);
		$analytics = $wpdb->insert_id;
		$wpdb->insert( "{$wpdb->prefix}cky_cookie_categories", [ 'slug' => 'social', 'name' => 'Social', 'description' => '' ] );
		$wpdb->insert( "{$wpdb->prefix}cky_cookie_categories", [ 'slug' => '"><script>', 'name' => 'x', 'description' => '' ] );
		$wpdb->insert(
			"{$wpdb->prefix}cky_cookies",
			[
				'name'        => '_ga_*',
				'category'    => $analytics,
				'domain'      => 'example.org',
				'duration'    => '{"de":"2 Jahre"}',
				'description' => '{"de":"Zählt."}',
			]
		);
		$wpdb->insert( "{$wpdb->prefix}cky_cookies", [ 'name' => '(a+)+$', 'category' => $analytics, 'duration' => '', 'description' => '' ] );
	}

	public function test_a_rehearsal_lists_what_the_import_reads(): void {
		self::log_in_as( 'administrator' );
		$scan = static fn ( bool $rehearse ): array => array_values( array_filter(
			self::rest( 'GET', '/quayside-switch/v1/scan', [ 'rehearse' => $rehearse ] )->get_data()['rows'],
			static fn ( array $row ): bool => 'CookieYes' === $row['source']
		) );
		self::assertSame( [], $scan( true ) );
		self::plant();
		// Another request asks anew which tables there are.
		wp_cache_flush();
		$rows = array_column( $scan( true ), null, 'title' );
		self::assertSame(
			[ 'converted', 'approximated', 2 ],
			[ $rows['Zählung']['result'], $rows['Cookie list']['result'], $rows['Cookie list']['count'] ],
			'One of the two cookies is not valid.'
		);
		self::assertSame( [ '1 cookie is imported.' ], $rows['Cookie list']['notes'] );
		self::assertArrayNotHasKey( '"><script>', $rows );
		self::assertSame( [ '' ], array_values( array_unique( array_column( $scan( false ), 'result' ) ) ) );
	}

	public function test_requires_an_owner_and_something_to_import(): void {
		foreach ( [ 'GET', 'POST' ] as $method ) {
			wp_set_current_user( 0 );
			self::assertSame( 401, self::rest( $method, self::ROUTE )->get_status() );
			self::log_in_as( 'editor' );
			self::assertSame( 403, self::rest( $method, self::ROUTE )->get_status() );
		}
		self::log_in_as( 'administrator' );
		self::assertFalse( self::rest( 'GET', self::ROUTE )->get_data()['found'] );
		self::assertSame( 404, self::rest( 'POST', self::ROUTE )->get_status() );
	}

	public function test_imports_texts_colors_and_cookies_without_code(): void {
		self::plant();
		self::log_in_as( 'administrator' );
		$revision = ( new Settings() )->revision();
		$response = self::rest( 'POST', self::ROUTE );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		$found = $response->get_data();
		self::assertSame(
			[ 'found' => true, 'law' => 'both', 'texts' => 4, 'categories' => 2, 'cookies' => 1 ],
			array_diff_key( $found, [ 'changes' => '', 'notes' => '' ] )
		);
		self::assertContains( [ 'setting' => 'Button color', 'before' => 'Theme color', 'after' => '#1863dc' ], $found['changes'] );
		$settings = new Settings();
		self::assertSame( [ 'both', 'bar', 'top' ], [ $settings->selected_law(), $settings->layout(), $settings->position() ] );
		self::assertSame( 'Wir schätzen Ihre Privatsphäre', $settings->text( 'title' ) );
		self::assertSame( 'Alle akzeptieren', $settings->text( 'accept' ) );
		self::assertSame( 'Bitte Kekse', $settings->text( 'placeholder' ) );
		self::assertStringContainsString( 'Kekse.<br>Mehr <a href="/kekse">Kekse</a>.', $settings->text( 'description' ) );
		self::assertStringNotContainsString( 'alert', $settings->text( 'description' ) );
		self::assertSame( 'https://example.org/kekse', $settings->policy_url() );
		self::assertSame( [ 'ink' => '#212121', 'paper' => '#ffffff', 'accent' => '#1863dc' ], $settings->colors() );
		self::assertFalse( $settings->is_on( 'close' ) );
		self::assertSame( $revision, $settings->revision() );
		$categories = array_column(
			array_map( static fn ( object $category ): array => (array) $category, ( new Categories( $settings ) )->all() ),
			null,
			'slug'
		);
		self::assertSame( 'Zählung', $categories['analytics']['name'] );
		$declared = [
			'name'        => '_ga_*',
			'provider'    => 'example.org',
			'duration'    => '2 Jahre',
			'description' => 'Zählt.',
		];
		self::assertSame( $declared, $categories['analytics']['cookies'][0] );
		self::assertArrayHasKey( 'social', $categories );
	}

	/**
	 * Stores what CookieYes 3.4.2 stored on a site in two languages.
	 */
	private static function plant_real(): void {
		global $wpdb;
		$stored = json_decode( (string) file_get_contents( __DIR__ . '/fixtures/cookieyes.json' ), true );
		$tables = [ 'cky_banners', 'cky_cookie_categories', 'cky_cookies' ];
		self::define_tables( ...array_map(
			static fn ( string $table ): string => "CREATE TABLE {$wpdb->prefix}$table ("
				. implode( ' longtext, ', array_keys( $stored[ $table ][0] ) ) . ' longtext)',
			$tables
		) );
		foreach ( $tables as $table ) {
			foreach ( $stored[ $table ] as $row ) {
				$wpdb->insert( $wpdb->prefix . $table, $row );
			}
		}
		add_filter( 'get_available_languages', static fn (): array => [ 'de_DE' ] );
	}

	public function test_imports_everything_that_the_real_plugin_stores_and_restores_it(): void {
		self::plant_real();
		self::log_in_as( 'administrator' );
		$mine = [
			'name'     => 'Mine',
			'category' => 'analytics',
			'hosts'    => [ 'mine.example' ],
		];
		update_option( Settings::OPTION, [ 'choiceDays' => 90, 'providers' => [ 'mine' => $mine ] ] );
		OwnTexts::save( 'de_DE', [ 'texts' => [ 'title' => 'Bisher' ] ] );
		$before = get_option( Settings::OPTION );
		$found  = self::rest( 'GET', self::ROUTE )->get_data();
		$change = array_column( $found['changes'], null, 'setting' );
		self::assertSame( [ '90', '180' ], [ $change['Validity of a choice (days)']['before'], $change['Validity of a choice (days)']['after'] ] );
		self::assertSame( '#fff8e1', $change['Text color on buttons']['after'] );
		self::assertStringContainsString( 'Bisher', $change['Texts in ' . SiteLanguages::all()['de_DE']]['before'] );
		self::assertSame( $before, get_option( Settings::OPTION ), 'Reading changes nothing.' );
		self::assertCount( 1, $found['notes'] );
		self::assertStringContainsString( '/wp-content/plugins/shop/cart.js', $found['notes'][0] );

		( new SwitchRun() )->start( [ 'cookieyes' ] );
		while ( SwitchRun::is_active() ) {
			( new SwitchRun() )->advance( 5 );
		}
		$settings = new Settings();
		self::assertSame( 180, $settings->choice_days() );
		self::assertSame( '#fff8e1', $settings->colors()['accentText'] );
		self::assertStringContainsString( 'Max-Age=' . 180 * DAY_IN_SECONDS, Cookie::header( 'a:b', $settings ) );
		self::assertArrayHasKey( 'mine', $settings->providers(), 'Providers of the owner stay.' );
		// Hotjar and Facebook are known already, in the categories of CookieYes.
		self::assertSame( [ 'mine' ], array_keys( array_filter( $settings->providers(), 'is_array' ) ) );
		$settings->set_language( 'de_DE' );
		self::assertSame( 'Wir schätzen Ihre Privatsphäre', ( new Texts( $settings ) )->get( 'title' ) );
		self::assertSame( 'Analyse', $settings->language_category( 'analytics' )['name'] );
		self::assertSame( '2 Jahre', $settings->language_category( 'analytics' )['cookies']['_ga']['duration'] );

		( new SwitchRun() )->undo();
		while ( SwitchRun::is_active() ) {
			( new SwitchRun() )->advance( 5 );
		}
		self::assertEquals( $before + [ 'languages' => [ 'de_DE' ] ], get_option( Settings::OPTION ) );
		self::assertSame( [ 'title' => 'Bisher' ], OwnTexts::get( 'de_DE' )['texts'] );
	}

	public function test_scripts_that_cookieyes_blocks_are_blocked_by_their_domain(): void {
		self::plant_real();
		global $wpdb;
		foreach ( [ 'https://cdn.tracker.example/js/deep/path.js?x=1', '*.counter.example*', '(a+)+$', str_repeat( 'x', 5000 ) . '.com', '' ] as $number => $pattern ) {
			$wpdb->insert( "{$wpdb->prefix}cky_cookies", [ 'cookie_id' => 50 + $number, 'name' => "c$number", 'category' => 3, 'url_pattern' => $pattern ] );
		}
		self::log_in_as( 'administrator' );
		self::assertSame( 200, self::rest( 'POST', self::ROUTE )->get_status() );
		$providers = ( new Settings() )->providers();
		self::assertSame( [ 'cdn.tracker.example/js/deep' ], $providers['cookieyes-cdn-tracker-example-js-deep']['hosts'] );
		self::assertSame( [ 'analytics', [ 'counter.example' ], [ 'c1' ] ], [
			$providers['cookieyes-counter-example']['category'],
			$providers['cookieyes-counter-example']['hosts'],
			$providers['cookieyes-counter-example']['cookies'],
		] );
		$again = self::rest( 'GET', self::ROUTE )->get_data();
		self::assertSame( [], $again['changes'], 'A second import changes nothing.' );
	}

	public function test_visitors_of_cookieyes_are_not_asked_again(): void {
		self::plant();
		self::log_in_as( 'administrator' );
		self::rest( 'POST', self::ROUTE );
		$settings = new Settings();
		$choices  = 'necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no,social:yes';
		$cookie   = 'consentid:' . str_repeat( 'a', 43 ) . ",consent:yes,action:yes,$choices";
		$record   = Record::parse( $cookie, ( new Categories( $settings ) )->slugs() );
		self::assertNotNull( $record );
		self::assertTrue( $record->decided );
		self::assertGreaterThanOrEqual( $settings->revision(), $record->revision );
		self::assertTrue( $record->categories['analytics'] && $record->categories['social'] );
		self::assertFalse( $record->categories['functional'] );
	}
}
