<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Shop\StoreLinks;

/**
 * Cart and account in the header, and the dashboard's page, with and without the shop plugin.
 */
final class StoreLinksTest extends TestCase {
	public function test_the_theme_leaves_the_links_to_the_plugin(): void {
		if ( ! shortcode_exists( 'quayside_cart_link' ) ) {
			self::markTestSkipped( 'The shop plugin is off.' );
		}
		self::assertSame( '', self::printed() );
	}

	public function test_without_the_plugin_the_store_is_still_to_be_found(): void {
		if ( ! function_exists( 'wc_get_page_permalink' ) ) {
			self::markTestSkipped( 'There is no store.' );
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
			$GLOBALS['shortcode_tags'] = $codes; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the test's own change is undone.
		}
	}

	private static function printed(): string {
		ob_start();
		( new StoreLinks() )->print();
		return (string) ob_get_clean();
	}
}
