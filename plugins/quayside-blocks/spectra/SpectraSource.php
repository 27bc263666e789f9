<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Spectra;

use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\SwitchContent;
use Quayside\Blocks\Kit\SwitchEdits;

/**
 * Registers the blocks of Spectra as a source of the switch.
 */
final class SpectraSource implements Module {
	private const PREFIX = 'uagb/';

	/** Inner blocks that count as a part of their parent. */
	private const PARTS = [ 'uagb/slider-child' ];

	public function register(): void {
		add_filter( 'quayside_switch_sources', [ $this, 'add' ] );
	}

	/**
	 * Adds the source.
	 *
	 * @param array<string, array<string, mixed>> $sources Sources by ID.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $sources ): array {
		return $sources + [
			'spectra' => [
				'label'   => 'Spectra',
				'marks'   => [ '<!-- wp:' . self::PREFIX ],
				'content' => [ self::class, 'find' ],
				'replace' => [ self::class, 'replace' ],
			],
		];
	}

	/**
	 * Finds the blocks in a content: one item for each gallery and slider, and for each type of other blocks.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public static function find( string $content ): array {
		$replaced = self::replace( $content );
		foreach ( $replaced['edits'] as [ $at, $before ] ) {
			$content = substr_replace( $content, '', $at, strlen( $before ) );
		}
		// WordPress reads some broken blocks, which the switch leaves.
		return [ ...$replaced['items'], ...array_filter( self::items( $content ), static fn ( array $item ): bool => isset( $item['count'] ) ) ];
	}

	/**
	 * @return array<int, array<string, mixed>> Items. Those of other blocks have a count.
	 */
	private static function items( string $content ): array {
		$items  = [];
		$others = [];
		$stack  = str_contains( $content, '<!-- wp:' . self::PREFIX ) ? array_reverse( parse_blocks( $content ) ) : [];
		while ( [] !== $stack ) {
			$block = array_pop( $stack );
			$name  = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
			if ( SpectraBlocks::GALLERY === $name || SpectraBlocks::SLIDER === $name ) {
				$items[] = [
					'kind'  => __( 'Block', 'quayside-blocks' ),
					'title' => SpectraBlocks::GALLERY === $name ? __( 'Image gallery', 'quayside-blocks' ) : __( 'Slider', 'quayside-blocks' ),
				] + self::outcome( $name, $block['attrs'] ?? [] );
			} elseif ( str_starts_with( $name, self::PREFIX ) && ! in_array( $name, self::PARTS, true ) ) {
				$others[ $name ] = ( $others[ $name ] ?? 0 ) + 1;
			}
			array_push( $stack, ...array_reverse( array_values( $block['innerBlocks'] ?? [] ) ) );
		}
		foreach ( $others as $name => $count ) {
			$items[] = [
				'kind'   => __( 'Block', 'quayside-blocks' ),
				'title'  => $name,
				'count'  => $count,
				'result' => 'approximated',
				'notes'  => [ __( 'Without Spectra, its saved HTML is shown without Spectra’s styles and scripts.', 'quayside-blocks' ) ],
			];
		}
		return $items;
	}

	/**
	 * Replaces galleries and sliders with Quayside's. Galleries in a slide are replaced with it.
	 *
	 * @return array{edits: array<int, array{int, string, string}>, items: array<int, array<string, mixed>>}
	 */
	public static function replace( string $content ): array {
		$items  = [];
		$edited = SwitchEdits::blocks( $content, [ SpectraBlocks::GALLERY, SpectraBlocks::SLIDER ], static function ( array $block ) use ( &$items ): string {
			array_push( $items, ...self::items( serialize_block( $block ) ) ); // @phpstan-ignore argument.type (a parsed block)
			return serialize_block( self::converted( $block ) ); // @phpstan-ignore argument.type (a parsed block)
		} );
		if ( $edited['broken'] > 0 ) {
			$items[] = SwitchContent::broken( $edited['broken'] );
		}
		return [
			'edits' => $edited['edits'],
			'items' => $items,
		];
	}

	/**
	 * @param array<string, mixed> $block A parsed block.
	 * @return array<string, mixed>
	 */
	private static function converted( array $block ): array {
		$block = match ( $block['blockName'] ?? '' ) {
			SpectraBlocks::GALLERY => SpectraBlocks::gallery( $block ),
			SpectraBlocks::SLIDER  => SpectraBlocks::slider( $block ),
			default                => $block,
		};
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_values( array_filter( $block['innerBlocks'], 'is_array' ) ) : [];
		/** @var array<int, array<string, mixed>> $inner */
		return [ 'innerBlocks' => array_map( [ self::class, 'converted' ], $inner ) ] + $block;
	}

	/**
	 * Returns what becomes of a gallery or a slider.
	 *
	 * @param array<mixed> $attributes Attributes of the block.
	 * @return array{result: string, notes: array<int, string>}
	 */
	private static function outcome( string $name, array $attributes ): array {
		$notes = [];
		if ( SpectraBlocks::GALLERY === $name ) {
			$images  = is_array( $attributes['mediaGallery'] ?? null ) ? $attributes['mediaGallery'] : [];
			$ids     = GalleryAttributes::convert( $attributes )['ids'] ?? [];
			$missing = count( $images ) - count(
				array_filter( is_array( $ids ) ? $ids : [], static fn ( mixed $id ): bool => is_int( $id ) && wp_attachment_is_image( $id ) )
			);
			if ( $missing > 0 ) {
				$notes[] = sprintf(
					/* translators: %d: number of images */
					_n(
						'%d image is not in the media library and is left out.',
						'%d images are not in the media library and are left out.',
						$missing,
						'quayside-blocks'
					),
					$missing
				);
			}
			$table = Table::read( 'gallery' );
			if ( isset( $attributes['feedLayout'] ) && ! in_array( $attributes['feedLayout'], $table['layouts'] ?? [], true ) ) {
				$notes[] = __( 'The layout becomes a grid.', 'quayside-blocks' );
			}
			if (
				isset( $attributes['imageZoomType'] )
				&& ! array_key_exists( is_string( $attributes['imageZoomType'] ) ? $attributes['imageZoomType'] : '', $table['hovers'] ?? [] )
			) {
				$notes[] = __( 'The hover effect becomes a zoom.', 'quayside-blocks' );
			}
		} else {
			$effects = Table::read( 'slider' )['effects'] ?? [];
			if ( isset( $attributes['transitionEffect'] ) && ! in_array( $attributes['transitionEffect'], $effects, true ) ) {
				$notes[] = __( 'The transition effect becomes a slide.', 'quayside-blocks' );
			}
		}
		return [
			'result' => [] === $notes ? 'converted' : 'approximated',
			'notes'  => $notes,
		];
	}
}
