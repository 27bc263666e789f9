<?php
/**
 * Price in a list.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

global $product;

$price = $product->get_price_html();
if ( '' !== $price ) {
	echo '<span class="price">' . $price . '</span>'; // phpcs:ignore WordPress.Security.EscapeOutput -- a price.
}
