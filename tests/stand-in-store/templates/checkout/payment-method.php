<?php
/**
 * A payment method.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<li class="wc_payment_method payment_method_<?php echo esc_attr( $gateway->id ); ?>">
	<input id="payment_method_<?php
		echo esc_attr( $gateway->id );
	?>" type="radio" class="input-radio" name="payment_method" value="<?php echo esc_attr( $gateway->id ); ?>" <?php
		checked( $gateway->chosen, true );
	?> data-order_button_text="" />
	<label for="payment_method_<?php echo esc_attr( $gateway->id ); ?>"><?php
		echo wp_kses_post( $gateway->get_title() );
	?> <?php echo wp_kses_post( $gateway->get_icon() ); ?></label>
	<div class="payment_box payment_method_<?php echo esc_attr( $gateway->id ); ?>"><?php $gateway->payment_fields(); ?></div>
</li>
