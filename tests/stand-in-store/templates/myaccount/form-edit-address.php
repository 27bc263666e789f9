<?php
/**
 * Form of an address.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<form method="post" novalidate>
	<h2><?php echo 'billing' === $load_address ? esc_html__( 'Billing address', 'stand-in-store' ) : esc_html__( 'Shipping address', 'stand-in-store' ); ?></h2>
	<div class="woocommerce-address-fields">
		<div class="woocommerce-address-fields__field-wrapper">
			<?php
			$values = $customer->get_data();
			foreach ( $address as $name => $field ) {
				woocommerce_form_field( $name, $field, $values[ $name ] ?? '' );
			}
			?>
		</div>
		<p>
			<button type="submit" class="<?php
				echo stand_in_store_button(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
			?>" name="save_address" value="<?php
				esc_attr_e( 'Save address', 'stand-in-store' );
			?>"><?php esc_html_e( 'Save address', 'stand-in-store' ); ?></button>
			<?php wp_nonce_field( 'woocommerce-edit_address', 'woocommerce-edit-address-nonce' ); ?>
			<input type="hidden" name="action" value="edit_address" />
		</p>
	</div>
</form>
