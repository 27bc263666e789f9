<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Fields whose values are choices from a list. A hidden field carries the name and the joined value for scripts; the
 * controls themselves are sent as a list, which without JavaScript takes its place.
 */
abstract class ChoiceField extends FieldType {
	/**
	 * Whether only one choice may be taken.
	 */
	abstract protected function is_single( Field $field ): bool;

	public function rules( Field $field ): array {
		return [
			'minSelection' => $field->number( 'minSelection' ),
			'maxSelection' => $field->number( 'maxSelection' ),
			'options'      => $field->options(),
			'single'       => $this->is_single( $field ),
		];
	}

	public function exceeds( array $rules, mixed $value ): bool {
		return Choices::exceed( is_array( $rules['options'] ?? null ) ? $rules['options'] : [], $value );
	}

	public function check( array $rules, mixed $value ): Verdict {
		return $this->exceeds( $rules, $value ) ? new Verdict( 'option' ) : Choices::check( $rules, $value );
	}

	public function equals( string $value, string $wanted, string $format ): bool {
		return $value === $wanted || in_array( $wanted, explode( Choices::SEPARATOR, $value ), true );
	}

	/**
	 * Returns the field that carries the joined value.
	 */
	protected function carrier( Markup $markup ): string {
		$field = $markup->field();
		return '<input' . Html::attributes(
			[
				'type'               => 'hidden',
				'class'              => "srfm-input-{$this->name}-hidden",
				'name'               => $field->name(),
				'value'              => implode( Choices::SEPARATOR, $this->chosen( $markup ) ),
				'data-required'      => $field->flag( 'required' ) ? 'true' : 'false',
				'data-unique'        => $field->flag( 'isUnique' ) ? 'true' : 'false',
				'data-min-selection' => $this->is_single( $field ) ? null : $field->number( 'minSelection' ),
				'data-max-selection' => $this->is_single( $field ) ? null : $field->number( 'maxSelection' ),
			]
		) . '>';
	}

	/**
	 * Returns what is chosen.
	 *
	 * @return array<int, string>
	 */
	protected function chosen( Markup $markup ): array {
		$value = $markup->value();
		// More than there are can't be chosen, whatever was sent.
		$most = count( $markup->field()->options() ) + 1;
		return is_array( $value ) ? array_slice( $value, 0, $most ) : ( '' === $value ? [] : explode( Choices::SEPARATOR, $value, $most ) );
	}
}
