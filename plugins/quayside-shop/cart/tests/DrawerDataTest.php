<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart\Tests;

use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests the data that is added to the drawer's cart.
 */
final class DrawerDataTest extends StoreTestCase {
	public function test_adds_the_nonce_for_remove_links_to_requests_of_the_drawer_only(): void {
		WC()->cart->add_to_cart( self::product() );
		$data = self::cart( true );
		self::assertSame( 1, wp_verify_nonce( $data['remove_nonce'], 'woocommerce-cart' ) );
		self::assertNull( self::cart( false ) );
	}

	/**
	 * @dataProvider methods
	 * @param array<string, string>     $options  Options of the method.
	 * @param array<string, mixed>|null $expected Data for the drawer.
	 * @param bool                      $has_coupon Whether a coupon for free shipping is applied.
	 */
	public function test_returns_free_shipping_of_the_visitors_zone( array $options, ?array $expected, bool $has_coupon = false ): void {
		if ( ! class_exists( \WC_Shipping_Zone::class ) ) {
			self::markTestSkipped( 'The stand-in store has no shipping zones.' );
		}
		$zone = new \WC_Shipping_Zone( 0 );
		$id   = $zone->add_shipping_method( 'free_shipping' );
		update_option( "woocommerce_free_shipping_{$id}_settings", $options + [ 'title' => 'Free shipping' ] );
		\WC_Cache_Helper::get_transient_version( 'shipping', true );
		try {
			WC()->cart->add_to_cart( self::product() );
			if ( $has_coupon ) {
				$coupon = new \WC_Coupon();
				$coupon->set_code( 'postage' );
				$coupon->set_free_shipping( true );
				$coupon->save();
				self::assertTrue( WC()->cart->apply_coupon( 'postage' ) );
			}
			self::assertSame( $expected, self::cart( true )['free_shipping'] );
			add_filter( 'quayside_shop_free_shipping', static fn (): array => [ 'from' => '9.5' ] );
			self::assertSame( [ 'from' => 9.5, 'before_discounts' => false ], self::cart( true )['free_shipping'] );
		} finally {
			$zone->delete_shipping_method( $id );
		}
	}

	/**
	 * @return array<string, array{0: array<string, string>, 1: array<string, mixed>|null, 2?: bool}>
	 */
	public static function methods(): array {
		return [
			'an amount'                  => [
				[ 'requires' => 'min_amount', 'min_amount' => '80' ],
				[ 'from' => 80.0, 'before_discounts' => false ],
			],
			'an amount before discounts' => [
				[ 'requires' => 'either', 'min_amount' => '49.5', 'ignore_discounts' => 'yes' ],
				[ 'from' => 49.5, 'before_discounts' => true ],
			],
			'a coupon'                   => [ [ 'requires' => 'coupon', 'min_amount' => '80' ], null ],
			'an amount and a coupon'     => [ [ 'requires' => 'both', 'min_amount' => '80' ], null ],
			'nothing'                    => [ [ 'requires' => '' ], null ],
			'either, with the coupon'    => [ [ 'requires' => 'either', 'min_amount' => '80' ], null, true ],
			'both, with the coupon'      => [
				[ 'requires' => 'both', 'min_amount' => '80' ],
				[ 'from' => 80.0, 'before_discounts' => false ],
				true,
			],
		];
	}

	/**
	 * @return array<string, mixed>|null
	 */
	private static function cart( bool $from_drawer ): ?array {
		$request = new \WP_REST_Request( 'GET', '/wc/store/v1/cart' );
		if ( $from_drawer ) {
			$request->set_header( 'X-Quayside-Drawer', '1' );
		}
		$server   = rest_get_server();
		$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );
		$data     = (array) $response->get_data();
		return ( (array) $data['extensions'] )['quayside_shop'] ?? null;
	}
}
