<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Tests that Site Health tells whether visitors can use the REST API.
 */
final class KitVisitorsHealthTest extends TestCase {
	/** Lets the site respond to its own requests, by whether they are for the REST API. */
	private static function description( callable $rest, callable $page ): string {
		$respond = static function ( $before, array $options, string $url ) use ( $rest, $page ) {
			self::assertSame( [], $options['cookies'], 'The request is that of a visitor.' );
			return str_contains( $url, 'quayside/v1/health' ) ? $rest() : $page();
		};
		add_filter( 'pre_http_request', $respond, 10, 3 );
		$result = apply_filters( 'site_status_tests', [ 'async' => [] ] )['async']['quayside_visitors']['async_direct_test']();
		remove_filter( 'pre_http_request', $respond );
		return $result['status'] . ': ' . $result['label'] . '. ' . wp_strip_all_tags( $result['description'] );
	}

	private static function response( int $code, string $body = '' ): callable {
		return static fn (): array => [ 'body' => $body, 'response' => [ 'code' => $code ] ];
	}

	public function test_a_route_that_responds_to_visitors_is_fine(): void {
		$page = self::response( 500 );
		self::assertStringStartsWith( 'good: Visitors can use', self::description( self::response( 200, '{"status":"ok","checks":{}}' ), $page ) );
		self::assertStringStartsWith( 'good: Visitors can use', self::description( self::response( 503, '{"status":"down","checks":{}}' ), $page ) );
	}

	/** @return array<string, array{int, string}> Responses instead of that of the route. */
	public static function refusals(): array {
		return [
			'a security plugin' => [ 401, '{"code":"rest_not_logged_in","message":"You are not currently logged in."}' ],
			'a server'          => [ 403, '<h1>Forbidden</h1>' ],
			'a page'            => [ 200, '<h1>Home</h1>' ],
		];
	}

	/** @dataProvider refusals */
	public function test_a_refused_route_is_critical_if_visitors_can_see_the_homepage( int $code, string $body ): void {
		$text = self::description( self::response( $code, $body ), self::response( 200 ) );
		self::assertStringStartsWith( 'critical: Visitors can’t use the REST API', $text );
		self::assertStringContainsString( "status $code", $text );
		self::assertStringContainsString( 'sureforms/v1', $text );
	}

	public function test_a_site_that_cannot_request_itself_is_unknown(): void {
		$fails = static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'Timeout' );
		self::assertStringStartsWith( 'good: It is unknown', self::description( $fails, self::response( 200 ) ) );
		self::assertStringStartsWith( 'good: It is unknown', self::description( self::response( 401 ), self::response( 401 ) ) );
	}

	public function test_the_route_returns_the_result_to_those_who_may_see_site_health(): void {
		add_filter( 'pre_http_request', static fn () => new \WP_Error( 'http_request_failed', 'Timeout' ) );
		self::assertSame( 401, self::rest( 'GET', '/quayside/v1/health/visitors' )->get_status() );
		self::log_in_as( 'administrator' );
		self::assertSame( 'quayside_visitors', self::rest( 'GET', '/quayside/v1/health/visitors' )->get_data()['test'] );
	}
}
