<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\ShipName;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldType;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * A field type that exists only in tests: the name of a ship.
 */
final class ShipNameField extends FieldType {
	public function rules( Field $field ): array {
		return [ 'prefix' => $field->text( 'prefix' ) ];
	}

	protected function validate( array $rules, string $text, string $value ): Verdict {
		$prefix = is_string( $rules['prefix'] ?? null ) ? $rules['prefix'] : '';
		return new Verdict( str_starts_with( $text, $prefix ) ? null : 'option', strtoupper( $text ) );
	}

	public function hint( Field $field ): string {
		return 'Begins with ' . $field->text( 'prefix' );
	}
}
