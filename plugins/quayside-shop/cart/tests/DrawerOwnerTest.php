<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart\Tests;

use Quayside\Shop\Cart\CartIsland;
use Quayside\Shop\Cart\CartLink;
use Quayside\Shop\Cart\DrawerNotice;
use Quayside\Shop\Cart\DrawerOwner;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests that Quayside's drawer is off if another plugin has one, while the cart link and the count remain.
 */
final class DrawerOwnerTest extends StoreTestCase {
	/** @return array<string, array{string, string}> Name of a plugin, and the class that opens its drawer. */
	public static function owners(): array {
		return [
			'Modern Cart'    => [ 'Modern Cart', 'quayside-cart-link no-prefetch' ],
			'FunnelKit Cart' => [ 'FunnelKit Cart', 'quayside-cart-link fkcart-mini-open no-prefetch' ],
			'Side Cart'      => [ 'Side Cart', 'quayside-cart-link xoo-wsc-cart-trigger no-prefetch' ],
			'WPC Fly Cart'   => [ 'WPC Fly Cart', 'quayside-cart-link no-prefetch' ],
			'XT Floating Cart' => [ 'XT Floating Cart', 'quayside-cart-link no-prefetch' ],
		];
	}

	/** @dataProvider owners */
	public function test_turns_the_drawer_off_and_keeps_the_cart_link( string $name, string $classes ): void {
		self::assertTrue( CartIsland::has_drawer() );
		add_filter( 'quayside_shop_drawer_owner', static fn (): string => $name );
		self::assertFalse( CartIsland::has_drawer() );
		$tag = new \WP_HTML_Tag_Processor( ( new CartLink() )->html() );
		self::assertTrue( $tag->next_tag( 'a' ) );
		self::assertSame( $classes, $tag->get_attribute( 'class' ) );
		self::assertSame( wc_get_cart_url(), $tag->get_attribute( 'href' ) );
		self::assertNull( $tag->get_attribute( 'data-island-for' ) );
		self::assertNull( $tag->get_attribute( 'aria-haspopup' ) );
		ob_start();
		do_action( 'wp_footer' );
		$footer = (string) ob_get_clean();
		self::assertStringNotContainsString( 'quayside-cart-drawer', $footer );
		self::assertStringContainsString( 'id="quayside-cart"', $footer, 'The item count still works.' );
		self::assertArrayHasKey( 'span.quayside-cart-count', apply_filters( 'woocommerce_add_to_cart_fragments', [] ) );
	}

	public function test_adds_the_cart_link_to_the_triggers_of_modern_cart(): void {
		self::assertSame( '.quayside-cart-link', apply_filters( 'moderncart_localize_script_args', [] )['custom_trigger_selectors'] );
		$settings = apply_filters( 'moderncart_localize_script_args', [ 'custom_trigger_selectors' => '.mine' ] );
		self::assertSame( '.mine,.quayside-cart-link', $settings['custom_trigger_selectors'] );
	}

	public function test_detects_the_pages_on_which_modern_cart_is_on(): void {
		define( 'MODERNCART_VER', '1.0.9' );
		class_alias( ModernCartFixture::class, 'ModernCart\Inc\Cart' );
		foreach ( [ true, false ] as $on ) {
			ModernCartFixture::$on = $on;
			self::assertSame( $on ? 'Modern Cart' : '', DrawerOwner::name() );
		}
	}

	public function test_shows_a_notice_that_names_the_other_plugin(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$notice = static function ( string $screen ): string {
			set_current_screen( $screen );
			ob_start();
			( new DrawerNotice() )->print();
			return (string) ob_get_clean();
		};
		self::log_in_as( 'administrator' );
		$role = wp_get_current_user();
		$role->add_cap( 'manage_woocommerce' );
		self::assertSame( '', $notice( 'plugins' ) );
		add_filter( 'quayside_shop_drawer_owner', static fn (): string => 'Side Cart' );
		self::assertStringContainsString( 'Side Cart opens the cart', $notice( 'plugins' ) );
		self::assertSame( '', $notice( 'edit-post' ) );
		$role->remove_cap( 'manage_woocommerce' );
		self::log_in_as( 'editor' );
		self::assertSame( '', $notice( 'plugins' ) );
		unset( $GLOBALS['current_screen'] );
	}
}

/**
 * Stands in for Modern Cart. Off after the test.
 */
final class ModernCartFixture {
	public static bool $on = false;

	public static function get_instance(): self {
		return new self();
	}

	public function is_global_enabled(): bool {
		return self::$on;
	}
}
