<?php
/**
 * The order was received.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="woocommerce-order">
	<?php
	if ( $order ) {
		do_action( 'woocommerce_before_thankyou', $order->get_id() );
	}
	?>
	<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received"><?php
		echo esc_html(
			apply_filters( 'woocommerce_thankyou_order_received_text', __( 'Thank you. Your order has been received.', 'stand-in-store' ), $order )
		);
	?></p>
	<?php if ( $order ) : ?>
		<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
			<li class="woocommerce-order-overview__order order"><?php
				esc_html_e( 'Order number:', 'stand-in-store' );
			?> <strong><?php echo esc_html( $order->get_order_number() ); ?></strong></li>
			<li class="woocommerce-order-overview__date date"><?php esc_html_e( 'Date:', 'stand-in-store' ); ?> <strong><?php
				echo esc_html( wc_format_datetime( $order->get_date_created() ) );
			?></strong></li>
			<?php if ( is_user_logged_in() && get_current_user_id() === $order->get_user_id() && $order->get_billing_email() ) : ?>
				<li class="woocommerce-order-overview__email email"><?php esc_html_e( 'Email:', 'stand-in-store' ); ?> <strong><?php
					echo esc_html( $order->get_billing_email() );
				?></strong></li>
			<?php endif; ?>
			<li class="woocommerce-order-overview__total total"><?php esc_html_e( 'Total:', 'stand-in-store' ); ?> <strong><?php
				echo $order->get_formatted_order_total(); // phpcs:ignore WordPress.Security.EscapeOutput -- a price.
			?></strong></li>
			<li class="woocommerce-order-overview__payment-method method"><?php esc_html_e( 'Payment method:', 'stand-in-store' ); ?> <strong><?php
				echo wp_kses_post( $order->get_payment_method_title() );
			?></strong></li>
		</ul>
		<?php
		do_action( 'woocommerce_thankyou_' . $order->get_payment_method(), $order->get_id() );
		do_action( 'woocommerce_thankyou', $order->get_id() );
	endif;
	?>
</div>
