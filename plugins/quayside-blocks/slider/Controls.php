<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

/**
 * Renders a slider's pause button, arrows, and dots, hidden until the slider's script has loaded.
 */
final class Controls {
	public function __construct( private Settings $settings, private int $count ) {}

	/**
	 * Returns the class that reserves space for the controls, with a leading space, '' if there are none.
	 */
	public function classes(): string {
		if ( ! $this->are_needed() ) {
			return '';
		}
		return $this->settings->is( 'arrows' ) || $this->settings->is( 'dots' ) || $this->settings->is( 'autoplay' ) ? ' has-bar' : '';
	}

	/**
	 * Returns the controls in tab order: the pause button first.
	 */
	public function html(): string {
		if ( ! $this->are_needed() ) {
			return '';
		}
		$html = '';
		if ( $this->settings->is( 'autoplay' ) ) {
			$html .= $this->button(
				'pause',
				__( 'Pause slides', 'quayside-blocks' ),
				'<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="quayside-slider__bars" d="M8 6h3v12H8zM13 6h3v12h-3z"/><path class="quayside-slider__triangle" d="M8 5.5v13l11-6.5z"/></svg>'
			);
		}
		if ( $this->settings->is( 'arrows' ) ) {
			$html .= $this->button(
				'previous',
				__( 'Previous slide', 'quayside-blocks' ),
				'<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m14.5 6-6 6 6 6"/></svg>'
			);
			$html .= $this->button(
				'next',
				__( 'Next slide', 'quayside-blocks' ),
				'<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m9.5 6 6 6-6 6"/></svg>'
			);
		}
		if ( $this->settings->is( 'dots' ) ) {
			$dots = '';
			for ( $number = 1; $number <= $this->count; ++$number ) {
				$dots .= sprintf(
					'<button type="button" class="quayside-slider__dot" aria-label="%s"></button>',
					/* translators: 1: number of the slide, 2: number of slides. */
					esc_attr( sprintf( __( 'Slide %1$d of %2$d', 'quayside-blocks' ), $number, $this->count ) )
				);
			}
			$html .= sprintf(
				'<div class="quayside-slider__dots" role="group" aria-label="%s">%s</div>',
				esc_attr__( 'Select a slide', 'quayside-blocks' ),
				$dots
			);
		}
		return '' === $html ? '' : sprintf( '<div class="quayside-slider__controls" hidden>%s</div>', $html );
	}

	/**
	 * Determines whether some slides are out of view on any screen size.
	 */
	private function are_needed(): bool {
		$minimum = 'coverflow' === $this->settings->text( 'effect' ) ? 1 : min(
			$this->settings->number( 'slidesToShow' ),
			$this->settings->number( 'slidesToShowTablet' ),
			$this->settings->number( 'slidesToShowMobile' )
		);
		return $this->count > $minimum;
	}

	private function button( string $name, string $label, string $icon ): string {
		return sprintf(
			'<button type="button" class="quayside-slider__button quayside-slider__button--%s" aria-label="%s">%s</button>',
			$name,
			esc_attr( $label ),
			$icon
		);
	}
}
