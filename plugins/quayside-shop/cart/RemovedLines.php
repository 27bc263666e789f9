<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

/**
 * Preserves cart lines that were removed without a reload, for the drawer's Undo. WooCommerce forgets removed lines with the next page
 * that any tab loads, because its own undo link is only on the page after a removal.
 *
 * Extensions for bundles remove the lines that belong to a removed one, and restore them from WooCommerce's removed lines when that one
 * is restored. Lines that one request removes are therefore preserved as a group.
 */
final class RemovedLines {
	/**
	 * Key in WooCommerce's session. The value is a list of groups, the last removal first. A group contains lines by cart item key, in
	 * the format of WooCommerce's own.
	 */
	private const SESSION_KEY = 'quayside_shop_removed_lines';

	/**
	 * Number of groups that are preserved. The drawer only offers to restore the last.
	 */
	private const MAX = 5;

	/**
	 * Size of all preserved groups in bytes, because every request of the visitor reads the session. Extensions may store files in lines.
	 */
	private const MAX_BYTES = 50_000;

	/**
	 * Lines of the cart before the removal, by cart item key.
	 *
	 * @var array<mixed>
	 */
	private array $before = [];

	/**
	 * Groups of earlier removals.
	 *
	 * @var list<array<mixed>>
	 */
	private array $earlier = [];

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'wc_ajax_remove_from_cart', [ $this, 'begin' ], 0 );
		// After extensions have removed the lines that belong to this one.
		add_action( 'woocommerce_cart_item_removed', [ $this, 'preserve' ], PHP_INT_MAX, 2 );
		add_action( 'woocommerce_cart_emptied', [ $this, 'clear' ] );
	}

	/**
	 * Remembers the cart and the preserved groups before a removal.
	 */
	public function begin(): void {
		$cart          = WC()->cart;
		$this->before  = $cart instanceof \WC_Cart ? $cart->get_cart() : [];
		$this->earlier = self::groups();
	}

	/**
	 * Preserves the lines that the requested route has removed so far. Extensions may remove lines without WooCommerce's action.
	 *
	 * @param mixed $key  Cart item key.
	 * @param mixed $cart The cart.
	 */
	public function preserve( $key, $cart ): void {
		if ( ! doing_action( 'wc_ajax_remove_from_cart' ) || ! $cart instanceof \WC_Cart ) {
			return;
		}
		$group = [];
		foreach ( array_diff_key( $cart->removed_cart_contents, $cart->cart_contents ) as $removed => $line ) {
			if ( isset( $this->before[ $removed ] ) && is_array( $line ) ) {
				// The product, which WooCommerce adds again.
				unset( $line['data'] );
				$group[ $removed ] = $line;
			}
		}
		$groups = [ $group ];
		foreach ( $this->earlier as $earlier ) {
			$groups[] = array_diff_key( $earlier, $group );
		}
		self::save( self::limit( $groups ) );
	}

	/**
	 * Forgets all lines, for example after an order.
	 */
	public function clear(): void {
		if ( [] !== self::groups() ) {
			self::save( [] );
		}
	}

	/**
	 * Restores a line if its product can still be purchased. If the same line has been added again in the meantime, the quantities are
	 * added up, and WooCommerce's maximum applies. Lines that were removed with it are available to the extension that restores them.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @param string   $key  Cart item key.
	 */
	public static function restore( \WC_Cart $cart, string $key ): bool {
		$groups = self::groups();
		$index  = array_key_first( array_filter( $groups, static fn ( array $group ): bool => is_array( $group[ $key ] ?? null ) ) );
		$group  = null === $index ? [] : $groups[ $index ];
		$line   = $cart->removed_cart_contents[ $key ] ?? $group[ $key ] ?? null;
		if ( ! is_array( $line ) ) {
			return false;
		}
		$product = self::product( $line );
		if ( ! $product instanceof \WC_Product || ! $product->is_purchasable() || ! $product->is_in_stock() ) {
			return false;
		}
		$added                        = self::quantity( $cart->get_cart_item( $key ) );
		$cart->removed_cart_contents += array_filter( $group, static fn ( $line ): bool => is_array( $line ) && null !== self::product( $line ) );
		if ( ! $cart->restore_cart_item( $key ) ) {
			return false;
		}
		if ( $added > 0 ) {
			$max   = wc_stock_amount( $product->get_max_purchase_quantity() );
			$total = $added + self::quantity( $line );
			// @phpstan-ignore argument.type (the documented type is int, but WooCommerce passes decimal quantities too.)
			$cart->set_quantity( $key, $max > 0 ? min( $max, $total ) : $total );
		}
		if ( null !== $index ) {
			unset( $groups[ $index ] );
			self::save( array_values( $groups ) );
		}
		return true;
	}

	/**
	 * Returns the product of a line, null if it no longer exists.
	 *
	 * @param array<mixed> $line The line.
	 */
	private static function product( array $line ): ?\WC_Product {
		$product = wc_get_product( self::id( $line, 'variation_id' ) ?: self::id( $line, 'product_id' ) );
		return $product instanceof \WC_Product ? $product : null;
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
	 * Returns the first groups that are not empty and fit.
	 *
	 * @param list<array<mixed>> $groups The groups, the last removal first.
	 * @return list<array<mixed>>
	 */
	private static function limit( array $groups ): array {
		$limited = [];
		$bytes   = 0;
		foreach ( $groups as $group ) {
			$size = strlen( (string) maybe_serialize( $group ) );
			if ( [] !== $group && count( $limited ) < self::MAX && $bytes + $size <= self::MAX_BYTES ) {
				$limited[] = $group;
				$bytes    += $size;
			}
		}
		return $limited;
	}

	/**
	 * Returns the preserved groups.
	 *
	 * @return list<array<mixed>>
	 */
	private static function groups(): array {
		$session = WC()->session;
		$groups  = is_object( $session ) ? $session->get( self::SESSION_KEY ) : null;
		return is_array( $groups ) ? array_values( array_filter( $groups, 'is_array' ) ) : [];
	}

	/**
	 * Saves the groups in the session.
	 *
	 * @param list<array<mixed>> $groups The groups, none to delete the entry.
	 */
	private static function save( array $groups ): void {
		$session = WC()->session;
		if ( is_object( $session ) ) {
			$session->set( self::SESSION_KEY, [] === $groups ? null : $groups );
		}
	}
}
