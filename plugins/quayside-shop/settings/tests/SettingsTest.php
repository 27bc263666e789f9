<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings\Tests;

use Quayside\Shop\Cart\CartIsland;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the shop's settings.
 */
final class SettingsTest extends TestCase {
	public function test_returns_the_defaults_without_stored_settings(): void {
		delete_option( Settings::OPTION );
		self::assertSame( Settings::defaults(), Settings::all() );
		self::assertTrue( CartIsland::has_drawer() );
	}

	public function test_replaces_invalid_stored_values(): void {
		update_option( Settings::OPTION, 'broken' );
		self::assertSame( Settings::defaults(), Settings::all() );
		update_option(
			Settings::OPTION,
			[
				'free_shipping_from' => 'much',
				'cart_drawer'        => 0,
			]
		);
		self::assertSame( 0.0, Settings::all()['free_shipping_from'] );
		self::assertFalse( CartIsland::has_drawer() );
	}

	public function test_the_contract_has_the_fields_of_the_option_and_of_woocommerce(): void {
		$contract = Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/settings' );
		self::assertSame( [ ...array_keys( Settings::defaults() ), 'store_notice', 'store_notice_text' ], array_keys( $contract->args() ) );
		rest_get_server();
		self::log_in_as( 'administrator' );
		self::assertSame( 400, self::rest( 'POST', '/wp/v2/settings', [ Settings::OPTION => [ 'store_notice' => true ] ] )->get_status() );
	}

	public function test_the_route_accepts_valid_values_from_authorized_users(): void {
		rest_get_server();
		self::assertSame( 401, self::rest( 'POST', '/wp/v2/settings', [ Settings::OPTION => [ 'coupon' => false ] ] )->get_status() );
		self::log_in_as( 'administrator' );
		self::assertSame( 400, self::rest( 'POST', '/wp/v2/settings', [ Settings::OPTION => [ 'free_shipping_from' => -5 ] ] )->get_status() );
		$response = self::rest( 'POST', '/wp/v2/settings', [ Settings::OPTION => [ 'free_shipping_from' => 50, 'coupon' => false ] ] );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( 50.0, Settings::all()['free_shipping_from'] );
		self::assertFalse( Settings::is_on( 'coupon' ) );
		self::assertTrue( Settings::is_on( 'cart_drawer' ) );
	}

	public function test_shop_managers_can_change_the_settings_and_the_store_notice(): void {
		rest_get_server();
		$route = '/quayside-shop/v1/settings';
		self::assertSame( 401, self::rest( 'POST', $route, [ 'coupon' => false ] )->get_status() );
		self::log_in_as( 'customer' );
		self::assertSame( 403, self::rest( 'GET', $route )->get_status() );
		wp_get_current_user()->add_cap( 'manage_woocommerce' );
		self::assertSame( 400, self::rest( 'POST', $route, [ 'free_shipping_from' => -5 ] )->get_status() );
		$values = [
			'free_shipping_from' => 75,
			'store_notice'       => true,
			'store_notice_text'  => ' Closed on <b>Monday</b><script>alert(1)</script>. ',
			'other'              => 'x',
		];
		$response = self::rest( 'POST', $route, $values );
		self::assertSame( 200, $response->get_status() );
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/settings' )->validate( $response->get_data() ) );
		self::assertSame( 75.0, Settings::all()['free_shipping_from'] );
		self::assertTrue( Settings::is_on( 'coupon' ) );
		self::assertTrue( is_store_notice_showing() );
		self::assertSame( 'Closed on <b>Monday</b>alert(1).', get_option( 'woocommerce_demo_store_notice' ) );
		self::rest( 'POST', $route, [ 'store_notice' => false ] );
		self::assertFalse( is_store_notice_showing() );
		self::assertSame( 75.0, Settings::all()['free_shipping_from'] );
	}
}
