<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Converts the content of posts, Elementor pages, and widgets, and undoes it. Posts keep their original as a revision.
 *
 * @phpstan-import-type Source from SwitchSources
 * @phpstan-import-type Edit from SwitchEdits
 */
final class SwitchPlaces {
	/** Metadata with the JSON of an Elementor page. */
	private const ELEMENTOR = '_elementor_data';

	/**
	 * @param array<string, Source> $sources Sources.
	 */
	public function __construct( private array $sources ) {}

	/**
	 * Converts a post.
	 *
	 * @param int      $id   Post ID.
	 * @param callable $keep Stores what is needed to undo it, before anything changes.
	 * @phpstan-param callable(array<string, mixed>, array<string, mixed>): void $keep
	 * @return array<string, mixed>|null Values of the journal; null if there is nothing to convert.
	 */
	public function convert_post( int $id, callable $keep ): ?array {
		clean_post_cache( $id );
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return null;
		}
		$type = get_post_type_object( $post->post_type );
		$row  = [
			'kind'  => null === $type ? $post->post_type : (string) $type->labels->singular_name,
			'title' => '' === trim( wp_strip_all_tags( $post->post_title ) ) ? "#$id" : wp_strip_all_tags( $post->post_title ),
			'url'   => (string) get_edit_post_link( $id, 'raw' ),
			'place' => '',
		];
		if ( strlen( $post->post_content ) > SwitchContent::MAX_LENGTH ) {
			return $row + self::dropped( __( 'The content is longer than 5 MB.', 'quayside' ) );
		}
		$content = $this->edit( $post->post_content, $id );
		$json    = get_post_meta( $id, self::ELEMENTOR, true );
		$json    = is_string( $json ) && strlen( $json ) <= SwitchContent::MAX_LENGTH ? $json : '';
		$pages   = $this->edit( $json );
		$found   = self::outcome( [ ...$content['items'], ...$pages['items'] ], [ ...$content['labels'], ...$pages['labels'] ] );
		if ( [] === $content['edits'] && [] === $pages['edits'] ) {
			return [] === $found['notes'] ? null : $row + [ 'state' => 'skipped' ] + $found;
		}
		$lock = self::editor( $id );
		if ( '' !== $lock ) {
			/* translators: %s: name of a user */
			$found['notes'][] = sprintf( __( '%s has this open in the editor. Saving it there would bring back the original.', 'quayside' ), $lock );
		}
		$data = [
			'content'   => $content['edits'],
			'elementor' => $pages['edits'],
			'revision'  => self::keep_original( $post ),
		];
		$keep( $data, $row + $found );
		if ( [] !== $pages['edits'] ) {
			self::save_elementor( $id, SwitchEdits::apply( $json, $pages['edits'] ) );
		}
		if ( [] !== $content['edits'] ) {
			self::save( $id, SwitchEdits::apply( $post->post_content, $content['edits'] ) );
		}
		return $row + [
			'state' => 'done',
			'data'  => $data,
		] + $found;
	}

	/**
	 * Returns content as it is after the switch, without storing anything.
	 *
	 * @param string $content Content of a post, or JSON of an Elementor page.
	 */
	public function preview( string $content ): string {
		return strlen( $content ) > SwitchContent::MAX_LENGTH ? $content : SwitchEdits::apply( $content, $this->edit( $content )['edits'] );
	}

	/**
	 * Converts a widget.
	 *
	 * @param string   $option Option of the widgets.
	 * @param int      $number Number of the widget.
	 * @param callable $keep   Stores what is needed to undo it.
	 * @phpstan-param callable(array<string, mixed>, array<string, mixed>): void $keep
	 * @return array<string, mixed>|null
	 */
	public function convert_widget( string $option, int $number, callable $keep ): ?array {
		$key     = SwitchContent::WIDGETS[ $option ] ?? '';
		$widgets = get_option( $option );
		$content = is_array( $widgets ) && is_array( $widgets[ $number ] ?? null ) ? $widgets[ $number ][ $key ] ?? '' : '';
		if ( ! is_string( $content ) || '' === $content ) {
			return null;
		}
		$row = [
			'kind'  => __( 'Widget', 'quayside' ),
			'title' => "$option-$number",
			'url'   => admin_url( 'widgets.php' ),
			'place' => '',
		];
		if ( strlen( $content ) > SwitchContent::MAX_LENGTH ) {
			return $row + self::dropped( __( 'The content is longer than 5 MB.', 'quayside' ) );
		}
		$edited = $this->edit( $content );
		$found  = self::outcome( $edited['items'], $edited['labels'] );
		if ( [] === $edited['edits'] ) {
			return [] === $found['notes'] ? null : $row + [ 'state' => 'skipped' ] + $found;
		}
		$data = [ 'content' => $edited['edits'] ];
		$keep( $data, $row + $found );
		$widgets[ $number ][ $key ] = SwitchEdits::apply( $content, $edited['edits'] );
		update_option( $option, $widgets );
		return $row + [
			'state' => 'done',
			'data'  => $data,
		] + $found;
	}

	/**
	 * Undoes the conversion of a post. What was edited since stays. If a converted part was edited itself, nothing changes unless
	 * forced, which restores the original as a whole. In each case, the version before the undo is kept as a revision.
	 *
	 * @param int                  $id    Post ID.
	 * @param array<string, mixed> $data  What the conversion stored.
	 * @param bool                 $force Whether to restore the original in any case.
	 * @param self|null            $places Finds what the original embeds and no longer exists; null if it embeds nothing.
	 * @return array{state: string, notes: array<int, string>}
	 */
	public static function undo_post( int $id, array $data, bool $force, ?self $places = null ): array {
		clean_post_cache( $id );
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post ) {
			return self::undone( __( 'It was deleted since.', 'quayside' ) );
		}
		$json    = get_post_meta( $id, self::ELEMENTOR, true );
		$json    = is_string( $json ) ? $json : '';
		$content = SwitchEdits::undo( $post->post_content, self::edits( $data, 'content' ) );
		$pages   = SwitchEdits::undo( $json, self::edits( $data, 'elementor' ) );
		$lost    = $content['lost'] + $pages['lost'];
		if ( 0 === $lost && $content['content'] === $post->post_content && $pages['content'] === $json ) {
			return self::undone( '' );
		}
		if ( $lost > 0 && ! $force ) {
			return [
				'state' => 'edited',
				'notes' => [ __( 'It was edited since, in a part that the switch converted. Restoring the original would replace these edits.', 'quayside' ) ],
			];
		}
		if ( ! $force && null !== $places && $places->has_missing( $data ) ) {
			return [
				'state' => 'edited',
				'notes' => [ __( 'What its original embeds no longer exists, such as a form of a plugin that was deleted. Restoring the original would leave a gap.', 'quayside' ) ],
			];
		}
		$original = $lost > 0 && is_int( $data['revision'] ?? null ) ? get_post( $data['revision'] ) : null;
		if ( $content['lost'] > 0 && ! $original instanceof \WP_Post ) {
			return [
				'state' => 'edited',
				'notes' => [ __( 'It was edited since, and its original revision no longer exists.', 'quayside' ) ],
			];
		}
		$new = $content['lost'] > 0 && $original instanceof \WP_Post ? $original->post_content : $content['content'];
		if ( $new !== $post->post_content ) {
			self::keep_original( $post );
			self::save( $id, $new );
		}
		if ( $pages['content'] !== $json ) {
			self::save_elementor( $id, $pages['content'] );
		}
		if ( $lost > 0 ) {
			return self::undone( __( 'It was edited since. The original was restored, and the edited version is one of its revisions.', 'quayside' ) );
		}
		return self::undone( $content['moved'] || $pages['moved'] ? __( 'It was edited since. The converted parts were restored, and the edits kept.', 'quayside' ) : '' );
	}

	/**
	 * Undoes the conversion of a widget. There is no other version of it, so one whose converted part was edited stays in any case.
	 *
	 * @param array<string, mixed> $data   What the conversion stored.
	 * @param bool                 $force  Whether to restore the original although what it embeds no longer exists.
	 * @param self                 $places Finds what the original embeds and no longer exists.
	 * @return array{state: string, notes: array<int, string>}
	 */
	public static function undo_widget( string $option, int $number, array $data, bool $force, self $places ): array {
		$key     = SwitchContent::WIDGETS[ $option ] ?? '';
		$widgets = get_option( $option );
		$content = is_array( $widgets ) && is_array( $widgets[ $number ] ?? null ) ? $widgets[ $number ][ $key ] ?? null : null;
		if ( ! is_string( $content ) ) {
			return self::undone( __( 'It was deleted since.', 'quayside' ) );
		}
		$undone = SwitchEdits::undo( $content, self::edits( $data, 'content' ) );
		if ( 0 === $undone['lost'] && $undone['content'] === $content ) {
			return self::undone( '' );
		}
		if ( $undone['lost'] > 0 || ( ! $force && $places->has_missing( $data ) ) ) {
			return [
				'state' => 'edited',
				'notes' => [
					$undone['lost'] > 0
						? __( 'It was edited since, and was left as it is.', 'quayside' )
						: __( 'What its original embeds no longer exists, so it was left as it is.', 'quayside' ),
				],
			];
		}
		$widgets[ $number ][ $key ] = $undone['content'];
		update_option( $option, $widgets );
		return self::undone( $undone['moved'] ? __( 'It was edited since. The converted parts were restored, and the edits kept.', 'quayside' ) : '' );
	}

	/**
	 * Determines whether the originals of converted parts embed something that no longer exists.
	 *
	 * @param array<string, mixed> $data What the conversion stored.
	 */
	private function has_missing( array $data ): bool {
		foreach ( [ ...self::edits( $data, 'content' ), ...self::edits( $data, 'elementor' ) ] as [ , $before ] ) {
			// Parts of an Elementor page are JSON: elements, or texts with shortcodes.
			$json    = json_decode( $before );
			$content = is_string( $json ) ? $json : ( is_object( $json ) ? "[$before]" : $before );
			foreach ( $this->sources as $source ) {
				try {
					$found = null === $source['replace'] ? [] : ( $source['replace'] )( $content );
				} catch ( \Throwable ) {
					// One source must not stop the undo of the others.
					continue;
				}
				$items = is_array( $found['items'] ?? null ) ? $found['items'] : [];
				if ( in_array( true, array_column( $items, 'missing' ), true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Edits content by each source in turn.
	 *
	 * @param int $post ID of the post, 0 if there is none.
	 * @return array{edits: array<int, Edit>, items: array<int, array<string, mixed>>, labels: array<int, string>}
	 */
	private function edit( string $content, int $post = 0 ): array {
		$result = [
			'edits'  => [],
			'items'  => [],
			'labels' => [],
		];
		foreach ( '' === $content ? [] : $this->sources as $source ) {
			if ( null === $source['replace'] ) {
				continue;
			}
			try {
				$found = ( $source['replace'] )( $content );
			} catch ( \Throwable $error ) {
				// One source must not stop the others.
				Log::write( 'error', 'switch', 'A part of the content could not be converted. The reason is in the report.', [
					'post'      => $post,
					'exception' => $error,
				] );
				$found = [ 'items' => [ SwitchContent::failed( $error->getMessage() ) ] ];
			}
			$edits = self::edits( $found, 'edits' );
			if ( ! str_starts_with( $content, '[{' ) ) {
				foreach ( $edits as $index => [ $at, $before, $after ] ) {
					/**
					 * Filters markup that replaces a block or shortcode.
					 *
					 * @param string $after Markup.
					 * @param int    $post  ID of the post, 0 if there is none.
					 */
					$after           = apply_filters( 'quayside_switch_markup', $after, $post );
					$edits[ $index ] = [ $at, $before, is_string( $after ) ? $after : '' ];
				}
			}
			$items   = SwitchSources::items( $found['items'] ?? [], true );
			$content = SwitchEdits::apply( $content, $edits );
			if ( [] !== $items || [] !== $edits ) {
				$result = [
					'edits'  => [ ...$result['edits'], ...$edits ],
					'items'  => [ ...$result['items'], ...$items ],
					'labels' => [ ...$result['labels'], $source['label'] ],
				];
			}
		}
		return $result;
	}

	/**
	 * Returns what became of all items of one place, as values of the journal.
	 *
	 * @param array<int, array<string, mixed>> $items  Items.
	 * @param array<int, string>               $labels Names of the sources.
	 * @return array{source: string, count: int, result: string, notes: array<int, string>}
	 */
	private static function outcome( array $items, array $labels ): array {
		$notes   = [];
		$results = array_filter( array_column( $items, 'result' ), 'is_string' );
		foreach ( $items as $item ) {
			foreach ( is_array( $item['notes'] ) ? $item['notes'] : [] as $note ) {
				if ( is_string( $note ) && is_string( $item['title'] ) ) {
					$notes[] = "$item[title]: $note";
				}
			}
		}
		$is_all = static fn ( string $result ): bool => [] === array_diff( $results, [ $result ] );
		$result = match ( true ) {
			[] === $results        => 'kept',
			$is_all( 'dropped' )   => 'dropped',
			$is_all( 'converted' ) => 'converted',
			default                => 'approximated',
		};
		return [
			'source' => implode( ', ', array_unique( $labels ) ),
			'count'  => (int) array_sum( array_column( $items, 'count' ) ),
			'result' => $result,
			'notes'  => array_values( array_unique( $notes ) ),
		];
	}

	/**
	 * @return array{source: string, state: string, result: string, count: int, notes: array<int, string>}
	 */
	private static function dropped( string $note ): array {
		return [
			'source' => '',
			'state'  => 'skipped',
			'result' => 'dropped',
			'count'  => 1,
			'notes'  => [ $note ],
		];
	}

	/**
	 * @return array{state: string, notes: array<int, string>}
	 */
	private static function undone( string $note ): array {
		return [
			'state' => 'undone',
			'notes' => '' === $note ? [] : [ $note ],
		];
	}

	/**
	 * @param array<string, mixed> $data Data.
	 * @return array<int, Edit>
	 */
	private static function edits( array $data, string $name ): array {
		/** @var array<int, Edit> $edits */
		$edits = array_values(
			array_filter(
				is_array( $data[ $name ] ?? null ) ? $data[ $name ] : [],
				static fn ( mixed $edit ): bool => is_array( $edit ) && 3 === count( $edit )
			)
		);
		return $edits;
	}

	/**
	 * Saves the current content as a revision and returns its ID. Types without revisions get one, too.
	 */
	public static function keep_original( \WP_Post $post ): int {
		$revisions = wp_get_post_revisions( $post->ID, [
			'numberposts'   => 1,
			'check_enabled' => false,
		] );
		$latest    = reset( $revisions );
		if ( $latest instanceof \WP_Post && $latest->post_content === $post->post_content && $latest->post_title === $post->post_title ) {
			return $latest->ID;
		}
		$id = _wp_put_post_revision( $post );
		return is_int( $id ) ? $id : 0;
	}

	/**
	 * Saves the content of a post. It is not sanitized: only the converted parts are new, and batches run without a user.
	 *
	 * @throws \RuntimeException If the post can't be saved.
	 */
	public static function save( int $id, string $content ): void {
		global $wpdb;
		$stored  = static fn (): string => (string) $wpdb->get_var( $wpdb->prepare( "SELECT post_content FROM $wpdb->posts WHERE ID = %d", $id ) );
		$before  = $stored();
		$filters = has_filter( 'content_save_pre', 'wp_filter_post_kses' );
		kses_remove_filters();
		// The links of the post stay the same, so nobody is pinged.
		$pings = has_action( 'publish_post', '_publish_post_hook' );
		is_int( $pings ) && remove_action( 'publish_post', '_publish_post_hook', $pings );
		// Static HTML of other blocks would be written, too.
		add_filter( 'quayside_writes_static_html', '__return_false' );
		try {
			$done = wp_update_post( [
				'ID'            => $id,
				'post_content'  => wp_slash( $content ),
				// WordPress fails on a template that only the old theme has.
				'page_template' => '',
			], true );
		} finally {
			remove_filter( 'quayside_writes_static_html', '__return_false' );
			is_int( $pings ) && add_action( 'publish_post', '_publish_post_hook', $pings );
			false === $filters || kses_init_filters();
		}
		if ( is_wp_error( $done ) ) {
			throw new \RuntimeException( esc_html( $done->get_error_message() ) );
		}
		// The database can have rolled back what it saved because of another process.
		if ( $before !== $content && $stored() === $before ) {
			throw new \RuntimeException( esc_html__( 'The database did not save it.', 'quayside' ) );
		}
	}

	private static function save_elementor( int $id, string $json ): void {
		update_post_meta( $id, self::ELEMENTOR, wp_slash( $json ) );
		// Elementor prints a page from these if they exist.
		delete_post_meta( $id, '_elementor_element_cache' );
		delete_post_meta( $id, '_elementor_css' );
	}

	/**
	 * Returns the name of the user who has the post open in the editor; empty for nobody.
	 */
	private static function editor( int $id ): string {
		$lock            = get_post_meta( $id, '_edit_lock', true );
		[ $time, $user ] = [ ...explode( ':', is_string( $lock ) ? $lock : '' ), '', '' ];
		$name            = (int) $time > time() - 150 && get_current_user_id() !== (int) $user ? get_userdata( (int) $user ) : false;
		return $name instanceof \WP_User ? $name->display_name : '';
	}
}
