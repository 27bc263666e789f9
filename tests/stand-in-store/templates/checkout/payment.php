<?php
/**
 * Payment methods and the button.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

if ( ! wp_doing_ajax() ) {
	do_action( 'woocommerce_review_order_before_payment' );
}
?>
<div id="payment" class="woocommerce-checkout-payment">
	<?php if ( WC()->cart->needs_payment() ) : ?>
		<ul class="wc_payment_methods payment_methods methods">
			<?php
			foreach ( $available_gateways as $gateway ) {
				wc_get_template( 'checkout/payment-method.php', [ 'gateway' => $gateway ] );
			}
			?>
		</ul>
	<?php endif; ?>
	<div class="form-row place-order">
		<noscript><button type="submit" class="<?php
			echo stand_in_store_button( 'button alt' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
		?>" name="woocommerce_checkout_update_totals" value="<?php
			esc_attr_e( 'Update totals', 'stand-in-store' );
		?>"><?php esc_html_e( 'Update totals', 'stand-in-store' ); ?></button></noscript>
		<div class="woocommerce-terms-and-conditions-wrapper"><?php do_action( 'woocommerce_checkout_terms_and_conditions' ); ?></div>
		<?php do_action( 'woocommerce_review_order_before_submit' ); ?>
		<?php
		// phpcs:disable WordPress.Security.EscapeOutput -- escaped.
		echo apply_filters(
			'woocommerce_order_button_html',
			'<button type="submit" class="' . stand_in_store_button( 'button alt' )
				. '" name="woocommerce_checkout_place_order" id="place_order" value="' . esc_attr( $order_button_text )
				. '" data-value="' . esc_attr( $order_button_text ) . '">' . esc_html( $order_button_text ) . '</button>'
		);
		// phpcs:enable
		?>
		<?php do_action( 'woocommerce_review_order_after_submit' ); ?>
		<?php wp_nonce_field( 'woocommerce-process_checkout', 'woocommerce-process-checkout-nonce' ); ?>
	</div>
</div>
<?php
if ( ! wp_doing_ajax() ) {
	do_action( 'woocommerce_review_order_after_payment' );
}
