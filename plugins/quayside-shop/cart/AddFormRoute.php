<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * POST {wc-ajax}/quayside_add_form: submits a product page's form without leaving the page.
 *
 * WooCommerce's own form handler has added the product to the cart before the route responds, with all plugin hooks. The
 * route only prevents the redirect and turns the notices into JSON. Contract shop/cart.add-form-response.
 */
final class AddFormRoute {
	private const NAME = 'quayside_add_form';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// WooCommerce's form handler runs on wp_loaded at 20.
		add_action( 'wp_loaded', [ $this, 'prevent_redirect' ], 19 );
		add_action( 'wc_ajax_' . self::NAME, [ $this, 'respond' ] );
	}

	/**
	 * Prevents the form handler from redirecting to the cart page.
	 */
	public function prevent_redirect(): void {
		if ( self::NAME !== ( $_GET['wc-ajax'] ?? '' ) ) { // phpcs:ignore WordPress.Security -- only compared.
			return;
		}
		add_filter( 'woocommerce_add_to_cart_redirect', '__return_empty_string', PHP_INT_MAX );
		add_filter( 'pre_option_woocommerce_cart_redirect_after_add', static fn (): string => 'no' );
	}

	/**
	 * Sends the fragments if something was added, and the notices that explain why other products were not. Notices alone don't
	 * decide: a product of a group may be rejected, and WooCommerce removes products from the cart in the same request.
	 */
	public function respond(): void {
		$product = absint( is_scalar( $_REQUEST['add-to-cart'] ?? null ) ? $_REQUEST['add-to-cart'] : 0 ); // phpcs:ignore WordPress.Security
		$errors  = NoticeParts::get( 'error' );
		$success = NoticeParts::get( 'success' )[0] ?? [];
		wc_clear_notices();
		$reasons = [
			'messages' => array_map( [ NoticeParts::class, 'text' ], $errors ),
			'notices'  => $errors,
		];
		if ( 0 === did_action( 'woocommerce_add_to_cart' ) ) {
			wp_send_json(
				[
					'error'       => true,
					'product_url' => get_permalink( $product ),
				] + $reasons
			);
		}
		// Screen readers announce this message, so links are left out.
		$success = NoticeParts::text( array_filter( $success, static fn ( array $part ): bool => ! isset( $part['href'] ) ) );
		// WooCommerce's fragments route sends the response and exits, so the message is added through its filter.
		add_filter(
			'woocommerce_add_to_cart_fragments',
			static function ( array $fragments ) use ( $success, $reasons ): array {
				wp_send_json(
					[
						'fragments'       => $fragments,
						'cart_hash'       => WC()->cart instanceof \WC_Cart ? WC()->cart->get_cart_hash() : '',
						'success_message' => $success,
					] + $reasons
				);
			},
			PHP_INT_MAX
		);
		do_action( 'woocommerce_ajax_added_to_cart', $product );
		\WC_AJAX::get_refreshed_fragments();
	}
}
