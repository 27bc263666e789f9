<?php
/**
 * Shipping fields and notes.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<div class="woocommerce-shipping-fields">
	<?php if ( WC()->cart->needs_shipping_address() ) : ?>
		<h3 id="ship-to-different-address">
			<label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox">
				<input id="ship-to-different-address-checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" type="checkbox" name="ship_to_different_address" value="1" /> <span><?php
					esc_html_e( 'Ship to a different address?', 'stand-in-store' );
				?></span>
			</label>
		</h3>
		<div class="shipping_address">
			<?php do_action( 'woocommerce_before_checkout_shipping_form', $checkout ); ?>
			<div class="woocommerce-shipping-fields__field-wrapper">
				<?php
				foreach ( $checkout->get_checkout_fields( 'shipping' ) as $name => $field ) {
					woocommerce_form_field( $name, $field, $checkout->get_value( $name ) );
				}
				?>
			</div>
			<?php do_action( 'woocommerce_after_checkout_shipping_form', $checkout ); ?>
		</div>
	<?php endif; ?>
</div>
<div class="woocommerce-additional-fields">
	<?php do_action( 'woocommerce_before_order_notes', $checkout ); ?>
	<?php if ( apply_filters( 'woocommerce_enable_order_notes_field', true ) ) : ?>
		<?php if ( ! WC()->cart->needs_shipping() ) : ?>
			<h3><?php esc_html_e( 'Additional information', 'stand-in-store' ); ?></h3>
		<?php endif; ?>
		<div class="woocommerce-additional-fields__field-wrapper">
			<?php
			foreach ( $checkout->get_checkout_fields( 'order' ) as $name => $field ) {
				woocommerce_form_field( $name, $field, $checkout->get_value( $name ) );
			}
			?>
		</div>
	<?php endif; ?>
	<?php do_action( 'woocommerce_after_order_notes', $checkout ); ?>
</div>
