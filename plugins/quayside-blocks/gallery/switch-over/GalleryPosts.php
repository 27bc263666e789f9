<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

use Quayside\Blocks\Kit\SwitchContent;
use Quayside\Blocks\Kit\SwitchEdits;

/**
 * A plugin whose galleries are posts, as a source of the switch. The places that show its galleries get Quayside galleries. Its own
 * galleries and albums stay.
 */
final class GalleryPosts {
	/** @var array<int, array{attributes: array<string, mixed>|null, notes: array<int, string>}> Converted galleries by ID. */
	private array $galleries = [];

	/**
	 * @param string   $label     Name of the plugin.
	 * @param string   $post_type Post type of its galleries.
	 * @param string   $shortcode Its shortcode.
	 * @param string   $block     Its block.
	 * @param string   $attribute Attribute of the block with the ID of the gallery.
	 * @param \Closure(int): array{attributes: array<string, mixed>|null, notes: array<int, string>} $convert Converts a gallery.
	 * @param string   $album     Post type and shortcode of its albums, '' for none.
	 */
	public function __construct(
		private string $label,
		private string $post_type,
		private string $shortcode,
		private string $block,
		private string $attribute,
		private \Closure $convert,
		private string $album = '',
	) {}

	/**
	 * Returns the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public function get(): array {
		return [
			'label'   => $this->label,
			'items'   => [ $this, 'items' ],
			'marks'   => [ "<!-- wp:$this->block", "[$this->shortcode ", ...( '' === $this->album ? [] : [ "[$this->album " ] ) ],
			'content' => [ $this, 'find' ],
			'replace' => [ $this, 'replace' ],
		];
	}

	/**
	 * Renders the gallery of a shortcode with Quayside.
	 *
	 * @param array<int|string, mixed> $attributes Attributes of the shortcode.
	 */
	public function shown( array $attributes ): string {
		return $this->html( $this->id_of( $attributes ) );
	}

	/**
	 * Renders the gallery of a block with Quayside.
	 *
	 * @param array<mixed> $block A parsed block.
	 */
	public function shown_block( array $block ): string {
		return $this->html( $this->id_of_block( $block ) );
	}

	private function html( int $id ): string {
		$attributes = 'publish' === get_post_status( $id ) ? $this->gallery( $id )['attributes'] : null;
		return null === $attributes ? '' : do_blocks( GalleryMarkup::write( $attributes, true ) );
	}

	/**
	 * Reads the next galleries and albums.
	 *
	 * @return array{items: array<int, array<string, mixed>>, after: int|null}
	 */
	public function items( int $after, int $limit ): array {
		global $wpdb;
		$ids   = $wpdb->get_col( $wpdb->prepare(
			"SELECT ID FROM $wpdb->posts WHERE post_type IN (%s, %s) AND ID > %d AND post_status NOT IN ('auto-draft', 'trash') ORDER BY ID LIMIT %d",
			$this->post_type,
			$this->album,
			$after,
			$limit
		) );
		$items = [];
		foreach ( array_map( 'intval', $ids ) as $id ) {
			$after   = $id;
			$is_one  = get_post_type( $id ) === $this->post_type;
			$items[] = [
				'kind'  => $is_one ? __( 'Gallery', 'quayside-blocks' ) : __( 'Album', 'quayside-blocks' ),
				'title' => get_the_title( $id ) ?: "#$id",
				'url'   => admin_url( "post.php?post=$id&action=edit" ),
			] + ( $is_one ? $this->outcome( $id ) : $this->album() );
		}
		return [
			'items' => $items,
			'after' => count( $items ) < $limit ? null : $after,
		];
	}

	/**
	 * Finds the galleries in a content.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public function find( string $content ): array {
		return $this->replace( $content )['items'];
	}

	/**
	 * Replaces galleries. Those that can't be converted are left as they are.
	 *
	 * @return array{edits: array<int, array{int, string, string}>, items: array<int, array<string, mixed>>}
	 */
	public function replace( string $content ): array {
		$items   = [];
		$replace = function ( int $id, bool $is_block, bool $in_attribute = false ) use ( &$items ): ?string {
			$gallery = $this->gallery( $id );
			$items[] = [
				'kind'  => __( 'Gallery', 'quayside-blocks' ),
				'title' => get_post_type( $id ) === $this->post_type ? ( get_the_title( $id ) ?: "#$id" ) : "#$id",
			] + ( $in_attribute ? [
				'result' => 'dropped',
				'notes'  => [ GalleryMarkup::attribute_note() ],
			] : $this->outcome( $id ) );
			return $in_attribute || null === $gallery['attributes'] ? null : GalleryMarkup::write( $gallery['attributes'], $is_block );
		};
		if ( str_starts_with( $content, '[{' ) ) {
			$edits = SwitchEdits::elements(
				$content,
				'',
				static fn (): ?string => null,
				fn ( string $text ): array => SwitchEdits::shortcodes(
					$text,
					[ $this->shortcode ],
					fn ( array $given, bool $in_attribute ): ?string => $replace( $this->id_of( $given ), false, $in_attribute )
				)
			);
			return [
				'edits' => $edits,
				'items' => $items,
			];
		}
		$blocks = SwitchEdits::blocks( $content, [ $this->block ], fn ( array $block ): ?string => $replace( $this->id_of_block( $block ), true ) );
		$edits  = GalleryShortcodes::edits( $content, $this->shortcode, $blocks['edits'], fn ( array $given, bool ...$how ): ?string => $replace(
			$this->id_of( $given ),
			...$how
		) );
		if ( $blocks['broken'] > 0 ) {
			$items[] = SwitchContent::broken( $blocks['broken'] );
		}
		$albums = [ [] ];
		if ( '' !== $this->album ) {
			preg_match_all( '~(?<!\[)\[' . preg_quote( $this->album, '~' ) . '\s[^\]]*\]~', $content, $albums );
		}
		foreach ( $albums[0] as $album ) {
			$items[] = [
				'kind'  => __( 'Album', 'quayside-blocks' ),
				'title' => $album,
			] + $this->album();
		}
		return [
			'edits' => $edits,
			'items' => $items,
		];
	}

	/**
	 * @param array<mixed> $block A parsed block.
	 */
	private function id_of_block( array $block ): int {
		return $this->id_of( [ 'id' => is_array( $block['attrs'] ?? null ) ? $block['attrs'][ $this->attribute ] ?? 0 : 0 ] );
	}

	/**
	 * Returns the ID of the gallery that a block or a shortcode displays, 0 if there is none.
	 *
	 * @param array<int|string, mixed> $given Its attributes.
	 */
	private function id_of( array $given ): int {
		if ( is_numeric( $given['id'] ?? null ) ) {
			return (int) $given['id'];
		}
		$slug = $given['slug'] ?? $given['gallery'] ?? '';
		$post = is_string( $slug ) && '' !== $slug ? get_page_by_path( sanitize_title( $slug ), 'OBJECT', $this->post_type ) : null;
		return $post instanceof \WP_Post ? $post->ID : 0;
	}

	/**
	 * @return array{attributes: array<string, mixed>|null, notes: array<int, string>}
	 */
	private function gallery( int $id ): array {
		$this->galleries[ $id ] ??= get_post_type( $id ) === $this->post_type && 'trash' !== get_post_status( $id ) ? ( $this->convert )( $id ) : [
			'attributes' => null,
			'notes'      => [ __( 'This gallery no longer exists.', 'quayside-blocks' ) ],
		];
		return $this->galleries[ $id ];
	}

	/**
	 * @return array{result: string, notes: array<int, string>}
	 */
	private function outcome( int $id ): array {
		$gallery = $this->gallery( $id );
		$result  = [] === $gallery['notes'] ? 'converted' : 'approximated';
		return [
			'result' => null === $gallery['attributes'] ? 'dropped' : $result,
			'notes'  => $gallery['notes'],
		];
	}

	/**
	 * @return array{result: string, notes: array<int, string>}
	 */
	private function album(): array {
		return [
			'result' => 'dropped',
			/* translators: %s: name of a plugin */
			'notes'  => [ sprintf( __( 'Quayside doesn’t have albums, so %s has to stay active for it.', 'quayside-blocks' ), $this->label ) ],
		];
	}
}
