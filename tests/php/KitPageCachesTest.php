<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\PageCaches;
use Quayside\Consent\Settings\Settings as ConsentSettings;
use Quayside\Shop\Settings\Settings as ShopSettings;

/**
 * Tests that page caches are cleared when cached pages are out of date, and only then.
 */
final class KitPageCachesTest extends TestCase {
	/** Returns how often a task clears page caches. */
	private static function purges( callable $task, string $action = 'quayside_purge_caches' ): int {
		$before = did_action( $action );
		$task();
		return did_action( $action ) - $before;
	}

	public function test_settings_of_the_plugins_clear_caches(): void {
		foreach ( [ ConsentSettings::OPTION => [ 'law' => 'ccpa' ], ShopSettings::OPTION => [ 'drawer' => false ] ] as $option => $value ) {
			delete_option( $option );
			self::assertSame( 1, self::purges( static fn () => add_option( $option, [] ) ), $option );
			self::assertSame( 1, self::purges( static fn () => update_option( $option, $value ) ), $option );
			self::assertSame( 0, self::purges( static fn () => update_option( $option, $value ) ), "$option has not changed." );
			self::assertSame( 1, self::purges( static fn () => delete_option( $option ) ), $option );
		}
	}

	public function test_the_design_clears_caches(): void {
		self::assertSame( 1, self::purges( static fn () => set_theme_mod( 'quayside_style', 'moss' ) ) );
		self::assertSame( 0, self::purges( static fn () => set_theme_mod( 'quayside_style', 'moss' ) ) );
		$menu = wp_create_nav_menu( 'Caches' );
		self::assertIsInt( $menu );
		$item = [ 'menu-item-title' => 'One', 'menu-item-url' => '/one/', 'menu-item-status' => 'publish' ];
		self::assertGreaterThan( 0, self::purges( static fn () => wp_update_nav_menu_item( $menu, 0, $item ) ) );
	}

	public function test_a_form_clears_caches_as_long_as_visitors_see_it(): void {
		$save = static fn ( array $data ) => wp_insert_post( [ 'post_type' => Form::POST_TYPE, 'post_title' => 'Contact', ...$data ] );
		self::assertSame( 0, self::purges( static fn () => $save( [ 'post_status' => 'draft' ] ) ) );
		$id = $save( [ 'post_status' => 'publish' ] );
		self::assertIsInt( $id );
		self::assertSame( 1, self::purges( static fn () => wp_update_post( [ 'ID' => $id, 'post_title' => 'Write to us' ] ) ) );
		self::assertSame( 1, self::purges( static fn () => wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] ) ) );
		self::assertSame( 0, self::purges( static fn () => wp_update_post( [ 'ID' => $id, 'post_title' => 'Contact' ] ) ) );
		self::assertSame( 1, self::purges( static fn () => wp_update_post( [ 'ID' => $id, 'post_status' => 'publish' ] ) ) );
		self::assertSame( 1, self::purges( static fn () => wp_delete_post( $id, true ) ) );
		// Page caches clear the pages of posts themselves.
		self::assertSame( 0, self::purges( static fn () => wp_insert_post( [ 'post_title' => 'News', 'post_status' => 'publish' ] ) ) );
	}

	public function test_asks_each_cache_once(): void {
		$asked = [];
		$GLOBALS['quayside_test_caches'] = &$asked;
		if ( ! function_exists( 'rocket_clean_domain' ) ) {
			// phpcs:ignore Squiz.PHP.Eval -- a function of another plugin.
			eval( 'function rocket_clean_domain(): void { $GLOBALS["quayside_test_caches"][] = "WP Rocket"; }' );
		}
		foreach ( [ 'litespeed_purge_all', 'rt_nginx_helper_purge_all', 'cache_enabler_clear_complete_cache', 'autoptimize_action_cachepurged' ] as $action ) {
			self::assertSame( 1, self::purges( [ PageCaches::class, 'purge' ], $action ), $action );
		}
		self::assertSame( array_fill( 0, 4, 'WP Rocket' ), $asked );
		unset( $GLOBALS['quayside_test_caches'] );
	}

	/** Autoptimize runs the action itself. */
	public function test_asks_cloudflare_once_with_autoptimize(): void {
		if ( ! class_exists( '\autoptimizeCache' ) ) {
			// phpcs:ignore Squiz.PHP.Eval -- a class of another plugin.
			eval( 'final class autoptimizeCache { public static function clearall(): void { do_action( "autoptimize_action_cachepurged" ); } }' );
		}
		self::assertSame( 1, self::purges( [ PageCaches::class, 'purge' ], 'autoptimize_action_cachepurged' ) );
	}
}
