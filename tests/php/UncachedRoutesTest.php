<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use WP_REST_Request;

/**
 * Tests that each response of a REST route says whether caches may store it.
 */
final class UncachedRoutesTest extends TestCase {
	/** Returns the header of a response as the server sends it. */
	private static function header( string $route ): ?string {
		$server   = rest_get_server();
		$request  = new WP_REST_Request( 'GET', $route );
		$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $server->dispatch( $request ) ), $server, $request );
		return $response->get_headers()['Cache-Control'] ?? null;
	}

	public function test_no_error_of_a_route_is_stored(): void {
		wp_set_current_user( 0 );
		$routes = preg_grep( '~^/(quayside|sureforms/v1/)~', array_keys( rest_get_server()->get_routes() ) );
		self::assertGreaterThan( 40, count( (array) $routes ) );
		foreach ( (array) $routes as $route ) {
			$path = (string) preg_replace( '~\(\?P<\w+>[^)]*\)~', '1', (string) $route );
			self::assertStringContainsString( str_ends_with( $path, '/preferences' ) ? 'public' : 'no-store', (string) self::header( $path ), $path );
		}
		self::assertSame( 'no-store', self::header( '/quayside-consent/v1/missing' ) );
	}

	public function test_no_response_to_an_administrator_is_stored(): void {
		self::log_in_as( 'administrator' );
		foreach ( (array) preg_grep( '~^/(quayside|sureforms/v1/)~', array_keys( rest_get_server()->get_routes() ) ) as $route ) {
			$path = (string) preg_replace( '~\(\?P<\w+>[^)]*\)~', '1', (string) $route );
			self::assertStringContainsString( str_ends_with( $path, '/preferences' ) ? 'public' : 'no-store', (string) self::header( $path ), $path );
		}
	}

	public function test_other_routes_are_left_alone(): void {
		self::assertNull( self::header( '/wp/v2/types' ) );
		self::assertNull( self::header( '/quaysides/v1/missing' ) );
	}
}
