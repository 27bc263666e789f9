<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_REST_Request;

/**
 * Normalizes the route of a REST request. WordPress matches routes in any case and with a trailing slash, so a comparison without
 * this class would miss other spellings.
 */
final class RestRoute {
	/**
	 * Returns a route in lowercase, without a trailing slash.
	 *
	 * @param WP_REST_Request|string $request Request, or its route.
	 */
	public static function of( WP_REST_Request|string $request ): string {
		return strtolower( untrailingslashit( is_string( $request ) ? $request : $request->get_route() ) );
	}
}
