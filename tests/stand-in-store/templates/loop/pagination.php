<?php
/**
 * Page numbers.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

$base = esc_url_raw( str_replace( '999999999', '%#%', remove_query_arg( 'add-to-cart', get_pagenum_link( 999999999, false ) ) ) );
echo '<nav class="woocommerce-pagination" aria-label="' . esc_attr__( 'Product Pagination', 'stand-in-store' ) . '">';
echo paginate_links( (array) apply_filters( 'woocommerce_pagination_args', [ // phpcs:ignore WordPress.Security.EscapeOutput -- links.
	'base'      => wc_get_loop_prop( 'is_shortcode' ) ? esc_url_raw( add_query_arg( 'product-page', '%#%', false ) ) : $base,
	'format'    => '',
	'add_args'  => false,
	'current'   => max( 1, $current ),
	'total'     => $total,
	'prev_text' => is_rtl() ? '&rarr;' : '&larr;',
	'next_text' => is_rtl() ? '&larr;' : '&rarr;',
	'type'      => 'list',
	'end_size'  => 3,
	'mid_size'  => 3,
] ) );
echo '</nav>';
