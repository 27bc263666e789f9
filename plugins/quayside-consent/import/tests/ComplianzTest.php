<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import\Tests;

use Quayside\Consent\Kit\SwitchRun;
use Quayside\Consent\Kit\SwitchScan;
use Quayside\Consent\Kit\SwitchTable;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests the import of texts and declared cookies from Complianz.
 */
final class ComplianzTest extends TestCase {
	private const ROUTE = '/quayside-consent/v1/import/complianz';

	public static function set_up_before_class(): void {
		parent::set_up_before_class();
		// The switch would create it in the middle of a test, with which MariaDB commits the test's settings.
		delete_option( SwitchTable::OPTION );
		SwitchTable::create();
	}

	protected function tear_down(): void {
		parent::tear_down();
		global $wpdb;
		foreach ( [ 'cmplz_cookiebanners', 'cmplz_cookies', 'cmplz_services' ] as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}

	/**
	 * Creates the tables of complianz-gdpr 7 with the columns that are needed here.
	 */
	private static function plant(): void {
		global $wpdb;
		self::define_tables(
			"CREATE TABLE {$wpdb->prefix}cmplz_cookiebanners (
				`ID` int(11) NOT NULL AUTO_INCREMENT,
				`default` int(11) NOT NULL,
				`position` text NOT NULL,
				`close_button` text NOT NULL,
				`revoke` text NOT NULL,
				`header` text NOT NULL,
				`dismiss` text NOT NULL,
				`accept` text NOT NULL,
				`message_optin` text NOT NULL,
				`category_functional` text NOT NULL,
				`category_all` text NOT NULL,
				`category_prefs` text NOT NULL,
				`statistics_text` text NOT NULL,
				`colorpalette_background` text NOT NULL,
				`colorpalette_text` text NOT NULL,
				`colorpalette_button_accept` text NOT NULL,
				PRIMARY KEY (ID)
			)",
			"CREATE TABLE {$wpdb->prefix}cmplz_cookies (
				`ID` int(11) NOT NULL AUTO_INCREMENT,
				`name` varchar(250) NOT NULL,
				`ignored` int(11) NOT NULL,
				`retention` text NOT NULL,
				`serviceID` int(11) NOT NULL,
				`cookieFunction` text NOT NULL,
				`purpose` text NOT NULL,
				`language` varchar(6) NOT NULL,
				`isTranslationFrom` int(11) NOT NULL,
				`deleted` int(11) NOT NULL,
				`isMembersOnly` int(11) NOT NULL,
				`showOnPolicy` int(11) NOT NULL,
				PRIMARY KEY (ID)
			)",
			"CREATE TABLE {$wpdb->prefix}cmplz_services (
				`ID` int(11) NOT NULL AUTO_INCREMENT,
				`name` varchar(250) NOT NULL,
				`category` varchar(250) NOT NULL,
				PRIMARY KEY (ID)
			)"
		);
		$row = [
			'default'                    => 0,
			'position'                   => 'center',
			'close_button'               => '',
			'revoke'                     => 'Other',
			'header'                     => '',
			'dismiss'                    => '',
			'accept'                     => '',
			'message_optin'              => '',
			'category_functional'        => '',
			'category_all'               => '',
			'category_prefs'             => '',
			'statistics_text'            => '',
			'colorpalette_background'    => '',
			'colorpalette_text'          => '',
			'colorpalette_button_accept' => '',
		];
		$wpdb->insert( "{$wpdb->prefix}cmplz_cookiebanners", $row );
		$wpdb->insert(
			"{$wpdb->prefix}cmplz_cookiebanners",
			[
				'default'                    => 1,
				'position'                   => 'bottom',
				'close_button'               => '1',
				'revoke'                     => 'Manage consent',
				'header'                     => serialize( [ 'text' => 'Biscuits aboard', 'show' => true ] ),
				'dismiss'                    => serialize( [ 'text' => 'Deny', 'show' => '1' ] ),
				'accept'                     => 'Aye',
				'message_optin'              => '<p>One.</p><p>Two <a href="/b" onclick="x()">b</a>.</p><script>alert(1)</script>',
				'category_functional'        => 'Needed',
				'category_all'               => 'Marketing',
				'category_prefs'             => serialize( [ 'text' => 'Preferences', 'show' => true ] ),
				'statistics_text'            => serialize( [ 'text' => 'We <b>count</b>.', 'show' => true ] ),
				'colorpalette_background'    => serialize( [ 'color' => '#FFFFF0', 'border' => '#f2f2f2' ] ),
				'colorpalette_text'          => serialize( [ 'color' => 'red', 'hyperlink' => '#1E73BE' ] ),
				'colorpalette_button_accept' => serialize( [ 'background' => '#1E73BE', 'text' => '#ffffff' ] ),
			] + $row
		);
		$wpdb->insert( "{$wpdb->prefix}cmplz_services", [ 'name' => 'Harbour Counter', 'category' => '' ] );
		$cookie = [
			'ignored'           => 0,
			'retention'         => '2 years',
			'serviceID'         => 1,
			'cookieFunction'    => 'Counts visits',
			'purpose'           => 'Statistics',
			'language'          => 'en',
			'isTranslationFrom' => 0,
			'deleted'           => 0,
			'isMembersOnly'     => 0,
			'showOnPolicy'      => 1,
		];
		foreach ( [
			[ 'name' => '_hc_*' ],
			[ 'name' => '_ad', 'purpose' => 'Marketing/Tracking' ],
			[ 'name' => 'lang', 'purpose' => 'Preferences', 'serviceID' => 9 ],
			[ 'name' => 'mystery', 'purpose' => 'Purpose pending investigation' ],
			[ 'name' => 'gone', 'deleted' => 1 ],
			[ 'name' => 'staff', 'isMembersOnly' => 1 ],
			[ 'name' => 'hidden', 'showOnPolicy' => 0 ],
			[ 'name' => 'a_*_b' ],
			[ 'name' => '<script>' ],
			[ 'name' => '_hc_*', 'language' => 'de', 'isTranslationFrom' => 1, 'retention' => '2 Jahre', 'cookieFunction' => 'Zählt' ],
		] as $row ) {
			$wpdb->insert( "{$wpdb->prefix}cmplz_cookies", $row + $cookie );
		}
	}

	public function test_requires_an_owner_and_something_to_import(): void {
		self::assertSame( 401, rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_status() );
		self::log_in_as( 'administrator' );
		self::assertFalse( rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_data()['found'] );
		self::assertSame( 404, rest_do_request( new \WP_REST_Request( 'POST', self::ROUTE ) )->get_status() );
	}

	public function test_imports_the_default_banner(): void {
		self::plant();
		self::log_in_as( 'administrator' );
		$response = rest_do_request( new \WP_REST_Request( 'POST', self::ROUTE ) );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( 4, $response->get_data()['cookies'] );
		$stored = get_option( Settings::OPTION );
		self::assertSame( [ 'bar', 'bottom', true ], [ $stored['layout'], $stored['position'], $stored['close'] ] );
		self::assertSame( 'Biscuits aboard', $stored['texts']['title'] );
		self::assertSame( 'Deny', $stored['texts']['reject'] );
		self::assertSame( 'Aye', $stored['texts']['accept'] );
		self::assertSame( 'Manage consent', $stored['texts']['revisit'] );
		self::assertStringContainsString( 'One.<br>Two <a href="/b">b</a>.', $stored['texts']['description'] );
		self::assertStringNotContainsString( '<script', $stored['texts']['description'] );
		self::assertSame( [ 'paper' => '#fffff0', 'accent' => '#1e73be', 'accentText' => '#ffffff' ], array_filter( $stored['colours'] ) );
		$categories = array_column( $stored['categories'], null, 'slug' );
		self::assertSame( 'Needed', $categories['necessary']['name'] );
		self::assertSame( 'Preferences', $categories['functional']['name'] );
		self::assertSame( 'We count.', $categories['analytics']['description'] );
		$declared = [
			'name'        => '_hc_*',
			'provider'    => 'Harbour Counter',
			'duration'    => '2 years',
			'description' => 'Counts visits',
		];
		self::assertSame( [ $declared ], $categories['analytics']['cookies'] );
		self::assertSame( [ '_ad', 'mystery' ], array_column( $categories['advertisement']['cookies'], 'name' ) );
		self::assertSame( [ 'lang' ], array_column( $categories['functional']['cookies'], 'name' ) );
		self::assertArrayNotHasKey( 'law', $stored );
	}

	public function test_imports_the_validity_and_the_texts_of_cookies_in_other_languages(): void {
		self::plant();
		self::log_in_as( 'administrator' );
		add_filter( 'get_available_languages', static fn (): array => [ 'de_DE' ] );
		update_option( 'cmplz_options', [ 'cookie_expiry' => '30' ] );
		self::assertSame( 200, rest_do_request( new \WP_REST_Request( 'POST', self::ROUTE ) )->get_status() );
		$settings = new Settings();
		self::assertSame( 30, $settings->choice_days() );
		self::assertStringContainsString( 'for 30 days', ( new Texts( $settings ) )->default( 'preferencesDescription' ) );
		$settings->set_language( 'de_DE' );
		self::assertSame( [ 'duration' => '2 Jahre', 'description' => 'Zählt' ], $settings->language_category( 'analytics' )['cookies']['_hc_*'] );
	}

	public function test_ignores_broken_and_unsafe_rows(): void {
		global $wpdb;
		self::plant();
		$wpdb->query(
			"UPDATE {$wpdb->prefix}cmplz_cookiebanners SET header = 'O:8:\"stdClass\":0:{}', dismiss = 'a:1:{',
			accept = 'a:1:{s:4:\"text\";a:0:{}}', position = 'moon', colorpalette_background = 'x'"
		);
		self::log_in_as( 'administrator' );
		self::assertSame( 200, rest_do_request( new \WP_REST_Request( 'POST', self::ROUTE ) )->get_status() );
		$stored = get_option( Settings::OPTION );
		self::assertArrayNotHasKey( 'title', array_filter( $stored['texts'] ) );
		self::assertArrayNotHasKey( 'layout', $stored );
	}

	/** Runs the switch or its undo to the end. */
	private static function work(): void {
		for ( $times = 0; $times < 50 && SwitchRun::is_active(); $times++ ) {
			( new SwitchRun() )->advance( 30 );
		}
	}

	public function test_the_switch_imports_and_its_undo_keeps_what_was_changed_since(): void {
		global $wpdb;
		self::plant();
		self::log_in_as( 'administrator' );
		update_option( Settings::OPTION, [ 'layout' => 'popup', 'texts' => [ 'title' => 'Own title' ], 'gpc' => true ] );
		$rows = array_filter(
			( new SwitchScan( true ) )->next( 'items/complianz/0' )['rows'],
			static fn ( array $row ): bool => 'Complianz' === $row['source']
		);
		self::assertContains( 'Cookie list', array_column( $rows, 'title' ) );

		( new SwitchRun() )->start( [ 'complianz' ] );
		self::work();
		$stored = get_option( Settings::OPTION );
		self::assertSame( [ 'bar', 'Biscuits aboard', true ], [ $stored['layout'], $stored['texts']['title'], $stored['gpc'] ] );

		update_option( Settings::OPTION, [ 'layout' => 'box' ] + $stored );
		( new SwitchRun() )->start( [ 'complianz' ] );
		self::work();
		self::assertSame( 'box', get_option( Settings::OPTION )['layout'], 'A second run imports nothing again.' );

		( new SwitchRun() )->undo();
		self::work();
		self::assertEquals( [ 'layout' => 'box', 'texts' => [ 'title' => 'Own title' ], 'gpc' => true ], get_option( Settings::OPTION ) );
		$notes = array_merge( ...array_column( SwitchTable::after( 0, 10 ), 'notes' ) );
		self::assertNotSame( [], preg_grep( '/changed since were kept: layout/', $notes ) );
		$wpdb->query( 'DELETE FROM ' . SwitchTable::name() );
		$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name IN ('quayside_switch', 'quayside_switch_wish', 'quayside_switch_lock')" );
	}
}
