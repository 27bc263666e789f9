<?php
/**
 * Functions about orders.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** @return array<string,string> Names by status. */
function wc_get_order_statuses(): array {
	return (array) apply_filters( 'wc_order_statuses', [
		'wc-pending'        => __( 'Pending payment', 'stand-in-store' ),
		'wc-processing'     => __( 'Processing', 'stand-in-store' ),
		'wc-on-hold'        => __( 'On hold', 'stand-in-store' ),
		'wc-completed'      => __( 'Completed', 'stand-in-store' ),
		'wc-cancelled'      => __( 'Cancelled', 'stand-in-store' ),
		'wc-refunded'       => __( 'Refunded', 'stand-in-store' ),
		'wc-failed'         => __( 'Failed', 'stand-in-store' ),
		'wc-checkout-draft' => __( 'Draft', 'stand-in-store' ),
	] );
}

/**
 * Returns the name of a status.
 *
 * @param string $status Status.
 */
function wc_get_order_status_name( $status ): string {
	return wc_get_order_statuses()[ 'wc-' . str_replace( 'wc-', '', (string) $status ) ] ?? (string) $status;
}

/** @return list<string> Statuses of paid orders. */
function wc_get_is_paid_statuses(): array {
	return (array) apply_filters( 'woocommerce_order_is_paid_statuses', [ 'processing', 'completed' ] );
}

/**
 * An order, false when there is none.
 *
 * @param mixed $order Order, post or ID.
 * @return WC_Order|false
 */
function wc_get_order( $order = false ) {
	if ( $order instanceof WC_Order ) {
		return $order;
	}
	$post = get_post( $order instanceof WP_Post ? $order : (int) $order );
	return (int) $order > 0 && $post instanceof WP_Post && 'shop_order' === $post->post_type ? new WC_Order( $post ) : false;
}

/**
 * Orders by a query.
 *
 * @param array<string,mixed> $args limit, page, status, customer_id, customer, orderby, order, return, meta_query, date_created, meta_key, meta_value, paginate, include.
 * @return array<mixed>|object{orders:array<mixed>,total:int,max_num_pages:int}
 */
function wc_get_orders( $args ) {
	$statuses = array_map(
		static fn( $status ): string => 'wc-' . str_replace( 'wc-', '', (string) $status ),
		(array) ( $args['status'] ?? array_keys( wc_get_order_statuses() ) )
	);
	$query    = [
		'post_type'      => 'shop_order',
		'post_status'    => in_array( 'wc-any', $statuses, true ) ? array_keys( wc_get_order_statuses() ) : $statuses,
		'posts_per_page' => (int) ( $args['limit'] ?? get_option( 'posts_per_page' ) ),
		'paged'          => (int) ( $args['page'] ?? $args['paged'] ?? 1 ),
		'orderby'        => [
			( 'id' === strtolower( (string) ( $args['orderby'] ?? 'date' ) ) ? 'ID' : (string) ( $args['orderby'] ?? 'date' ) ) => $args['order'] ?? 'DESC',
			'ID' => $args['order'] ?? 'DESC',
		],
		'fields'         => 'ids',
		'meta_query'     => (array) ( $args['meta_query'] ?? [] ),
	];
	if ( ! empty( $args['include'] ) ) {
		$query['post__in'] = (array) $args['include'];
	}
	$customer = $args['customer_id'] ?? $args['customer'] ?? null;
	if ( null !== $customer ) {
		$query['meta_query'][] = is_numeric( $customer ) ? [
			'key'   => '_customer_user',
			'value' => (string) $customer,
		] : [ 'key' => '_billing_email', 'value' => (string) $customer ];
	}
	if ( isset( $args['meta_key'] ) ) {
		$query['meta_query'][] = array_filter( [ 'key' => $args['meta_key'], 'value' => $args['meta_value'] ?? null ] );
	}
	if ( ! empty( $args['date_created'] ) && is_string( $args['date_created'] ) ) {
		$query['date_query'] = stand_in_store_date_query( $args['date_created'] );
	}
	$found  = new WP_Query( $query );
	$orders = 'ids' === ( $args['return'] ?? 'objects' ) ? array_map( 'intval', $found->posts ) : array_values(
		array_filter( array_map( 'wc_get_order', $found->posts ) )
	);
	return empty( $args['paginate'] ) ? $orders : (object) [ 'orders' => $orders, 'total' => $found->found_posts, 'max_num_pages' => $found->max_num_pages ];
}

/**
 * Returns a date query of '2026-01-01...2026-02-01', '>2026-01-01' or seconds since 1970 in their place.
 *
 * @return array<mixed>
 */
function stand_in_store_date_query( string $text ): array {
	$day = static fn( string $part ): string => is_numeric( $part ) ? gmdate( 'Y-m-d H:i:s', (int) $part ) : $part;
	if ( str_contains( $text, '...' ) ) {
		[ $after, $before ] = explode( '...', $text, 2 );
		return [ [ 'column' => 'post_date_gmt', 'after' => $day( $after ), 'before' => $day( $before ), 'inclusive' => true ] ];
	}
	preg_match( '/^(>=|<=|>|<)?(.*)$/', $text, $part );
	return [
		[
			'column'    => 'post_date_gmt',
			( str_starts_with( $part[1], '<' ) ? 'before' : 'after' ) => $day( $part[2] ),
			'inclusive' => '' === $part[1] || str_ends_with( $part[1], '=' ),
		],
	];
}

/**
 * Creates an order.
 *
 * @param array<string,mixed> $args status, customer_id, customer_note, created_via.
 * @return WC_Order|WP_Error
 */
function wc_create_order( $args = [] ) {
	$order = new WC_Order();
	$order->set_props( array_filter( $args ) );
	$order->save();
	return $order;
}

/**
 * Gives back a part of an order; nothing left to give back makes it a refunded one.
 *
 * @param array<string,mixed> $args order_id, amount, reason.
 * @return WC_Order_Refund|WP_Error
 */
function wc_create_refund( $args = [] ) {
	$order  = wc_get_order( $args['order_id'] ?? 0 );
	$amount = (float) wc_format_decimal( $args['amount'] ?? 0, wc_get_price_decimals() );
	if ( ! $order instanceof WC_Order ) {
		return new WP_Error( 'error', __( 'Invalid order ID.', 'stand-in-store' ) );
	}
	if ( $amount <= 0 || $amount > $order->get_remaining_refund_amount() ) {
		return new WP_Error( 'error', __( 'Invalid refund amount.', 'stand-in-store' ) );
	}
	$refund = new WC_Order_Refund();
	$refund->set_props( [ 'parent_id' => $order->get_id(), 'amount' => $amount, 'reason' => (string) ( $args['reason'] ?? '' ) ] );
	$refund->save();
	if ( $order->get_remaining_refund_amount() <= 0 ) {
		$order->update_status( 'refunded' );
	}
	do_action( 'woocommerce_order_refunded', $order->get_id(), $refund->get_id() );
	return $refund;
}

/**
 * Returns the order with a key, 0 for none.
 *
 * @param string $key Key.
 */
function wc_get_order_id_by_order_key( $key ): int {
	return (int) ( wc_get_orders( [ 'meta_key' => '_order_key', 'meta_value' => (string) $key, 'return' => 'ids', 'limit' => 1 ] )[0] ?? 0 );
}

/**
 * Returns a date as text.
 *
 * @param WC_DateTime|null $date   Date.
 * @param string           $format Pattern.
 */
function wc_format_datetime( $date, $format = '' ): string {
	return $date instanceof WC_DateTime ? $date->date_i18n( '' === $format ? (string) get_option( 'date_format' ) : $format ) : '';
}

/** Displays an order's lines and sums. */
function woocommerce_order_details_table( $id ): void {
	$order = wc_get_order( $id );
	if ( $order instanceof WC_Order ) {
		wc_get_template( 'order/order-details.php', [ 'order' => $order, 'order_id' => $order->get_id() ] );
	}
}
