<?php
declare( strict_types=1 );

namespace Quayside\Theme\Breadcrumbs;

/**
 * The ancestors of the current page, from the homepage down.
 */
final class Trail {
	/**
	 * Returns titles and URLs.
	 *
	 * @return array<int, array{string, string}>
	 */
	public function links(): array {
		$links = [ [ __( 'Home', 'quayside' ), home_url( '/' ) ] ];
		if ( is_page() || is_attachment() ) {
			$post = get_queried_object();
			foreach ( $post instanceof \WP_Post ? array_reverse( get_post_ancestors( $post ) ) : [] as $id ) {
				$links[] = [ get_the_title( $id ), (string) get_permalink( $id ) ];
			}
			// An endpoint of a store page, such as the orders of the account.
			if ( $post instanceof \WP_Post && function_exists( 'is_wc_endpoint_url' ) && is_wc_endpoint_url() ) {
				$links[] = [ (string) single_post_title( '', false ), (string) get_permalink( $post ) ];
			}
			return $links;
		}
		if ( is_singular( 'post' ) || is_category() || is_tag() || is_author() || is_date() ) {
			$links = array_merge( $links, $this->posts_page() );
		}
		if ( is_singular( 'post' ) ) {
			$categories = get_the_category( get_queried_object_id() );
			if ( isset( $categories[0] ) ) {
				$links = array_merge( $links, $this->terms( $categories[0]->term_id, true ) );
			}
		} elseif ( is_category() ) {
			$links = array_merge( $links, $this->terms( get_queried_object_id(), false ) );
		} elseif ( is_singular() ) {
			$type    = get_post_type_object( (string) get_post_type() );
			$archive = null === $type ? false : get_post_type_archive_link( $type->name );
			if ( null !== $type && false !== $archive ) {
				$links[] = [ is_string( $type->labels->name ) ? $type->labels->name : $type->name, $archive ];
			}
		}
		return $links;
	}

	/**
	 * Returns the title of the current page, '' if it has none.
	 */
	public function current(): string {
		if ( is_search() ) {
			return __( 'Search results', 'quayside' );
		}
		$endpoint = function_exists( 'is_wc_endpoint_url' ) && is_wc_endpoint_url() ? WC()->query->get_current_endpoint() : '';
		if ( '' !== $endpoint ) {
			// On endpoints, single_post_title() returns the title of the parent page.
			return method_exists( WC()->query, 'get_endpoint_title' ) ? wp_strip_all_tags( (string) WC()->query->get_endpoint_title( $endpoint ) ) : '';
		}
		return wp_strip_all_tags( is_singular() || is_home() ? (string) single_post_title( '', false ) : get_the_archive_title() );
	}

	/**
	 * Returns the posts page, unless it is the homepage.
	 *
	 * @return array<int, array{string, string}>
	 */
	private function posts_page(): array {
		$id = get_option( 'page_for_posts' );
		$id = is_numeric( $id ) ? (int) $id : 0;
		return 'page' === get_option( 'show_on_front' ) && $id > 0 ? [ [ get_the_title( $id ), (string) get_permalink( $id ) ] ] : [];
	}

	/**
	 * Returns a category's ancestors and, optionally, the category itself.
	 *
	 * @return array<int, array{string, string}>
	 */
	private function terms( int $id, bool $with_itself ): array {
		$links = [];
		$ids   = array_reverse( get_ancestors( $id, 'category', 'taxonomy' ) );
		foreach ( $with_itself ? [ ...$ids, $id ] : $ids as $term_id ) {
			$term = get_term( $term_id, 'category' );
			$link = get_term_link( $term_id, 'category' );
			if ( $term instanceof \WP_Term && is_string( $link ) ) {
				$links[] = [ $term->name, $link ];
			}
		}
		return $links;
	}
}
