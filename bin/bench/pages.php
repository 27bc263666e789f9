<?php
/**
 * Prints the URL of each page type as JSON, null if the site has none.
 *
 * Usage: php pages.php FOLDER
 */

declare( strict_types=1 );

$quayside_site = require dirname( __DIR__ ) . '/site/boot.php';
require $quayside_site . '/wp-load.php';

/**
 * Returns the URL of the first published page or post whose content contains a string.
 */
$with = static function ( string $needle ): ?string {
	global $wpdb;
	$id = $wpdb->get_var(
		$wpdb->prepare(
			"SELECT ID FROM $wpdb->posts WHERE post_status = 'publish' AND post_type IN ( 'page', 'post' ) AND post_content LIKE %s ORDER BY ID LIMIT 1",
			'%' . $wpdb->esc_like( $needle ) . '%'
		)
	);
	return null === $id ? null : (string) get_permalink( (int) $id );
};

/**
 * Returns the URL of the term of a taxonomy that has the most posts.
 */
$term = static function ( string $taxonomy ): ?string {
	$terms = taxonomy_exists( $taxonomy ) ? get_terms(
		[ 'taxonomy' => $taxonomy, 'number' => 1, 'orderby' => 'count', 'order' => 'DESC', 'hide_empty' => true ]
	) : [];
	$link  = is_array( $terms ) && isset( $terms[0] ) ? get_term_link( $terms[0] ) : null;
	return is_string( $link ) ? $link : null;
};

/**
 * Returns the URL of the first published post of a type.
 */
$first = static function ( string $type ): ?string {
	$posts = post_type_exists( $type ) ? get_posts( [ 'post_type' => $type, 'numberposts' => 1, 'orderby' => 'ID', 'order' => 'ASC' ] ) : [];
	return isset( $posts[0] ) ? (string) get_permalink( $posts[0] ) : null;
};

/**
 * Returns the URL of the shortest page without blocks or shortcodes of plugins, except the homepage.
 */
$plain = static function (): ?string {
	$pages = array_filter(
		get_posts( [ 'post_type' => 'page', 'numberposts' => -1 ] ),
		static fn ( WP_Post $page ): bool => (int) get_option( 'page_on_front' ) !== $page->ID && '' !== $page->post_content && ! preg_match(
			'/wp:(?!paragraph|heading|list|quote)|\[/',
			$page->post_content
		)
	);
	usort( $pages, static fn ( WP_Post $a, WP_Post $b ): int => strlen( $a->post_content ) <=> strlen( $b->post_content ) );
	return isset( $pages[0] ) ? (string) get_permalink( $pages[0] ) : null;
};

$shop  = static fn ( string $page ): ?string => function_exists( 'wc_get_page_id' ) && wc_get_page_id( $page ) > 0
	? (string) get_permalink( wc_get_page_id( $page ) )
	: null;
$posts = get_posts( [ 'numberposts' => 1, 'category_name' => 'harbour' ] );

echo wp_json_encode(
	[
		'front'     => home_url( '/' ),
		'page'      => $plain(),
		'post'      => isset( $posts[0] ) ? (string) get_permalink( $posts[0] ) : $first( 'post' ),
		'archive'   => $term( 'category' ),
		'search'    => home_url( '/?s=harbour' ),
		'error-404' => home_url( '/no-such-page/' ),
		'gallery'   => $with( '<!-- wp:quayside/gallery' ),
		'contact'   => $with( '<!-- wp:quayside/form' ),
		'shop'      => $shop( 'shop' ),
		'category'  => $term( 'product_cat' ),
		'product'   => $first( 'product' ),
		'cart'      => $shop( 'cart' ),
		'checkout'  => $shop( 'checkout' ),
		'account'   => $shop( 'myaccount' ),
	]
);
