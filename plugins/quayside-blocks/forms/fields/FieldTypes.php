<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * Finds field types by their folders. There is no list of them.
 */
final class FieldTypes {
	/**
	 * Types by name; null for names that are not a type.
	 *
	 * @var array<string, FieldType|null>
	 */
	private static array $types = [];

	/**
	 * Returns a field type, or null if the name is not a type.
	 *
	 * @param string $name For example "multi-choice", of the class MultiChoice\MultiChoiceField.
	 */
	public static function get( string $name ): ?FieldType {
		if ( ! array_key_exists( $name, self::$types ) ) {
			self::$types[ $name ] = null;
			$studly               = str_replace( '-', '', ucwords( $name, '-' ) );
			$class                = __NAMESPACE__ . "\\$studly\\{$studly}Field";
			if ( 1 === preg_match( '/^[a-z]{1,40}(?:-[a-z]{1,40}){0,3}$/D', $name ) && is_subclass_of( $class, FieldType::class ) ) {
				$type = new $class( $name );
				// Class names are case-insensitive once loaded, so "multichoice" would match too. Folder names must match exactly.
				self::$types[ $name ] = $type::class === $class ? $type : null;
			}
		}
		return self::$types[ $name ];
	}

	/**
	 * Validates a value by the rules of spec section 5. The script does the same in validate.ts. contracts/forms/cases tests
	 * both.
	 *
	 * @param string               $type  Type of the field.
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value Submitted value.
	 */
	public static function check( string $type, array $rules, mixed $value ): Verdict {
		return self::get( $type )?->check( $rules, $value ) ?? new Verdict( 'type' );
	}
}
