<?php
/**
 * What is ordered.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<table class="shop_table woocommerce-checkout-review-order-table">
	<thead>
		<tr>
			<th class="product-name"><?php esc_html_e( 'Product', 'stand-in-store' ); ?></th>
			<th class="product-total"><?php esc_html_e( 'Subtotal', 'stand-in-store' ); ?></th>
		</tr>
	</thead>
	<tbody>
		<?php do_action( 'woocommerce_review_order_before_cart_contents' ); ?>
		<?php foreach ( WC()->cart->get_cart() as $key => $line ) : ?>
			<tr class="<?php echo esc_attr( apply_filters( 'woocommerce_cart_item_class', 'cart_item', $line, $key ) ); ?>">
				<td class="product-name">
					<?php
					echo wp_kses_post( apply_filters( 'woocommerce_cart_item_name', $line['data']->get_name(), $line, $key ) ) . '&nbsp;';
					// phpcs:ignore WordPress.Security.EscapeOutput -- a number.
					echo apply_filters(
						'woocommerce_checkout_cart_item_quantity',
						' <strong class="product-quantity">&times;&nbsp;' . (int) $line['quantity'] . '</strong>',
						$line,
						$key
					);
					echo wc_get_formatted_cart_item_data( $line ); // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
					?>
				</td>
				<td class="product-total"><?php
					// phpcs:ignore WordPress.Security.EscapeOutput -- a price.
					echo apply_filters( 'woocommerce_cart_item_subtotal', WC()->cart->get_product_subtotal( $line['data'], $line['quantity'] ), $line, $key );
				?></td>
			</tr>
		<?php endforeach; ?>
		<?php do_action( 'woocommerce_review_order_after_cart_contents' ); ?>
	</tbody>
	<tfoot>
		<tr class="cart-subtotal">
			<th><?php esc_html_e( 'Subtotal', 'stand-in-store' ); ?></th>
			<td><?php wc_cart_totals_subtotal_html(); ?></td>
		</tr>
		<?php foreach ( WC()->cart->get_coupons() as $code => $coupon ) : ?>
			<tr class="cart-discount coupon-<?php echo esc_attr( sanitize_title( $code ) ); ?>">
				<th><?php wc_cart_totals_coupon_label( $coupon ); ?></th>
				<td><?php wc_cart_totals_coupon_html( $coupon ); ?></td>
			</tr>
		<?php endforeach; ?>
		<?php
		if ( WC()->cart->needs_shipping() && WC()->cart->show_shipping() ) {
			do_action( 'woocommerce_review_order_before_shipping' );
			wc_cart_totals_shipping_html();
			do_action( 'woocommerce_review_order_after_shipping' );
		}
		?>
		<?php foreach ( WC()->cart->get_fees() as $fee ) : ?>
			<tr class="fee">
				<th><?php echo esc_html( $fee->name ); ?></th>
				<td><?php wc_cart_totals_fee_html( $fee ); ?></td>
			</tr>
		<?php endforeach; ?>
		<?php do_action( 'woocommerce_review_order_before_order_total' ); ?>
		<tr class="order-total">
			<th><?php esc_html_e( 'Total', 'stand-in-store' ); ?></th>
			<td><?php wc_cart_totals_order_total_html(); ?></td>
		</tr>
		<?php do_action( 'woocommerce_review_order_after_order_total' ); ?>
	</tfoot>
</table>
