<?php
declare( strict_types=1 );

namespace Quayside\Theme\Setup;

use Quayside\Theme\Kit\Module;

/**
 * Answers WordPress's queries for saved templates and styles without the database while the theme has none.
 *
 * WordPress and WooCommerce look for them on every page. They belong to a term with the theme's name, which does not exist before
 * the first of them is saved.
 */
final class SavedTemplates implements Module {
	private const POST_TYPES = [ 'wp_template', 'wp_template_part', 'wp_global_styles' ];

	/** Group of the object cache that WordPress doesn't store between requests, and which is separate for each site. */
	private const GROUP = 'theme_json';

	private const KEY = 'quayside_has_saved_';

	public function register(): void {
		add_action( 'created_wp_theme', [ self::class, 'forget' ] );
		// An object cache stores the results, and WordPress would store these again on each page.
		if ( ! wp_using_ext_object_cache() ) {
			add_filter( 'posts_pre_query', [ $this, 'find_none' ], 10, 2 );
		}
	}

	/**
	 * Determines whether the active theme may have saved templates or styles.
	 */
	public static function exist(): bool {
		$theme = get_stylesheet();
		$has   = wp_cache_get( self::KEY . $theme, self::GROUP );
		if ( false === $has ) {
			$has = false === get_term_by( 'name', $theme, 'wp_theme' ) ? 'no' : 'yes';
			wp_cache_set( self::KEY . $theme, $has, self::GROUP );
		}
		return 'yes' === $has;
	}

	/**
	 * Forgets the result, because the first template was saved.
	 */
	public static function forget(): void {
		wp_cache_delete( self::KEY . get_stylesheet(), self::GROUP );
	}

	/**
	 * @param mixed     $posts Posts of another filter, or null.
	 * @param \WP_Query $query The query.
	 * @return mixed No posts if the query is for a term that does not exist, otherwise the same value.
	 */
	public function find_none( mixed $posts, \WP_Query $query ): mixed {
		$is_for_one_term = in_array( $query->get( 'post_type' ), self::POST_TYPES, true ) && 1 === count( (array) $query->get( 'tax_query' ) );
		return null === $posts && $is_for_one_term && 1 === preg_match( '/ AND \(\s*0 = 1\s*\)/', (string) $query->request ) ? [] : $posts;
	}
}
