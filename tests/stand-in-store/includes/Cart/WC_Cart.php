<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Cart\CartCoupons;
use Quayside\StandInStore\Cart\CartDisplay;
use Quayside\StandInStore\Cart\CartLines;
use Quayside\StandInStore\Cart\CartTotals;

/**
 * The visitor's cart, stored in the session.
 */
class WC_Cart {
	use CartLines;
	use CartCoupons;
	use CartTotals;
	use CartDisplay;

	/** @var array<string,array<string,mixed>> Lines by key. */
	public $cart_contents = [];

	/** @var array<string,array<string,mixed>> Lines just removed, for undo. */
	public $removed_cart_contents = [];

	/** @var list<string> Coupons by code. */
	public $applied_coupons = [];

	/** Adds its hooks. */
	public function __construct() {
		add_action( 'wp_loaded', [ $this, 'get_cart_from_session' ] );
		add_action( 'wp', [ $this, 'maybe_set_cart_cookies' ], 99 );
		add_action( 'woocommerce_add_to_cart', [ $this, 'maybe_set_cart_cookies' ] );
		add_action( 'shutdown', [ $this, 'maybe_set_cart_cookies' ], 0 );
		add_action( 'woocommerce_add_to_cart', [ $this, 'calculate_totals' ], 20, 0 );
		add_action( 'woocommerce_cart_item_removed', [ $this, 'calculate_totals' ], 20, 0 );
		add_action( 'woocommerce_cart_item_restored', [ $this, 'calculate_totals' ], 20, 0 );
		add_action( 'woocommerce_applied_coupon', [ $this, 'calculate_totals' ], 20, 0 );
		add_action( 'woocommerce_removed_coupon', [ $this, 'calculate_totals' ], 20, 0 );
	}

	/** Reads the lines from the session. Missing products are removed with a notice. */
	public function get_cart_from_session(): void {
		$session = WC()->session;
		if ( null === $session ) {
			return;
		}
		do_action( 'woocommerce_load_cart_from_session' );
		$lines = $session->get( 'cart', null );
		if ( null === $lines && is_user_logged_in() ) {
			$saved = get_user_meta( get_current_user_id(), '_woocommerce_persistent_cart_' . get_current_blog_id(), true );
			$lines = is_array( $saved ) ? ( $saved['cart'] ?? [] ) : [];
		}
		$this->removed_cart_contents = (array) $session->get( 'removed_cart_contents', [] );
		$this->applied_coupons       = array_values( (array) $session->get( 'applied_coupons', [] ) );
		$this->cart_contents         = [];
		foreach ( (array) $lines as $key => $line ) {
			$product = is_array( $line ) ? wc_get_product( $line['variation_id'] ? $line['variation_id'] : $line['product_id'] ) : false;
			if ( ! $product instanceof WC_Product || ! $product->exists() || 0 >= $line['quantity'] ) {
				continue;
			}
			if ( ! $product->is_purchasable() || ! $product->is_in_stock() ) {
				/* translators: %s: product */
				wc_add_notice(
					sprintf(
						__(
							'%s has been removed from your cart because it can no longer be purchased. Please contact us if you need assistance.',
							'stand-in-store'
						),
						$product->get_name()
					),
					'error'
				);
				continue;
			}
			$line['data']                          = $product;
			$this->cart_contents[ (string) $key ] = (array) apply_filters( 'woocommerce_get_cart_item_from_session', $line, $line, $key );
		}
		do_action( 'woocommerce_cart_loaded_from_session', $this );
		if ( ! $this->is_empty() || $this->applied_coupons ) {
			$this->calculate_totals();
		}
	}

	/** Writes the lines to the session, and to the customer for other devices. */
	public function set_session(): void {
		$session = WC()->session;
		if ( null === $session ) {
			return;
		}
		$lines = $this->get_cart_for_session();
		$session->set( 'cart', [] === $lines ? null : $lines );
		$session->set( 'applied_coupons', [] === $this->applied_coupons ? null : $this->applied_coupons );
		$session->set( 'removed_cart_contents', [] === $this->removed_cart_contents ? null : $this->removed_cart_contents );
		if ( is_user_logged_in() ) {
			update_user_meta( get_current_user_id(), '_woocommerce_persistent_cart_' . get_current_blog_id(), [ 'cart' => $lines ] );
		}
		do_action( 'woocommerce_cart_updated' );
	}

	/** @return array<string,array<string,mixed>> Lines without their products. */
	public function get_cart_for_session(): array {
		return array_map( static function ( array $line ): array {
			unset( $line['data'] );
			return $line;
		}, $this->cart_contents );
	}

	/** Sets cookies that report whether there are items, and the hash of the cart. */
	public function maybe_set_cart_cookies(): void {
		if ( headers_sent() || ! did_action( 'wp_loaded' ) ) {
			return;
		}
		if ( ! $this->is_empty() ) {
			$this->set_cart_cookies( true );
		} elseif ( isset( $_COOKIE['woocommerce_items_in_cart'] ) ) {
			$this->set_cart_cookies( false );
		}
	}

	/**
	 * Sends or ends the cookies.
	 *
	 * @param bool $set Whether there are items.
	 */
	public function set_cart_cookies( $set = true ): void {
		$cookies = $set ? [
			'woocommerce_items_in_cart' => '1',
			'woocommerce_cart_hash'     => $this->get_cart_hash(),
		] : [
			'woocommerce_items_in_cart' => '0',
			'woocommerce_cart_hash'     => '0',
		];
		foreach ( $cookies as $name => $value ) {
			if ( ( $_COOKIE[ $name ] ?? '' ) !== $value ) {
				wc_setcookie( $name, $value, $set ? 0 : time() - HOUR_IN_SECONDS );
				$_COOKIE[ $name ] = $value;
			}
		}
		if ( ! $set ) {
			unset( $_COOKIE['woocommerce_items_in_cart'], $_COOKIE['woocommerce_cart_hash'] );
		}
		do_action( 'woocommerce_set_cart_cookies', $set );
	}

	/** Determines whether it has no lines. */
	public function is_empty(): bool {
		return 0 === count( $this->get_cart() );
	}

	/** @return array<string,array<string,mixed>> Lines by key. */
	public function get_cart(): array {
		if ( ! did_action( 'woocommerce_load_cart_from_session' ) && did_action( 'wp_loaded' ) ) {
			$this->get_cart_from_session();
		}
		return array_filter( (array) apply_filters( 'woocommerce_get_cart_contents', $this->cart_contents ) );
	}

	/** Returns the hash of what is in it, '' for nothing. */
	public function get_cart_hash(): string {
		$lines = $this->get_cart_for_session();
		$hash  = [] === $lines ? '' : md5( wp_json_encode( $lines ) . $this->get_total( 'edit' ) );
		return (string) apply_filters( 'woocommerce_cart_hash', $hash, $lines );
	}

	/** Returns the number of products in it. */
	public function get_cart_contents_count(): int {
		return (int) apply_filters( 'woocommerce_cart_contents_count', array_sum( wp_list_pluck( $this->get_cart(), 'quantity' ) ) );
	}

	/** @return array<int,int> Quantities by product. */
	public function get_cart_item_quantities(): array {
		$quantities = [];
		foreach ( $this->get_cart() as $line ) {
			$id                = $line['data']->get_id();
			$quantities[ $id ] = ( $quantities[ $id ] ?? 0 ) + $line['quantity'];
		}
		return $quantities;
	}

	/**
	 * Empties it.
	 *
	 * @param bool $clear_persistent_cart The customer's saved cart too.
	 */
	public function empty_cart( $clear_persistent_cart = true ): void {
		do_action( 'woocommerce_before_cart_emptied', $clear_persistent_cart );
		$this->cart_contents         = [];
		$this->removed_cart_contents = [];
		$this->applied_coupons       = [];
		$this->calculate_totals();
		do_action( 'woocommerce_cart_emptied', $clear_persistent_cart );
	}
}
