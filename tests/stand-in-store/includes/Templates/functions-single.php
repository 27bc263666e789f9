<?php
/**
 * Parts of a product's page.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Displays the sale badge. */
function woocommerce_show_product_sale_flash(): void {
	wc_get_template( 'single-product/sale-flash.php' );
}

/** Displays the images. */
function woocommerce_show_product_images(): void {
	wc_get_template( 'single-product/product-image.php' );
}

/** Displays the other images. */
function woocommerce_show_product_thumbnails(): void {
	wc_get_template( 'single-product/product-thumbnails.php' );
}

/** Displays the name. */
function woocommerce_template_single_title(): void {
	wc_get_template( 'single-product/title.php' );
}

/** Displays the rating. */
function woocommerce_template_single_rating(): void {
	if ( post_type_supports( 'product', 'comments' ) ) {
		wc_get_template( 'single-product/rating.php' );
	}
}

/** Displays the price. */
function woocommerce_template_single_price(): void {
	wc_get_template( 'single-product/price.php' );
}

/** Displays the short description. */
function woocommerce_template_single_excerpt(): void {
	wc_get_template( 'single-product/short-description.php' );
}

/** Displays SKU, categories, and tags. */
function woocommerce_template_single_meta(): void {
	wc_get_template( 'single-product/meta.php' );
}

/** Place for links to share. */
function woocommerce_template_single_sharing(): void {
	do_action( 'woocommerce_share' );
}

/** Displays the form of the product's type. */
function woocommerce_template_single_add_to_cart(): void {
	global $product;
	if ( $product instanceof WC_Product ) {
		do_action( 'woocommerce_' . $product->get_type() . '_add_to_cart' );
	}
}

/** Displays a simple product's form. */
function woocommerce_simple_add_to_cart(): void {
	wc_get_template( 'single-product/add-to-cart/simple.php' );
}

/** Displays the form of a grouped product. */
function woocommerce_grouped_add_to_cart(): void {
	global $product;
	wc_get_template( 'single-product/add-to-cart/grouped.php', [
		'grouped_product'  => $product,
		'grouped_products' => array_values( array_filter( array_map( 'wc_get_product', $product->get_children() ) ) ),
	] );
}

/** Displays a variable product's form. */
function woocommerce_variable_add_to_cart(): void {
	global $product;
	wp_enqueue_script( 'wc-add-to-cart-variation' );
	$all = count( $product->get_children() ) <= (int) apply_filters( 'woocommerce_ajax_variation_threshold', 30, $product );
	wc_get_template( 'single-product/add-to-cart/variable.php', [
		'available_variations' => $all ? $product->get_available_variations() : false,
		'attributes'           => $product->get_variation_attributes(),
		'selected_attributes'  => $product->get_default_attributes(),
	] );
}

/** Place where the script shows the variation. */
function woocommerce_single_variation(): void {
	echo '<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions"></div>';
}

/** Displays quantity and button of a variable product. */
function woocommerce_single_variation_add_to_cart_button(): void {
	wc_get_template( 'single-product/add-to-cart/variation-add-to-cart-button.php' );
}

/**
 * Displays an attribute's choices.
 *
 * @param array<string,mixed> $args attribute, product, options, selected, name, id, class, show_option_none.
 */
function wc_dropdown_variation_attribute_options( $args = [] ): void {
	$args    = (array) apply_filters( 'woocommerce_dropdown_variation_attribute_options_args', wp_parse_args( $args, [
		'options'          => false,
		'attribute'        => '',
		'product'          => null,
		'selected'         => false,
		'required'         => false,
		'name'             => '',
		'id'               => '',
		'class'            => '',
		'show_option_none' => __( 'Choose an option', 'stand-in-store' ),
	] ) );
	$slug    = sanitize_title( (string) $args['attribute'] );
	$product = $args['product'];
	$field   = 'attribute_' . $slug;
	// phpcs:ignore WordPress.Security
	$asked   = isset( $_REQUEST[ $field ] ) && is_string( $_REQUEST[ $field ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ $field ] ) ) : '';
	$chosen  = false !== $args['selected'] ? $args['selected'] : ( '' !== $asked ? $asked : ( $product->get_default_attributes()[ $slug ] ?? '' ) );
	$options = $args['options'] ? $args['options'] : ( $product->get_variation_attributes()[ $args['attribute'] ] ?? [] );
	$name    = $args['name'] ? $args['name'] : $field;
	$html    = '<select id="' . esc_attr(
		$args['id'] ? $args['id'] : $slug
	) . '" class="' . esc_attr(
		$args['class']
	) . '" name="' . esc_attr( $name ) . '" data-attribute_name="' . esc_attr( $field ) . '" data-show_option_none="' . (
		$args['show_option_none'] ? 'yes' : 'no'
	) . '"' . ( $args['required'] ? ' required' : '' ) . '>';
	$html   .= '<option value="">' . esc_html(
		$args['show_option_none'] ? $args['show_option_none'] : __( 'Choose an option', 'stand-in-store' )
	) . '</option>';
	foreach ( (array) $options as $option ) {
		$term  = taxonomy_exists( (string) $args['attribute'] ) ? get_term_by( 'slug', (string) $option, (string) $args['attribute'] ) : null;
		$label = (string) apply_filters(
			'woocommerce_variation_option_name',
			$term instanceof WP_Term ? $term->name : (string) $option,
			$term,
			$args['attribute'],
			$product
		);
		$html .= '<option value="' . esc_attr( (string) $option ) . '" ' . selected(
			(string) $chosen,
			(string) $option,
			false
		) . '>' . esc_html( $label ) . '</option>';
	}
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	echo apply_filters( 'woocommerce_dropdown_variation_attribute_options_html', $html . '</select>', $args );
}

/**
 * Displays a quantity input.
 *
 * @param array<string,mixed> $args    Overrides.
 * @param WC_Product|null     $product Product.
 * @param bool                $echo    Show it.
 * @return string|null
 */
function woocommerce_quantity_input( $args = [], $product = null, $echo = true ) {
	$product  = $product ?? $GLOBALS['product'];
	$args     = wp_parse_args( $args, [
		'input_id'     => uniqid( 'quantity_' ),
		'input_name'   => 'quantity',
		'input_value'  => '1',
		'classes'      => (array) apply_filters( 'woocommerce_quantity_input_classes', [ 'input-text', 'qty', 'text' ], $product ),
		'max_value'    => (int) apply_filters( 'woocommerce_quantity_input_max', -1, $product ),
		'min_value'    => (int) apply_filters( 'woocommerce_quantity_input_min', 0, $product ),
		'step'         => (int) apply_filters( 'woocommerce_quantity_input_step', 1, $product ),
		'pattern'      => '',
		'inputmode'    => 'numeric',
		'product_name' => $product instanceof WC_Product ? $product->get_title() : '',
		'placeholder'  => '',
		'autocomplete' => 'off',
		'readonly'     => false,
	] );
	$args     = (array) apply_filters( 'woocommerce_quantity_input_args', $args, $product );
	$args['min_value'] = max( (int) $args['min_value'], 0 );
	$args['max_value'] = 0 < $args['max_value'] ? $args['max_value'] : '';
	if ( '' !== $args['max_value'] && $args['max_value'] < $args['min_value'] ) {
		$args['max_value'] = $args['min_value'];
	}
	$fixed            = 0 < $args['min_value'] && $args['min_value'] === $args['max_value'];
	$args['type']     = (string) apply_filters( 'woocommerce_quantity_input_type', $fixed && ! $args['readonly'] ? 'hidden' : 'number' );
	$args['readonly'] = $args['readonly'] || $fixed;
	$html             = wc_get_template_html( 'global/quantity-input.php', $args );
	if ( ! $echo ) {
		return $html;
	}
	echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	return null;
}
