<?php
/**
 * Input of a quantity.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

/* translators: %s: product */
$label = '' === (string) $product_name ? __( 'Quantity', 'stand-in-store' ) : sprintf(
	__( '%s quantity', 'stand-in-store' ),
	wp_strip_all_tags( $product_name )
);
?>
<div class="quantity">
	<?php do_action( 'woocommerce_before_quantity_input_field' ); ?>
	<label class="screen-reader-text" for="<?php echo esc_attr( $input_id ); ?>"><?php echo esc_html( $label ); ?></label>
	<input
		type="<?php echo esc_attr( $type ); ?>"
		<?php echo $readonly ? 'readonly="readonly"' : ''; ?>
		id="<?php echo esc_attr( $input_id ); ?>"
		class="<?php echo esc_attr( implode( ' ', (array) $classes ) ); ?>"
		name="<?php echo esc_attr( $input_name ); ?>"
		value="<?php echo esc_attr( $input_value ); ?>"
		aria-label="<?php esc_attr_e( 'Product quantity', 'stand-in-store' ); ?>"
		min="<?php echo esc_attr( $min_value ); ?>"
		<?php echo '' === $max_value ? '' : 'max="' . esc_attr( $max_value ) . '"'; ?>
		<?php if ( ! $readonly ) : ?>
			step="<?php echo esc_attr( $step ); ?>"
			placeholder="<?php echo esc_attr( $placeholder ); ?>"
			inputmode="<?php echo esc_attr( $inputmode ); ?>"
			autocomplete="<?php echo esc_attr( $autocomplete ); ?>"
		<?php endif; ?>
	/>
	<?php do_action( 'woocommerce_after_quantity_input_field' ); ?>
</div>
