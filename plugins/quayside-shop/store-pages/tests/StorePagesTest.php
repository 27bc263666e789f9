<?php
declare( strict_types=1 );

namespace Quayside\Shop\StorePages\Tests;

use Quayside\Shop\StorePages\StorePages;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests that the pages' URLs need no query and match WooCommerce's.
 */
final class StorePagesTest extends StoreTestCase {
	protected function set_up(): void {
		parent::set_up();
		foreach ( [ 'cart', 'checkout', 'myaccount', 'shop' ] as $page ) {
			$id = wp_insert_post(
				[
					'post_type'   => 'page',
					'post_title'  => "The $page",
					'post_name'   => "the-$page",
					'post_status' => 'publish',
				]
			);
			update_option( "woocommerce_{$page}_page_id", $id );
		}
		self::next_request();
	}

	/**
	 * @return array<string, string>
	 */
	private static function quayside_urls(): array {
		return [
			'cart'      => StorePages::cart(),
			'checkout'  => StorePages::checkout(),
			'myaccount' => StorePages::page( 'myaccount' ),
			'shop'      => StorePages::page( 'shop' ),
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function woocommerce_urls(): array {
		return [
			'cart'      => wc_get_cart_url(),
			'checkout'  => wc_get_checkout_url(),
			'myaccount' => wc_get_page_permalink( 'myaccount' ),
			'shop'      => wc_get_page_permalink( 'shop' ),
		];
	}

	private static function next_request(): void {
		wp_cache_flush();
		wp_load_alloptions();
		// WooCommerce reads the IDs of its pages on every page.
		array_map( 'wc_get_page_id', [ 'cart', 'checkout', 'myaccount', 'shop' ] );
	}

	public function test_returns_stored_urls_without_a_query(): void {
		global $wpdb;
		$first = self::quayside_urls();
		self::next_request();
		$queries = $wpdb->num_queries;
		self::assertSame( $first, self::quayside_urls() );
		self::assertSame( $queries, $wpdb->num_queries );
		self::assertSame( self::woocommerce_urls(), $first );
	}

	public function test_updates_the_urls_after_a_new_slug_and_a_new_structure(): void {
		self::quayside_urls();
		self::next_request();
		wp_update_post(
			[
				'ID'        => wc_get_page_id( 'checkout' ),
				'post_name' => 'pay-here',
			]
		);
		self::next_request();
		self::assertStringContainsString( '/pay-here/', StorePages::checkout() );
		self::next_request();
		global $wp_rewrite;
		$before = get_option( 'permalink_structure' );
		$wp_rewrite->set_permalink_structure( '' );
		self::next_request();
		$plain = self::quayside_urls();
		self::next_request();
		self::assertSame( self::woocommerce_urls(), $plain );
		self::assertStringContainsString( 'page_id=', $plain['cart'] );
		$wp_rewrite->set_permalink_structure( (string) $before );
	}

	public function test_applies_filters_of_other_plugins(): void {
		self::quayside_urls();
		self::next_request();
		add_filter( 'woocommerce_get_cart_url', static fn ( string $url ): string => "$url?lang=de" );
		self::assertStringEndsWith( '?lang=de', StorePages::cart() );
		add_filter( 'page_link', static fn (): string => 'https://example.org/elsewhere/' );
		self::assertSame( 'https://example.org/elsewhere/', StorePages::page( 'myaccount' ) );
	}

	public function test_returns_woocommerces_url_without_the_page(): void {
		update_option( 'woocommerce_checkout_page_id', 0 );
		self::assertSame( wc_get_checkout_url(), StorePages::checkout() );
	}
}
