<?php
/**
 * Button in a list.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

$described = $args['aria-describedby_text'] ?? null;
$id        = 'woocommerce_loop_add_to_cart_link_describedby_' . $product->get_id();
$link      = sprintf(
	'<a href="%s"%s data-quantity="%s" class="%s" %s>%s</a>',
	esc_url( $product->add_to_cart_url() ),
	null === $described ? '' : ' aria-describedby="' . esc_attr( $id ) . '"',
	esc_attr( $args['quantity'] ?? 1 ),
	esc_attr( $args['class'] ?? 'button' ),
	wc_implode_html_attributes( $args['attributes'] ?? [] ),
	esc_html( $product->add_to_cart_text() )
);
echo apply_filters( 'woocommerce_loop_add_to_cart_link', $link, $product, $args ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
if ( null !== $described ) {
	echo '<span id="' . esc_attr( $id ) . '" class="screen-reader-text">' . esc_html( $described ) . '</span>';
}
