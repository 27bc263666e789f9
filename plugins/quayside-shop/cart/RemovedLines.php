<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Preserves cart lines that were removed without a reload, for the drawer's Undo. WooCommerce forgets removed lines with the next page
 * that any tab loads, because its own undo link is only on the page after a removal.
 */
final class RemovedLines {
	/**
	 * Key in WooCommerce's session. The value is a list of lines by cart item key, in the format of WooCommerce's own.
	 */
	private const SESSION_KEY = 'quayside_shop_removed_lines';

	/**
	 * Number of lines that are preserved. The drawer only offers to restore the last.
	 */
	private const MAX = 5;

	/**
	 * Size in bytes above which a line is not preserved, because every request of the visitor reads the session. Extensions may store
	 * files in lines.
	 */
	private const MAX_BYTES = 20_000;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'woocommerce_cart_item_removed', [ $this, 'preserve' ], 10, 2 );
		add_action( 'woocommerce_cart_emptied', [ $this, 'clear' ] );
	}

	/**
	 * Preserves a line that the requested route has removed.
	 *
	 * @param mixed $key  Cart item key.
	 * @param mixed $cart The cart.
	 */
	public function preserve( $key, $cart ): void {
		if ( ! doing_action( 'wc_ajax_remove_from_cart' ) || ! $cart instanceof \WC_Cart || ! is_string( $key ) ) {
			return;
		}
		$line = $cart->removed_cart_contents[ $key ] ?? null;
		if ( is_array( $line ) && strlen( (string) maybe_serialize( $line ) ) <= self::MAX_BYTES ) {
			self::save( array_slice( [ $key => $line ] + self::lines(), 0, self::MAX, true ) );
		}
	}

	/**
	 * Forgets all lines, for example after an order.
	 */
	public function clear(): void {
		if ( [] !== self::lines() ) {
			self::save( [] );
		}
	}

	/**
	 * Restores a line if its product can still be purchased. If the same line has been added again in the meantime, the quantities are
	 * added up, and WooCommerce's maximum applies.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @param string   $key  Cart item key.
	 */
	public static function restore( \WC_Cart $cart, string $key ): bool {
		$lines = self::lines();
		$line  = $cart->removed_cart_contents[ $key ] ?? $lines[ $key ] ?? null;
		if ( ! is_array( $line ) ) {
			return false;
		}
		$product = wc_get_product( self::id( $line, 'variation_id' ) ?: self::id( $line, 'product_id' ) );
		if ( ! $product instanceof \WC_Product || ! $product->is_purchasable() || ! $product->is_in_stock() ) {
			return false;
		}
		$added                               = self::quantity( $cart->get_cart_item( $key ) );
		$cart->removed_cart_contents[ $key ] = $line;
		if ( ! $cart->restore_cart_item( $key ) ) {
			return false;
		}
		if ( $added > 0 ) {
			$max   = wc_stock_amount( $product->get_max_purchase_quantity() );
			$total = $added + self::quantity( $line );
			// @phpstan-ignore argument.type (the documented type is int, but WooCommerce passes decimal quantities too.)
			$cart->set_quantity( $key, $max > 0 ? min( $max, $total ) : $total );
		}
		unset( $lines[ $key ] );
		self::save( $lines );
		return true;
	}

	/**
	 * Returns an ID of a line, 0 if it does not exist.
	 *
	 * @param array<mixed> $line The line.
	 * @param string       $name Name of the ID.
	 */
	private static function id( array $line, string $name ): int {
		return is_numeric( $line[ $name ] ?? null ) ? (int) $line[ $name ] : 0;
	}

	/**
	 * Returns the quantity of a line, 0 if it does not exist. It can be a decimal number in stores that sell by weight.
	 *
	 * @param array<mixed> $line The line.
	 */
	private static function quantity( array $line ): int|float {
		$quantity = $line['quantity'] ?? 0;
		return is_numeric( $quantity ) ? wc_stock_amount( $quantity + 0 ) : 0;
	}

	/**
	 * Returns the preserved lines.
	 *
	 * @return array<string, mixed>
	 */
	private static function lines(): array {
		$session = WC()->session;
		$lines   = is_object( $session ) ? $session->get( self::SESSION_KEY ) : null;
		return is_array( $lines ) ? $lines : [];
	}

	/**
	 * Saves the lines in the session.
	 *
	 * @param array<string, mixed> $lines The lines, none to delete the entry.
	 */
	private static function save( array $lines ): void {
		$session = WC()->session;
		if ( is_object( $session ) ) {
			$session->set( self::SESSION_KEY, [] === $lines ? null : $lines );
		}
	}
}
