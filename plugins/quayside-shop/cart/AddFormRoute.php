<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * POST {wc-ajax}/quayside_add_form: a product page's form without leaving the page.
 *
 * The store's own form handler has put the product into the cart before the route answers, with all that plugins hook
 * into it; the route only keeps it from redirecting and turns its notices into JSON. Contract shop/cart.add-form-response.
 */
final class AddFormRoute {
	private const NAME = 'quayside_add_form';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// The store's form handler runs on wp_loaded at 20.
		add_action( 'wp_loaded', [ $this, 'hold_redirect' ], 19 );
		add_action( 'wc_ajax_' . self::NAME, [ $this, 'answer' ] );
	}

	/**
	 * Keeps the form handler from sending the browser to the cart page.
	 */
	public function hold_redirect(): void {
		if ( self::NAME !== ( $_GET['wc-ajax'] ?? '' ) ) { // phpcs:ignore WordPress.Security -- only compared.
			return;
		}
		add_filter( 'woocommerce_add_to_cart_redirect', '__return_empty_string', PHP_INT_MAX );
		add_filter( 'pre_option_woocommerce_cart_redirect_after_add', static fn (): string => 'no' );
	}

	/**
	 * Answers with fragments, or with the notices that say why nothing was added.
	 */
	public function answer(): void {
		$product = absint( is_scalar( $_REQUEST['add-to-cart'] ?? null ) ? $_REQUEST['add-to-cart'] : 0 ); // phpcs:ignore WordPress.Security
		$errors  = NoticeParts::of( 'error' );
		$success = NoticeParts::of( 'success' )[0] ?? [];
		wc_clear_notices();
		if ( [] !== $errors || 0 === did_action( 'woocommerce_add_to_cart' ) ) {
			wp_send_json(
				[
					'error'       => true,
					'product_url' => get_permalink( $product ),
					'messages'    => array_map( [ NoticeParts::class, 'text' ], $errors ),
					'notices'     => $errors,
				]
			);
		}
		// What is read out has no links.
		$success = NoticeParts::text( array_filter( $success, static fn ( array $part ): bool => ! isset( $part['href'] ) ) );
		// The fragments' route prints and ends the answer; the message rides on it.
		add_filter(
			'woocommerce_add_to_cart_fragments',
			static function ( array $fragments ) use ( $success ): array {
				wp_send_json(
					[
						'fragments'       => $fragments,
						'cart_hash'       => WC()->cart instanceof \WC_Cart ? WC()->cart->get_cart_hash() : '',
						'success_message' => $success,
					]
				);
			},
			PHP_INT_MAX
		);
		do_action( 'woocommerce_ajax_added_to_cart', $product );
		\WC_AJAX::get_refreshed_fragments();
	}
}
