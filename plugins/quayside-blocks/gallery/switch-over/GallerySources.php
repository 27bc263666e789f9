<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\SwitchContent;
use Quayside\Blocks\Kit\SwitchEdits;

/**
 * Registers the galleries of WordPress, FooGallery, and Envira Gallery as sources of the switch. Those of WordPress work without Quayside, so they are
 * only converted if the owner selects it.
 */
final class GallerySources implements Module {
	private const BLOCK = 'core/gallery';

	public function register(): void {
		add_filter( 'quayside_switch_sources', [ $this, 'add' ] );
	}

	/**
	 * Adds the sources.
	 *
	 * @param array<string, array<string, mixed>> $sources Sources by ID.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sources ): array {
		return $sources + [
			'galleries' => [
				'label'    => __( 'WordPress galleries', 'quayside-blocks' ),
				'optional' => true,
				'marks'    => [ '<!-- wp:gallery', '[gallery' ],
				'content'  => [ self::class, 'find' ],
				'replace'  => [ self::class, 'replace' ],
			],
		] + array_map( static fn ( GalleryPosts $posts ): array => $posts->get(), GalleryPlugins::posts() );
	}

	/**
	 * Finds the galleries in a content.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public static function find( string $content ): array {
		$broken = SwitchEdits::blocks( $content, [ self::BLOCK ], static fn (): ?string => null )['broken'];
		$counts = [
			__( 'Gallery block', 'quayside-blocks' )   => (int) preg_match_all( '~<!-- wp:gallery\s~', $content ) - $broken,
			__( 'Classic gallery', 'quayside-blocks' ) => (int) preg_match_all( '~(?<!\[)\[gallery[\s\]]~', $content ),
		];
		$items  = [];
		foreach ( array_filter( $counts ) as $kind => $count ) {
			$items[] = [
				'kind'   => $kind,
				'title'  => $kind,
				'count'  => $count,
				'result' => 'kept',
				'notes'  => [ __( 'It works without Quayside. To use Quayside’s layouts and lightbox, select the conversion of WordPress galleries.', 'quayside-blocks' ) ],
			];
		}
		return $broken > 0 ? [ ...$items, SwitchContent::broken( $broken ) ] : $items;
	}

	/**
	 * Replaces galleries. Those that would lose something are left as they are.
	 *
	 * @return array{edits: array<int, array{int, string, string}>, items: array<int, array<string, mixed>>}
	 */
	public static function replace( string $content ): array {
		if ( str_starts_with( $content, '[{' ) ) {
			return [
				'edits' => [],
				'items' => [],
			];
		}
		$items   = [];
		$convert = static function ( string $kind, ?array $attributes, string $obstacle, bool $is_block ) use ( &$items ): ?string {
			$ids     = is_array( $attributes['ids'] ?? null ) ? array_filter( $attributes['ids'], 'is_int' ) : [];
			$missing = GalleryMarkup::missing( $ids );
			$notes   = null === $attributes ? [ $obstacle ] : ( $missing > 0 ? [ GalleryMarkup::missing_note( $missing ) ] : [] );
			$items[] = [
				'kind'   => $kind,
				'title'  => $kind,
				'result' => [] === $notes ? 'converted' : 'kept',
				'notes'  => $notes,
			];
			return [] === $notes && null !== $attributes ? GalleryMarkup::write( $attributes, $is_block ) : null;
		};
		$blocks  = SwitchEdits::blocks( $content, [ self::BLOCK ], static fn ( array $block ): ?string => $convert(
			__( 'Gallery block', 'quayside-blocks' ),
			CoreGallery::convert( $block ),
			__( 'It has images that are not in the media library, or an old format. Edit it once in the editor.', 'quayside-blocks' ),
			true
		) );
		$other   = static fn ( array $given, bool $is_block, bool $in_attribute ): ?string => $convert(
			__( 'Classic gallery', 'quayside-blocks' ),
			$in_attribute ? null : ClassicGallery::convert( $given ),
			$in_attribute
				? GalleryMarkup::attribute_note()
				: __( 'It shows the images that are attached to its post, or has settings that Quayside’s gallery doesn’t have.', 'quayside-blocks' ),
			$is_block
		);
		$edits   = GalleryShortcodes::edits( $content, 'gallery', $blocks['edits'], $other );
		if ( $blocks['broken'] > 0 ) {
			$items[] = SwitchContent::broken( $blocks['broken'] );
		}
		return [
			'edits' => $edits,
			'items' => $items,
		];
	}
}
