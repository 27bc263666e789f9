<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use PHPUnit\Framework\AssertionFailedError;
use Quayside\Shop\Dashboard\OrdersRoute;
use Quayside\Shop\Kit\Contracts;
use Quayside\Tests\Contracts\Responses;
use Quayside\Tests\Contracts\Endpoints;

/**
 * Tests that every Quayside route names the contracts of its request and response, and conforms to them.
 */
final class ContractsTest extends TestCase {
	public function test_every_route_names_its_contracts(): void {
		self::assertSame( [], Endpoints::problems( rest_get_server()->get_routes() ) );
	}

	public function test_detects_route_without_contracts(): void {
		$route    = new OrdersRoute( new Contracts( dirname( __DIR__, 2 ) . '/contracts' ) );
		$endpoint = [
			'methods'             => 'GET',
			'callback'            => [ $route, 'downloads' ],
			'permission_callback' => '__return_true',
		];
		$both     = [
			'request'  => 'shop/dashboard.orders-request',
			'response' => 'shop/dashboard.download[]',
		];
		register_rest_route( 'planted/v1', '/none', $endpoint );
		register_rest_route( 'planted/v1', '/one', [ 'contract' => [ 'response' => $both['response'] ] ] + $endpoint );
		register_rest_route( 'planted/v1', '/unknown', [ 'contract' => [ 'response' => 'shop/no-such-contract' ] + $both ] + $endpoint );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		register_rest_route( 'planted/v1', '/more', [ 'contract' => $both, 'args' => [ 'page' => [], 'color' => [] ] ] + $endpoint );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		register_rest_route( 'planted/v1', '/good', [ 'contract' => $both, 'args' => [ 'page' => [] ] ] + $endpoint );
		$planted = rest_get_server()->get_routes( 'planted/v1' );
		self::assertSame(
			[
				'GET /planted/v1/none'    => 'declares no contracts',
				'GET /planted/v1/one'     => 'declares no contracts',
				'GET /planted/v1/unknown' => 'there is no contract shop/no-such-contract',
				'GET /planted/v1/more'    => 'has parameters without a contract: color',
			],
			Endpoints::problems( $planted )
		);
		// There is no other way to unregister the routes.
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	public function test_route_accepts_only_requests_that_match_its_contract(): void {
		$args = rest_get_server()->get_routes( 'quayside/v1' )['/quayside/v1/form-entries'][0]['args'];
		self::assertSame( 20, $args['per_page']['default'] );
		self::assertSame( 100, $args['per_page']['maximum'] );
		$note = rest_get_server()->get_routes( 'quayside/v1' )['/quayside/v1/form-entries/(?P<id>\d{1,18})/notes'][0]['args'];
		self::assertSame( 5000, $note['text']['maxLength'] );
		self::assertSame( 'sanitize_textarea_field', $note['text']['sanitize_callback'], 'Adds what a schema cannot express.' );
	}

	public function test_options_request_returns_response_contract(): void {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- its hooks were removed with the test that created it.
		$answer                    = self::rest( 'OPTIONS', '/quayside-shop/v1/customer/orders' )->get_data();
		self::assertSame( 'DashboardOrder', $answer['schema']['title'] ?? '' );
	}

	public function test_detects_response_that_does_not_match_its_contract(): void {
		$contracts = new Contracts( dirname( __DIR__, 2 ) . '/contracts' );
		$endpoint  = static fn ( mixed $answer ): array => [
			'methods'             => 'GET',
			'callback'            => static fn (): mixed => $answer,
			'permission_callback' => '__return_true',
			'contract'            => [
				'request'  => null,
				'response' => 'forms/entries.bulk-response',
			],
		];
		$contracts->route( 'planted/v1', '/good', $endpoint( [ 'changed' => 1 ] ) );
		$contracts->route( 'planted/v1', '/error', $endpoint( new \WP_Error( 'no', 'No.', [ 'status' => 400 ] ) ) );
		$contracts->route( 'planted/v1', '/bad', $endpoint( [ 'changes' => 1 ] ) );
		self::assertSame( 200, self::rest( 'GET', '/planted/v1/good' )->get_status() );
		self::assertSame( 400, self::rest( 'GET', '/planted/v1/error' )->get_status() );
		$message = '';
		try {
			self::rest( 'GET', '/planted/v1/bad' );
		} catch ( AssertionFailedError $failure ) {
			$message = $failure->getMessage();
		}
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		self::assertStringContainsString( 'does not conform to contract forms/entries.bulk-response', $message );
	}

	public function test_validates_responses_as_scripts_decode_them(): void {
		self::assertSame( '', Responses::problem( 'forms/entries.bulk-response', [ 'changed' => 1 ] ) );
		self::assertNotSame( '', Responses::problem( 'forms/entries.bulk-response', [ 'changed' => '1 of 2' ] ) );
		self::assertNotSame( '', Responses::problem( 'forms/entries.bulk-response', [] ), 'An empty list is not an object.' );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertNotSame( '', Responses::problem( 'forms/entries.bulk-response', [ 'changed' => 1, 'more' => 1 ] ) );
		self::assertSame( '', Responses::problem( 'forms/entries.day[]', [] ) );
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		self::assertNotSame( '', Responses::problem( 'forms/entries.day[]', [ [ 'day' => 'Monday', 'count' => 1 ] ] ) );
		self::assertSame( '', Responses::problem( null, null ) );
		self::assertNotSame( '', Responses::problem( null, [] ) );
	}

	public function test_built_contracts_match_their_sources(): void {
		$root  = dirname( __DIR__, 2 );
		$built = array_merge( (array) glob( "$root/plugins/*/build/contracts/*/*.php" ), (array) glob( "$root/themes/*/build/contracts/*/*.php" ) );
		self::assertNotSame( [], $built );
		foreach ( $built as $file ) {
			$name = basename( dirname( (string) $file ) ) . '/' . basename( (string) $file, '.php' );
			self::assertSame( json_decode( (string) file_get_contents( "$root/contracts/$name.json" ), true ), require $file, $name );
		}
	}
}
