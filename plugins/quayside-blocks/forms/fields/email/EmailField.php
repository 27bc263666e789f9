<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Email;

use Quayside\Blocks\Forms\Fields\ConfirmedField;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\ValidationTable;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * An email field.
 */
final class EmailField extends ConfirmedField {
	public function rules( Field $field ): array {
		return [];
	}

	protected function validate( array $rules, string $text, string $value ): Verdict {
		$address = mb_strtolower( $text );
		$valid   = 1 === preg_match( ValidationTable::EMAIL, $address );
		return new Verdict( $valid ? null : 'email', $address );
	}

	public function is_email(): bool {
		return true;
	}

	protected function confirm_label(): string {
		return __( 'Confirm email', 'quayside-blocks' );
	}

	public function sample( Field $field ): string {
		return 'visitor@example.com';
	}
}
