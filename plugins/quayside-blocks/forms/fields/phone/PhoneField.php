<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Phone;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Text;
use Quayside\Blocks\Forms\Fields\ValidationTable;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A phone field.
 */
final class PhoneField extends FieldType {
	protected function validate( array $rules, string $text, string $value ): Verdict {
		$text   = Text::latin( $text );
		$text   = str_starts_with( $text, '+' ) ? str_replace( '(0)', '', $text ) : $text;
		$digits = (string) preg_replace( ValidationTable::PHONE_SEPARATORS, '', $text );
		// Browsers without JavaScript submit the number without its calling code.
		$valid = 1 === preg_match( ValidationTable::PHONE, $digits ) && ( ! str_starts_with( $digits, '+' ) || Phone::is_possible( $digits ) );
		return new Verdict( $valid ? null : 'phone', $digits );
	}

	public function has_widget( Field $field ): bool {
		return true;
	}

	protected function input_type( Field $field ): string {
		return 'tel';
	}

	protected function attributes( Field $field ): array {
		return [
			'autocomplete'       => 'tel',
			'dir'                => 'ltr',
			'data-country'       => strtoupper( $field->text( 'defaultCountry' ) ) ?: null,
			'data-country-label' => __( 'Country code', 'quayside-blocks' ),
		];
	}

	public function sample( Field $field ): string {
		return '+12025550123';
	}
}
