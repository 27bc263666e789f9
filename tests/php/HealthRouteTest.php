<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Tests GET quayside/v1/health.
 */
final class HealthRouteTest extends TestCase {
	private const ROUTE = '/quayside/v1/health';

	public function test_a_site_that_works(): void {
		$response = self::rest( 'GET', self::ROUTE );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'ok', $response->get_data()['status'] );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
	}

	public function test_a_machine_whose_uploads_are_not_writable_stays_in_service(): void {
		add_filter( 'upload_dir', static fn ( array $folders ): array => [ 'basedir' => '/proc/nowhere' ] + $folders );
		$response = self::rest( 'GET', self::ROUTE );
		self::assertSame( 200, $response->get_status() );
		self::assertSame( [ 'degraded', false ], [ $response->get_data()['status'], $response->get_data()['checks']['uploads'] ] );
	}

	public function test_an_object_cache_that_forgets(): void {
		$before = wp_using_ext_object_cache( true );
		try {
			self::assertTrue( self::rest( 'GET', self::ROUTE )->get_data()['checks']['objectCache'] );
			// Nothing can be stored then.
			wp_suspend_cache_addition( true );
			$cache                      = $GLOBALS['wp_object_cache'];
			$GLOBALS['wp_object_cache'] = new class() extends \WP_Object_Cache { // phpcs:ignore WordPress.WP.GlobalVariablesOverride
				public function set( $key, $data, $group = 'default', $expire = 0 ) {
					return false;
				}
			};
			$data = self::rest( 'GET', self::ROUTE )->get_data();
		} finally {
			wp_suspend_cache_addition( false );
			isset( $cache ) && $GLOBALS['wp_object_cache'] = $cache; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			wp_using_ext_object_cache( $before );
		}
		self::assertSame( [ 'degraded', false ], [ $data['status'], $data['checks']['objectCache'] ] );
	}

	public function test_without_a_database_the_machine_is_down(): void {
		global $wpdb;
		add_filter( 'query', static fn ( string $query ): string => 'SELECT 1' === $query ? 'SELECT nothing' : $query );
		$wpdb->suppress_errors( true );
		$response = self::rest( 'GET', self::ROUTE );
		$wpdb->suppress_errors( false );
		self::assertSame( 503, $response->get_status() );
		self::assertSame( 'down', $response->get_data()['status'] );
	}

	public function test_only_one_part_registers_it(): void {
		self::assertCount( 1, rest_get_server()->get_routes()[ self::ROUTE ] );
	}
}
