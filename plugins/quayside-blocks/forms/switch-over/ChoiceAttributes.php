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
