<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Reads the content of posts, templates, synced patterns, pages made with Elementor, and widgets in batches, one post at a time. Only
 * content with a mark of a source is read.
 *
 * @phpstan-import-type Source from SwitchSources
 * @phpstan-import-type Item from SwitchSources
 */
final class SwitchContent {
	/** Post types that are never shown as content. */
	private const NOT_CONTENT = [ 'revision', 'nav_menu_item', 'customize_changeset', 'oembed_cache', 'user_request', 'attachment' ];

	/** Options of widgets with content: the option, and the key of the content. */
	public const WIDGETS = [
		'widget_block'       => 'content',
		'widget_text'        => 'text',
		'widget_custom_html' => 'content',
	];

	/** Content longer than this is not read, in bytes. Parsing it would exhaust the memory of small servers. */
	public const MAX_LENGTH = 5_000_000;

	/**
	 * @param array<string, Source> $sources   Sources.
	 * @param bool                  $rehearses Whether the items have results.
	 */
	public function __construct( private array $sources, private bool $rehearses ) {}

	/**
	 * Reads the next posts.
	 *
	 * @param int $after ID of the last post that was read.
	 * @param int $limit Maximum number of posts.
	 * @return array{rows: array<int, array<string, mixed>>, after: int|null} Items with the ID of their source; the last ID, null if
	 * there are no more posts.
	 */
	public function posts( int $after, int $limit ): array {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE ID > %d ORDER BY ID LIMIT %d", $after, $limit ) );
		$ids = array_map( 'intval', $ids );
		if ( [] === $ids ) {
			return [
				'rows'  => [],
				'after' => null,
			];
		}
		$rows = [];
		foreach ( $this->marked( $ids ) as $id ) {
			$post = $wpdb->get_row(
				$wpdb->prepare( "SELECT post_title, post_type, LENGTH( post_content ) AS length FROM $wpdb->posts WHERE ID = %d", $id ),
				ARRAY_A
			);
			if ( ! is_array( $post ) ) {
				continue;
			}
			/** @var array<string, string> $post */
			$type  = get_post_type_object( (string) $post['post_type'] );
			$label = null === $type ? (string) $post['post_type'] : (string) $type->labels->singular_name;
			$title = wp_strip_all_tags( (string) $post['post_title'] );
			/* translators: 1: post type, 2: title */
			$place = sprintf( __( '%1$s: %2$s', 'quayside' ), $label, '' === $title ? "#$id" : $title );
			$url   = self::edit_url( $id );
			if ( (int) $post['length'] > self::MAX_LENGTH ) {
				$rows = [ ...$rows, ...$this->unread( $place, $url ) ];
				continue;
			}
			$content = (string) $wpdb->get_var( $wpdb->prepare( "SELECT post_content FROM $wpdb->posts WHERE ID = %d", $id ) );
			$data    = (string) $wpdb->get_var(
				$wpdb->prepare(
					"SELECT meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = '_elementor_data' AND LENGTH( meta_value ) <= %d LIMIT 1",
					$id,
					self::MAX_LENGTH
				)
			);
			$rows    = [ ...$rows, ...$this->find( $content, $place, $url ), ...$this->find( $data, $place, $url ) ];
		}
		return [
			'rows'  => $rows,
			'after' => count( $ids ) < $limit ? null : max( $ids ),
		];
	}

	/**
	 * Returns the next posts whose content has a mark.
	 *
	 * @param int $after ID of the last post that was read.
	 * @param int $limit Maximum number of posts that are searched for marks.
	 * @return array{ids: array<int, int>, after: int|null} IDs in order; the last ID that was searched, null if there are no more posts.
	 */
	public function marked_posts( int $after, int $limit ): array {
		global $wpdb;
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE ID > %d ORDER BY ID LIMIT %d", $after, $limit ) ) );
		return [
			'ids'   => [] === $ids ? [] : $this->marked( $ids ),
			'after' => [] === $ids || count( $ids ) < $limit ? null : max( $ids ),
		];
	}

	/**
	 * Reads the widgets.
	 *
	 * @return array<int, array<string, mixed>> Items with the ID of their source.
	 */
	public function widgets(): array {
		$rows = [];
		foreach ( self::WIDGETS as $option => $key ) {
			$widgets = get_option( $option );
			foreach ( is_array( $widgets ) ? $widgets : [] as $widget ) {
				$content = is_array( $widget ) && is_string( $widget[ $key ] ?? null ) ? $widget[ $key ] : '';
				$title   = is_array( $widget ) && is_string( $widget['title'] ?? null ) ? wp_strip_all_tags( $widget['title'] ) : '';
				/* translators: %s: title of a widget */
				$place = '' === $title ? __( 'Widget', 'quayside' ) : sprintf( __( 'Widget: %s', 'quayside' ), $title );
				$url   = current_user_can( 'edit_theme_options' ) ? admin_url( 'widgets.php' ) : '';
				$rows  = [ ...$rows, ...( strlen( $content ) > self::MAX_LENGTH ? $this->unread( $place, $url ) : $this->find( $content, $place, $url ) ) ];
			}
		}
		return $rows;
	}

	/**
	 * Returns the posts whose content has a mark.
	 *
	 * @param array<int, int> $ids Post IDs.
	 * @return array<int, int>
	 */
	private function marked( array $ids ): array {
		global $wpdb;
		$marks = array_unique(
			array_merge(
				...array_values( array_map( static fn ( array $source ): array => null === $source['content'] ? [] : $source['marks'], $this->sources ) ),
				...[ [] ]
			)
		);
		if ( [] === $marks ) {
			return [];
		}
		$like   = static fn ( string $column ): string => '(' . implode( ' OR ', array_fill( 0, count( $marks ), "$column LIKE %s" ) ) . ')';
		$values = array_map( static fn ( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', array_values( $marks ) );
		// JSON of Elementor escapes slashes and quotes.
		$escaped = array_map(
			static fn ( string $mark ): string => '%' . $wpdb->esc_like( trim( (string) wp_json_encode( $mark ), '"' ) ) . '%',
			array_values( $marks )
		);
		$in      = implode( ',', array_map( 'intval', $ids ) );
		$types   = "'" . implode( "','", self::NOT_CONTENT ) . "'";
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- the parts are integers, constants, and placeholders.
		$shown = "p.post_type NOT IN ($types) AND p.post_status NOT IN ('auto-draft', 'trash')";
		$found = $wpdb->get_col(
			$wpdb->prepare( "SELECT p.ID FROM $wpdb->posts p WHERE p.ID IN ($in) AND $shown AND " . $like( 'p.post_content' ), ...$values )
		);
		$more  = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT m.post_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE m.post_id IN ($in) AND m.meta_key = '_elementor_data' AND $shown AND "
					. $like( 'm.meta_value' ),
				...$escaped
			)
		);
		// phpcs:enable
		$found = array_unique( array_map( 'intval', [ ...$found, ...$more ] ) );
		sort( $found );
		return $found;
	}

	/**
	 * Finds the items of all sources in one content.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function find( string $content, string $place, string $url ): array {
		$rows = [];
		foreach ( '' === $content ? [] : $this->sources as $id => $source ) {
			if ( null === $source['content'] ) {
				continue;
			}
			try {
				$items = ( $source['content'] )( $content, $this->rehearses );
			} catch ( \Throwable $error ) {
				$items = [ self::failed( $error->getMessage() ) ];
			}
			foreach ( SwitchSources::items( $items, $this->rehearses, $place, $url ) as $item ) {
				$rows[] = [ 'source' => $id ] + $item;
			}
		}
		return $rows;
	}

	/**
	 * Returns an item that stands for something that could not be read.
	 *
	 * @return array<string, mixed>
	 */
	public static function failed( string $reason ): array {
		return [
			'kind'   => __( 'Error', 'quayside' ),
			'title'  => __( 'This content could not be read.', 'quayside' ),
			'result' => 'dropped',
			'notes'  => [ $reason ],
		];
	}

	/**
	 * Returns an item for blocks whose markup is broken, which the switch leaves as they are.
	 *
	 * @param int $count Number of blocks.
	 * @return array<string, mixed>
	 */
	public static function broken( int $count ): array {
		return [
			'kind'   => __( 'Block', 'quayside' ),
			'title'  => __( 'Broken block', 'quayside' ),
			'count'  => $count,
			'result' => 'dropped',
			'notes'  => [ __( 'The markup of the block is incomplete. It was left as it is.', 'quayside' ) ],
		];
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private function unread( string $place, string $url ): array {
		$items = SwitchSources::items( [ self::failed( __( 'The content is longer than 5 MB.', 'quayside' ) ) ], $this->rehearses, $place, $url );
		return array_map( static fn ( array $item ): array => [ 'source' => '' ] + $item, $items );
	}

	/**
	 * Returns the URL of a post's editor; empty for types without one and users who can't edit the post.
	 */
	private static function edit_url( int $id ): string {
		$url = get_edit_post_link( $id, 'raw' );
		return is_string( $url ) ? $url : '';
	}
}
