<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\RestRoute;

/**
 * Adds visitor data that the Store API's cart lacks to the drawer's responses, as `extensions.quayside_shop`: the nonce
 * for remove links, which cached pages can't contain, and the amount from which shipping is free for the visitor.
 */
final class DrawerData {
	/**
	 * Request header of the drawer. WooCommerce's blocks use the same routes without it and get no additional data.
	 */
	private const HEADER = 'X-Quayside-Drawer';

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_filter( 'rest_post_dispatch', [ $this, 'add' ], 9, 3 );
	}

	/**
	 * Adds the data to a cart response.
	 *
	 * @param mixed $response The response.
	 * @param mixed $server   Not used.
	 * @param mixed $request  The request.
	 * @return mixed
	 */
	public function add( $response, $server, $request ) {
		if ( ! $request instanceof \WP_REST_Request || ! $response instanceof \WP_REST_Response || ! WC()->cart instanceof \WC_Cart ) {
			return $response;
		}
		$data = $response->get_data();
		if ( ! is_array( $data ) || ! isset( $data['items_count'] ) ) {
			return $response;
		}
		if ( null === $request->get_header( self::HEADER ) || ! str_starts_with( RestRoute::of( $request ), '/wc/store/' ) ) {
			return $response;
		}
		$extensions                  = (array) ( $data['extensions'] ?? [] );
		$extensions['quayside_shop'] = [
			'remove_nonce'  => wp_create_nonce( 'woocommerce-cart' ),
			'free_shipping' => FreeShipping::from( WC()->cart ),
		];
		$data['extensions']          = $extensions;
		$response->set_data( $data );
		return $response;
	}
}
