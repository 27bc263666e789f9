<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Password;

use Quayside\Blocks\Forms\Fields\ConfirmedField;
use Quayside\Blocks\Forms\Fields\Field;

/**
 * A password field. Leading and trailing white space is part of the password.
 */
final class PasswordField extends ConfirmedField {
	protected function read( array $rules, string $value ): string {
		return $value;
	}

	public function is_secret(): bool {
		return true;
	}

	protected function attributes( Field $field ): array {
		return [ 'value' => null ] + parent::attributes( $field );
	}

	protected function confirm_label(): string {
		return __( 'Confirm password', 'quayside-blocks' );
	}

	public function sample( Field $field ): string {
		return '';
	}
}
