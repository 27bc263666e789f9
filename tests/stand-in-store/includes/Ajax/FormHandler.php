<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Ajax;

use Quayside\StandInStore\Data\Values;

/**
 * Links and forms of the cart: add, update, remove, undo.
 */
final class FormHandler {

	/** Adds the hooks. */
	public function register(): void {
		( new AccountForms() )->register();
		add_action( 'wp_loaded', [ $this, 'order_again' ], 20 );
		add_action( 'wp_loaded', [ $this, 'update_cart' ], 20 );
		add_action( 'wp_loaded', [ $this, 'add_to_cart' ], 20 );
	}

	/** Adds what ?add-to-cart= or a product's form asks for. */
	public function add_to_cart(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- pages may be cached; the store's forms have no nonce.
		if ( ! isset( $_REQUEST['add-to-cart'] ) || ! is_numeric( $_REQUEST['add-to-cart'] ) || null === WC()->cart ) {
			return;
		}
		wc_nocache_headers();
		$id      = (int) apply_filters( 'woocommerce_add_to_cart_product_id', absint( $_REQUEST['add-to-cart'] ) );
		$product = wc_get_product( $id );
		if ( ! $product instanceof \WC_Product ) {
			return;
		}
		$added = match ( $product->get_type() ) {
			'variable', 'variation' => $this->add_variable( $product ),
			'grouped'               => $this->add_grouped( $product ),
			default                 => $this->add( $id, empty( $_REQUEST['quantity'] ) ? 1 : wc_stock_amount( wp_unslash( $_REQUEST['quantity'] ) ) ),
		};
		// phpcs:enable
		if ( ! $added || 0 < wc_notice_count( 'error' ) ) {
			return;
		}
		$url = (string) apply_filters( 'woocommerce_add_to_cart_redirect', '', $product );
		if ( '' === $url && 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ) ) {
			$url = wc_get_cart_url();
		}
		if ( '' !== $url ) {
			wp_safe_redirect( $url );
			exit;
		}
	}

	/**
	 * Adds a product and a notice.
	 *
	 * @param int                  $id           Product.
	 * @param int                  $quantity     Quantity.
	 * @param int                  $variation_id Variation.
	 * @param array<string,string> $variation    Selected attributes.
	 */
	private function add( int $id, int $quantity, int $variation_id = 0, array $variation = [] ): bool {
		$valid = apply_filters( 'woocommerce_add_to_cart_validation', true, $id, $quantity, $variation_id, $variation );
		if ( $valid && false !== WC()->cart?->add_to_cart( $id, $quantity, $variation_id, $variation ) ) {
			wc_add_to_cart_message( [ $id => $quantity ], true );
			return true;
		}
		return false;
	}

	/** Adds the chosen variation. */
	private function add_variable( \WC_Product $product ): bool {
		// phpcs:disable WordPress.Security.NonceVerification
		$variation_id = $product instanceof \WC_Product_Variation ? $product->get_id() : absint( $_REQUEST['variation_id'] ?? 0 );
		$id           = $product instanceof \WC_Product_Variation ? (int) $product->get_parent_id() : $product->get_id();
		$chosen       = [];
		foreach ( $_REQUEST as $name => $value ) {
			if ( str_starts_with( (string) $name, 'attribute_' ) && is_string( $value ) ) {
				$chosen[ (string) $name ] = html_entity_decode( sanitize_text_field( wp_unslash( $value ) ), ENT_QUOTES, 'UTF-8' );
			}
		}
		$quantity = empty( $_REQUEST['quantity'] ) ? 1 : wc_stock_amount( wp_unslash( $_REQUEST['quantity'] ) );
		// phpcs:enable
		if ( 0 === $variation_id ) {
			wc_add_notice(
				sprintf(
					'%s <a href="%s">%s</a>.',
					esc_html__( 'Please choose product options by visiting', 'stand-in-store' ),
					esc_url( $product->get_permalink() ),
					esc_html( $product->get_name() )
				),
				'error'
			);
			return false;
		}
		return $this->add( $id, $quantity, $variation_id, $chosen );
	}

	/** Adds the chosen products of a group. */
	private function add_grouped( \WC_Product $product ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification
		$quantities = is_array( $_REQUEST['quantity'] ?? null ) ? array_map( 'wc_stock_amount', wp_unslash( $_REQUEST['quantity'] ) ) : [];
		$added      = [];
		foreach ( array_filter( $quantities ) as $id => $quantity ) {
			$valid = in_array( (int) $id, $product->get_children(), true ) && apply_filters( 'woocommerce_add_to_cart_validation', true, (int) $id, $quantity );
			if ( $valid && false !== WC()->cart?->add_to_cart( (int) $id, $quantity ) ) {
				$added[ (int) $id ] = $quantity;
			}
		}
		if ( [] === $added ) {
			wc_add_notice( __( 'Please choose the quantity of items you wish to add to your cart&hellip;', 'stand-in-store' ), 'error' );
			return false;
		}
		wc_add_to_cart_message( $added );
		return true;
	}

	/** Fills the cart with the products of the customer's own completed order, and shows it. Other orders empty it, as in WooCommerce. */
	public function order_again(): void {
		if ( ! isset( $_GET['order_again'], $_GET['_wpnonce'] ) || ! is_user_logged_in() || null === WC()->cart
			|| ! wp_verify_nonce( sanitize_text_field( wp_unslash( (string) $_GET['_wpnonce'] ) ), 'woocommerce-order_again' ) ) {
			return;
		}
		$order = wc_get_order( absint( $_GET['order_again'] ) );
		WC()->cart->empty_cart();
		if ( $order instanceof \WC_Order && $order->has_status( 'completed' ) && get_current_user_id() === $order->get_customer_id() ) {
			foreach ( $order->get_items() as $item ) {
				if ( $item instanceof \WC_Order_Item_Product ) {
					WC()->cart->add_to_cart( $item->get_product_id(), (int) $item->get_quantity(), $item->get_variation_id() );
				}
			}
			wc_add_notice( __( 'The cart has been filled with the items from your previous order.', 'stand-in-store' ) );
		}
		wp_safe_redirect( wc_get_cart_url() );
		exit;
	}

	/** Coupons, removal, undo and quantities of the cart page. */
	public function update_cart(): void {
		$cart = WC()->cart;
		if ( null === $cart ) {
			return;
		}
		// phpcs:disable WordPress.Security.NonceVerification -- coupons are taken without one, as in WooCommerce; the rest follows the check.
		$asked = static fn( string $name ): string => isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] )
			? sanitize_text_field( wp_unslash( $_GET[ $name ] ) )
			: '';
		if ( '' !== Values::posted( 'coupon_code' ) && isset( $_POST['apply_coupon'] ) ) {
			$cart->apply_coupon( Values::posted( 'coupon_code' ) );
		} elseif ( '' !== $asked( 'remove_coupon' ) ) {
			$cart->remove_coupon( urldecode( $asked( 'remove_coupon' ) ) );
			wc_add_notice( __( 'Coupon has been removed.', 'stand-in-store' ) );
		}
		if (
			! wp_verify_nonce(
				sanitize_text_field( wp_unslash( (string) ( $_REQUEST['woocommerce-cart-nonce'] ?? $_REQUEST['_wpnonce'] ?? '' ) ) ),
				'woocommerce-cart'
			)
		) {
			return;
		}
		if ( '' !== $asked( 'remove_item' ) ) {
			wc_nocache_headers();
			$this->remove( $cart, $asked( 'remove_item' ) );
		} elseif ( '' !== $asked( 'undo_item' ) ) {
			wc_nocache_headers();
			$cart->restore_cart_item( $asked( 'undo_item' ) );
			wp_safe_redirect( wp_get_referer() ? remove_query_arg( [ 'undo_item', '_wpnonce' ], wp_get_referer() ) : wc_get_cart_url() );
			exit;
		}
		if ( ( isset( $_POST['update_cart'] ) || isset( $_POST['proceed'] ) ) && is_array( $_POST['cart'] ?? null ) ) {
			$this->set_quantities( $cart, map_deep( wp_unslash( $_POST['cart'] ), 'sanitize_text_field' ) );
		}
	}

	/** Removes a line, offers undo and goes back. */
	private function remove( \WC_Cart $cart, string $key ): void {
		$line = $cart->get_cart_item( $key );
		if ( [] !== $line ) {
			$cart->remove_cart_item( $key );
			/* translators: %s: product */
			$text = esc_html( sprintf( __( '%s removed.', 'stand-in-store' ), sprintf( '“%s”', wp_strip_all_tags( $line['data']->get_name() ) ) ) );
			wc_add_notice(
				$text . ' <a href="' . esc_url( wc_get_cart_undo_url( $key ) ) . '" class="restore-item">' . esc_html__( 'Undo?', 'stand-in-store' ) . '</a>',
				(string) apply_filters( 'woocommerce_cart_item_removed_notice_type', 'success' )
			);
		}
		$back = wp_get_referer() ? remove_query_arg(
			[ 'remove_item', 'add-to-cart', 'added-to-cart', 'order_again', '_wpnonce' ],
			add_query_arg( 'removed_item', '1', wp_get_referer() )
		) : wc_get_cart_url();
		wp_safe_redirect( $back );
		exit;
	}

	/**
	 * Sets the quantities of the cart's form.
	 *
	 * @param \WC_Cart     $cart   Cart.
	 * @param array<mixed> $posted Quantities by line.
	 */
	private function set_quantities( \WC_Cart $cart, array $posted ): void {
		foreach ( $cart->get_cart() as $key => $line ) {
			$wanted = $posted[ $key ]['qty'] ?? null;
			if ( ! is_numeric( $wanted ) || (int) $wanted === $line['quantity'] ) {
				continue;
			}
			if ( apply_filters( 'woocommerce_update_cart_validation', true, $key, $line, (int) $wanted ) && $line['data']->has_enough_stock( (int) $wanted ) ) {
				$cart->set_quantity( $key, (int) $wanted, false );
			}
		}
		$cart->calculate_totals();
		if ( isset( $_POST['proceed'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked by the caller.
			wp_safe_redirect( wc_get_checkout_url() );
			exit;
		}
		wc_add_notice( __( 'Cart updated.', 'stand-in-store' ) );
		wp_safe_redirect( remove_query_arg( [ 'remove_coupon', 'add-to-cart' ], wp_get_referer() ? wp_get_referer() : wc_get_cart_url() ) );
		exit;
	}
}
