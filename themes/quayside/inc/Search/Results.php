<?php
declare( strict_types=1 );

namespace Quayside\Theme\Search;

use Quayside\Theme\Kit\Module;
use WP_Query;

/**
 * Search results as visitors need them: without the homepage, with prices, and with images in instant results.
 */
final class Results implements Module {
	public function register(): void {
		add_action( 'pre_get_posts', [ $this, 'leave_out_front_page' ] );
		add_filter( 'rest_post_search_query', [ $this, 'leave_out_front_page_in_rest' ] );
		add_filter( 'excerpt_allowed_blocks', [ $this, 'excerpt_blocks' ] );
		add_filter( 'render_block_core/paragraph', [ $this, 'leave_out_eyebrow' ], 10, 2 );
		add_action( 'rest_api_init', [ $this, 'add_field' ] );
	}

	/**
	 * Leaves out the homepage, which leads to everything and is about nothing.
	 */
	public function leave_out_front_page( WP_Query $query ): void {
		$front = self::front_page();
		if ( $front > 0 && ! is_admin() && $query->is_main_query() && $query->is_search() ) {
			$query->set( 'post__not_in', [ ...(array) $query->get( 'post__not_in' ), $front ] );
		}
	}

	/**
	 * @param mixed $args Arguments of the query.
	 * @return mixed
	 */
	public function leave_out_front_page_in_rest( mixed $args ): mixed {
		$front = self::front_page();
		if ( $front > 0 && is_array( $args ) ) {
			$args['post__not_in'] = [ ...(array) ( $args['post__not_in'] ?? [] ), $front ];
		}
		return $args;
	}

	/**
	 * Leaves headings out of the excerpts of search results, which would run into the text after them.
	 *
	 * @param array<int, string> $blocks Names of blocks whose text is part of an excerpt.
	 * @return array<int, string>
	 */
	public function excerpt_blocks( array $blocks ): array {
		return is_search() ? array_values( array_diff( $blocks, [ 'core/heading' ] ) ) : $blocks;
	}

	/**
	 * Leaves the short line above a heading out of excerpts, like the heading.
	 *
	 * @param string               $html  The paragraph.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function leave_out_eyebrow( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? [];
		$class      = is_array( $attributes ) ? ( $attributes['className'] ?? '' ) : '';
		return is_string( $class ) && doing_filter( 'get_the_excerpt' ) && preg_match( '/(?:^|\s)eyebrow(?:-light)?(?:\s|$)/', $class ) ? '' : $html;
	}

	/**
	 * Adds the field `quayside_preview` to search results: `image`, the URL of a small image, and `price`, as text. Both
	 * are '' if there is none.
	 */
	public function add_field(): void {
		register_rest_field(
			'search-result',
			'quayside_preview',
			[
				'get_callback' => static function ( mixed $item ): array {
					$id   = is_array( $item ) && is_int( $item['id'] ?? null ) ? $item['id'] : 0;
					$type = is_array( $item ) ? ( $item['subtype'] ?? '' ) : '';
					return [
						'image' => (string) get_the_post_thumbnail_url( $id, 'thumbnail' ),
						'price' => 'product' === $type ? self::text( self::price( $id ) ) : '',
					];
				},
				'schema'       => [
					'description' => __( 'Image and price of a result.', 'quayside' ),
					'type'        => 'object',
					'context'     => [ 'view', 'embed' ],
					'readonly'    => true,
					'properties'  => [
						'image' => [ 'type' => 'string' ],
						'price' => [ 'type' => 'string' ],
					],
				],
			]
		);
	}

	/**
	 * Returns the price of a product as HTML, '' if it has none.
	 */
	public static function price( int $id ): string {
		$product = function_exists( 'wc_get_product' ) ? wc_get_product( $id ) : null;
		return $product instanceof \WC_Product ? $product->get_price_html() : '';
	}

	/**
	 * Returns the current price as text.
	 *
	 * @param string $html A price as WooCommerce prints it.
	 */
	private static function text( string $html ): string {
		$current = preg_replace( '#<del\b.*?</del>|<span class="screen-reader-text">.*?</span>#s', '', $html );
		return trim( html_entity_decode( wp_strip_all_tags( (string) $current ), ENT_QUOTES | ENT_HTML5 ) );
	}

	private static function front_page(): int {
		$id = 'page' === get_option( 'show_on_front' ) ? get_option( 'page_on_front' ) : 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
