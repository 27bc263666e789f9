<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\StoreApi;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The Store API's cart: /wc/store/v1/cart and its actions, and the batch route.
 * Changes need the header Nonce (action wc_store_api), which every answer renews.
 */
final class Routes {

	private const SPACE = 'wc/store/v1';

	/** Adds the hook. */
	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add_routes' ] );
		add_filter( 'rest_exposed_cors_headers', static fn( array $names ): array => array_merge( $names, [ 'Cart-Token' ] ) );
		add_filter( 'rest_allowed_cors_headers', static fn( array $names ): array => array_merge( $names, [ 'Cart-Token', 'Nonce' ] ) );
	}

	/** Registers the routes. */
	public function add_routes(): void {
		$text   = [ 'type' => 'string', 'required' => true ];
		$number = [ 'type' => 'integer', 'required' => true ];
		$this->route( '/cart', 'GET', static fn() => CartData::all(), [] );
		foreach ( [
			'add-item'      => [
				'id' => $number,
				'quantity' => [ 'type' => 'integer', 'default' => 1 ],
				'variation' => [ 'type' => 'array', 'default' => [] ],
			],
			'update-item'   => [ 'key' => $text, 'quantity' => [ 'type' => 'integer' ] ],
			'remove-item'   => [ 'key' => $text ],
			'apply-coupon'  => [ 'code' => $text ],
			'remove-coupon' => [ 'code' => $text ],
		] as $action => $args ) {
			$this->route( "/cart/$action", 'POST', [ CartActions::class, str_replace( '-', '_', $action ) ], $args );
		}
		register_rest_route( self::SPACE, '/batch', [
			'methods'             => 'POST',
			'permission_callback' => '__return_true',
			'callback'            => [ $this, 'batch' ],
			'args'                => [
				'requests' => [
					'type'     => 'array',
					'required' => true,
					'maxItems' => 25,
					'items'    => [
						'type'       => 'object',
						'properties' => [
							'method'  => [ 'type' => 'string', 'enum' => [ 'POST', 'PUT', 'PATCH', 'DELETE' ], 'default' => 'POST' ],
							'path'    => [ 'type' => 'string', 'required' => true ],
							'body'    => [ 'type' => 'object', 'properties' => [], 'additionalProperties' => true ],
							'headers' => [ 'type' => 'object', 'properties' => [], 'additionalProperties' => [ 'type' => [ 'string', 'array' ] ] ],
						],
					],
				],
			],
		] );
	}

	/**
	 * Registers one route.
	 *
	 * @param string              $path   Path.
	 * @param string              $method GET or POST.
	 * @param callable            $answer Gives the data, a response or an error.
	 * @param array<string,mixed> $args   Parameters.
	 */
	private function route( string $path, string $method, callable $answer, array $args ): void {
		register_rest_route( self::SPACE, $path, [
			'methods'             => $method,
			'permission_callback' => '__return_true',
			'allow_batch'         => [ 'v1' => true ],
			'args'                => $args,
			'callback'            => function ( WP_REST_Request $request ) use ( $method, $answer ): WP_REST_Response {
				WC()->frontend_includes();
				WC()->cart->get_cart();
				$error  = 'POST' === $method ? $this->refuse( $request ) : null;
				$result = $error ?? $answer( $request );
				WC()->cart->maybe_set_cart_cookies();
				return $this->with_headers( $result instanceof WP_Error ? $this->failure( $result ) : rest_ensure_response( $result ) );
			},
		] );
	}

	/** Returns an error unless the request has a fresh nonce. */
	private function refuse( WP_REST_Request $request ): ?WP_Error {
		$nonce = (string) $request->get_header( 'Nonce' );
		if ( apply_filters( 'woocommerce_store_api_disable_nonce_check', false ) || wp_verify_nonce( $nonce, 'wc_store_api' ) ) {
			return null;
		}
		return '' === $nonce
			? new WP_Error(
				'woocommerce_rest_missing_nonce',
				__( 'Missing the Nonce header. This endpoint requires a valid nonce.', 'stand-in-store' ),
				[ 'status' => 401 ]
			)
			: new WP_Error( 'woocommerce_rest_invalid_nonce', __( 'Nonce is invalid.', 'stand-in-store' ), [ 'status' => 403 ] );
	}

	/** Returns an error as a response. A conflict includes the current cart. */
	private function failure( WP_Error $error ): WP_REST_Response {
		$data = (array) $error->get_error_data();
		if ( 409 === $data['status'] ) {
			$data['cart'] = CartData::all();
		}
		return new WP_REST_Response( [
			'code'    => $error->get_error_code(),
			'message' => $error->get_error_message(),
			'data'    => $data,
		], (int) $data['status'] );
	}

	/** Adds the headers of every answer. */
	private function with_headers( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$response->header( 'Nonce-Timestamp', time() );
		$response->header( 'User-ID', get_current_user_id() );
		$response->header( 'Cart-Token', $this->cart_token() );
		$response->header( 'Cart-Hash', (string) WC()->cart?->get_cart_hash() );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** Returns a signed token (JWT, HS256) that names the session. */
	private function cart_token(): string {
		$encode = static fn( string $text ): string => rtrim( strtr( base64_encode( $text ), '+/', '-_' ), '=' );
		$parts  = $encode( (string) wp_json_encode( [ 'alg' => 'HS256', 'typ' => 'JWT' ] ) ) . '.' . $encode( (string) wp_json_encode( [
			'user_id' => (string) WC()->session?->get_customer_id(),
			'exp'     => time() + 2 * DAY_IN_SECONDS,
			'iss'     => 'store-api',
			'iat'     => time(),
		] ) );
		return $parts . '.' . $encode( hash_hmac( 'sha256', $parts, '@' . wp_salt(), true ) );
	}

	/** Answers several requests at once, in order. */
	public function batch( WP_REST_Request $request ): WP_REST_Response {
		foreach ( (array) $request['requests'] as $entry ) {
			if ( ! is_array( $entry ) || ! str_starts_with( (string) ( $entry['path'] ?? '' ), '/' . self::SPACE . '/' ) ) {
				return $this->failure( new WP_Error( 'woocommerce_rest_invalid_path', __( 'Invalid path provided.', 'stand-in-store' ), [ 'status' => 400 ] ) );
			}
		}
		$all = rest_get_server()->serve_batch_request_v1( $request );
		$all->header( 'Nonce', wp_create_nonce( 'wc_store_api' ) );
		$all->header( 'Nonce-Timestamp', time() );
		$all->header( 'User-ID', get_current_user_id() );
		return $all;
	}
}
