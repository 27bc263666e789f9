<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Base class for field types: their validation rules and server-side markup. FieldTypes finds each type by its folder, as
 * fields/<type>/<Type>Field. The defaults here describe a single-line text field.
 */
abstract class FieldType {
	/**
	 * @param string $name Name of the type, for example "multi-choice".
	 */
	final public function __construct( public readonly string $name ) {}

	/**
	 * Returns the type's validation rules other than "required", in the shape that contracts/forms/cases uses. Null and ''
	 * mean that a rule is not set.
	 *
	 * @return array<string, mixed>
	 */
	public function rules( Field $field ): array {
		return [];
	}

	/**
	 * Returns the rules of a field with its limits resolved for a submission at the current time.
	 *
	 * @param array<string, string> $texts Entered values by block id.
	 * @return array<string, mixed>
	 */
	public function rules_now( Field $field, array $texts ): array {
		return $field->rules();
	}

	/**
	 * Returns a sample value for previews of emails, or null for the first option of the field or a sample text.
	 */
	public function sample( Field $field ): ?string {
		return null;
	}

	/**
	 * Determines whether a value is too long to be valid. This runs before any other check of the value.
	 *
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value Submitted value.
	 */
	public function exceeds( array $rules, mixed $value ): bool {
		return is_array( $value ) ? [] !== $value : is_string( $value ) && strlen( $value ) > Lengths::bytes( $this->length( $rules ) );
	}

	/**
	 * Validates a value.
	 *
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value Submitted value.
	 */
	public function check( array $rules, mixed $value ): Verdict {
		if ( null !== $value && ! is_string( $value ) ) {
			return new Verdict( 'type' );
		}
		$max = Lengths::characters( $this->length( $rules ) );
		if ( $this->exceeds( $rules, $value ) ) {
			return new Verdict( 'length', '', (string) $max );
		}
		$value = Text::clean( (string) $value, 'line' !== $this->length( $rules ) );
		if ( null === $value ) {
			return new Verdict( 'type' );
		}
		$text = $this->read( $rules, $value );
		if ( '' === $text ) {
			return new Verdict( empty( $rules['required'] ) ? null : 'required' );
		}
		if ( mb_strlen( $text, 'UTF-8' ) > $max ) {
			return new Verdict( 'length', '', (string) $max );
		}
		return $this->validate( $rules, $text, $value );
	}

	/**
	 * Returns the type's key in contracts/forms/limits.json: line, text, or richtext.
	 *
	 * @param array<string, mixed> $rules Rules.
	 */
	protected function length( array $rules ): string {
		return 'line';
	}

	/**
	 * Returns the readable text of a value, which the rules apply to.
	 *
	 * @param array<string, mixed> $rules Rules.
	 * @param string               $value The value, without control characters.
	 */
	protected function read( array $rules, string $value ): string {
		return Text::trim( $value );
	}

	/**
	 * Validates text that isn't empty.
	 *
	 * @param array<string, mixed> $rules Rules.
	 * @param string               $text  Readable text of the value.
	 * @param string               $value The value, without control characters.
	 */
	protected function validate( array $rules, string $text, string $value ): Verdict {
		return Lengths::within( $rules, $text, $text );
	}

	/**
	 * Returns the limit of a broken rule, formatted for visitors.
	 */
	public function limit( Verdict $verdict ): string {
		return $verdict->limit;
	}

	/**
	 * Returns the type that entries store with a value.
	 */
	public function stored_as( Field $field ): string {
		return $this->name;
	}

	/**
	 * Determines whether a value must never be displayed, emailed, or stored.
	 */
	public function is_secret(): bool {
		return false;
	}

	/**
	 * Determines whether a value is an email address.
	 */
	public function is_email(): bool {
		return false;
	}

	/**
	 * Determines whether the field's value is files.
	 */
	public function has_files(): bool {
		return false;
	}

	/**
	 * Determines whether the form's script has a widget, with a stylesheet, for the field.
	 */
	public function has_widget( Field $field ): bool {
		return false;
	}

	/**
	 * Determines whether conditions treat two values as equal. Both are lowercase.
	 *
	 * @param string $format Number format: eu-style or us-style.
	 */
	public function equals( string $value, string $expected, string $format ): bool {
		return $value === $expected;
	}

	/**
	 * Compares two values for conditions. Returns -1, 0, or 1, or null if the values have no order.
	 *
	 * @param string $format Number format: eu-style or us-style.
	 */
	public function order( string $value, string $expected, string $format ): ?int {
		return Numbers::order( $value, $expected, 'us-style' );
	}

	/**
	 * Returns a hint about rules that visitors can't guess from the control, as plain text; empty for none.
	 */
	public function hint( Field $field ): string {
		return '';
	}

	/**
	 * Returns a hint about rules that depend on other fields, as plain text; empty for none.
	 *
	 * @param array<string, string> $labels Labels of the form's fields by block ID.
	 */
	public function relative_hint( Field $field, array $labels ): string {
		return '';
	}

	/**
	 * Determines whether the control displays the hint itself, instead of the help text above it.
	 */
	public function has_own_hint(): bool {
		return false;
	}

	/**
	 * Returns how a field is announced as required: by the attribute "required", which also makes the browser enforce it; by
	 * "aria-required"; or by visually hidden "text" for controls that support neither.
	 *
	 * @param bool $is_lasting Whether the field is always visible. Browsers refuse to submit a form with an empty required
	 *                         field that is hidden.
	 */
	public function required_by( Field $field, bool $is_lasting ): string {
		return $is_lasting ? 'required' : 'aria-required';
	}

	/**
	 * Returns the suffix that turns the id of the field into that of its first control.
	 */
	public function first_control(): string {
		return '';
	}

	/**
	 * Returns the inner HTML of the field's block: label, help text, control, and error container.
	 */
	public function html( Markup $markup ): string {
		return $markup->row( $this->control( $markup ) );
	}

	/**
	 * Returns the HTML of the control.
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
	 * Returns the value of the input's "type" attribute.
	 */
	protected function input_type( Field $field ): string {
		return 'text';
	}

	/**
	 * Returns the attributes that the input has in addition to the common ones.
	 *
	 * @return array<string, string|bool|float|int|null>
	 */
	protected function attributes( Field $field ): array {
		return [];
	}
}
