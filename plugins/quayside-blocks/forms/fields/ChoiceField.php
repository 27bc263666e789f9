<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Base class for fields whose values are choices from a list. A hidden field carries the name and the joined value for
 * scripts. Without JavaScript, the controls are submitted as a list instead.
 */
abstract class ChoiceField extends FieldType {
	/**
	 * Determines whether only one choice can be selected.
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

	public function hint( Field $field ): string {
		return Hints::selection( $this->rules( $field ) );
	}

	public function exceeds( array $rules, mixed $value ): bool {
		return Choices::exceed( is_array( $rules['options'] ?? null ) ? $rules['options'] : [], $value );
	}

	public function check( array $rules, mixed $value ): Verdict {
		return $this->exceeds( $rules, $value ) ? new Verdict( 'option' ) : Choices::check( $rules, $value );
	}

	public function equals( string $value, string $expected, string $format ): bool {
		return $value === $expected || in_array( $expected, explode( Choices::SEPARATOR, $value ), true );
	}

	/**
	 * Returns the hidden field that carries the joined value.
	 */
	protected function carrier( Markup $markup ): string {
		$field = $markup->field();
		return '<input' . Html::attributes(
			[
				'type'               => 'hidden',
				'class'              => "srfm-input-{$this->name}-hidden",
				'name'               => $field->name(),
				'value'              => implode( Choices::SEPARATOR, $this->selected( $markup ) ),
				'data-required'      => $field->flag( 'required' ) ? 'true' : 'false',
				'data-unique'        => $field->flag( 'isUnique' ) ? 'true' : 'false',
				'data-min-selection' => $this->is_single( $field ) ? null : $field->number( 'minSelection' ),
				'data-max-selection' => $this->is_single( $field ) ? null : $field->number( 'maxSelection' ),
			]
		) . '>';
	}

	/**
	 * Returns the selected choices; an empty array for none.
	 *
	 * @return array<int, string>
	 */
	protected function selected( Markup $markup ): array {
		$value = $markup->value();
		// Limits the work for submissions that contain more values than there are options.
		$max = count( $markup->field()->options() ) + 1;
		return is_array( $value ) ? array_slice( $value, 0, $max ) : ( '' === $value ? [] : explode( Choices::SEPARATOR, $value, $max ) );
	}
}
