<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Fields whose control is a line that has a length, and that browsers may fill in.
 */
abstract class LineField extends FieldType {
	public function rules( Field $field ): array {
		return [
			'minLength' => $field->number( 'minLength' ),
			'maxLength' => $field->number( 'maxLength' ),
		];
	}

	protected function attributes( Field $field ): array {
		return [
			'minlength'    => $field->number( 'minLength' ),
			'maxlength'    => $field->number( 'maxLength' ),
			'autocomplete' => $this->autocomplete( $field ) ?: null,
		];
	}

	/**
	 * Returns what browsers may fill in (WCAG 1.3.5); empty for nothing. "off" is a setting, too.
	 */
	protected function autocomplete( Field $field ): string {
		return $field->text( 'autocomplete' );
	}
}
