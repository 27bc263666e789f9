<?php
/**
 * Coupon at the checkout.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

if ( ! wc_coupons_enabled() ) {
	return;
}
echo '<div class="woocommerce-form-coupon-toggle">';
wc_print_notice(
	esc_html__( 'Have a coupon?', 'stand-in-store' ) . ' <a href="#" role="button" aria-label="' . esc_attr__(
		'Enter your coupon code',
		'stand-in-store'
	) . '" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false" class="showcoupon">' . esc_html__(
		'Click here to enter your code',
		'stand-in-store'
	) . '</a>',
	'notice'
);
?>
</div>
<form class="checkout_coupon woocommerce-form-coupon" method="post" style="display:none" id="woocommerce-checkout-form-coupon">
	<p class="form-row form-row-first">
		<label for="coupon_code" class="screen-reader-text"><?php esc_html_e( 'Coupon:', 'stand-in-store' ); ?></label>
		<input type="text" name="coupon_code" class="input-text" placeholder="<?php
			esc_attr_e( 'Coupon code', 'stand-in-store' );
		?>" id="coupon_code" value="" />
	</p>
	<p class="form-row form-row-last">
		<button type="submit" class="<?php
			echo stand_in_store_button(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
		?>" name="apply_coupon" value="<?php
			esc_attr_e( 'Apply coupon', 'stand-in-store' );
		?>"><?php esc_html_e( 'Apply coupon', 'stand-in-store' ); ?></button>
	</p>
	<div class="clear"></div>
</form>
