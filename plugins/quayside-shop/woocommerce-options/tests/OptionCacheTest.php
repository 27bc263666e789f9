<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceOptions\Tests;

use Quayside\Shop\WoocommerceOptions\OptionCache;
use Quayside\Tests\TestCase;

/**
 * Tests that WooCommerce's options are fetched together and stay correct.
 */
final class OptionCacheTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		delete_option( 'woocommerce_bacs_settings' );
		delete_option( 'woocommerce_brand_permalink' );
		add_option( 'woocommerce_brand_permalink', 'marke', '', false );
		$this->forget();
	}

	private function forget(): void {
		foreach ( [ ...OptionCache::names(), 'alloptions', 'notoptions' ] as $name ) {
			wp_cache_delete( $name, 'options' );
		}
		wp_load_alloptions();
	}

	/**
	 * @testdox Fetches all options with one query, whether they exist or not
	 */
	public function test_fetches_all_options_with_one_query(): void {
		$before = $this->queries();
		OptionCache::prime();
		self::assertSame( 1, $this->queries() - $before );
		foreach ( OptionCache::OPTIONS as $name ) {
			get_option( $name );
		}
		foreach ( OptionCache::TRANSIENTS as $name ) {
			str_starts_with( $name, '_site' ) ? get_site_transient( substr( $name, 16 ) ) : get_transient( substr( $name, 11 ) );
		}
		self::assertSame( 1, $this->queries() - $before );
		self::assertSame( 'marke', get_option( 'woocommerce_brand_permalink' ) );
		self::assertSame( 'unset', get_option( 'woocommerce_bacs_settings', 'unset' ) );
	}

	/**
	 * @testdox Returns what is stored after the options were fetched
	 */
	public function test_returns_what_is_stored_later(): void {
		OptionCache::prime();
		update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] );
		update_option( 'woocommerce_brand_permalink', 'brand' );
		set_transient( 'filter_data-transient-version', '42', 60 );
		self::assertSame( [ 'enabled' => 'yes' ], get_option( 'woocommerce_bacs_settings' ) );
		self::assertSame( 'brand', get_option( 'woocommerce_brand_permalink' ) );
		self::assertSame( '42', get_transient( 'filter_data-transient-version' ) );
		delete_transient( 'filter_data-transient-version' );
		delete_option( 'woocommerce_brand_permalink' );
		self::assertFalse( get_option( 'woocommerce_brand_permalink' ) );
	}

	/**
	 * @testdox Leaves transients to an object cache
	 */
	public function test_leaves_transients_to_an_object_cache(): void {
		$was = wp_using_ext_object_cache( true );
		try {
			self::assertSame( OptionCache::OPTIONS, OptionCache::names() );
		} finally {
			wp_using_ext_object_cache( (bool) $was );
		}
	}

	/**
	 * @testdox Runs before WooCommerce reads its options
	 */
	public function test_runs_before_woocommerce_reads_its_options(): void {
		self::assertTrue( OptionCache::has_store() );
		$names = [];
		foreach ( (array) get_option( 'active_plugins' ) as $plugin ) {
			$names[] = is_string( $plugin ) ? dirname( $plugin ) : '';
		}
		sort( $names );
		// WordPress loads plugins in this order.
		self::assertLessThan( array_search( 'woocommerce', [ ...$names, 'woocommerce' ], true ), array_search( 'quayside-shop', $names, true ) );
	}

	private function queries(): int {
		global $wpdb;
		return $wpdb->num_queries;
	}
}
