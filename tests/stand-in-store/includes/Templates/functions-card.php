<?php
/**
 * Parts of a product's card in a list.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Opens a product's link. */
function woocommerce_template_loop_product_link_open(): void {
	global $product;
	echo '<a href="' . esc_url(
		(string) apply_filters( 'woocommerce_loop_product_link', get_the_permalink(), $product )
	) . '" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">';
}

/** Closes a product's link. */
function woocommerce_template_loop_product_link_close(): void {
	echo '</a>';
}

/** Displays a product's name. */
function woocommerce_template_loop_product_title(): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- a title.
	echo '<h2 class="'
		. esc_attr( (string) apply_filters( 'woocommerce_product_loop_title_classes', 'woocommerce-loop-product__title' ) )
		. '">'
		. get_the_title()
		. '</h2>';
}

/** Displays a product's image. */
function woocommerce_template_loop_product_thumbnail(): void {
	echo woocommerce_get_product_thumbnail(); // phpcs:ignore WordPress.Security.EscapeOutput -- an image.
}

/** Returns a product's image. */
function woocommerce_get_product_thumbnail( $size = 'woocommerce_thumbnail' ): string {
	global $product;
	return $product instanceof WC_Product ? $product->get_image( (string) apply_filters( 'single_product_archive_thumbnail_size', $size ) ) : '';
}

/** Displays a product's price. */
function woocommerce_template_loop_price(): void {
	wc_get_template( 'loop/price.php' );
}

/** Displays a product's rating. */
function woocommerce_template_loop_rating(): void {
	wc_get_template( 'loop/rating.php' );
}

/** Displays the sale badge. */
function woocommerce_show_product_loop_sale_flash(): void {
	wc_get_template( 'loop/sale-flash.php' );
}

/**
 * Displays the button.
 *
 * @param array<string,mixed> $args Overrides.
 */
function woocommerce_template_loop_add_to_cart( $args = [] ): void {
	global $product;
	if ( ! $product instanceof WC_Product ) {
		return;
	}
	$may = $product->is_purchasable() && $product->is_in_stock();
	$ajax = $may && $product->supports( 'ajax_add_to_cart' ) && 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' );
	$args = (array) apply_filters( 'woocommerce_loop_add_to_cart_args', wp_parse_args( $args, [
		'quantity'              => 1,
		'class'                 => implode(
			' ',
			array_filter(
				[
					'button',
					wc_wp_theme_get_element_class_name( 'button' ),
					'product_type_' . $product->get_type(),
					$may ? 'add_to_cart_button' : '',
					$ajax ? 'ajax_add_to_cart' : '',
				]
			)
		),
		'aria-describedby_text' => $product->add_to_cart_aria_describedby(),
		'attributes'            => [
			'data-product_id'      => $product->get_id(),
			'data-product_sku'     => $product->get_sku(),
			'aria-label'           => wp_strip_all_tags( $product->add_to_cart_description() ),
			'rel'                  => 'nofollow',
			'data-success_message' => $product->is_type( 'simple' ) ? wp_strip_all_tags( $product->add_to_cart_success_message() ) : null,
			'role'                 => $ajax ? 'button' : null,
		],
	] ), $product );
	wc_get_template( 'loop/add-to-cart.php', [ 'args' => $args ] + $args );
}
