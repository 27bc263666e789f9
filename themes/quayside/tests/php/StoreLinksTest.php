<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Shop\StoreLinks;

/**
 * Tests the cart and account links and the dashboard page, with and without the shop plugin.
 */
final class StoreLinksTest extends TestCase {
	public function test_prints_no_links_if_the_plugin_is_active(): void {
		if ( ! shortcode_exists( 'quayside_cart_link' ) ) {
			self::markTestSkipped( 'The shop plugin is off.' );
		}
		self::assertSame( '', self::printed() );
	}

	public function test_prints_links_to_the_store_without_the_plugin(): void {
		if ( ! function_exists( 'wc_get_page_permalink' ) ) {
			self::markTestSkipped( 'WooCommerce is not active.' );
		}
		$codes = $GLOBALS['shortcode_tags'];
		remove_shortcode( 'quayside_cart_link' );
		remove_shortcode( 'quayside_customer_dashboard' );
		try {
			$html = self::printed();
			self::assertStringContainsString( esc_url( wc_get_page_permalink( 'cart' ) ), $html );
			self::assertStringContainsString( esc_url( wc_get_page_permalink( 'myaccount' ) ), $html );
			$page = ( new StoreLinks() )->replace_dashboard( '<p>[quayside_customer_dashboard]</p>' );
			self::assertStringContainsString( esc_url( wc_get_page_permalink( 'myaccount' ) ), $page );
			self::assertStringNotContainsString( '[quayside', $page );
		} finally {
			$GLOBALS['shortcode_tags'] = $codes; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- restores the original value.
		}
	}

	private static function printed(): string {
		ob_start();
		( new StoreLinks() )->print();
		return (string) ob_get_clean();
	}
}
