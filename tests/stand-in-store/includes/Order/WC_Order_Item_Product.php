<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A line of an order.
 */
class WC_Order_Item_Product extends WC_Data {

	/** @var string */
	protected $object_type = 'order_item';

	/** @var array<string,mixed> */
	protected array $data = [
		'name'         => '',
		'product_id'   => 0,
		'variation_id' => 0,
		'variation'    => [],
		'quantity'     => 1,
		'subtotal'     => 0.0,
		'total'        => 0.0,
	];

	/** @param array<string,mixed> $data Properties. */
	public function __construct( $data = [] ) {
		parent::__construct();
		$this->id   = (int) ( $data['id'] ?? 0 );
		$this->data = array_merge( $this->data, array_intersect_key( $data, $this->data ) );
	}

	/** Returns the kind of line. */
	public function get_type(): string {
		return 'line_item';
	}

	/** @return WC_Product|false Its product. */
	public function get_product() {
		$product = wc_get_product( $this->data['variation_id'] ? $this->data['variation_id'] : $this->data['product_id'] );
		return $product instanceof WC_Product ? $product : false;
	}

	/** Does nothing, because items are saved with their order. */
	public function save(): int {
		return $this->id;
	}
}
