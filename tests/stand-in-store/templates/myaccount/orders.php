<?php
/**
 * The customer's orders.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_before_account_orders', ! empty( $orders ) );
if ( empty( $orders ) ) {
	wc_print_notice(
		esc_html__(
			'No order has been made yet.',
			'stand-in-store'
		)
			. ' <a class="woocommerce-Button wc-forward button" href="'
			. esc_url( wc_get_page_permalink( 'shop' ) )
			. '">'
			. esc_html__( 'Browse products', 'stand-in-store' )
			. '</a>',
		'notice'
	);
	return;
}
?>
<table class="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders account-orders-table">
	<thead>
		<tr>
			<?php
			foreach ( [
				__( 'Order', 'stand-in-store' ),
				__( 'Date', 'stand-in-store' ),
				__( 'Status', 'stand-in-store' ),
				__( 'Total', 'stand-in-store' ),
				__( 'Actions', 'stand-in-store' ),
			] as $label ) :
				?>
				<th scope="col" class="woocommerce-orders-table__header"><span class="nobr"><?php echo esc_html( $label ); ?></span></th>
			<?php endforeach; ?>
		</tr>
	</thead>
	<tbody>
		<?php foreach ( $orders as $order ) : ?>
			<tr class="woocommerce-orders-table__row woocommerce-orders-table__row--status-<?php echo esc_attr( $order->get_status() ); ?> order">
				<th class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-number" scope="row"><a href="<?php
					echo esc_url( $order->get_view_order_url() );
				?>">#<?php echo esc_html( $order->get_order_number() ); ?></a></th>
				<td class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-date"><?php
					echo esc_html( wc_format_datetime( $order->get_date_created() ) );
				?></td>
				<td class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-status"><?php
					echo esc_html( wc_get_order_status_name( $order->get_status() ) );
				?></td>
				<td class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-total"><?php
					echo $order->get_formatted_order_total(); // phpcs:ignore WordPress.Security.EscapeOutput -- a price.
				?></td>
				<td class="woocommerce-orders-table__cell woocommerce-orders-table__cell-order-actions"><a href="<?php
					echo esc_url( $order->get_view_order_url() );
				?>" class="woocommerce-button button view"><?php esc_html_e( 'View', 'stand-in-store' ); ?></a></td>
			</tr>
		<?php endforeach; ?>
	</tbody>
</table>
<?php
do_action( 'woocommerce_after_account_orders', true );
