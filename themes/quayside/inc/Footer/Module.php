<?php
declare( strict_types=1 );

namespace Quayside\Theme\Footer;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Handles the footer's widget columns.
 */
final class Module implements ModuleInterface {
	public function register(): void {
		add_filter( 'body_class', [ $this, 'body_class' ] );
		add_filter( 'widget_posts_args', [ $this, 'recent_posts' ] );
	}

	/**
	 * Saves the widget for recent posts the queries of metadata and terms. It prints titles, dates, and links, which need
	 * terms only if the permalinks contain a category or another term.
	 *
	 * @param array<string, mixed> $args Arguments of the widget's query.
	 * @return array<string, mixed>
	 */
	public function recent_posts( array $args ): array {
		$permalinks = get_option( 'permalink_structure' );
		preg_match_all( '/%([^%]+)%/', is_string( $permalinks ) ? $permalinks : '', $tags );
		$needs_terms = [] !== array_diff( $tags[1], [ 'year', 'monthnum', 'day', 'hour', 'minute', 'second', 'post_id', 'postname', 'author' ] );
		return [
			'update_post_meta_cache' => false,
			'update_post_term_cache' => $needs_terms,
		] + $args;
	}

	/**
	 * @param array<int, string> $classes Classes of the body.
	 * @return array<int, string>
	 */
	public function body_class( array $classes ): array {
		if ( [] !== self::columns() ) {
			$classes[] = 'has-footer-widgets';
		}
		return $classes;
	}

	/**
	 * Returns the IDs of the footer's widget areas that contain widgets.
	 *
	 * @return array<int, string>
	 */
	public static function columns(): array {
		return array_values( array_filter( [ 'footer-1', 'footer-2', 'footer-3', 'footer-4' ], 'is_active_sidebar' ) );
	}

	/**
	 * Determines whether the footer shows its menu. A widget above with the same menu replaces it.
	 */
	public static function has_menu(): bool {
		$menu = get_nav_menu_locations()['footer'] ?? 0;
		return has_nav_menu( 'footer' ) && ! in_array( $menu, self::widget_menus(), true );
	}

	/**
	 * Returns the IDs of the menus in the footer's widgets.
	 *
	 * @return array<int, int>
	 */
	private static function widget_menus(): array {
		$areas   = wp_get_sidebars_widgets();
		$widgets = get_option( 'widget_nav_menu' );
		$menus   = [];
		foreach ( self::columns() as $area ) {
			foreach ( is_array( $areas[ $area ] ?? null ) ? $areas[ $area ] : [] as $id ) {
				$number  = is_string( $id ) && str_starts_with( $id, 'nav_menu-' ) ? substr( $id, 9 ) : '';
				$menu    = is_array( $widgets ) && is_array( $widgets[ $number ] ?? null ) ? ( $widgets[ $number ]['nav_menu'] ?? 0 ) : 0;
				$menus[] = is_numeric( $menu ) ? (int) $menu : 0;
			}
		}
		return $menus;
	}
}
