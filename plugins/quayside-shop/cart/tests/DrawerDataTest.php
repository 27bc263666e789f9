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
	 * Tests every requirement of free shipping, with and without the coupon, below and above the amount.
	 *
	 * @dataProvider methods
	 * @param list<array<string, string>> $methods    Options of the zone's methods.
	 * @param float|null                  $expected   Amount from which the drawer shows free shipping.
	 * @param bool                        $has_coupon Whether a coupon for free shipping is applied.
	 * @param string                      $price      Price of the product in the cart.
	 */
	public function test_returns_free_shipping_of_the_visitors_zone(
		array $methods,
		?float $expected,
		bool $has_coupon = false,
		string $price = '14.50'
	): void {
		$data = $this->in_zone( $methods, $has_coupon, $price, static fn (): array => self::cart( true ) ?? [] );
		self::assertSame( $expected, $data['free_shipping']['from'] ?? null );
	}

	/**
	 * @return array<string, array{0: list<array<string, string>>, 1: float|null, 2?: bool, 3?: string}>
	 */
	public static function methods(): array {
		$of = static fn ( string $requires, string $amount = '80' ): array => [
			'requires'   => $requires,
			'min_amount' => $amount,
		];
		return [
			'no requirement'                       => [ [ $of( '' ) ], 0.0 ],
			'coupon, without it'                   => [ [ $of( 'coupon' ) ], null ],
			'coupon, without it, above the amount' => [ [ $of( 'coupon' ) ], null, false, '90' ],
			'coupon, with it'                      => [ [ $of( 'coupon' ) ], 0.0, true ],
			'amount, below'                        => [ [ $of( 'min_amount' ) ], 80.0 ],
			'amount, below, with a coupon'         => [ [ $of( 'min_amount' ) ], 80.0, true ],
			'amount, reached'                      => [ [ $of( 'min_amount' ) ], 0.0, false, '80' ],
			'amount of 0'                          => [ [ $of( 'min_amount', '0' ) ], 0.0 ],
			'either, with neither'                 => [ [ $of( 'either' ) ], 80.0 ],
			'either, with the coupon'              => [ [ $of( 'either' ) ], 0.0, true ],
			'either, with the amount'              => [ [ $of( 'either' ) ], 0.0, false, '90' ],
			'both, with neither'                   => [ [ $of( 'both' ) ], null ],
			'both, with the amount'                => [ [ $of( 'both' ) ], null, false, '90' ],
			'both, with the coupon'                => [ [ $of( 'both' ) ], 80.0, true ],
			'both, with both'                      => [ [ $of( 'both' ) ], 0.0, true, '90' ],
			'no method'                            => [ [], null ],
			'coupon beside a lower amount'         => [ [ $of( 'coupon' ), $of( 'min_amount', '60' ) ], 60.0 ],
			'coupon applied beside an amount'      => [ [ $of( 'min_amount' ), $of( 'coupon' ) ], 0.0, true ],
			'no requirement beside an amount'      => [ [ $of( 'min_amount' ), $of( '' ) ], 0.0 ],
			'the lower of two amounts'             => [ [ $of( 'min_amount' ), $of( 'either', '60' ) ], 60.0 ],
			'an amount that is not a number'       => [ [ $of( 'min_amount', 'much' ), $of( 'either' ) ], 80.0 ],
		];
	}

	public function test_compares_the_amount_before_or_after_discounts_as_the_method_does(): void {
		$methods = [
			[
				'requires'   => 'min_amount',
				'min_amount' => '60',
			],
			[
				'requires'         => 'min_amount',
				'min_amount'       => '65',
				'ignore_discounts' => 'yes',
			],
		];
		$get     = static function (): array {
			$coupon = new \WC_Coupon();
			$coupon->set_code( 'minus20' );
			$coupon->set_discount_type( 'fixed_cart' );
			$coupon->set_amount( 20 );
			$coupon->save();
			self::assertTrue( WC()->cart->apply_coupon( 'minus20' ) );
			return self::cart( true ) ?? [];
		};
		// 55 before and 35 after the discount: 25 are missing from 60, and 10 from 65.
		self::assertSame(
			[
				'from'             => 65.0,
				'before_discounts' => true,
			],
			$this->in_zone( $methods, false, '55', $get )['free_shipping']
		);
	}

	public function test_follows_what_plugins_decide(): void {
		$method = [
			[
				'requires'   => 'min_amount',
				'min_amount' => '80',
			],
		];
		$get    = static fn (): array => self::cart( true ) ?? [];
		add_filter( 'woocommerce_shipping_free_shipping_is_available', '__return_true' );
		self::assertSame( 0.0, $this->in_zone( $method, false, '14.50', $get )['free_shipping']['from'] );
		remove_filter( 'woocommerce_shipping_free_shipping_is_available', '__return_true' );
		WC()->cart->empty_cart();
		// For example for bulky products. No amount helps.
		add_filter( 'woocommerce_shipping_free_shipping_is_available', '__return_false' );
		self::assertNull( $this->in_zone( $method, false, '90', $get )['free_shipping'] );
		add_filter( 'quayside_shop_free_shipping', static fn (): array => [ 'from' => '9.5' ] );
		self::assertSame(
			[
				'from'             => 9.5,
				'before_discounts' => false,
			],
			$get()['free_shipping']
		);
	}

	/**
	 * Many stores hide free shipping for some products or customers, and some plugins add it.
	 *
	 * @dataProvider rates
	 * @param list<array<string, string>> $methods  Options of the zone's methods.
	 * @param list<string>                $rates    Methods whose rates a plugin leaves or adds.
	 * @param float|null                  $expected Amount from which the drawer shows free shipping.
	 */
	public function test_follows_the_rates_that_plugins_hide_and_add( array $methods, array $rates, ?float $expected ): void {
		$filter = static fn (): array => array_map(
			static fn ( string $method ): \WC_Shipping_Rate => new \WC_Shipping_Rate( "$method:1", $method, 'free_shipping' === $method ? 0 : 5, [], $method ),
			array_combine( $rates, $rates )
		);
		add_filter( 'woocommerce_package_rates', $filter );
		try {
			$data = $this->in_zone( $methods, false, '14.50', static fn (): array => self::cart( true ) ?? [] );
			self::assertSame( $expected, $data['free_shipping']['from'] ?? null );
		} finally {
			remove_filter( 'woocommerce_package_rates', $filter );
		}
	}

	/**
	 * @return array<string, array{list<array<string, string>>, list<string>, float|null}>
	 */
	public static function rates(): array {
		$free    = [ 'requires' => '' ];
		$reached = [
			'requires'   => 'min_amount',
			'min_amount' => '10',
		];
		$missing = [
			'requires'   => 'min_amount',
			'min_amount' => '80',
		];
		return [
			'hidden beside another'                  => [ [ $free ], [ 'flat_rate' ], null ],
			'hidden although the amount is reached' => [ [ $reached ], [ 'flat_rate' ], null ],
			'all hidden'                             => [ [ $free ], [], null ],
			'hidden beside an amount'                => [ [ $free, $missing ], [ 'flat_rate' ], 80.0 ],
			'added'                                  => [ [ $missing ], [ 'flat_rate', 'free_shipping' ], 0.0 ],
			'neither hidden nor added'               => [ [ $free ], [ 'flat_rate', 'free_shipping' ], 0.0 ],
		];
	}

	/**
	 * A store can calculate shipping only after the customer has entered an address.
	 */
	public function test_asks_the_methods_if_no_rates_are_calculated(): void {
		add_filter( 'woocommerce_cart_ready_to_calc_shipping', '__return_false' );
		$get = static function (): array {
			WC()->shipping()->reset_shipping();
			$data = self::cart( true ) ?? [];
			self::assertSame( [], WC()->shipping()->get_packages() );
			return $data;
		};
		try {
			self::assertSame( 0.0, $this->in_zone( [ [ 'requires' => '' ] ], false, '14.50', $get )['free_shipping']['from'] );
		} finally {
			remove_filter( 'woocommerce_cart_ready_to_calc_shipping', '__return_false' );
		}
	}

	/**
	 * Fills the cart and calls a function while the zone of all countries has only the given methods.
	 *
	 * @param list<array<string, string>>       $methods    Options of free shipping methods.
	 * @param bool                              $has_coupon Whether a coupon for free shipping is applied.
	 * @param string                            $price      Price of the product.
	 * @param callable(): array<string, mixed> $get        Returns the result.
	 * @return array<string, mixed>
	 */
	private function in_zone( array $methods, bool $has_coupon, string $price, callable $get ): array {
		if ( ! class_exists( \WC_Shipping_Zone::class ) ) {
			self::markTestSkipped( 'The stand-in store has no shipping zones.' );
		}
		$zone = new \WC_Shipping_Zone( 0 );
		$ids  = [];
		foreach ( $methods as $options ) {
			$id    = $zone->add_shipping_method( 'free_shipping' );
			$ids[] = $id;
			update_option( "woocommerce_free_shipping_{$id}_settings", $options + [ 'title' => 'Free shipping' ] );
		}
		\WC_Cache_Helper::get_transient_version( 'shipping', true );
		// The version is the time in seconds, so the rates of another test would be used.
		WC()->session->set( 'shipping_for_package_0', null );
		try {
			WC()->cart->add_to_cart( self::product( 'Enamel mug', $price ) );
			if ( $has_coupon ) {
				$coupon = new \WC_Coupon();
				$coupon->set_code( 'postage' );
				$coupon->set_free_shipping( true );
				$coupon->save();
				self::assertTrue( WC()->cart->apply_coupon( 'postage' ) );
			}
			return $get();
		} finally {
			foreach ( $ids as $id ) {
				$zone->delete_shipping_method( $id );
			}
		}
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
