<?php
declare( strict_types=1 );

namespace Quayside\Theme\SwitchOver;

use Quayside\Theme\Kit\Placeholders;

/**
 * Carries over what Astra's settings of single pages and posts have a counterpart for: a hidden title becomes a page template. The rest
 * is listed.
 */
final class AstraPages {
	/** Template for pages that contain their own title. */
	private const TEMPLATE = 'page-templates/canvas.php';

	/** Settings that hide the header or a part of it. */
	private const HEADER = [
		'ast-global-header-display',
		'ast-main-header-display',
		'ast-hfb-above-header-display',
		'ast-hfb-below-header-display',
		'ast-hfb-mobile-header-display',
	];

	private const META_TEMPLATE = '_wp_page_template';

	/** Values of Astra's settings that Quayside has no counterpart for, by setting. */
	private const SETTINGS = [
		'site-post-title'               => [ 'disabled' ],
		'ast-banner-title-visibility'   => [ 'disabled' ],
		'site-sidebar-layout'           => [ 'left-sidebar', 'right-sidebar', 'no-sidebar' ],
		'ast-site-content-layout'       => [ 'full-width-container', 'narrow-width-container' ],
		'site-content-layout'           => [ 'page-builder', 'narrow-container' ],
		'ast-global-header-display'     => [ 'disabled' ],
		'ast-main-header-display'       => [ 'disabled' ],
		'ast-hfb-above-header-display'  => [ 'disabled' ],
		'ast-hfb-below-header-display'  => [ 'disabled' ],
		'ast-hfb-mobile-header-display' => [ 'disabled' ],
		'footer-sml-layout'             => [ 'disabled' ],
		'footer-adv-display'            => [ 'disabled' ],
		'ast-featured-img'              => [ 'disabled' ],
		'ast-breadcrumbs-content'       => [ 'disabled' ],
		'theme-transparent-header-meta' => [ 'enabled', 'disabled' ],
		'ast-page-background-enabled'   => [ 'enabled' ],
	];

	/**
	 * Returns the next pages and posts with settings.
	 *
	 * @param int $after ID of the last one.
	 * @param int $limit Maximum number.
	 * @return array<int, int>
	 */
	public static function ids( int $after, int $limit ): array {
		if ( 'astra' === get_template() ) {
			return [];
		}
		global $wpdb;
		$names  = array_keys( self::SETTINGS );
		$values = array_values( array_unique( array_merge( ...array_values( self::SETTINGS ) ) ) );
		$keys   = Placeholders::texts( $names );
		$in     = Placeholders::texts( $values );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- the parts are placeholders.
		$ids = $wpdb->get_col( $wpdb->prepare(
			"SELECT DISTINCT m.post_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
			WHERE m.meta_key IN ($keys) AND m.meta_value IN ($in) AND m.post_id > %d
			AND p.post_type <> 'revision' AND p.post_status NOT IN ('auto-draft', 'trash') ORDER BY m.post_id LIMIT %d",
			...[ ...$names, ...$values, $after, $limit ]
		) );
		// phpcs:enable
		return array_map( 'intval', $ids );
	}

	/**
	 * Reads the next pages and posts for the inventory and the rehearsal.
	 *
	 * @return array{items: array<int, array<string, mixed>>, after: int|null}
	 */
	public static function items( int $after, int $limit ): array {
		$ids = self::ids( $after, $limit );
		update_meta_cache( 'post', $ids );
		return [
			'items' => array_values( array_filter( array_map( [ self::class, 'item' ], $ids ) ) ),
			'after' => count( $ids ) < $limit || [] === $ids ? null : max( $ids ),
		];
	}

	/**
	 * Carries the settings of a page over.
	 *
	 * @param callable $keep Stores what is needed to undo it.
	 * @return array<string, mixed>|null
	 */
	public static function convert( int $id, callable $keep ): ?array {
		$item = self::item( $id );
		if ( null === $item || ! self::gets_template( $id ) ) {
			return null === $item ? null : [ 'changed' => false ] + $item;
		}
		$keep( [ 'before' => get_post_meta( $id, self::META_TEMPLATE, true ) ], $item );
		update_post_meta( $id, self::META_TEMPLATE, self::TEMPLATE );
		return $item;
	}

	/**
	 * Restores the template of a page, unless it was changed since.
	 *
	 * @param array<string, mixed> $data What the conversion stored.
	 * @return array{state: string, notes: array<int, string>}
	 */
	public static function undo( int $id, array $data, bool $force ): array {
		$before  = is_string( $data['before'] ?? null ) ? $data['before'] : '';
		$changed = null !== get_post( $id ) && ! $force && self::TEMPLATE !== get_post_meta( $id, self::META_TEMPLATE, true );
		if ( ! $changed ) {
			'' === $before ? delete_post_meta( $id, self::META_TEMPLATE ) : update_post_meta( $id, self::META_TEMPLATE, $before );
		}
		return [
			'state' => 'undone',
			'notes' => $changed ? [ __( 'What was changed since was kept.', 'quayside' ) ] : [],
		];
	}

	/**
	 * @return array<string, mixed>|null Null if Quayside looks as the settings say.
	 */
	private static function item( int $id ): ?array {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return null;
		}
		$has_template = self::gets_template( $id );
		$notes        = self::notes( $post );
		if ( ! $has_template && [] === $notes ) {
			return null;
		}
		$type  = get_post_type_object( $post->post_type );
		$title = trim( wp_strip_all_tags( $post->post_title ) );
		return [
			'kind'   => null === $type ? $post->post_type : (string) $type->labels->singular_name,
			'title'  => '' === $title ? "#$id" : $title,
			'url'    => (string) get_edit_post_link( $id, 'raw' ),
			'result' => $has_template ? ( [] === $notes ? 'converted' : 'approximated' ) : 'dropped',
			'notes'  => $notes,
		];
	}

	/**
	 * Determines whether a page gets the template without a title. Pages with a template of their own keep it.
	 */
	private static function gets_template( int $id ): bool {
		return 'page' === get_post_type( $id ) && self::hides_title( $id )
			&& in_array( get_post_meta( $id, self::META_TEMPLATE, true ), [ '', 'default' ], true );
	}

	private static function hides_title( int $id ): bool {
		return self::has( $id, 'site-post-title' ) || self::has( $id, 'ast-banner-title-visibility' );
	}

	/**
	 * Returns what differs.
	 *
	 * @return array<int, string>
	 */
	private static function notes( \WP_Post $post ): array {
		$id      = $post->ID;
		$is_page = 'page' === $post->post_type;
		$has     = static fn ( string ...$names ): bool => [] !== array_filter( $names, static fn ( string $name ): bool => self::has( $id, $name ) );
		$sidebar = get_post_meta( $id, 'site-sidebar-layout', true );
		// The homepage can have one.
		$home           = get_option( 'page_on_front' );
		$is_home        = is_numeric( $home ) && (int) $home === $id;
		$is_transparent = ! $is_home && 'enabled' === get_post_meta( $id, 'theme-transparent-header-meta', true );

		$is_shop = in_array( $post->post_type, [ 'product', 'page' ], true );
		return array_keys( array_filter( [
			__( 'The title is shown.', 'quayside' )  => self::hides_title( $id ) && ! $is_page,
			__( 'It has no sidebar.', 'quayside' )   => $is_shop && in_array( $sidebar, [ 'left-sidebar', 'right-sidebar' ], true ),
			__( 'The sidebar is shown, if it has widgets.', 'quayside' ) => ! $is_shop && 'no-sidebar' === $sidebar,
			__( 'The sidebar is on the side that the theme sets.', 'quayside' ) => ! $is_shop && 'left-sidebar' === $sidebar,
			__( 'The content has Quayside’s width. Blocks can be wide or full.', 'quayside' ) => $has( 'ast-site-content-layout', 'site-content-layout' ),
			__( 'The header is shown.', 'quayside' ) => $has( ...self::HEADER ),
			__( 'The footer is shown.', 'quayside' ) => $has( 'footer-sml-layout', 'footer-adv-display' ),
			__( 'The featured image is shown.', 'quayside' ) => $has( 'ast-featured-img' ) && has_post_thumbnail( $id ) && ! self::gets_template( $id ),
			__( 'The breadcrumbs are shown, if they are turned on.', 'quayside' ) => $has( 'ast-breadcrumbs-content' ) && ! self::gets_template( $id ),
			__( 'A transparent header is on the homepage only.', 'quayside' ) => $is_transparent,
			__( 'The background is that of the site.', 'quayside' ) => $has( 'ast-page-background-enabled' ),
		] ) );
	}

	/**
	 * Determines whether a page has a setting of Astra that differs from the site's.
	 */
	private static function has( int $id, string $name ): bool {
		return in_array( get_post_meta( $id, $name, true ), self::SETTINGS[ $name ] ?? [], true );
	}
}
