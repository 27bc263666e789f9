<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render;

use Quayside\Blocks\Forms\Fields\Datepicker\DateAttributes;
use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;
use Quayside\Blocks\Forms\Schema\Field;

/**
 * Controls of one value: inputs, text areas and sliders.
 */
final class Control {
	/** Types of inputs; the others are texts. */
	private const TYPES = [
		'email'    => 'email',
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
			// Browsers refuse "example.com" in a control of the type url before anybody could put a scheme to it.
			'url'          => [
				'inputmode'    => 'url',
				'autocomplete' => 'url',
				'dir'          => 'ltr',
			],
			'phone'        => [
				'autocomplete'       => 'tel',
				'dir'                => 'ltr',
				'data-country'       => strtoupper( $field->text( 'defaultCountry' ) ) ?: null,
				'data-country-label' => __( 'Country code', 'quayside-blocks' ),
			],
			'datepicker'   => DateAttributes::of( $field ),
			default        => self::masked( $field ) + [
				'minlength'    => $field->number( 'minLength' ),
				'maxlength'    => $field->number( 'maxLength' ),
				'autocomplete' => Autocomplete::of( $field ) ?: null,
			],
		};
	}

	/**
	 * Words of the toolbar of formatted text.
	 *
	 * @return array<string, string>
	 */
	private static function toolbar(): array {
		return [
			'toolbar'   => __( 'Formatting', 'quayside-blocks' ),
			'bold'      => __( 'Bold', 'quayside-blocks' ),
			'italic'    => __( 'Italic', 'quayside-blocks' ),
			'underline' => __( 'Underline', 'quayside-blocks' ),
			'bullets'   => __( 'Bulleted list', 'quayside-blocks' ),
			'numbers'   => __( 'Numbered list', 'quayside-blocks' ),
			'link'      => __( 'Link', 'quayside-blocks' ),
			'address'   => __( 'Link URL. Press Enter to apply.', 'quayside-blocks' ),
		];
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
		$rich = $field->is_rich();
		if ( $rich ) {
			$common['class']      = ( $common['class'] ?? '' ) . ' srfm-richtext';
			$common['data-words'] = (string) wp_json_encode( self::toolbar() );
		}
		return '<textarea' . Html::attributes(
			$common + [
				// Room for the toolbar, so that nothing moves when it comes.
				'rows'        => max( $rich ? 6 : 2, (int) $field->text( 'rows', '4' ) ),
				'placeholder' => $field->text( 'placeholder' ) ?: null,
				'minlength'   => $field->number( 'minLength' ),
				'maxlength'   => $rich ? null : $field->number( 'maxLength' ),
				'data-max'    => $rich ? $field->number( 'maxLength' ) : null,
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
