<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_REST_Request;

/**
 * The route of a REST request in the one spelling that routes are registered in: WordPress finds them in any case and with
 * a slash behind them, so whoever compares without this lets other spellings pass.
 */
final class RestRoute {
	/**
	 * Returns a route in small letters, without a slash at its end.
	 *
	 * @param WP_REST_Request|string $request A request, or what its address says.
	 */
	public static function of( WP_REST_Request|string $request ): string {
		return strtolower( untrailingslashit( is_string( $request ) ? $request : $request->get_route() ) );
	}
}
