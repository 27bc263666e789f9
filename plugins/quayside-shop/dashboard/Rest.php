<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

/**
 * What the dashboard's routes have in common.
 */
final class Rest {
	public const NAMESPACE = 'quayside-shop/v1';

	/**
	 * Creates a response that must not be cached.
	 *
	 * @param mixed $data Response data.
	 */
	public static function response( mixed $data ): \WP_REST_Response {
		$response = new \WP_REST_Response( $data );
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}

	/**
	 * Converts WooCommerce's HTML to plain text.
	 */
	public static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES ) );
	}
}
