<?php
/**
 * Parts of a product's page.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Shows that the price is lowered. */
function woocommerce_show_product_sale_flash(): void {
	wc_get_template( 'single-product/sale-flash.php' );
}

/** Shows the pictures. */
function woocommerce_show_product_images(): void {
	wc_get_template( 'single-product/product-image.php' );
}

/** Shows the other pictures. */
function woocommerce_show_product_thumbnails(): void {
	wc_get_template( 'single-product/product-thumbnails.php' );
}

/** Shows the name. */
function woocommerce_template_single_title(): void {
	wc_get_template( 'single-product/title.php' );
}

/** Shows the rating. */
function woocommerce_template_single_rating(): void {
	if ( post_type_supports( 'product', 'comments' ) ) {
		wc_get_template( 'single-product/rating.php' );
	}
}

/** Shows the price. */
function woocommerce_template_single_price(): void {
	wc_get_template( 'single-product/price.php' );
}

/** Shows the short description. */
function woocommerce_template_single_excerpt(): void {
	wc_get_template( 'single-product/short-description.php' );
}

/** Shows number, categories and tags. */
function woocommerce_template_single_meta(): void {
	wc_get_template( 'single-product/meta.php' );
}

/** Place for links to share. */
function woocommerce_template_single_sharing(): void {
	do_action( 'woocommerce_share' );
}

/** Shows the form of the product's type. */
function woocommerce_template_single_add_to_cart(): void {
	global $product;
	if ( $product instanceof WC_Product ) {
		do_action( 'woocommerce_' . $product->get_type() . '_add_to_cart' );
	}
}

/** Shows a simple product's form. */
function woocommerce_simple_add_to_cart(): void {
	wc_get_template( 'single-product/add-to-cart/simple.php' );
}

/** Shows a group's form. */
function woocommerce_grouped_add_to_cart(): void {
	global $product;
	wc_get_template( 'single-product/add-to-cart/grouped.php', [
		'grouped_product'  => $product,
		'grouped_products' => array_values( array_filter( array_map( 'wc_get_product', $product->get_children() ) ) ),
	] );
}

/** Shows a variable product's form. */
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

/** Shows quantity and button of a variable product. */
function woocommerce_single_variation_add_to_cart_button(): void {
	wc_get_template( 'single-product/add-to-cart/variation-add-to-cart-button.php' );
}

/**
 * Shows an attribute's choices.
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
	$asked   = isset( $_REQUEST[ $field ] ) && is_string( $_REQUEST[ $field ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ $field ] ) ) : ''; // phpcs:ignore WordPress.Security
	$chosen  = false !== $args['selected'] ? $args['selected'] : ( '' !== $asked ? $asked : ( $product->get_default_attributes()[ $slug ] ?? '' ) );
	$options = $args['options'] ? $args['options'] : ( $product->get_variation_attributes()[ $args['attribute'] ] ?? [] );
	$name    = $args['name'] ? $args['name'] : $field;
	$html    = '<select id="' . esc_attr( $args['id'] ? $args['id'] : $slug ) . '" class="' . esc_attr( $args['class'] ) . '" name="' . esc_attr( $name ) . '" data-attribute_name="' . esc_attr( $field ) . '" data-show_option_none="' . ( $args['show_option_none'] ? 'yes' : 'no' ) . '"' . ( $args['required'] ? ' required' : '' ) . '>';
	$html   .= '<option value="">' . esc_html( $args['show_option_none'] ? $args['show_option_none'] : __( 'Choose an option', 'stand-in-store' ) ) . '</option>';
	foreach ( (array) $options as $option ) {
		$term  = taxonomy_exists( (string) $args['attribute'] ) ? get_term_by( 'slug', (string) $option, (string) $args['attribute'] ) : null;
		$label = (string) apply_filters( 'woocommerce_variation_option_name', $term instanceof WP_Term ? $term->name : (string) $option, $term, $args['attribute'], $product );
		$html .= '<option value="' . esc_attr( (string) $option ) . '" ' . selected( (string) $chosen, (string) $option, false ) . '>' . esc_html( $label ) . '</option>';
	}
	echo apply_filters( 'woocommerce_dropdown_variation_attribute_options_html', $html . '</select>', $args ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
}

/**
 * Shows a quantity's input.
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

/** Shows the tabs. */
function woocommerce_output_product_data_tabs(): void {
	wc_get_template( 'single-product/tabs/tabs.php' );
}

/**
 * The tabs that there are.
 *
 * @param array<string,array<string,mixed>> $tabs Tabs.
 * @return array<string,array<string,mixed>>
 */
function woocommerce_default_product_tabs( $tabs = [] ): array {
	global $product, $post;
	if ( $post instanceof WP_Post && '' !== $post->post_content ) {
		$tabs['description'] = [
			'title'    => __( 'Description', 'stand-in-store' ),
			'priority' => 10,
			'callback' => static fn() => wc_get_template( 'single-product/tabs/description.php' ),
		];
	}
	if ( $product instanceof WC_Product && ( $product->has_attributes() || $product->has_weight() || $product->has_dimensions() ) ) {
		$tabs['additional_information'] = [
			'title'    => __( 'Additional information', 'stand-in-store' ),
			'priority' => 20,
			'callback' => static fn() => wc_get_template( 'single-product/tabs/additional-information.php' ),
		];
	}
	return $tabs;
}

/** Shows products of the same categories. */
function woocommerce_output_related_products(): void {
	woocommerce_related_products( (array) apply_filters( 'woocommerce_output_related_products_args', [
		'posts_per_page' => 4,
		'columns'        => 4,
	] ) );
}

/**
 * Shows related products.
 *
 * @param array<string,mixed> $args posts_per_page, columns.
 */
function woocommerce_related_products( $args = [] ): void {
	global $product;
	if ( ! $product instanceof WC_Product ) {
		return;
	}
	$limit = (int) ( $args['posts_per_page'] ?? 2 );
	wc_set_loop_prop( 'name', 'related' );
	wc_set_loop_prop( 'columns', (int) apply_filters( 'woocommerce_related_products_columns', $args['columns'] ?? 2 ) );
	wc_get_template( 'single-product/related.php', [
		'related_products' => array_values( array_filter( array_map( 'wc_get_product', wc_get_related_products( $product->get_id(), $limit ) ) ) ),
		'columns'          => $args['columns'] ?? 2,
	] );
}

/**
 * Products that share a category or tag.
 *
 * @param int       $id      Product.
 * @param int       $limit   How many.
 * @param list<int> $exclude Products to leave out.
 * @return list<int>
 */
function wc_get_related_products( $id, $limit = 5, $exclude = [] ): array {
	$product = wc_get_product( $id );
	if ( ! $product instanceof WC_Product ) {
		return [];
	}
	return (array) apply_filters( 'woocommerce_related_products', array_map( 'intval', get_posts( [
		'post_type'   => 'product',
		'numberposts' => $limit,
		'exclude'     => array_merge( [ (int) $id ], array_map( 'intval', (array) $product->get_upsell_ids() ), $exclude ),
		'orderby'     => 'rand',
		'fields'      => 'ids',
		'tax_query'   => [
			'relation' => 'OR',
			[ 'taxonomy' => 'product_cat', 'terms' => (array) $product->get_category_ids() ],
			[ 'taxonomy' => 'product_tag', 'terms' => (array) $product->get_tag_ids() ],
		],
	] ) ), $id, [ 'limit' => $limit ] );
}

/** Shows better products. */
function woocommerce_upsell_display( $limit = -1, $columns = 4, $orderby = 'rand', $order = 'desc' ): void {
	global $product;
	if ( $product instanceof WC_Product ) {
		wc_set_loop_prop( 'name', 'up-sells' );
		wc_set_loop_prop( 'columns', (int) apply_filters( 'woocommerce_upsells_columns', $columns ) );
		wc_get_template( 'single-product/up-sells.php', [ 'upsells' => array_values( array_filter( array_map( 'wc_get_product', (array) $product->get_upsell_ids() ) ) ) ] );
	}
}

/**
 * Shows a product's attributes as a table.
 *
 * @param WC_Product $product Product.
 */
function wc_display_product_attributes( $product ): void {
	$rows = [];
	if ( $product->has_weight() ) {
		$rows['weight'] = [ 'label' => __( 'Weight', 'stand-in-store' ), 'value' => $product->get_weight() . ' kg' ];
	}
	if ( $product->has_dimensions() ) {
		$rows['dimensions'] = [ 'label' => __( 'Dimensions', 'stand-in-store' ), 'value' => implode( ' &times; ', $product->get_dimensions() ) . ' cm' ];
	}
	foreach ( $product->get_attributes() as $key => $attribute ) {
		if ( $attribute instanceof WC_Product_Attribute && $attribute->get_visible() ) {
			$rows[ 'attribute_' . $key ] = [
				'label' => wc_attribute_label( $attribute->get_name(), $product ),
				'value' => wpautop( wptexturize( implode( ', ', array_map( 'esc_html', $attribute->get_option_names() ) ) ) ),
			];
		}
	}
	wc_get_template( 'single-product/product-attributes.php', [
		'product_attributes' => (array) apply_filters( 'woocommerce_display_product_attributes', $rows, $product ),
		'product'            => $product,
	] );
}
