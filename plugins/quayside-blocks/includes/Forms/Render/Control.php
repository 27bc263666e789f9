<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Schema\Field;
use Quayside\Blocks\Forms\Validation\Mask;

/**
 * Controls of one value: inputs, text areas and sliders.
 */
final class Control {
	/** Types of inputs; the others are texts. */
	private const TYPES = [
		'email'    => 'email',
		'url'      => 'url',
		'phone'    => 'tel',
		'password' => 'password',
	];

	/** Types of inputs for dates and times. */
	private const DATES = [
		'date'     => 'date',
		'time'     => 'time',
		'dateTime' => 'datetime-local',
	];

	/**
	 * The control of a field.
	 *
	 * @param array<string, string|bool|float|int|null> $common Attributes of every control.
	 * @param string                                    $value  What is in it.
	 */
	public static function html( Field $field, array $common, string $value ): string {
		if ( 'textarea' === $field->type ) {
			return self::textarea( $field, $common, $value );
		}
		if ( 'slider' === $field->type ) {
			return self::slider( $field, $common, $value );
		}
		$type  = 'datepicker' === $field->type ? self::DATES[ $field->text( 'dateType', 'date' ) ] ?? 'date' : self::TYPES[ $field->type ] ?? 'text';
		$extra = self::extra( $field ) + [
			'placeholder' => $field->text( 'placeholder' ) ?: null,
			'value'       => 'password' === $field->type ? null : $value,
		];
		// The form's script moves a phone's name to a hidden field beside it (spec section 5).
		return '<input' . Html::attributes( [ 'type' => $type ] + $common + $extra ) . '>';
	}

	/**
	 * What the inputs of a type have beyond the common.
	 *
	 * @return array<string, string|bool|float|int|null>
	 */
	private static function extra( Field $field ): array {
		return match ( $field->type ) {
			'number'       => [
				'inputmode'   => 'decimal',
				'min'         => $field->number( 'min' ),
				'max'         => $field->number( 'max' ),
				'format-type' => $field->text( 'formatType', 'us-style' ),
			],
			'phone', 'url' => [
				'autocomplete' => 'phone' === $field->type ? 'tel' : 'url',
				'dir'          => 'ltr',
			],
			'datepicker'   => [
				'min' => $field->text( 'minDate' ) ?: null,
				'max' => $field->text( 'maxDate' ) ?: null,
			],
			default        => self::masked( $field ) + [
				'minlength'    => $field->number( 'minLength' ),
				'maxlength'    => $field->number( 'maxLength' ),
				'autocomplete' => $field->text( 'autocomplete' ) ?: null,
			],
		};
	}

	/**
	 * The attributes of a mask.
	 *
	 * @return array<string, string|null>
	 */
	private static function masked( Field $field ): array {
		$mask = $field->mask();
		if ( '' === $mask ) {
			return [];
		}
		$listed = in_array( $mask, Mask::OPTIONS, true );
		$shown  = $listed ? strtr( $mask, '#', '_' ) : (string) preg_replace( '/^date:\s*/i', '', $mask );
		return [
			'data-srfm-mask'        => $listed ? $mask : Mask::CUSTOM,
			'data-custom-srfm-mask' => $listed ? null : $mask,
			'placeholder'           => $field->text( 'placeholder' ) ?: ( $listed || $shown !== $mask ? $shown : null ),
			'inputmode'             => $listed || $shown !== $mask ? 'numeric' : null,
			'dir'                   => 'ltr',
		];
	}

	/**
	 * @param array<string, string|bool|float|int|null> $common Attributes of every control.
	 */
	private static function textarea( Field $field, array $common, string $value ): string {
		return '<textarea' . Html::attributes(
			$common + [
				'rows'        => max( 2, (int) $field->text( 'rows', '4' ) ),
				'placeholder' => $field->text( 'placeholder' ) ?: null,
				'minlength'   => $field->number( 'minLength' ),
				'maxlength'   => $field->number( 'maxLength' ),
			]
		) . '>' . esc_textarea( $value ) . '</textarea>';
	}

	/**
	 * @param array<string, string|bool|float|int|null> $common Attributes of every control.
	 */
	private static function slider( Field $field, array $common, string $value ): string {
		$min = $field->number( 'min' ) ?? 0.0;
		$now = '' === $value ? (string) $min : $value;
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
			] + [ 'required' => false ] + $common
		) . '><output class="srfm-slider-value" for="' . esc_attr( (string) ( $common['id'] ?? '' ) ) . '">' . esc_html( $now ) . '</output></div>';
	}
}
