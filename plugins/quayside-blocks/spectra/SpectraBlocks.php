<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Spectra;

use Quayside\Blocks\Kit\Module;

/**
 * Renders the galleries and sliders of Spectra as Quayside's while Spectra is inactive. Posts are not changed.
 */
final class SpectraBlocks implements Module {
	public const GALLERY = 'uagb/image-gallery';
	public const SLIDER  = 'uagb/slider';

	private const SLIDE = 'uagb/slider-child';

	public function register(): void {
		add_filter( 'pre_render_block', [ $this, 'render' ], 10, 2 );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue_early' ] );
	}

	/**
	 * Renders a block of Spectra.
	 *
	 * @param string|null          $html  Rendered block, null if no other filter has rendered it.
	 * @param array<string, mixed> $block The parsed block.
	 */
	public function render( $html, array $block ): ?string {
		$name = $block['blockName'] ?? '';
		if ( null !== $html || ( self::GALLERY !== $name && self::SLIDER !== $name ) || self::is_registered( $name ) ) {
			return $html;
		}
		// @phpstan-ignore argument.type (blocks in the format of parse_blocks())
		return render_block( self::GALLERY === $name ? self::gallery( $block ) : self::slider( $block ) );
	}

	/**
	 * Enqueues the slider's stylesheet in the head if the post has a slider of Spectra, to avoid a layout shift.
	 */
	public function enqueue_early(): void {
		if ( is_singular() && has_block( self::SLIDER ) && ! self::is_registered( self::SLIDER ) ) {
			wp_enqueue_style( 'quayside-slider-style' );
		}
	}

	/**
	 * Returns a gallery as a Quayside block, in the format of parse_blocks().
	 *
	 * @param array<string, mixed> $block A parsed block uagb/image-gallery.
	 * @return array<string, mixed>
	 */
	public static function gallery( array $block ): array {
		return self::block( 'quayside/gallery', GalleryAttributes::convert( self::attributes( $block ) ), [] );
	}

	/**
	 * Returns a slider as a Quayside block, in the format of parse_blocks().
	 *
	 * @param array<string, mixed> $block A parsed block uagb/slider.
	 * @return array<string, mixed>
	 */
	public static function slider( array $block ): array {
		$slides = [];
		foreach ( self::inner( $block ) as $slide ) {
			if ( self::SLIDE === ( $slide['blockName'] ?? '' ) ) {
				$slides[] = self::block( 'quayside/slide', SliderAttributes::slide( self::attributes( $slide ) ), self::inner( $slide ) );
			}
		}
		return self::block( 'quayside/slider', SliderAttributes::convert( self::attributes( $block ) ), $slides );
	}

	/**
	 * Determines whether a plugin has registered a block, so that Spectra renders it.
	 */
	private static function is_registered( string $name ): bool {
		return \WP_Block_Type_Registry::get_instance()->is_registered( $name );
	}

	/**
	 * @param array<string, mixed>             $attributes Attributes.
	 * @param array<int, array<string, mixed>> $inner      Inner blocks.
	 * @return array<string, mixed>
	 */
	private static function block( string $name, array $attributes, array $inner ): array {
		return [
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		];
	}

	/**
	 * @param array<string, mixed> $block A parsed block.
	 * @return array<mixed>
	 */
	private static function attributes( array $block ): array {
		return is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
	}

	/**
	 * @param array<string, mixed> $block A parsed block.
	 * @return array<int, array<string, mixed>>
	 */
	private static function inner( array $block ): array {
		/** @var array<int, array<string, mixed>> $inner */
		$inner = array_values( array_filter( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [], 'is_array' ) );
		return $inner;
	}
}
