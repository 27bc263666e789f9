<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Provides the markup that all fields share to the field types.
 */
interface Markup {
	/**
	 * Returns the field.
	 */
	public function field(): Field;

	/**
	 * Returns the id of the control, which is unique on the page.
	 */
	public function id(): string;

	/**
	 * Returns the hint of the field as plain text, or an empty string if it has none.
	 */
	public function hint(): string;

	/**
	 * Returns the initial value of the field.
	 *
	 * @return string|array<int, string>
	 */
	public function value(): string|array;

	/**
	 * Returns the field's initial value as one string, with choices joined.
	 */
	public function text(): string;

	/**
	 * Returns the attributes that all controls share.
	 *
	 * @param bool $named Whether the control has a name, so that its value is submitted.
	 * @return array<string, string|bool|float|int|null>
	 */
	public function common( bool $named = true ): array;

	/**
	 * Returns a control with its label and help text above and its error container below.
	 *
	 * @param string $control HTML of the control.
	 */
	public function row( string $control ): string;

	/**
	 * Returns a confirmation control with its own label, below the first control.
	 *
	 * @param string $control HTML of the control, with the id of the first and "-confirm".
	 * @param string $label   Plain text.
	 */
	public function confirmation( string $control, string $label ): string;

	/**
	 * Returns a checkbox with its label beside it.
	 *
	 * @param string $label HTML of the label.
	 */
	public function box( string $label ): string;

	/**
	 * Returns a group of controls. The field's label names the group.
	 *
	 * @param string $controls HTML of the controls.
	 */
	public function group( string $controls ): string;
}
