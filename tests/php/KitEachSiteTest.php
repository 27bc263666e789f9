<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Kit\EachSite;

/**
 * What a new site of a network gets when it is made. A site alone has none: the hooks are what can be tested there.
 */
final class KitEachSiteTest extends TestCase {
	public function test_a_site_alone_waits_for_no_other(): void {
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

	public function test_a_new_site_of_a_network_has_its_tables_before_its_first_visit(): void {
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
