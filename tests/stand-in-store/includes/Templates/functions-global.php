<?php
/**
 * Parts of every store page.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/** Opens the main content. */
function woocommerce_output_content_wrapper(): void {
	wc_get_template( 'global/wrapper-start.php' );
}

/** Closes the main content. */
function woocommerce_output_content_wrapper_end(): void {
	wc_get_template( 'global/wrapper-end.php' );
}

/** Displays the sidebar. */
function woocommerce_get_sidebar(): void {
	wc_get_template( 'global/sidebar.php' );
}

/** Displays waiting notices. */
function woocommerce_output_all_notices(): void {
	echo '<div class="woocommerce-notices-wrapper">';
	wc_print_notices();
	echo '</div>';
}

/** Displays breadcrumbs. */
function woocommerce_breadcrumb( $args = [] ): void {
	$args = wp_parse_args( $args, (array) apply_filters( 'woocommerce_breadcrumb_defaults', [
		'delimiter'   => '&nbsp;&#47;&nbsp;',
		'wrap_before' => '<nav class="woocommerce-breadcrumb" aria-label="Breadcrumb">',
		'wrap_after'  => '</nav>',
		'before'      => '',
		'after'       => '',
		'home'        => __( 'Home', 'stand-in-store' ),
	] ) );
	$crumbs = [];
	if ( $args['home'] ) {
		$crumbs[] = [ $args['home'], home_url() ];
	}
	$term = is_product() ? ( ( get_the_terms( get_the_ID(), 'product_cat' ) ?: [] )[0] ?? null ) : ( is_product_taxonomy() ? get_queried_object() : null );
	if ( is_shop() || is_product_tag() ) {
		$crumbs[] = [ get_the_title( wc_get_page_id( 'shop' ) ), wc_get_page_permalink( 'shop' ) ];
	}
	if ( $term instanceof WP_Term ) {
		foreach ( array_reverse( get_ancestors( $term->term_id, $term->taxonomy ) ) as $id ) {
			$crumbs[] = [ (string) get_term_field( 'name', $id ), (string) get_term_link( $id ) ];
		}
		$crumbs[] = [ $term->name, (string) get_term_link( $term ) ];
	}
	if ( is_product() ) {
		$crumbs[] = [ get_the_title(), (string) get_permalink() ];
	}
	$args['breadcrumb'] = (array) apply_filters( 'woocommerce_get_breadcrumb', $crumbs, null );
	wc_get_template( 'global/breadcrumb.php', $args );
}

/** Returns the title of a catalog. */
function woocommerce_page_title( $echo = true ): string {
	$title = match ( true ) {
		/* translators: %s: words searched for */
		is_search() => sprintf( __( 'Search results: &ldquo;%s&rdquo;', 'stand-in-store' ), get_search_query() ),
		is_tax()    => (string) single_term_title( '', false ),
		default     => get_the_title( wc_get_page_id( 'shop' ) ),
	};
	$title = (string) apply_filters( 'woocommerce_page_title', $title );
	if ( $echo ) {
		echo wp_kses_post( $title );
	}
	return $title;
}

/** Displays a catalog's header. */
function woocommerce_product_taxonomy_archive_header(): void {
	wc_get_template( 'loop/header.php' );
}

/** Displays a category's description. */
function woocommerce_taxonomy_archive_description(): void {
	if ( is_product_taxonomy() && 0 === absint( get_query_var( 'paged' ) ) ) {
		$description = (string) term_description();
		if ( '' !== $description ) {
			echo '<div class="term-description">' . wp_kses_post( $description ) . '</div>';
		}
	}
}

/** Displays the content of the shop page. */
function woocommerce_product_archive_description(): void {
	$page = get_post( wc_get_page_id( 'shop' ) );
	if (
		is_post_type_archive( 'product' )
		&& ! is_search()
		&& $page instanceof WP_Post
		&& '' !== $page->post_content
		&& in_array( absint( get_query_var( 'paged' ) ), [ 0, 1 ], true )
	) {
		echo '<div class="page-description">' . wp_kses_post( apply_filters( 'the_content', $page->post_content ) ) . '</div>';
	}
}

/** Displays the store notice. */
function woocommerce_demo_store(): void {
	if ( ! is_store_notice_showing() ) {
		return;
	}
	$notice = (string) get_option( 'woocommerce_demo_store_notice' );
	$notice = '' === $notice ? __( 'This is a demo store for testing purposes &mdash; no orders shall be fulfilled.', 'stand-in-store' ) : $notice;
	$id     = md5( $notice );
	$html   = '<p role="complementary" aria-label="'
		. esc_attr__( 'Store notice', 'stand-in-store' ) . '" class="woocommerce-store-notice demo_store" data-notice-id="' . esc_attr( $id )
		. '" style="display:none;">' . wp_kses_post( $notice ) . ' <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">'
		. esc_html__( 'Dismiss', 'stand-in-store' ) . '</a></p>';
	echo apply_filters( 'woocommerce_demo_store', $html, $notice ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
}

/** Displays the mini-cart. */
function woocommerce_mini_cart( $args = [] ): void {
	wc_get_template( 'cart/mini-cart.php', [ 'args' => wp_parse_args( $args, [ 'list_class' => '' ] ) ] + wp_parse_args( $args, [ 'list_class' => '' ] ) );
}

/** Displays the mini-cart's link to the cart. */
function woocommerce_widget_shopping_cart_button_view_cart(): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
	echo '<a href="'
		. esc_url( wc_get_cart_url() )
		. '" class="'
		. stand_in_store_button( 'button wc-forward' )
		. '">'
		. esc_html__( 'View cart', 'stand-in-store' )
		. '</a>';
}

/** Displays the mini-cart's link to the checkout. */
function woocommerce_widget_shopping_cart_proceed_to_checkout(): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
	echo '<a href="'
		. esc_url( wc_get_checkout_url() )
		. '" class="'
		. stand_in_store_button( 'button checkout wc-forward' )
		. '">'
		. esc_html__( 'Checkout', 'stand-in-store' )
		. '</a>';
}

/** Displays the mini-cart's subtotal. */
function woocommerce_widget_shopping_cart_subtotal(): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- a price.
	echo '<strong>' . esc_html__( 'Subtotal:', 'stand-in-store' ) . '</strong> ' . WC()->cart?->get_cart_subtotal();
}

/** Displays the product search form. */
function get_product_search_form( $echo = true ): string {
	$html = (string) apply_filters( 'get_product_search_form', wc_get_template_html( 'product-searchform.php', [ 'index' => wp_unique_id() ] ) );
	if ( $echo ) {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}
	return $html;
}

/**
 * Returns the classes of a product in lists and on its page.
 *
 * @param string|list<string> $class   More classes.
 * @param WC_Product|null     $product Product.
 * @return list<string>
 */
function wc_get_product_class( $class = '', $product = null ): array {
	$product = $product instanceof WC_Product ? $product : wc_get_product( $product ?? false );
	if ( ! $product instanceof WC_Product ) {
		return [];
	}
	$class   = is_array( $class ) ? $class : (array) preg_split( '/\s+/', $class, -1, PREG_SPLIT_NO_EMPTY );
	$classes = array_merge( (array) apply_filters( 'post_class', $class, $class, $product->get_id() ), [
		'product',
		'type-product',
		'post-' . $product->get_id(),
		'status-' . $product->get_status(),
		wc_get_loop_class(),
		$product->get_stock_status(),
	] );
	foreach ( [ 'product_cat', 'product_tag' ] as $taxonomy ) {
		foreach ( (array) get_the_terms( $product->get_id(), $taxonomy ) as $term ) {
			$classes[] = $term instanceof WP_Term ? $taxonomy . '-' . sanitize_html_class( $term->slug, (string) $term->term_id ) : '';
		}
	}
	$flags = [
		'has-post-thumbnail'     => (bool) $product->get_image_id(),
		'sale'                   => $product->is_on_sale(),
		'featured'               => $product->is_featured(),
		'downloadable'           => $product->is_downloadable(),
		'virtual'                => $product->is_virtual(),
		'sold-individually'      => $product->is_sold_individually(),
		'shipping-taxable'       => 'none' !== $product->get_tax_status() && $product->needs_shipping(),
		'purchasable'            => $product->is_purchasable(),
		'has-default-attributes' => (bool) $product->get_default_attributes(),
	];
	$classes = array_merge( $classes, array_keys( array_filter( $flags ) ), [ 'product-type-' . $product->get_type() ] );
	return array_values( array_unique( array_filter( (array) apply_filters( 'woocommerce_post_class', $classes, $product ) ) ) );
}

/** Returns the classes for the first and last product of a row. */
function wc_get_loop_class(): string {
	$index   = (int) wc_get_loop_prop( 'loop', 0 ) + 1;
	$columns = max( 1, (int) wc_get_loop_prop( 'columns', wc_get_default_products_per_row() ) );
	wc_set_loop_prop( 'loop', $index );
	return 0 === ( $index - 1 ) % $columns || 1 === $columns ? 'first' : ( 0 === $index % $columns ? 'last' : '' );
}

/** Displays the class attribute of a product. */
function wc_product_class( $class = '', $product_id = null ): void {
	echo 'class="' . esc_attr( implode( ' ', wc_get_product_class( $class, $product_id ) ) ) . '"';
}
