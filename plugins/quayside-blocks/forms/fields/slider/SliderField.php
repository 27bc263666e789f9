<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Slider;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Html;
use Quayside\Blocks\Forms\Fields\Markup;
use Quayside\Blocks\Forms\Fields\Numbers;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A range slider.
 */
final class SliderField extends FieldType {
	public function rules( Field $field ): array {
		return [
			'min'  => $field->number( 'min' ) ?? 0.0,
			'max'  => $field->number( 'max' ) ?? 100.0,
			'step' => $field->number( 'step' ),
		];
	}

	/**
	 * Validates the value. A slider in a browser has no values between its steps.
	 */
	protected function validate( array $rules, string $text, string $value ): Verdict {
		$verdict = Numbers::check( $rules, $text );
		$step    = $rules['step'] ?? null;
		if ( null !== $verdict->error || ! is_numeric( $step ) || (float) $step <= 0 ) {
			return $verdict;
		}
		$steps = ( (float) $verdict->value - ( is_numeric( $rules['min'] ?? null ) ? (float) $rules['min'] : 0.0 ) ) / (float) $step;
		return abs( $steps - round( $steps ) ) < 0.000001 ? $verdict : new Verdict( 'option' );
	}

	public function required_by( Field $field, bool $is_lasting ): string {
		return 'text';
	}

	protected function control( Markup $markup ): string {
		$field = $markup->field();
		$min   = $field->number( 'min' ) ?? 0.0;
		$now   = '' === $markup->text() ? (string) $min : $markup->text();
		return '<div' . Html::attributes(
			[
				'class'         => 'srfm-slider',
				'data-default'  => $field->text( 'defaultValue' ),
				'data-required' => $field->flag( 'required' ) ? 'true' : 'false',
			]
		) . '><input' . Html::attributes(
			[
				'type'  => 'range',
				'min'   => $min,
				'max'   => $field->number( 'max' ) ?? 100.0,
				'step'  => $field->number( 'step' ) ?? 1,
				'value' => $now,
			] + [ 'required' => false ] + $markup->common()
		) . '><output class="srfm-slider-value" aria-live="off" for="' . esc_attr( $markup->id() ) . '">' . esc_html( $now ) . '</output></div>';
	}

	public function sample( Field $field ): string {
		return '3';
	}
}
