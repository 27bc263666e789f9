<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

use Quayside\Blocks\BlockTypes;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * Registers and renders the blocks `quayside/slider` and `quayside/slide`: a row that scrolls without JavaScript, and
 * the slider's island host.
 */
final class SliderBlock implements Module {
	public function __construct( private Assets $assets, private BlockTypes $blocks ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'register_blocks' ] );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue_early' ] );
	}

	/**
	 * Registers the blocks from their block.json.
	 */
	public function register_blocks(): void {
		$this->blocks->register( 'slider', [ $this, 'render' ] );
		$this->blocks->register( 'slide', [ $this, 'render_slide' ] );
	}

	/**
	 * Enqueues the stylesheet in the head if the post has a slider, to avoid a layout shift.
	 */
	public function enqueue_early(): void {
		if ( is_singular() && has_block( 'quayside/slider' ) ) {
			wp_enqueue_style( 'quayside-slider-style' );
		}
	}

	/**
	 * Returns a slide's HTML. The slider adds its number.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    The rendered inner blocks.
	 */
	public function render_slide( array $attributes, string $content ): string {
		if ( is_feed() ) {
			return "<div>$content</div>";
		}
		$vertical = is_string( $attributes['verticalAlignment'] ?? null ) ? $attributes['verticalAlignment'] : 'top';
		$class    = in_array( $vertical, [ 'center', 'bottom', 'stretch' ], true ) ? "quayside-slide quayside-slide--$vertical" : 'quayside-slide';
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(
				[
					'class'                => $class,
					'role'                 => 'group',
					'aria-roledescription' => __( 'slide', 'quayside-blocks' ),
				]
			),
			$content
		);
	}

	/**
	 * Returns the slider's HTML, '' if it has no slides.
	 *
	 * @param array<string, mixed> $attributes The block's attributes, as block.json describes them.
	 * @param string               $content    The rendered slides.
	 */
	public function render( array $attributes, string $content ): string {
		if ( is_feed() ) {
			return $content;
		}
		$settings = Settings::from( $attributes );
		$slides   = Slides::prepare( $content, max( $settings->number( 'slidesToShow' ), 1 ) );
		if ( 0 === $slides->count ) {
			return '';
		}
		if ( 'swiper' === $settings->text( 'engine' ) ) {
			$this->assets->style( 'slider-effects' );
		}
		$label = is_string( $attributes['label'] ?? null ) && '' !== trim( $attributes['label'] ) ? $attributes['label'] : __( 'Slides', 'quayside-blocks' );
		$style = sprintf(
			'--quayside-slides-desk:%d;--quayside-slides-tab:%d;--quayside-slides-mob:%d;--quayside-slides-gap:%dpx',
			$settings->number( 'slidesToShow' ),
			$settings->number( 'slidesToShowTablet' ),
			$settings->number( 'slidesToShowMobile' ),
			$settings->number( 'gap' )
		);
		if ( $settings->number( 'minHeight' ) > 0 ) {
			$style .= sprintf( ';--quayside-slides-height:%dpx', $settings->number( 'minHeight' ) );
		}
		$controls = new Controls( $settings, $slides->count );
		$host     = [
			'class'                => trim(
				'quayside-slider quayside-slider--'
					. $settings->text( 'effect' )
					. ( $settings->is( 'vertical' ) ? ' quayside-slider--vertical' : '' )
					. $controls->classes()
			),
			'style'                => $style,
			'aria-roledescription' => __( 'carousel', 'quayside-blocks' ),
			'aria-label'           => $label,
		];
		$props    = $settings->props() + [
			'words' => [
				'play'  => __( 'Start slides', 'quayside-blocks' ),
				'pause' => __( 'Pause slides', 'quayside-blocks' ),
			],
		];
		return sprintf(
			'<section %1$s%2$s%3$s<div class="quayside-slider__viewport" tabindex="0" role="group" aria-label="%4$s"><div class="quayside-slider__track">%5$s</div></div></section>',
			get_block_wrapper_attributes( $host ),
			$this->assets->host( 'slider', 'visible', $props ),
			$controls->html(),
			// Not the carousel's name, which would be read twice.
			esc_attr__( 'Scrollable slides', 'quayside-blocks' ),
			$slides->html
		);
	}
}
