<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

use Quayside\Blocks\Kit\SwitchContent;
use Quayside\Blocks\Kit\SwitchEdits;

/**
 * FooGallery as a source of the switch. The places that show its galleries get Quayside galleries. Its own galleries and albums stay.
 */
final class FooGallerySource {
	private const POST_TYPE = 'foogallery';

	private const ALBUM = 'foogallery-album';

	private const BLOCK = 'fooplugins/foogallery';

	/** @var array<int, array{attributes: array<string, mixed>|null, notes: array<int, string>}> Converted galleries by ID. */
	private array $galleries = [];

	/**
	 * Returns the source, as in the filter "quayside_switch_sources".
	 *
	 * @return array<string, mixed>
	 */
	public function get(): array {
		return [
			'label'   => 'FooGallery',
			'items'   => [ $this, 'items' ],
			'marks'   => [ '<!-- wp:' . self::BLOCK, '[foogallery ', '[' . self::ALBUM . ' ' ],
			'content' => [ $this, 'find' ],
			'replace' => [ $this, 'replace' ],
		];
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
			self::POST_TYPE,
			self::ALBUM,
			$after,
			$limit
		) );
		$items = [];
		foreach ( array_map( 'intval', $ids ) as $id ) {
			$after   = $id;
			$is_one  = self::POST_TYPE === get_post_type( $id );
			$items[] = [
				'kind'  => $is_one ? __( 'Gallery', 'quayside-blocks' ) : __( 'Album', 'quayside-blocks' ),
				'title' => get_the_title( $id ) ?: "#$id",
				'url'   => admin_url( "post.php?post=$id&action=edit" ),
			] + ( $is_one ? $this->outcome( $id ) : self::album() );
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
		$replace = function ( mixed $name, bool $is_block ) use ( &$items ): ?string {
			$id      = is_numeric( $name ) ? (int) $name : 0;
			$gallery = $this->gallery( $id );
			$items[] = [
				'kind'  => __( 'Gallery', 'quayside-blocks' ),
				'title' => self::POST_TYPE === get_post_type( $id ) ? ( get_the_title( $id ) ?: "#$id" ) : "#$id",
			] + $this->outcome( $id );
			return null === $gallery['attributes'] ? null : GalleryMarkup::write( $gallery['attributes'], $is_block );
		};
		if ( str_starts_with( $content, '[{' ) ) {
			$edits = SwitchEdits::elements(
				$content,
				'',
				static fn (): null => null,
				static fn ( string $text ): array => SwitchEdits::shortcodes(
					$text,
					[ 'foogallery' ],
					static fn ( array $given ): ?string => $replace( $given['id'] ?? 0, false )
				)
			);
			return [
				'edits' => $edits,
				'items' => $items,
			];
		}
		$blocks = SwitchEdits::blocks( $content, [ self::BLOCK ], static fn ( array $block ): ?string => $replace(
			is_array( $block['attrs'] ?? null ) ? $block['attrs']['id'] ?? 0 : 0,
			true
		) );
		$edits  = GalleryShortcodes::edits( $content, 'foogallery', $blocks['edits'], static fn ( array $given, bool $is_block ): ?string => $replace(
			$given['id'] ?? 0,
			$is_block
		) );
		if ( $blocks['broken'] > 0 ) {
			$items[] = SwitchContent::broken( $blocks['broken'] );
		}
		preg_match_all( '~(?<!\[)\[foogallery-album\s[^\]]*\]~', $content, $albums );
		foreach ( $albums[0] as $album ) {
			$items[] = [
				'kind'  => __( 'Album', 'quayside-blocks' ),
				'title' => $album,
			] + self::album();
		}
		return [
			'edits' => $edits,
			'items' => $items,
		];
	}

	/**
	 * @return array{attributes: array<string, mixed>|null, notes: array<int, string>}
	 */
	private function gallery( int $id ): array {
		$this->galleries[ $id ] ??= self::POST_TYPE === get_post_type( $id ) && 'trash' !== get_post_status( $id ) ? FooGallery::convert( $id ) : [
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
	private static function album(): array {
		return [
			'result' => 'dropped',
			'notes'  => [ __( 'Quayside doesn’t have albums, so FooGallery has to stay active for it.', 'quayside-blocks' ) ],
		];
	}
}
