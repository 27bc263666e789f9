<?php
/**
 * Search form for products.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<form role="search" method="get" class="woocommerce-product-search" action="<?php echo esc_url( home_url( '/' ) ); ?>">
	<label class="screen-reader-text" for="woocommerce-product-search-field-<?php echo esc_attr( $index ?? '0' ); ?>"><?php
		esc_html_e( 'Search for:', 'stand-in-store' );
	?></label>
	<input type="search" id="woocommerce-product-search-field-<?php echo esc_attr( $index ?? '0' ); ?>" class="search-field" placeholder="<?php
		esc_attr_e( 'Search products&hellip;', 'stand-in-store' );
	?>" value="<?php echo get_search_query(); ?>" name="s">
	<button type="submit" class="<?php
		echo stand_in_store_button( '' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
	?>"><?php esc_html_e( 'Search', 'stand-in-store' ); ?></button>
	<input type="hidden" name="post_type" value="product">
</form>
