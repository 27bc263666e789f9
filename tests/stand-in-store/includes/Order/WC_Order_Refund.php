<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A part of an order that was given back: a post below the order's, with a total below zero.
 */
class WC_Order_Refund extends WC_Data {

	/** @var string */
	protected $object_type = 'order_refund';

	/** @var array<string,mixed> */
	protected array $data = [
		'parent_id'    => 0,
		'amount'       => 0.0,
		'reason'       => '',
		'date_created' => null,
	];

	/** Returns the type of record. */
	public function get_type(): string {
		return 'shop_order_refund';
	}

	/** @param mixed $date Time. */
	public function set_date_created( $date ): void {
		$this->data['date_created'] = wc_string_to_datetime_or_null( $date );
	}

	/** Saves it. */
	public function save(): int {
		$post = [
			'ID'           => $this->id,
			'post_type'    => 'shop_order_refund',
			'post_status'  => 'wc-completed',
			'post_parent'  => $this->data['parent_id'],
			'post_title'   => __( 'Refund', 'stand-in-store' ),
			'post_excerpt' => $this->data['reason'],
		];
		if ( $this->data['date_created'] instanceof DateTimeInterface ) {
			$post['post_date_gmt'] = gmdate( 'Y-m-d H:i:s', $this->data['date_created']->getTimestamp() );
			$post['post_date']     = get_date_from_gmt( $post['post_date_gmt'] );
		}
		$this->id = (int) wp_insert_post( wp_slash( $post ) );
		update_post_meta( $this->id, '_refund_amount', (string) $this->data['amount'] );
		update_post_meta( $this->id, '_order_total', (string) -$this->data['amount'] );
		return $this->id;
	}
}
