<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * A kind of field: its rules, and what the server prints of it. Each lies in a folder of its own, fields/<type>/, as
 * <Type>Field; FieldTypes finds it there. What is here is a line of text.
 */
abstract class FieldType {
	/**
	 * @param string $name Name of the type, for example "multi-choice".
	 */
	final public function __construct( public readonly string $name ) {}

	/**
	 * Returns the rules by which both languages judge a value, beyond whether it is required; the shape that
	 * contracts/forms/cases uses. Null and '' are no rules.
	 *
	 * @return array<string, mixed>
	 */
	public function rules( Field $field ): array {
		return [];
	}

	/**
	 * Returns the rules of a field with limits as they are for a submission of now.
	 *
	 * @param array<string, string> $texts What was entered, by block id.
	 * @return array<string, mixed>
	 */
	public function rules_now( Field $field, array $texts ): array {
		return $field->rules();
	}

	/**
	 * Whether a value is longer than any that the field takes. This is asked before anything else of it.
	 *
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value What was sent.
	 */
	public function exceeds( array $rules, mixed $value ): bool {
		return is_array( $value ) ? [] !== $value : is_string( $value ) && strlen( $value ) > Lengths::bytes( $this->length( $rules ) );
	}

	/**
	 * Judges a value.
	 *
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value What the visitor sent.
	 */
	public function check( array $rules, mixed $value ): Verdict {
		if ( null !== $value && ! is_string( $value ) ) {
			return new Verdict( 'type' );
		}
		$most = Lengths::characters( $this->length( $rules ) );
		if ( $this->exceeds( $rules, $value ) ) {
			return new Verdict( 'length', '', (string) $most );
		}
		$value = Text::clean( (string) $value, 'line' !== $this->length( $rules ) );
		if ( null === $value ) {
			return new Verdict( 'type' );
		}
		$text = $this->read( $rules, $value );
		if ( '' === $text ) {
			return new Verdict( empty( $rules['required'] ) ? null : 'required' );
		}
		if ( mb_strlen( $text, 'UTF-8' ) > $most ) {
			return new Verdict( 'length', '', (string) $most );
		}
		return $this->judge( $rules, $text, $value );
	}

	/**
	 * Returns the kind of length in contracts/forms/limits.json: line, text or richtext.
	 *
	 * @param array<string, mixed> $rules Rules.
	 */
	protected function length( array $rules ): string {
		return 'line';
	}

	/**
	 * Returns what can be read of a value: that counts as entered.
	 *
	 * @param array<string, mixed> $rules Rules.
	 * @param string               $value The value, without control characters.
	 */
	protected function read( array $rules, string $value ): string {
		return Text::trim( $value );
	}

	/**
	 * Judges a text that isn't empty.
	 *
	 * @param array<string, mixed> $rules Rules.
	 * @param string               $text  What can be read of it.
	 * @param string               $value The value, without control characters.
	 */
	protected function judge( array $rules, string $text, string $value ): Verdict {
		return Lengths::within( $rules, $text, $text );
	}

	/**
	 * Returns the limit that a verdict names as visitors read it.
	 */
	public function limit( Verdict $verdict ): string {
		return $verdict->limit;
	}

	/**
	 * Returns the type under which an entry keeps a value.
	 */
	public function stored_as( Field $field ): string {
		return $this->name;
	}

	/**
	 * Whether a value is never shown, sent or kept.
	 */
	public function is_secret(): bool {
		return false;
	}

	/**
	 * Whether a value is an email address.
	 */
	public function is_email(): bool {
		return false;
	}

	/**
	 * Whether a value is files.
	 */
	public function holds_files(): bool {
		return false;
	}

	/**
	 * Whether the form's script has a widget with a style sheet for it.
	 */
	public function has_widget( Field $field ): bool {
		return false;
	}

	/**
	 * Whether conditions call a value equal to another; both are in small letters.
	 *
	 * @param string $format How numbers are written: eu-style or us-style.
	 */
	public function equals( string $value, string $wanted, string $format ): bool {
		return $value === $wanted;
	}

	/**
	 * Returns -1, 0 or 1 as conditions find a value before, at or after another; null where the two have no order.
	 *
	 * @param string $format How numbers are written: eu-style or us-style.
	 */
	public function order( string $value, string $wanted, string $format ): ?int {
		return Numbers::order( $value, $wanted, 'us-style' );
	}

	/**
	 * Returns what the field says of its rules before they are broken, which no visitor can guess from the control; plain
	 * text, empty for nothing.
	 */
	public function hint( Field $field ): string {
		return '';
	}

	/**
	 * Whether the hint is a part of the control, not of the help above it.
	 */
	public function has_own_hint(): bool {
		return false;
	}

	/**
	 * Returns how assistive technology learns that a field is required: by the attribute "required", which makes the browser
	 * insist on a value; by "aria-required"; or, where a control has neither, by "words".
	 *
	 * @param bool $is_lasting Whether the field is always there. The browser itself would not send a form with an empty field
	 *                         that it can't show.
	 */
	public function required_by( Field $field, bool $is_lasting ): string {
		return $is_lasting ? 'required' : 'aria-required';
	}

	/**
	 * Returns what comes behind the id of the field in that of its first control.
	 */
	public function first_control(): string {
		return '';
	}

	/**
	 * Returns what is within the field's block: label, help, control and place of the error.
	 */
	public function html( Markup $markup ): string {
		return $markup->row( $this->control( $markup ) );
	}

	/**
	 * Returns the control.
	 */
	protected function control( Markup $markup ): string {
		$field = $markup->field();
		// The form's script moves a phone's name to a hidden field beside it (spec section 5).
		return '<input' . Html::attributes(
			[ 'type' => $this->input_type( $field ) ] + $markup->common() + $this->attributes( $field ) + [
				'placeholder' => $field->text( 'placeholder' ) ?: null,
				'value'       => $markup->text(),
			]
		) . '>';
	}

	/**
	 * Returns the type of the input.
	 */
	protected function input_type( Field $field ): string {
		return 'text';
	}

	/**
	 * Returns what the input has beyond the common.
	 *
	 * @return array<string, string|bool|float|int|null>
	 */
	protected function attributes( Field $field ): array {
		return [];
	}
}
