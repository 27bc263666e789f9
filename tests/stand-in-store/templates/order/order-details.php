<?php
/**
 * Lines and sums of an order.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

if ( $order->has_downloadable_item() && $order->is_download_permitted() ) {
	wc_get_template( 'order/order-downloads.php', [ 'downloads' => $order->get_downloadable_items(), 'show_title' => true ] );
}
?>
<section class="woocommerce-order-details">
	<h2 class="woocommerce-order-details__title"><?php esc_html_e( 'Order details', 'stand-in-store' ); ?></h2>
	<table class="woocommerce-table woocommerce-table--order-details shop_table order_details">
		<thead>
			<tr>
				<th class="woocommerce-table__product-name product-name"><?php esc_html_e( 'Product', 'stand-in-store' ); ?></th>
				<th class="woocommerce-table__product-table product-total"><?php esc_html_e( 'Total', 'stand-in-store' ); ?></th>
			</tr>
		</thead>
		<tbody>
			<?php foreach ( $order->get_items() as $line ) : ?>
				<tr class="woocommerce-table__line-item order_item">
					<td class="woocommerce-table__product-name product-name"><?php
						echo esc_html( $line->get_name() );
					?> <strong class="product-quantity">&times;&nbsp;<?php
						echo esc_html( $line->get_quantity() );
					?></strong></td>
					<td class="woocommerce-table__product-total product-total"><?php
						echo $order->get_formatted_line_subtotal( $line ); // phpcs:ignore WordPress.Security.EscapeOutput -- a price.
					?></td>
				</tr>
			<?php endforeach; ?>
		</tbody>
		<tfoot>
			<tr>
				<th scope="row"><?php esc_html_e( 'Total:', 'stand-in-store' ); ?></th>
				<td><?php echo $order->get_formatted_order_total(); // phpcs:ignore WordPress.Security.EscapeOutput -- a price. ?></td>
			</tr>
		</tfoot>
	</table>
	<?php do_action( 'woocommerce_order_details_after_order_table', $order ); ?>
</section>
<?php if ( is_user_logged_in() && get_current_user_id() === $order->get_user_id() ) : ?>
	<section class="woocommerce-customer-details">
		<h2 class="woocommerce-column__title"><?php esc_html_e( 'Billing address', 'stand-in-store' ); ?></h2>
		<address><?php echo wp_kses_post( $order->get_formatted_billing_address() ); ?></address>
	</section>
	<?php
endif;
