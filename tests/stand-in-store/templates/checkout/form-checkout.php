<?php
/**
 * The checkout.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_before_checkout_form', $checkout );
if ( ! $checkout->is_registration_enabled() && $checkout->is_registration_required() && ! is_user_logged_in() ) {
	echo esc_html( apply_filters( 'woocommerce_checkout_must_be_logged_in_message', __( 'You must be logged in to checkout.', 'stand-in-store' ) ) );
	return;
}
?>
<form name="checkout" method="post" class="checkout woocommerce-checkout" action="<?php
	echo esc_url( wc_get_checkout_url() );
?>" enctype="multipart/form-data" aria-label="<?php
	esc_attr_e( 'Checkout', 'stand-in-store' );
?>">
	<?php do_action( 'woocommerce_checkout_before_customer_details' ); ?>
	<div class="col2-set" id="customer_details">
		<div class="col-1"><?php do_action( 'woocommerce_checkout_billing' ); ?></div>
		<div class="col-2"><?php do_action( 'woocommerce_checkout_shipping' ); ?></div>
	</div>
	<?php do_action( 'woocommerce_checkout_after_customer_details' ); ?>
	<?php do_action( 'woocommerce_checkout_before_order_review_heading' ); ?>
	<h3 id="order_review_heading"><?php esc_html_e( 'Your order', 'stand-in-store' ); ?></h3>
	<?php do_action( 'woocommerce_checkout_before_order_review' ); ?>
	<div id="order_review" class="woocommerce-checkout-review-order">
		<?php do_action( 'woocommerce_checkout_order_review' ); ?>
	</div>
	<?php do_action( 'woocommerce_checkout_after_order_review' ); ?>
</form>
<?php
do_action( 'woocommerce_after_checkout_form', $checkout );
