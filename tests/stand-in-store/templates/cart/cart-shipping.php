<?php
/**
 * Cost of shipping.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

$cost = WC()->cart->get_shipping_total();
?>
<tr class="woocommerce-shipping-totals shipping">
	<th><?php esc_html_e( 'Shipping', 'stand-in-store' ); ?></th>
	<td data-title="<?php esc_attr_e( 'Shipping', 'stand-in-store' ); ?>">
		<ul id="shipping_method" class="woocommerce-shipping-methods">
			<li>
				<input type="hidden" name="shipping_method[0]" data-index="0" id="shipping_method_0_flat_rate1" value="flat_rate:1" class="shipping_method" />
				<label for="shipping_method_0_flat_rate1"><?php
					// phpcs:ignore WordPress.Security.EscapeOutput -- a price.
					echo 0.0 < $cost ? esc_html__( 'Flat rate:', 'stand-in-store' ) . ' ' . wc_price( $cost ) : esc_html__( 'Free shipping', 'stand-in-store' );
				?></label>
			</li>
		</ul>
	</td>
</tr>
