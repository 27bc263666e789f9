<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Kit\EachSite;
use Quayside\Blocks\Kit\SwitchTable;

/**
 * Tests what the plugins do on each site of a network. On a single site, only the hooks can be tested.
 */
final class KitEachSiteTest extends TestCase {
	public function test_single_site_adds_no_hook(): void {
		if ( is_multisite() ) {
			self::markTestSkipped( 'This is a network.' );
		}
		EachSite::run_on_new( __FILE__, '__return_true' );
		self::assertArrayNotHasKey( 100, $GLOBALS['wp_filter']['wp_initialize_site']->callbacks ?? [] );
		$runs = 0;
		EachSite::run(
			static function () use ( &$runs ): void {
				++$runs;
			}
		);
		self::assertSame( 1, $runs );
	}

	private const PLUGINS = [
		'quayside-blocks/quayside-blocks.php',
		'quayside-consent/quayside-consent.php',
		'quayside-shop/quayside-shop.php',
	];

	/** What is missing costs each page a query. */
	private const OPTIONS = [ 'quayside_consent_settings', 'quayside_consent_pages', 'quayside_shop_settings', 'quayside_shop_pages' ];

	/** Events that the plugins schedule. */
	private const EVENTS = [
		'quayside_forms_retention',
		'quayside_forms_follow_up',
		'quayside_forms_mail',
		'quayside_consent_expire_log',
		'quayside_consent_scan',
		'quayside_consent_scan_batch',
	];

	/** Runs a callback on a site of the network, and returns its result. */
	private static function on( int $site, callable $task ): mixed {
		switch_to_blog( $site );
		try {
			return $task();
		} finally {
			restore_current_blog();
		}
	}

	/** @return array<int, string> Names of the tables of Quayside on a site, without prefix. */
	private static function tables( int $site ): array {
		global $wpdb;
		$prefix = $wpdb->get_blog_prefix( $site );
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( "{$prefix}quayside_" ) . '%' ) );
		$names  = array_map( static fn ( string $name ): string => substr( $name, strlen( $prefix ) ), $tables );
		sort( $names );
		return $names;
	}

	/** @return array<int, string> Options that a site does not have. Settings have defaults, so they are read from the database. */
	private static function missing( int $site ): array {
		global $wpdb;
		$table = $wpdb->get_blog_prefix( $site ) . 'options';
		return array_values( array_diff( self::OPTIONS, $wpdb->get_col( "SELECT option_name FROM $table" ) ) );
	}

	private static function add_site(): int {
		$id = wp_insert_site( [
			'domain'  => (string) wp_parse_url( home_url(), PHP_URL_HOST ),
			'path'    => '/' . uniqid() . '/',
			'user_id' => 1,
		] );
		self::assertIsInt( $id );
		return $id;
	}

	public function test_a_network_admin_activates_and_deactivates_the_plugins_on_each_site(): void {
		if ( ! is_multisite() ) {
			self::markTestSkipped( 'Needs a network.' );
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		global $wpdb;
		// On SQLite, dbDelta() ends the transaction of the test, so this test cleans up after itself.
		$wpdb->query( 'ROLLBACK' );
		$active = get_site_option( 'active_sitewide_plugins' );
		// A site that becomes a network has the plugins that it had on all sites.
		deactivate_plugins( self::PLUGINS, true, true );
		$old = self::add_site();
		self::assertSame( self::OPTIONS, self::missing( $old ), 'The plugins are not active on all sites yet.' );
		foreach ( self::PLUGINS as $plugin ) {
			self::assertNull( activate_plugin( $plugin, '', true ) );
		}
		self::assertSame( [], self::missing( $old ) );

		$new = self::add_site();
		self::assertSame( [], self::missing( $new ), 'A new site has the options before its first visit.' );
		self::assertTrue( self::on( $new, static fn (): mixed => get_option( 'quayside_shop_settings' )['detect_sources'] ?? null ) );
		$tables = [
			'quayside_consent_days',
			'quayside_consent_impressions',
			'quayside_consent_limits',
			'quayside_consent_log',
			'quayside_consent_shown',
			'quayside_form_entries',
			'quayside_form_limits',
			'quayside_form_log',
			'quayside_form_unique',
		];
		self::assertSame( $tables, self::tables( $new ), 'A new site has the tables before its first visit.' );

		foreach ( [ $old, $new ] as $site ) {
			foreach ( self::EVENTS as $event ) {
				self::on( $site, static fn (): mixed => wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', $event, [ 'entry' => 7 ] ) );
			}
		}
		deactivate_plugins( self::PLUGINS, false, true );
		foreach ( [ $old, $new ] as $site ) {
			$left = self::on( $site, static fn (): array => array_intersect(
				self::EVENTS,
				array_merge( ...array_map( 'array_keys', array_values( array_filter( (array) _get_cron_array(), 'is_array' ) ) ) )
			) );
			self::assertSame( [], array_values( $left ), "Deactivation leaves no event on site $site." );
		}

		self::on( $new, [ SwitchTable::class, 'create' ] );
		self::assertContains( 'quayside_switch', self::tables( $new ) );
		foreach ( [ $old, $new ] as $site ) {
			wp_delete_site( $site );
			self::assertSame( [], self::tables( $site ), 'A deleted site leaves no table.' );
		}
		update_site_option( 'active_sitewide_plugins', $active );
	}
}
