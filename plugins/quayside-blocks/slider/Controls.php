<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider;

/**
 * A slider's pause button, arrows and dots: hidden until the slider's module is there, since they do nothing without it.
 */
final class Controls {
	public function __construct( private Settings $settings, private int $count ) {}

	/**
	 * The class that keeps the controls' place free, with a space before it.
	 */
	public function classes(): string {
		if ( ! $this->are_needed() ) {
			return '';
		}
		return $this->settings->is( 'arrows' ) || $this->settings->is( 'dots' ) || $this->settings->is( 'autoplay' ) ? ' has-bar' : '';
	}

	/**
	 * The controls in the order of Tab: first what stops the movement, then what moves.
	 */
	public function html(): string {
		if ( ! $this->are_needed() ) {
			return '';
		}
		$html = '';
		if ( $this->settings->is( 'autoplay' ) ) {
			$html .= $this->button( 'pause', __( 'Pause slides', 'quayside-blocks' ), '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="quayside-slider__bars" d="M8 6h3v12H8zM13 6h3v12h-3z"/><path class="quayside-slider__triangle" d="M8 5.5v13l11-6.5z"/></svg>' );
		}
		if ( $this->settings->is( 'arrows' ) ) {
			$html .= $this->button( 'previous', __( 'Previous slide', 'quayside-blocks' ), '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m14.5 6-6 6 6 6"/></svg>' );
			$html .= $this->button( 'next', __( 'Next slide', 'quayside-blocks' ), '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="m9.5 6 6 6-6 6"/></svg>' );
		}
		if ( $this->settings->is( 'dots' ) ) {
			$dots = '';
			for ( $place = 1; $place <= $this->count; ++$place ) {
				/* translators: 1: number of the slide, 2: number of slides. */
				$dots .= sprintf( '<button type="button" class="quayside-slider__dot" aria-label="%s"></button>', esc_attr( sprintf( __( 'Slide %1$d of %2$d', 'quayside-blocks' ), $place, $this->count ) ) );
			}
			$html .= sprintf( '<div class="quayside-slider__dots" role="group" aria-label="%s">%s</div>', esc_attr__( 'Select a slide', 'quayside-blocks' ), $dots );
		}
		return '' === $html ? '' : sprintf( '<div class="quayside-slider__controls" hidden>%s</div>', $html );
	}

	/**
	 * Whether there is more than is in view on some screen.
	 */
	private function are_needed(): bool {
		$least = 'coverflow' === $this->settings->text( 'effect' ) ? 1 : min( $this->settings->number( 'slidesToShow' ), $this->settings->number( 'slidesToShowTablet' ), $this->settings->number( 'slidesToShowMobile' ) );
		return $this->count > $least;
	}

	private function button( string $name, string $label, string $icon ): string {
		return sprintf( '<button type="button" class="quayside-slider__button quayside-slider__button--%s" aria-label="%s">%s</button>', $name, esc_attr( $label ), $icon );
	}
}
