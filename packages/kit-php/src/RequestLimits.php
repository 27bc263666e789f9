<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_Error;
use WP_REST_Request;

/**
 * Refuses requests that exceed the limit of their route, before they are parsed, trimmed, or matched: with 413 if they are
 * too long or have too many values, with 400 if they are nested too deep. The error says what to do.
 *
 * For routes without a limit of their own, the limit "*" applies to visitors and "* (logged in)" to users.
 */
final class RequestLimits implements Module {
	/**
	 * @param string             $area       Area of the contracts, for example "forms".
	 * @param array<int, string> $namespaces REST namespaces of the area, for example "sureforms/v1".
	 * @param array<string, callable( int ): WP_Error> $errors Functions that return a route's custom error for a status, by route.
	 */
	public function __construct( private string $area, private array $namespaces, private array $errors = [] ) {}

	public function register(): void {
		add_filter( 'rest_pre_dispatch', [ $this, 'check_rest' ], PHP_INT_MIN, 3 );
		// Before the actions of admin-ajax.php, and before the store's own form handlers.
		add_action( 'admin_init', [ $this, 'check_admin_ajax' ], PHP_INT_MIN );
		add_action( 'wp_loaded', [ $this, 'check_wc_ajax' ], PHP_INT_MIN );
	}

	/**
	 * Refuses a REST request that is too large.
	 *
	 * @param mixed           $response Response of another filter, null for none.
	 * @param mixed           $server   The server.
	 * @param WP_REST_Request $request  The request.
	 * @return mixed
	 */
	public function check_rest( mixed $response, mixed $server, WP_REST_Request $request ): mixed {
		$route = RestRoute::of( $request );
		if ( [] === array_filter( $this->namespaces, static fn ( string $name ): bool => str_starts_with( $route, "/$name/" ) ) ) {
			return $response;
		}
		$limit  = RequestLimit::of( $this->area, $route ) ?? RequestLimit::of( $this->area, is_user_logged_in() ? '* (logged in)' : '*' );
		$status = null === $limit ? 0 : self::status( $limit, $request );
		if ( 0 === $status ) {
			return $response;
		}
		// WordPress would otherwise parse the body after the response, to look for arguments such as _fields.
		$request->set_body( '' );
		return isset( $this->errors[ $route ] ) ? ( $this->errors[ $route ] )( $status ) : self::error( $status );
	}

	/**
	 * Ends a request to one of the plugin's admin-ajax.php actions if it is too large.
	 */
	public function check_admin_ajax(): void {
		if ( wp_doing_ajax() ) {
			$action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- only looked up.
			$this->check_post( 'admin-ajax ' . ( is_string( $action ) ? $action : '' ) );
		}
	}

	/**
	 * Ends a request to one of the plugin's wc-ajax actions if it is too large.
	 */
	public function check_wc_ajax(): void {
		$action = $_GET['wc-ajax'] ?? ''; // phpcs:ignore WordPress.Security -- only looked up.
		if ( is_string( $action ) && '' !== $action ) {
			$this->check_post( "wc-ajax $action" );
		}
	}

	/**
	 * Returns the error for a request that is too large.
	 *
	 * @param int $status 413 or 400.
	 */
	public static function error( int $status ): WP_Error {
		return new WP_Error( 'quayside_too_large', self::message( $status ), [ 'status' => $status ] );
	}

	private static function message( int $status ): string {
		return 400 === $status
			? __( 'This request has too many nested levels. Please send simpler values.', 'quayside' )
			: __( 'This request is too large. Please shorten what you entered and try again.', 'quayside' );
	}

	private static function status( RequestLimit $limit, WP_REST_Request $request ): int {
		// Parameters that PHP has parsed are measured below. Their escaped form is up to three times as long.
		if ( [] === $request->get_body_params() && strlen( (string) $request->get_body() ) > $limit->bytes ) {
			return 413;
		}
		$json   = $request->is_json_content_type() ? $request->get_json_params() : null;
		$status = 0;
		foreach ( [ $request->get_query_params(), $request->get_body_params(), is_array( $json ) ? $json : [] ] as $sent ) {
			$status = max( $status, $limit->status( $sent ) );
		}
		return $status;
	}

	private function check_post( string $route ): void {
		$limit  = RequestLimit::of( $this->area, $route );
		$status = null === $limit ? 0 : $limit->status( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- only measured.
		if ( 0 !== $status ) {
			nocache_headers();
			// The callers of these actions read errors from different properties.
			wp_send_json(
				[
					'success'  => false,
					'error'    => true,
					'messages' => [ self::message( $status ) ],
					'data'     => [
						'code'    => 'quayside_too_large',
						'error'   => self::message( $status ),
						'message' => self::message( $status ),
					],
				],
				$status
			);
		}
	}
}
