<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderAttribution\Tests;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\OrderAttribution\FirstTouch;
use Quayside\Shop\OrderAttribution\Module;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\Tests\StoreTestCase;
use Quayside\Tests\ReadsLog;
use WC_Order;
use WP_REST_Request;

/**
 * Tests the first visit in order meta.
 */
final class FirstTouchTest extends StoreTestCase {
	use ReadsLog;

	private const VALUES = [
		'first_source_type'        => 'organic',
		'first_utm_source'         => 'bing',
		'first_utm_medium'         => 'organic',
		'first_utm_campaign'       => '(none)',
		'first_session_entry'      => 'https://shop.example/mugs/?page=2',
		'first_session_start_time' => '2026-03-09 08:05:03',
	];

	protected function tear_down(): void {
		$_POST = [];
		parent::tear_down();
	}

	private static function module(): Module {
		return new Module( new Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' ) );
	}

	/**
	 * Stores the first touch of an order that a form posts.
	 *
	 * @param array<string, mixed> $values Values by field.
	 */
	private static function post( array $values, ?WC_Order $order = null ): WC_Order {
		$order ??= self::order();
		$_POST   = wp_slash(
			array_combine( array_map( static fn ( string $field ): string => "wc_order_attribution_$field", array_keys( $values ) ), $values )
		);
		self::module()->save_posted( $order );
		return $order;
	}

	private static function order(): WC_Order {
		$order = wc_create_order();
		self::assertInstanceOf( WC_Order::class, $order );
		return $order;
	}

	/**
	 * Returns the stored values by field, read from the database.
	 *
	 * @return array<string, mixed>
	 */
	private static function stored( WC_Order $order ): array {
		$stored = wc_get_order( $order->get_id() );
		self::assertInstanceOf( WC_Order::class, $stored );
		$values = [];
		foreach ( array_keys( self::VALUES ) as $field ) {
			$value = $stored->get_meta( FirstTouch::META . $field );
			if ( '' !== $value ) {
				$values[ $field ] = $value;
			}
		}
		return $values;
	}

	public function test_stores_what_a_form_posts_except_unknown_values(): void {
		$expected = self::VALUES;
		unset( $expected['first_utm_campaign'] );
		self::assertSame( $expected, self::stored( self::post( self::VALUES ) ) );
	}

	public function test_stores_what_the_block_checkout_sends(): void {
		$order   = self::order();
		$request = new WP_REST_Request( 'POST', '/wc/store/v1/checkout' );
		$request->set_param( 'extensions', [ 'quayside/order-attribution' => [ 'first_utm_source' => null ] + self::VALUES ] );
		self::module()->save_requested( $order, $request );
		self::assertSame( 'organic', self::stored( $order )['first_source_type'] );
		self::assertArrayNotHasKey( 'first_utm_source', self::stored( $order ) );
		$request->set_param( 'extensions', [] );
		self::module()->save_requested( $order, $request );
		self::assertSame( 'organic', self::stored( $order )['first_source_type'] );
	}

	public function test_a_failure_is_logged_and_does_not_stop_the_checkout(): void {
		$order = self::order();
		add_filter( 'wc_order_attribution_tracking_field_prefix', static fn () => throw new \RuntimeException( 'A filter broke.' ) );
		$logged = self::log_of( static fn () => self::post( self::VALUES, $order ) );
		self::assertSame( [ 'error', 'shop', 'The first visit of an order could not be stored.' ], array_slice( $logged[0], 0, 3 ) );
		self::assertSame( $order->get_id(), $logged[0][3]['order'] );
		self::assertSame( [], self::stored( $order ) );
	}

	public function test_stores_nothing_without_consent(): void {
		self::assertSame( [], self::stored( self::post( array_fill_keys( array_keys( self::VALUES ), '' ) ) ) );
		self::assertSame( [], self::stored( self::post( [] ) ) );
	}

	public function test_preserves_the_first_touch_of_an_order_that_is_submitted_again(): void {
		$order = self::post( self::VALUES );
		self::post( [ 'first_utm_source' => 'other' ] + self::VALUES, $order );
		self::assertSame( 'bing', self::stored( $order )['first_utm_source'] );
	}

	public function test_stores_plain_text_of_limited_length(): void {
		$stored = self::stored(
			self::post(
				[
					'first_source_type'   => 'referral',
					'first_utm_source'    => '<script>alert(1)</script>Bob\'s "blog"',
					'first_utm_medium'    => [ 'a', 'b' ],
					'first_utm_campaign'  => str_repeat( 'ü', 300 ),
					'first_session_entry' => 'https://shop.example/?q=' . str_repeat( 'a', 5000 ),
				]
			)
		);
		self::assertSame( 'Bob\'s "blog"', $stored['first_utm_source'] );
		self::assertArrayNotHasKey( 'first_utm_medium', $stored );
		self::assertSame( 255, mb_strlen( (string) $stored['first_utm_campaign'] ) );
		self::assertSame( 2000, mb_strlen( (string) $stored['first_session_entry'] ) );
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/order-attribution.first-touch' )->validate( $stored ) );
	}

	public function test_uses_the_prefix_that_woocommerce_uses(): void {
		add_filter( 'wc_order_attribution_tracking_field_prefix', static fn (): string => '_shop_' );
		$_POST = [ 'shop_first_source_type' => 'typein' ];
		$order = self::order();
		self::module()->save_posted( $order );
		self::assertSame( [ 'first_source_type' => 'typein' ], self::stored( $order ) );
	}

	public function test_stores_nothing_while_attribution_is_off(): void {
		update_option( Settings::OPTION, [ 'order_attribution' => false ] );
		self::assertSame( [], self::stored( self::post( self::VALUES ) ) );
		update_option( Settings::OPTION, [] );
		update_option( 'woocommerce_feature_order_attribution_enabled', 'no' );
		self::assertSame( [], self::stored( self::post( self::VALUES ) ) );
		update_option( 'woocommerce_feature_order_attribution_enabled', 'yes' );
		add_filter( 'quayside_shop_first_touch', '__return_false' );
		self::assertSame( [], self::stored( self::post( self::VALUES ) ) );
		self::assertFalse( Module::props()['first_touch'] );
	}

	public function test_ignores_other_objects(): void {
		self::module()->save_posted( null );
		self::module()->save_requested( self::order(), null );
		self::addToAssertionCount( 1 );
	}
}
