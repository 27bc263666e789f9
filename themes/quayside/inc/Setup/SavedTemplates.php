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

	/**
	 * Whether each theme has any, by ID of the site and folder of the theme.
	 *
	 * @var array<string, bool>
	 */
	private static array $themes = [];

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
		$key   = get_current_blog_id() . " $theme";
		if ( ! isset( self::$themes[ $key ] ) ) {
			self::$themes[ $key ] = false !== get_term_by( 'name', $theme, 'wp_theme' );
		}
		return self::$themes[ $key ];
	}

	/**
	 * Forgets the result, because the first template was saved.
	 */
	public static function forget(): void {
		self::$themes = [];
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
