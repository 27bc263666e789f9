<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Base class for single-line fields with length limits and autocomplete.
 */
abstract class LineField extends FieldType {
	public function rules( Field $field ): array {
		return [
			'minLength' => $field->number( 'minLength' ),
			'maxLength' => $field->number( 'maxLength' ),
		];
	}

	public function hint( Field $field ): string {
		return Hints::length( $this->rules( $field ) );
	}

	protected function attributes( Field $field ): array {
		return [
			'minlength'    => $field->number( 'minLength' ),
			'maxlength'    => $field->number( 'maxLength' ),
			'autocomplete' => $this->autocomplete( $field ) ?: null,
		];
	}

	/**
	 * Returns the autocomplete attribute (WCAG 1.3.5); empty for none. "off" is a valid setting.
	 */
	protected function autocomplete( Field $field ): string {
		return $field->text( 'autocomplete' );
	}
}
