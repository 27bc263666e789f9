<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_HTTP_Response;
use WP_REST_Request;

/**
 * Keeps caches from storing what Quayside's REST routes answer, unless a route allows it. WordPress says nothing about responses to
 * visitors, and a CDN may store an error, such as "not found", for all visitors.
 */
final class UncachedRoutes implements Module {
	/** Namespaces of all parts, with that of the forms' public routes. */
	private const ROUTES = '~^/(?:quayside(?:-[a-z]+)?|sureforms)/v1(?:/|$)~';

	public function register(): void {
		if ( FirstPart::claims( 'uncached_routes' ) ) {
			add_filter( 'rest_post_dispatch', [ $this, 'forbid_caching' ], 10, 3 );
		}
	}

	/**
	 * Determines whether a route is one of Quayside.
	 *
	 * @param string $route Route with a leading slash.
	 */
	public static function has( string $route ): bool {
		return 1 === preg_match( self::ROUTES, $route );
	}

	/**
	 * Adds the header to a response without one.
	 *
	 * @param mixed $response The response.
	 * @param mixed $server   The server.
	 * @param mixed $request  The request.
	 * @return mixed
	 */
	public function forbid_caching( $response, $server = null, $request = null ) {
		if (
			$response instanceof WP_HTTP_Response
			&& $request instanceof WP_REST_Request
			&& self::has( $request->get_route() )
			&& ! isset( $response->get_headers()['Cache-Control'] )
		) {
			$response->header( 'Cache-Control', 'no-store' );
		}
		return $response;
	}
}
