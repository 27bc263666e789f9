<?php
/**
 * Functions about the cart and notices.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Determines whether coupons may be used. */
function wc_coupons_enabled(): bool {
	return (bool) apply_filters( 'woocommerce_coupons_enabled', 'yes' === get_option( 'woocommerce_enable_coupons', 'yes' ) );
}

/** Determines whether taxes are turned on. There are no tax rates. */
function wc_tax_enabled(): bool {
	return (bool) apply_filters( 'wc_tax_enabled', 'yes' === get_option( 'woocommerce_calc_taxes' ) );
}

/** Determines whether the store ships. */
function wc_shipping_enabled(): bool {
	return (bool) apply_filters( 'wc_shipping_enabled', Quayside\StandInStore\Cart\FlatShipping::is_offered() );
}

/**
 * Returns a coupon's code in its one form.
 *
 * @param string $code Code.
 */
function wc_format_coupon_code( $code ): string {
	return (string) apply_filters( 'woocommerce_coupon_code', wp_filter_kses( mb_strtolower( trim( (string) $code ) ) ) );
}

/**
 * Returns the hash of what a line's price and stock depend on.
 *
 * @param WC_Product $product Product.
 */
function wc_get_cart_item_data_hash( $product ): string {
	return md5( (string) wp_json_encode( apply_filters( 'woocommerce_cart_item_data_to_validate', [
		'type'       => $product->get_type(),
		'attributes' => $product->is_type( 'variation' ) ? $product->get_variation_attributes() : '',
	], $product ) ) );
}

/**
 * Returns a line's choices as HTML or text.
 *
 * @param array<string,mixed> $line Line.
 * @param bool                $flat As text.
 */
function wc_get_formatted_cart_item_data( $line, $flat = false ): string {
	$data = [];
	if ( $line['data']->is_type( 'variation' ) ) {
		$in_name = $line['data']->get_name();
		foreach ( (array) $line['variation'] as $field => $value ) {
			$name = str_replace( 'attribute_', '', urldecode( (string) $field ) );
			$term = taxonomy_exists( $name ) ? get_term_by( 'slug', (string) $value, $name ) : null;
			$text = $term instanceof WP_Term ? $term->name : (string) $value;
			if ( '' !== $text && ! str_contains( $in_name, $text ) ) {
				$data[] = [ 'key' => wc_attribute_label( $name, wc_get_product( $line['product_id'] ) ), 'value' => $text ];
			}
		}
	}
	$data = (array) apply_filters( 'woocommerce_get_item_data', $data, $line );
	foreach ( $data as $index => $entry ) {
		$data[ $index ]['key']     = $entry['key'] ?? $entry['name'] ?? '';
		$data[ $index ]['display'] = $entry['display'] ?? $entry['value'] ?? '';
	}
	if ( [] === $data ) {
		return '';
	}
	if ( ! $flat ) {
		return wc_get_template_html( 'cart/cart-item-data.php', [ 'item_data' => $data ] );
	}
	return implode( "\n", array_map( static fn( array $entry ): string => esc_html( $entry['key'] ) . ': ' . wp_kses_post( $entry['display'] ), $data ) );
}

/** Loads session and cart where a request has none: REST, commands, tests. */
function wc_load_cart(): void {
	WC()->frontend_includes();
	WC()->cart?->get_cart();
}

/** Empties the cart. */
function wc_empty_cart(): void {
	WC()->cart?->empty_cart();
}

/**
 * Adds a notice that products were added.
 *
 * @param int|array<int,int> $products Quantities by product.
 * @param bool               $show_qty Say how many.
 * @param bool               $return   Return the words instead.
 * @return string|null
 */
function wc_add_to_cart_message( $products, $show_qty = false, $return = false ) {
	$products = is_array( $products ) ? $products : [ $products => 1 ];
	$names    = [];
	foreach ( $products as $id => $quantity ) {
		/* translators: 1: number, 2: product */
		$names[] = ( $show_qty && 1 < $quantity ? absint( $quantity ) . ' &times; ' : '' ) . sprintf(
			_x( '&ldquo;%s&rdquo;', 'product', 'stand-in-store' ),
			wp_strip_all_tags( get_the_title( $id ) )
		);
	}
	/* translators: %s: products */
	$text = sprintf(
		_n( '%s has been added to your cart.', '%s have been added to your cart.', (int) array_sum( $products ), 'stand-in-store' ),
		wp_sprintf( '%l', $names )
	);
	$link = sprintf( ' <a href="%s" class="button wc-forward">%s</a>', esc_url( wc_get_cart_url() ), esc_html__( 'View cart', 'stand-in-store' ) );
	$text = (string) apply_filters( 'wc_add_to_cart_message_html', esc_html( $text ) . $link, $products, $show_qty );
	if ( $return ) {
		return $text;
	}
	wc_add_notice( $text, (string) apply_filters( 'woocommerce_add_to_cart_notice_type', 'success' ) );
	return null;
}
