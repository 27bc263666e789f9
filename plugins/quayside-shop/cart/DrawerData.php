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
			'free_shipping' => self::free_shipping( WC()->cart ),
		];
		$data['extensions']          = $extensions;
		$response->set_data( $data );
		return $response;
	}

	/**
	 * Determines whether the cart has a valid coupon for free shipping.
	 */
	private static function has_coupon( \WC_Cart $cart ): bool {
		foreach ( $cart->get_coupons() as $coupon ) {
			if ( $coupon->is_valid() && $coupon->get_free_shipping() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the smallest minimum amount of the free shipping methods in the visitor's shipping zone.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @return array{from: float, before_discounts: bool}|null Amount in major units, null if no method has one.
	 */
	private static function free_shipping( \WC_Cart $cart ): ?array {
		$packages   = class_exists( \WC_Shipping_Zones::class ) && $cart->needs_shipping() ? $cart->get_shipping_packages() : [];
		$package    = is_array( $packages[0] ?? null ) ? $packages[0] : null;
		$methods    = null === $package ? [] : \WC_Shipping_Zones::get_zone_matching_package( $package )->get_shipping_methods( true );
		$found      = null;
		$has_coupon = self::has_coupon( $cart );
		foreach ( $methods as $method ) {
			$requires = is_object( $method ) && 'free_shipping' === ( $method->id ?? '' ) ? $method->requires ?? '' : '';
			if ( $has_coupon && 'either' === $requires ) {
				// Shipping is free already.
				$found = null;
				break;
			}
			// "both" is not met by the amount alone.
			if ( ! in_array( $requires, [ 'min_amount', $has_coupon ? 'both' : 'either' ], true ) ) {
				continue;
			}
			$from = is_numeric( $method->min_amount ?? null ) ? (float) $method->min_amount : 0.0;
			if ( $from > 0 && ( null === $found || $from < $found['from'] ) ) {
				$found = [
					'from'             => $from,
					'before_discounts' => 'yes' === ( $method->ignore_discounts ?? 'no' ),
				];
			}
		}
		/**
		 * Filters the amount from which the drawer shows free shipping. An amount in the settings takes precedence.
		 *
		 * @param array{from: float, before_discounts: bool}|null $found Amount in major units; null hides the bar.
		 * @param \WC_Cart                                        $cart  The visitor's cart.
		 */
		$filtered = apply_filters( 'quayside_shop_free_shipping', $found, $cart );
		return is_array( $filtered ) && is_numeric( $filtered['from'] ?? null ) ? [
			'from'             => (float) $filtered['from'],
			'before_discounts' => ! empty( $filtered['before_discounts'] ),
		] : null;
	}
}
