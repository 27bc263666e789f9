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
	use CountsPurges;
	use ReadsLog;

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
		$stored = [];
		add_action( 'quayside_purge_caches', static function () use ( &$stored, $menu ): void {
			$stored = array_column( (array) wp_get_nav_menu_items( $menu ), 'url' );
		} );
		$save = static function () use ( $menu, $item ): void {
			foreach ( [ '/one/', '/two/', '/three/' ] as $url ) {
				wp_update_nav_menu_item( $menu, 0, [ 'menu-item-url' => $url ] + $item );
			}
		};
		self::assertSame( 1, self::purges( $save ) );
		self::assertSame( [ '/one/', '/two/', '/three/' ], $stored, 'The items are complete when caches are cleared.' );
	}

	/** @return array<string, array{string}> */
	public static function options(): array {
		$names = [
			'quayside_form_captcha',
			'srfm_security_settings_options',
			'srfm_default_dynamic_block_option',
			'woocommerce_demo_store',
			'woocommerce_demo_store_notice',
			'sidebars_widgets',
			'widget_block',
			'widget_of_another_plugin',
		];
		return array_map( static fn ( string $name ): array => [ $name ], array_combine( $names, $names ) );
	}

	/** @dataProvider options */
	public function test_options_of_others_that_pages_contain_clear_caches( string $option ): void {
		delete_option( $option );
		self::assertSame( 1, self::purges( static fn () => add_option( $option, [ 'a' ] ) ) );
		self::assertSame( 1, self::purges( static fn () => update_option( $option, [ 'b' ] ) ) );
		self::assertSame( 0, self::purges( static fn () => update_option( $option, [ 'b' ] ) ) );
		self::assertSame( 1, self::purges( static fn () => delete_option( $option ) ) );
		self::assertSame( 0, self::purges( static fn () => update_option( "_$option", [ 'a' ] ) ), 'Another option.' );
	}

	public function test_additional_css_and_the_store_notice_clear_caches_when_they_are_stored(): void {
		self::assertSame( 1, self::purges( static fn () => wp_update_custom_css_post( 'body { color: red }' ) ) );
		self::assertSame( 1, self::purges( static fn () => wp_update_custom_css_post( 'body { color: blue }' ) ) );
		self::log_in_as( 'administrator' );
		$notice = null;
		add_action( 'quayside_purge_caches', static function () use ( &$notice ): void {
			$notice = get_option( 'woocommerce_demo_store_notice' );
		} );
		$values = [ 'drawer' => false, 'store_notice' => true, 'store_notice_text' => 'Closed.' ];
		$save   = static fn () => self::rest( 'POST', '/quayside-shop/v1/settings', $values );
		self::assertSame( 1, self::purges( $save ) );
		self::assertSame( 'Closed.', $notice );
	}

	public function test_all_parts_clear_caches_together_once_in_a_request(): void {
		$save = static function (): void {
			set_theme_mod( 'quayside_style', 'moss' );
			update_option( ConsentSettings::OPTION, [ 'law' => 'ccpa' ] );
			update_option( ShopSettings::OPTION, [ 'drawer' => false ] );
			wp_insert_post( [ 'post_type' => Form::POST_TYPE, 'post_title' => 'Contact', 'post_status' => 'publish' ] );
		};
		foreach ( [ 'quayside_purge_caches', 'litespeed_purge_all', 'autoptimize_action_cachepurged' ] as $action ) {
			delete_option( ShopSettings::OPTION );
			self::assertSame( 1, self::purges( $save, $action ), $action );
		}
		self::assertSame( 0, self::purges( static fn () => null ), 'The next request.' );
	}

	public function test_clears_the_caches_of_each_site_of_a_network_that_changed(): void {
		if ( ! is_multisite() ) {
			self::markTestSkipped( 'Needs a network.' );
		}
		$sites = array_map( 'intval', get_sites( [ 'fields' => 'ids', 'number' => 2 ] ) );
		self::assertCount( 2, $sites );
		$purged = [];
		add_action( 'quayside_purge_caches', static function () use ( &$purged ): void {
			$purged[] = get_current_blog_id();
		} );
		$save = static function () use ( $sites ): void {
			foreach ( [ ...$sites, ...$sites ] as $site ) {
				switch_to_blog( $site );
				PageCaches::purge();
				restore_current_blog();
			}
		};
		$current = get_current_blog_id();
		self::assertSame( 2, self::purges( $save ) );
		self::assertSame( $sites, $purged );
		self::assertSame( $current, get_current_blog_id() );
	}

	public function test_clears_once_more_for_what_is_saved_at_the_end_of_the_request(): void {
		$purge = static fn () => add_action( 'shutdown', static function (): void {
			PageCaches::purge();
			PageCaches::purge();
		}, 20 );
		self::assertSame( 1, self::purges( $purge ) );
		self::assertSame( 1, self::purges( $purge, 'autoptimize_action_cachepurged' ) );
	}

	public function test_a_cache_that_fails_does_not_stop_the_others_or_the_end_of_the_request(): void {
		add_action( 'litespeed_purge_all', static fn () => throw new \RuntimeException( 'No connection.' ) );
		$ended = false;
		$purge = static function () use ( &$ended ): void {
			PageCaches::purge();
			add_action( 'shutdown', static function () use ( &$ended ): void {
				$ended = true;
			}, 20 );
		};
		$logged = self::log_of( static fn () => self::assertSame( 1, self::purges( $purge ) ) );
		self::assertTrue( $ended );
		self::assertSame( [ 'error', 'site', 'A page cache could not be cleared, so visitors may see outdated pages.' ], array_slice( $logged[0], 0, 3 ) );
		self::assertStringStartsWith( 'RuntimeException in', $logged[0][3]['exception'] );
	}

	/** WordPress runs it with four. */
	public function test_other_plugins_can_run_the_action_of_saved_posts_with_fewer_arguments(): void {
		$form = get_post( (int) wp_insert_post( [ 'post_type' => Form::POST_TYPE, 'post_title' => 'Contact', 'post_status' => 'publish' ] ) );
		self::assertInstanceOf( \WP_Post::class, $form );
		self::assertSame( 1, self::purges( static fn () => do_action( 'wp_after_insert_post', $form->ID, $form, true ) ) );
		$caches = new PageCaches( post_types: [ Form::POST_TYPE ] );
		self::assertSame( 0, self::purges( static fn () => $caches->purge_for_deleted( $form->ID ) ) );
		self::assertSame( 0, self::purges( static fn () => $caches->purge_for_saved( $form->ID, new \WP_Error() ) ) );
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

	/** Sites may have code for the action of the first version. */
	public function test_the_former_action_still_runs_and_is_deprecated_only_for_its_listeners(): void {
		$deprecated = [];
		add_action( 'deprecated_hook_run', static function ( string $hook, string $replacement ) use ( &$deprecated ): void {
			$deprecated[] = "$hook: $replacement";
		}, 10, 2 );
		add_filter( 'deprecated_hook_trigger_error', '__return_false' );
		self::purges( [ PageCaches::class, 'purge' ] );
		self::assertSame( [], $deprecated );
		$order = [];
		foreach ( [ 'quayside_consent_purge_caches', 'quayside_purge_caches' ] as $action ) {
			add_action( $action, static function () use ( &$order, $action ): void {
				$order[] = $action;
			} );
		}
		self::purges( [ PageCaches::class, 'purge' ] );
		self::assertSame( [ 'quayside_purge_caches', 'quayside_consent_purge_caches' ], $order );
		self::assertSame( [ 'quayside_consent_purge_caches: quayside_purge_caches' ], $deprecated );
	}

	/** Autoptimize runs the action itself, at the end of the request. */
	public function test_asks_cloudflare_once_with_autoptimize(): void {
		if ( ! class_exists( '\autoptimizeCache' ) ) {
			// phpcs:ignore Squiz.PHP.Eval -- a class of another plugin.
			eval( 'final class autoptimizeCache { public static function clearall(): void { ( $GLOBALS["quayside_test_clearall"] ?? "__return_true" )(); } }' );
		}
		if ( ! function_exists( 'autoptimize_do_cachepurged_action' ) ) {
			// phpcs:ignore Squiz.PHP.Eval -- a function of another plugin.
			eval( 'function autoptimize_do_cachepurged_action(): void { do_action( "autoptimize_action_cachepurged" ); }' );
		}
		$action = 'autoptimize_do_cachepurged_action';
		$clears = [
			'At the end'     => static fn () => add_action( 'shutdown', $action, 11 ), // @phpstan-ignore argument.type
			'Immediately'    => $action,
			'In an old form' => '__return_true',
		];
		$late   = static fn () => add_action( 'shutdown', [ PageCaches::class, 'purge' ], 20, 0 );
		foreach ( $clears as $name => $clear ) {
			$GLOBALS['quayside_test_clearall'] = $clear;
			self::assertSame( 1, self::purges( [ PageCaches::class, 'purge' ], 'autoptimize_action_cachepurged' ), $name );
			self::assertSame( 1, self::purges( $late, 'autoptimize_action_cachepurged' ), "$name, after it." );
		}
		unset( $GLOBALS['quayside_test_clearall'] );
	}
}
