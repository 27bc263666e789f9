<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Validation;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * The rules of spec section 5, which are those of the types of fields. The browser has the same ones in validate.ts;
 * contracts/forms/cases drives both.
 */
final class Validator {
	/**
	 * Judges a value.
	 *
	 * @param string               $type  Type of the field.
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value What the visitor sent.
	 */
	public static function check( string $type, array $rules, mixed $value ): Verdict {
		return FieldTypes::of( $type )?->check( $rules, $value ) ?? new Verdict( 'type' );
	}
}
