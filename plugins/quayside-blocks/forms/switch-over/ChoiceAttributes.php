<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

/**
 * Attributes of a field with choices.
 */
final class ChoiceAttributes {
	/**
	 * Returns choices whose values are their labels.
	 *
	 * @param array<int, string> $labels Labels.
	 * @return array<int, array<string, string>>
	 */
	public static function options( array $labels ): array {
		return array_map( static fn ( string $label ): array => [ 'label' => $label ], $labels );
	}

	/**
	 * Returns the choices of a field, and the values that are selected at first.
	 *
	 * @param array<int, array<string, mixed>> $choices  Choices with "value".
	 * @param string                           $label    Key of the label.
	 * @param string                           $selected Key of whether a choice is selected.
	 * @return array{array<int, array<string, string>>, array<int, string>}
	 */
	public static function read( array $choices, string $label, string $selected ): array {
		$options = [];
		$values  = [];
		foreach ( $choices as $choice ) {
			$text  = wp_strip_all_tags( Given::text( $choice, $label, Given::text( $choice, 'value' ) ) );
			$value = Given::text( $choice, 'value', $text );
			if ( '' !== $text ) {
				$options[] = [ 'label' => $text ] + ( $value === $text ? [] : [ 'value' => $value ] );
				if ( Given::is_on( $choice, $selected ) ) {
					$values[] = $value;
				}
			}
		}
		return [ $options, $values ];
	}

	/**
	 * Returns the attributes.
	 *
	 * @param array<int, array<string, string>> $options   Choices with "label", and "value" if it differs.
	 * @param array<int|string, string>         $selected  Values that are selected at first.
	 * @param bool                              $is_select Whether the field is a dropdown.
	 * @param bool                              $is_one    Whether only one choice can be selected.
	 * @return array<string, mixed>
	 */
	public static function make( array $options, array $selected, bool $is_select, bool $is_one ): array {
		return [
			'options'         => $options,
			'defaultValue'    => implode( ' | ', $is_one ? array_slice( $selected, 0, 1 ) : $selected ),
			'multiSelect'     => $is_select ? ! $is_one : null,
			'singleSelection' => $is_select ? null : $is_one,
		];
	}
}
