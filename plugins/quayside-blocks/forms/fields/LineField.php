<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Base class for single-line fields with length limits and autocomplete.
 */
abstract class LineField extends FieldType {
	/**
	 * Number of characters from which a maximum is not announced, because hardly any line has as many. SureForms sets it by default.
	 */
	private const LONG = 100;

	public function rules( Field $field ): array {
		return [
			'minLength' => $field->number( 'minLength' ),
			'maxLength' => $field->number( 'maxLength' ),
		];
	}

	public function hint( Field $field ): string {
		$rules = $this->rules( $field );
		if ( ( $rules['maxLength'] ?? 0 ) >= self::LONG ) {
			$rules['maxLength'] = null;
		}
		return Hints::length( $rules );
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
