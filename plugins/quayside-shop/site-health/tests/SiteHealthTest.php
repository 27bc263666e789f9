<?php
declare( strict_types=1 );

namespace Quayside\Shop\SiteHealth\Tests;

use Quayside\Shop\SiteHealth\Module;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests what the store adds to Tools > Site Health.
 */
final class SiteHealthTest extends StoreTestCase {
	protected function set_up(): void {
		parent::set_up();
		( new Module() )->register();
	}

	/**
	 * Runs a test as WordPress does and returns its result.
	 *
	 * @return array<string, mixed>
	 */
	private static function result( string $name ): array {
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [] ] );
		return ( $tests['direct'][ "quayside_shop_$name" ]['test'] )();
	}

	public function test_plain_permalinks(): void {
		self::log_in_as( 'administrator' );
		self::assertSame( 'good', self::result( 'permalinks' )['status'] );
		update_option( 'permalink_structure', '' );
		$result = self::result( 'permalinks' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'options-permalink.php', $result['actions'] );
	}

	public function test_missing_pages(): void {
		self::assertSame( 'good', self::result( 'pages' )['status'] );
		wp_trash_post( wc_get_page_id( 'cart' ) );
		self::assertSame( 'recommended', self::result( 'pages' )['status'] );
		self::assertStringContainsString( 'Cart', self::result( 'pages' )['description'] );
	}

	public function test_debug_data(): void {
		update_option( 'quayside_shop_settings', [ 'coupon' => false ] );
		$fields = apply_filters( 'debug_information', [] )['quayside-shop']['fields'];
		self::assertSame( 'off', $fields['coupon']['value'] );
		self::assertSame( 'on', $fields['cart_drawer']['value'] );
		self::assertSame( 'good', $fields['permalinks']['debug'] );
		foreach ( $fields as $name => $field ) {
			self::assertTrue( is_scalar( $field['value'] ), $name );
		}
	}
}
