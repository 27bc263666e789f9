<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * What a type of field prints its control with: the parts that all fields have.
 */
interface Markup {
	/**
	 * Returns the field.
	 */
	public function field(): Field;

	/**
	 * Returns the id of the control, which no other on the page has.
	 */
	public function id(): string;

	/**
	 * Returns the field's hint as plain text, '' for none.
	 */
	public function hint(): string;

	/**
	 * Returns what is in the field.
	 *
	 * @return string|array<int, string>
	 */
	public function value(): string|array;

	/**
	 * Returns what is in the field as one text; choices joined.
	 */
	public function text(): string;

	/**
	 * Returns the attributes of every control.
	 *
	 * @param bool $named Whether what is in it is sent.
	 * @return array<string, string|bool|float|int|null>
	 */
	public function common( bool $named = true ): array;

	/**
	 * Returns a control with its label and help above it, and the place of its error below.
	 *
	 * @param string $control HTML of the control.
	 */
	public function row( string $control ): string;

	/**
	 * Returns a second control with a label of its own, below the first.
	 *
	 * @param string $control HTML of the control, with the id of the first and "-confirm".
	 * @param string $label   Plain text.
	 */
	public function confirmation( string $control, string $label ): string;

	/**
	 * Returns a check box with its label beside it.
	 *
	 * @param string $label HTML of the label.
	 */
	public function box( string $label ): string;

	/**
	 * Returns controls that answer one question: the label names the group.
	 *
	 * @param string $controls HTML of the controls.
	 */
	public function group( string $controls ): string;
}
