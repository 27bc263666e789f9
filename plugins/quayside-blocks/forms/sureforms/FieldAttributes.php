<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Sureforms;

/**
 * Converts the attributes of a SureForms field to those of a Quayside field.
 */
final class FieldAttributes {
	/** Attributes with the same name and meaning. */
	private const SAME = [
		'string'  => [ 'label', 'help', 'slug', 'placeholder', 'errorMsg', 'duplicateMsg', 'confirmLabel', 'className', 'formatType', 'defaultCountry' ],
		'boolean' => [ 'required', 'isUnique', 'checked', 'multiSelect', 'searchable', 'singleSelection', 'isRichText' ],
		'number'  => [ 'fieldWidth', 'rows', 'minLength', 'maxLength', 'min', 'max', 'step', 'maxFiles' ],
	];

	/** Defaults of SureForms, which are not saved, where Quayside's differ. */
	private const DEFAULTS = [
		'email'        => [ 'confirmLabel' => 'Confirm Email' ],
		'input'        => [ 'textLength' => 100 ],
		'dropdown'     => [
			'placeholder' => 'Select an option',
			'searchable'  => true,
			'options'     => [ [ 'label' => 'Option 1' ], [ 'label' => 'Option 2' ] ],
		],
		// Consent is always required.
		'gdpr'         => [ 'required' => true ],
		'multi-choice' => [ 'options' => [ [ 'optionTitle' => 'Option 1' ] ] ],
	];

	/** Masks that both have. */
	private const MASKS = [ '(###) ###-####', '(##) ####-####', 'dd/mm/yyyy', 'hh:mm:ss', 'dd/mm/yyyy hh:mm:ss', 'custom-mask' ];

	/**
	 * Returns the attributes.
	 *
	 * @param string               $source     Type of the SureForms block.
	 * @param string               $type       Type of the Quayside field.
	 * @param array<string, mixed> $attributes Attributes of the SureForms block.
	 * @return array<string, mixed>
	 */
	public static function convert( string $source, string $type, array $attributes ): array {
		$attributes += self::DEFAULTS[ $source ] ?? [];
		$converted   = self::same( $attributes );
		$default     = self::without_tags( self::text( $attributes, 'defaultValue' ) );
		if ( '' !== $default ) {
			$converted['defaultValue'] = $default;
		}
		$more = match ( $type ) {
			'input'        => 'hidden' === $source ? [
				'isHidden' => true,
				'required' => false,
			] : self::input( $attributes ),
			'email'        => [ 'isConfirm' => true === ( $attributes['isConfirmEmail'] ?? false ) ],
			'number'       => self::number( $attributes, $converted ),
			'dropdown',
			'multi-choice' => self::choices( $type, $attributes ),
			'gdpr'         => [ 'required' => true ],
			'datepicker'   => self::date( $source, $attributes ),
			'upload'       => self::upload( $attributes ),
			'slider'       => [ 'defaultValue' => self::text( $attributes, 'numberDefaultValue' ) ],
			'rating'       => [ 'defaultValue' => '0' === self::text( $attributes, 'defaultRating' ) ? '' : self::text( $attributes, 'defaultRating' ) ],
			'address'      => [ 'slug' => self::text( $attributes, 'slug' ) ?: 'address' ],
			default        => [],
		};
		return $more + $converted;
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function same( array $attributes ): array {
		$same = [];
		foreach ( self::SAME['string'] as $name ) {
			if ( is_string( $attributes[ $name ] ?? null ) && '' !== $attributes[ $name ] ) {
				$same[ $name ] = 'placeholder' === $name ? self::without_tags( $attributes[ $name ] ) : $attributes[ $name ];
			}
		}
		foreach ( self::SAME['boolean'] as $name ) {
			if ( is_bool( $attributes[ $name ] ?? null ) ) {
				$same[ $name ] = $attributes[ $name ];
			}
		}
		foreach ( self::SAME['number'] as $name ) {
			if ( is_numeric( $attributes[ $name ] ?? null ) ) {
				$same[ $name ] = $attributes[ $name ] + 0;
			}
		}
		return $same;
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function input( array $attributes ): array {
		$mask   = self::text( $attributes, 'inputMask' );
		$length = is_numeric( $attributes['textLength'] ?? null ) ? (int) $attributes['textLength'] : 0;
		return array_filter( [
			'mask'       => in_array( $mask, self::MASKS, true ) ? $mask : '',
			'customMask' => 'custom-mask' === $mask ? self::text( $attributes, 'customInputMask' ) : '',
			'maxLength'  => $length,
		] );
	}

	/**
	 * Adds the units, which SureForms shows beside the number, to the help text.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param array<string, mixed> $converted  Attributes that have been converted.
	 * @return array<string, mixed>
	 */
	private static function number( array $attributes, array $converted ): array {
		$units = array_filter(
			[ self::text( $converted, 'help' ), self::text( $attributes, 'prefix' ), self::text( $attributes, 'suffix' ) ],
			static fn ( string $text ): bool => '' !== $text
		);
		return array_filter( [
			'min'  => self::limit( $attributes, 'minValue' ),
			'max'  => self::limit( $attributes, 'maxValue' ),
			'help' => implode( ' ', $units ),
		], static fn ( mixed $value ): bool => null !== $value && '' !== $value );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function choices( string $type, array $attributes ): array {
		$labels = [];
		foreach ( is_array( $attributes['options'] ?? null ) ? array_values( $attributes['options'] ) : [] as $index => $option ) {
			$label            = is_array( $option ) ? $option['optionTitle'] ?? $option['label'] ?? '' : $option;
			$labels[ $index ] = is_scalar( $label ) ? trim( (string) $label ) : '';
		}
		$selected = [];
		foreach ( is_array( $attributes['preselectedOptions'] ?? null ) ? $attributes['preselectedOptions'] : [] as $index ) {
			$selected[] = is_numeric( $index ) ? $labels[ (int) $index ] ?? '' : '';
		}
		$selected = array_values( array_unique( array_filter( $selected, static fn ( string $label ): bool => '' !== $label ) ) );
		$one      = 'dropdown' === $type ? true !== ( $attributes['multiSelect'] ?? false ) : true === ( $attributes['singleSelection'] ?? false );
		$limits   = array_filter( [
			'minSelection' => self::limit( $attributes, 'minValue' ),
			'maxSelection' => self::limit( $attributes, 'maxValue' ),
		] );
		return $limits + [
			'options'      => array_map( static fn ( string $label ): array => [ 'label' => $label ], $labels ),
			// Only one choice can be selected in a dropdown without multiple selections, and in a group of radio buttons.
			'defaultValue' => implode( ' | ', $one ? array_slice( $selected, 0, 1 ) : $selected ),
		];
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function date( string $source, array $attributes ): array {
		$kind = self::text( $attributes, 'fieldType' );
		$type = match ( true ) {
			'time-picker' === $source, 'time' === $kind    => 'time',
			'date-time-picker' === $source && 'date' !== $kind => 'dateTime',
			default                                        => 'date',
		};
		$day = static fn ( string $name ): string => 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', self::text( $attributes, $name ) )
			? self::text( $attributes, $name )
			: '';
		return array_filter( [
			'dateType' => $type,
			'minDate'  => $day( 'min' ) ?: $day( 'minDate' ),
			'maxDate'  => $day( 'max' ) ?: $day( 'maxDate' ),
		] );
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array<string, mixed>
	 */
	private static function upload( array $attributes ): array {
		$types = [];
		foreach ( is_array( $attributes['allowedFormats'] ?? null ) ? $attributes['allowedFormats'] : [] as $format ) {
			$value = is_array( $format ) ? $format['value'] ?? '' : $format;
			if ( is_string( $value ) && 1 === preg_match( '/^[a-z0-9]{1,10}$/iD', $value ) ) {
				$types[] = strtolower( $value );
			}
		}
		$is_multiple = true === ( $attributes['multiple'] ?? false );
		return array_filter( [
			'allowedTypes' => implode( ', ', $types ),
			'maxSize'      => self::limit( $attributes, 'fileSizeLimit' ),
		] ) + [ 'maxFiles' => $is_multiple ? max( 1, (int) ( self::limit( $attributes, 'maxFiles' ) ?? 2 ) ) : 1 ];
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function limit( array $attributes, string $name ): int|float|null {
		return is_numeric( $attributes[ $name ] ?? null ) ? $attributes[ $name ] + 0 : null;
	}

	/**
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function text( array $attributes, string $name ): string {
		return is_scalar( $attributes[ $name ] ?? null ) ? (string) $attributes[ $name ] : '';
	}

	/**
	 * Removes smart tags, which depend on the visitor. Pages are the same for all visitors.
	 */
	private static function without_tags( string $text ): string {
		return trim( (string) preg_replace( '/\{[a-z_]+(?::[^{}]*)?\}/i', '', $text ) );
	}
}
