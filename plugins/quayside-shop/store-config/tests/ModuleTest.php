<?php
declare( strict_types=1 );

namespace Quayside\Shop\StoreConfig\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Tests\TestCase;

/**
 * Tests the store page configuration.
 */
final class ModuleTest extends TestCase {
	/**
	 * @testdox [S3.12] [S3.13] [S6.1] [S9.9] Returns every field and no nonce for guests
	 */
	public function test_returns_every_field_and_no_nonce_for_guests(): void {
		$config = self::config();
		self::assertTrue( Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', 'shop/store-config' )->validate( $config ) );
		self::assertSame( '', $config['nonce'] );
		self::assertNull( $config['currency'] );
		self::assertSame( '$', $config['currency_symbol'] );
		self::assertSame( 'light', $config['theme'] );
		self::assertSame( [ 'manage_sc_shop_settings' => false ], $config['user_permissions'] );
		self::assertSame( rest_url(), $config['root_url'] );
		self::assertStringEndsWith( '/customer-dashboard/', $config['pages']['dashboard'] );
		self::assertStringEndsWith( 'admin-ajax.php?action=rest-nonce', $config['nonce_endpoint'] );
	}

	public function test_returns_a_valid_nonce_for_customers(): void {
		self::log_in_as( 'customer' );
		$config = self::config();
		self::assertSame( 1, wp_verify_nonce( $config['nonce'], 'wp_rest' ) );
		self::assertFalse( $config['user_permissions']['manage_sc_shop_settings'] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function config(): array {
		$config = apply_filters( 'script_module_data_@quayside/shop/client', [] );
		self::assertIsArray( $config );
		return $config;
	}
}
