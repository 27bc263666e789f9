<?php
/**
 * Price of a product.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

// phpcs:ignore WordPress.Security.EscapeOutput -- a price.
echo '<p class="' . esc_attr( apply_filters( 'woocommerce_product_price_class', 'price' ) ) . '">' . $product->get_price_html() . '</p>';
