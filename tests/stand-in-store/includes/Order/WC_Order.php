<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Order\Addresses;
use Quayside\StandInStore\Order\Downloads;
use Quayside\StandInStore\Order\Links;
use Quayside\StandInStore\Product\Store;

/**
 * An order: a post of the type shop_order with its data and lines in post meta.
 */
class WC_Order extends WC_Data {
	use Addresses;
	use Downloads;
	use Links;

	/** @var string */
	protected $object_type = 'order';

	/** Keys of metadata that hold the order itself. */
	private const OWN_META = [ '_stand_in_order', '_stand_in_items', '_stand_in_downloads', '_customer_user', '_order_key', '_billing_email', '_order_total' ];

	/** @var list<WC_Order_Item_Product> Lines. */
	private array $items = [];

	/** @var array<string,mixed> */
	protected array $data = [
		'status'               => 'pending',
		'currency'             => '',
		'version'              => '',
		'order_key'            => '',
		'customer_id'          => 0,
		'customer_note'        => '',
		'customer_ip_address'  => '',
		'customer_user_agent'  => '',
		'created_via'          => '',
		'payment_method'       => '',
		'payment_method_title' => '',
		'discount_total'       => '0',
		'shipping_total'       => '0',
		'total_tax'            => '0',
		'total'                => '0.00',
		'coupon_codes'         => [],
		'date_created'         => null,
		'date_paid'            => null,
		'date_completed'       => null,
		'cart_hash'            => '',
		'billing'              => [],
		'shipping'             => [],
	];

	/** @param int|WP_Post|WC_Order $order Order, 0 for a new one. */
	public function __construct( $order = 0 ) {
		parent::__construct();
		$this->data['currency']  = get_woocommerce_currency();
		$this->data['version']   = WC()->version;
		$this->data['order_key'] = 'wc_order_' . wp_generate_password( 13, false );
		$id = $order instanceof self ? $order->get_id() : ( $order instanceof WP_Post ? $order->ID : (int) $order );
		if ( 0 < $id ) {
			$this->read( $id );
		}
	}

	/** Reads it. */
	private function read( int $id ): void {
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post || 'shop_order' !== $post->post_type ) {
			throw new Exception( 'Invalid order.' );
		}
		$this->id                   = $id;
		$this->data                 = array_merge( $this->data, (array) get_post_meta( $id, '_stand_in_order', true ) );
		$this->data['status']       = str_replace( 'wc-', '', $post->post_status );
		$this->data['date_created'] = wc_string_to_datetime_or_null( $post->post_date_gmt . ' UTC' );
		foreach ( (array) get_post_meta( $id, '_stand_in_items', true ) as $item ) {
			$this->items[] = new WC_Order_Item_Product( (array) $item );
		}
		$this->meta_data = array_values(
			array_filter( Store::read_meta( $id ), static fn( object $meta ): bool => ! in_array( $meta->key, self::OWN_META, true ) )
		);
	}

	/** Returns the type of record. */
	public function get_type(): string {
		return 'shop_order';
	}

	/** Returns the displayed order number. */
	public function get_order_number(): string {
		return (string) apply_filters( 'woocommerce_order_number', (string) $this->id, $this );
	}

	/** Returns the customer, 0 for a guest. */
	public function get_user_id(): int {
		return (int) $this->data['customer_id'];
	}

	/**
	 * Determines whether it has a status.
	 *
	 * @param string|list<string> $status Status without 'wc-'.
	 */
	public function has_status( $status ): bool {
		return in_array( $this->data['status'], (array) $status, true );
	}

	/** Determines whether it is paid. */
	public function is_paid(): bool {
		return $this->has_status( [ 'processing', 'completed' ] );
	}

	/** Determines whether payment is required. */
	public function needs_payment(): bool {
		return $this->has_status( [ 'pending', 'failed' ] ) && 0 < $this->data['total'];
	}

	/**
	 * Returns the lines.
	 *
	 * @param string|list<string> $types Kind of line; all are line_item.
	 * @return array<int,WC_Order_Item_Product>
	 */
	public function get_items( $types = 'line_item' ): array {
		return in_array( 'line_item', (array) $types, true ) ? $this->items : [];
	}

	/** Returns the number of products. */
	public function get_item_count(): int {
		return (int) array_sum( array_map( static fn( WC_Order_Item_Product $item ): int => (int) $item->get_quantity(), $this->items ) );
	}

	/**
	 * Adds a product.
	 *
	 * @param WC_Product          $product  Product.
	 * @param int                 $quantity Quantity.
	 * @param array<string,mixed> $args     subtotal, total, variation.
	 */
	public function add_product( $product, $quantity = 1, $args = [] ): int {
		$amount        = (float) $product->get_price() * (int) $quantity;
		$this->items[] = new WC_Order_Item_Product( array_merge( [
			'id'           => count( $this->items ) + 1,
			'name'         => $product->get_name(),
			'product_id'   => $product->is_type( 'variation' ) ? (int) $product->get_parent_id() : $product->get_id(),
			'variation_id' => $product->is_type( 'variation' ) ? $product->get_id() : 0,
			'quantity'     => (int) $quantity,
			'subtotal'     => $amount,
			'total'        => $amount,
		], $args ) );
		return count( $this->items );
	}

	/** Adds the lines up. */
	public function calculate_totals( $and_taxes = true ): float {
		$lines = array_map( static fn( WC_Order_Item_Product $item ): float => (float) $item->get_total(), $this->items );
		$this->set_total( array_sum( $lines ) + (float) $this->data['shipping_total'] );
		return (float) $this->data['total'];
	}

	/** Returns the sum of lines. */
	public function get_subtotal(): float {
		return (float) array_sum( array_map( static fn( WC_Order_Item_Product $item ): float => (float) $item->get_subtotal(), $this->items ) );
	}

	/** @param mixed $total Amount. */
	public function set_total( $total ): void {
		$this->data['total'] = wc_format_decimal( $total, wc_get_price_decimals() );
	}

	/** @param mixed $date Time. */
	public function set_date_created( $date ): void {
		$this->data['date_created'] = wc_string_to_datetime_or_null( $date );
	}

	/**
	 * Changes the status.
	 *
	 * @param string $status Status without 'wc-'.
	 * @param string $note   Unused.
	 * @param bool   $manual By an admin.
	 */
	public function update_status( $status, $note = '', $manual = false ): bool {
		$before               = $this->data['status'];
		$this->data['status'] = str_replace( 'wc-', '', (string) $status );
		$this->save();
		if ( $before !== $this->data['status'] ) {
			do_action( 'woocommerce_order_status_' . $this->data['status'], $this->id, $this );
			do_action( 'woocommerce_order_status_' . $before . '_to_' . $this->data['status'], $this->id, $this );
			do_action( 'woocommerce_order_status_changed', $this->id, $before, $this->data['status'], $this );
		}
		return true;
	}

	/** Marks it as paid. */
	public function payment_complete( $transaction = '' ): bool {
		$this->data['date_paid'] = time();
		do_action( 'woocommerce_payment_complete', $this->id, $transaction );
		return $this->update_status(
			(string) apply_filters( 'woocommerce_payment_complete_order_status', $this->needs_processing() ? 'processing' : 'completed', $this->id, $this )
		);
	}

	/** Returns the amount that can still be refunded. */
	public function get_remaining_refund_amount(): float {
		$refunds = get_posts( [
			'post_type' => 'shop_order_refund',
			'post_status' => 'any',
			'post_parent' => $this->id,
			'numberposts' => -1,
			'fields' => 'ids',
		] );
		return (float) $this->data['total'] + array_sum(
			array_map( static fn( int $id ): float => (float) get_post_meta( $id, '_order_total', true ), $refunds )
		);
	}

	/** Writes the metadata. */
	public function save_meta_data(): void {
		Store::write_meta( $this->id, $this->meta_data, $this->deleted_meta );
		$this->deleted_meta = [];
	}

	/** Saves it. */
	public function save(): int {
		do_action( 'woocommerce_before_order_object_save', $this, null );
		$is_new = 0 === $this->id;
		$post   = [
			'ID'          => $this->id,
			'post_type'   => 'shop_order',
			'post_status' => 'wc-' . $this->data['status'],
			'post_author' => 1,
			'post_title'  => $is_new ? __( 'Order', 'stand-in-store' ) : (string) get_post_field( 'post_title', $this->id, 'raw' ),
		];
		if ( $this->data['date_created'] instanceof DateTimeInterface ) {
			$post['post_date_gmt'] = gmdate( 'Y-m-d H:i:s', $this->data['date_created']->getTimestamp() );
			$post['post_date']     = get_date_from_gmt( $post['post_date_gmt'] );
		}
		$this->id = (int) wp_insert_post( wp_slash( $post ) );
		$data     = $this->data;
		unset( $data['status'], $data['date_created'] );
		update_post_meta( $this->id, '_stand_in_order', wp_slash( $data ) );
		update_post_meta(
			$this->id,
			'_stand_in_items',
			wp_slash( array_map( static fn( WC_Order_Item_Product $item ): array => $item->get_data(), $this->items ) )
		);
		foreach (
			[
				'_customer_user' => $data['customer_id'],
				'_order_key'     => $data['order_key'],
				'_billing_email' => $data['billing']['email'] ?? '',
				'_order_total'   => (string) $data['total'],
			] as $key => $value
		) {
			update_post_meta( $this->id, $key, $value );
		}
		$this->save_meta_data();
		if ( null === $this->data['date_created'] ) {
			$this->data['date_created'] = wc_string_to_datetime_or_null( get_post_field( 'post_date_gmt', $this->id ) . ' UTC' );
		}
		do_action( $is_new ? 'woocommerce_new_order' : 'woocommerce_update_order', $this->id, $this );
		do_action( 'woocommerce_after_order_object_save', $this, null );
		return $this->id;
	}

	/** Deletes it. */
	public function delete( $force = false ): bool {
		return (bool) ( $force ? wp_delete_post( $this->id, true ) : wp_trash_post( $this->id ) );
	}
}
