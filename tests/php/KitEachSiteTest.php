<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Kit\EachSite;

/**
 * Tests tasks for new sites of a network. On a single site, only the hooks can be tested.
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

	public function test_new_site_of_network_has_tables_before_first_visit(): void {
		if ( ! is_multisite() ) {
			self::markTestSkipped( 'Needs a network.' );
		}
		global $wpdb;
		$id = wp_insert_site( [ 'domain' => (string) wp_parse_url( home_url(), PHP_URL_HOST ), 'path' => '/' . uniqid() . '/', 'user_id' => 1 ] );
		self::assertIsInt( $id );
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->get_blog_prefix( $id ) . 'quayside_' ) . '%' ) );
		foreach ( [ 'form_entries', 'form_unique', 'form_log', 'form_limits', 'consent_log', 'consent_shown' ] as $name ) {
			self::assertContains( $wpdb->get_blog_prefix( $id ) . "quayside_$name", $tables );
		}
		wp_delete_site( $id );
	}
}
