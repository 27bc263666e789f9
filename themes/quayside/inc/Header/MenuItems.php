<?php
declare( strict_types=1 );

namespace Quayside\Theme\Header;

use Quayside\Theme\Kit\Module;
use Quayside\Theme\Kit\Placeholders;

/**
 * Fetches the items of all menus on the page together. WordPress has two queries for each menu. An object cache stores their results,
 * so there is nothing to gain beside one.
 */
final class MenuItems implements Module {
	/**
	 * IDs of items in the menu's order, by ID of the site and term taxonomy ID of the menu.
	 *
	 * @var array<int, array<int, array<int, int>>>
	 */
	private array $items = [];

	public function register(): void {
		if ( ! is_admin() && ! wp_using_ext_object_cache() ) {
			add_filter( 'posts_pre_query', [ $this, 'answer' ], 10, 2 );
			foreach ( [ 'save_post_nav_menu_item', 'deleted_post', 'set_object_terms' ] as $change ) {
				add_action( $change, [ $this, 'forget' ] );
			}
		}
	}

	/**
	 * Forgets the items when a menu may have changed.
	 */
	public function forget(): void {
		$this->items = [];
	}

	/**
	 * Answers wp_get_nav_menu_items()'s query, but no other query for menu items.
	 *
	 * @param mixed     $posts Posts of another filter, or null.
	 * @param \WP_Query $query The query.
	 * @return mixed The items of the menu, or the same value.
	 */
	public function answer( mixed $posts, \WP_Query $query ): mixed {
		global $wpdb;
		$pattern = "/^\s*SELECT\s+{$wpdb->posts}\.\*\s+FROM {$wpdb->posts}\s+LEFT JOIN {$wpdb->term_relationships} ON \({$wpdb->posts}\.ID = {$wpdb->term_relationships}\.object_id\)"
			. "\s+WHERE 1=1\s+AND \(\s+{$wpdb->term_relationships}\.term_taxonomy_id IN \((\d+)\)\s+\) AND {$wpdb->posts}\.post_type = 'nav_menu_item'"
			. " AND \(\({$wpdb->posts}\.post_status = 'publish'\)\)\s+GROUP BY {$wpdb->posts}\.ID\s+ORDER BY {$wpdb->posts}\.menu_order ASC\s*\z/";
		if ( null !== $posts || 'nav_menu_item' !== $query->get( 'post_type' ) || 1 !== preg_match( $pattern, (string) $query->request, $found ) ) {
			return $posts;
		}
		$site                   = get_current_blog_id();
		$this->items[ $site ] ??= self::fetch();
		$ids                    = $this->items[ $site ][ (int) $found[1] ] ?? null;
		return null === $ids ? null : array_values( array_filter( array_map( 'get_post', $ids ) ) );
	}

	/**
	 * Fetches the items of all menus in the theme's locations and in widgets.
	 *
	 * @return array<int, array<int, int>>
	 */
	private static function fetch(): array {
		global $wpdb;
		$menus = array_values( array_filter( array_map( 'get_term', self::menus() ), static fn ( mixed $menu ): bool => $menu instanceof \WP_Term ) );
		$items = array_fill_keys( array_column( $menus, 'term_taxonomy_id' ), [] );
		if ( count( $items ) < 2 ) {
			return [];
		}
		$placeholders = Placeholders::numbers( $items );
		$from         = "FROM $wpdb->term_relationships r INNER JOIN $wpdb->posts p ON p.ID = r.object_id";
		/** @var array<int, array{menu: numeric-string, item: numeric-string}>|null $found */
		$found = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT r.term_taxonomy_id AS menu, p.ID AS item $from WHERE r.term_taxonomy_id IN ($placeholders)" // phpcs:ignore WordPress.DB
				. " AND p.post_type = 'nav_menu_item' AND p.post_status = 'publish' ORDER BY p.menu_order ASC", // phpcs:ignore WordPress.DB
				array_keys( $items )
			),
			ARRAY_A
		);
		foreach ( $found ?? [] as $row ) {
			$items[ (int) $row['menu'] ][] = (int) $row['item'];
		}
		_prime_post_caches( array_merge( ...array_values( $items ) ), false, true );
		return $items;
	}

	/**
	 * Returns the IDs of the menus in the theme's locations and in widgets.
	 *
	 * @return array<int, int>
	 */
	private static function menus(): array {
		$widgets = get_option( 'widget_nav_menu' );
		$widgets = array_filter( is_array( $widgets ) ? $widgets : [], 'is_array' );
		$ids     = array_filter( [ ...array_values( get_nav_menu_locations() ), ...array_column( $widgets, 'nav_menu' ) ], 'is_numeric' );
		return array_values( array_unique( array_filter( array_map( 'intval', $ids ) ) ) );
	}
}
