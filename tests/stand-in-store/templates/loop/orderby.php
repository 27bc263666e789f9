<?php
/**
 * Form that sorts a catalogue.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<form class="woocommerce-ordering" method="get">
	<select name="orderby" class="orderby" aria-label="<?php esc_attr_e( 'Shop order', 'stand-in-store' ); ?>">
		<?php foreach ( $catalog_orderby_options as $choice => $label ) : ?>
			<option value="<?php echo esc_attr( $choice ); ?>" <?php selected( $orderby, $choice ); ?>><?php echo esc_html( $label ); ?></option>
		<?php endforeach; ?>
	</select>
	<input type="hidden" name="paged" value="1" />
	<?php wc_query_string_form_fields( null, [ 'orderby', 'submit', 'paged', 'product-page' ] ); ?>
</form>
