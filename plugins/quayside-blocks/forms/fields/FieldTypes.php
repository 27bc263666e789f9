<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields;

/**
 * The types of fields: what has a folder here. There is no list of them.
 */
final class FieldTypes {
	/**
	 * Types by name, null where there is none.
	 *
	 * @var array<string, FieldType|null>
	 */
	private static array $types = [];

	/**
	 * Returns a type of field; null for a name that is none.
	 *
	 * @param string $name For example "multi-choice", of the class MultiChoice\MultiChoiceField.
	 */
	public static function of( string $name ): ?FieldType {
		if ( ! array_key_exists( $name, self::$types ) ) {
			self::$types[ $name ] = null;
			$studly               = str_replace( '-', '', ucwords( $name, '-' ) );
			$class                = __NAMESPACE__ . "\\$studly\\{$studly}Field";
			if ( 1 === preg_match( '/^[a-z]{1,40}(?:-[a-z]{1,40}){0,3}$/D', $name ) && is_subclass_of( $class, FieldType::class ) ) {
				$type = new $class( $name );
				// PHP finds a loaded class in letters of either case, as "multichoice" would; the folder's name is exact.
				self::$types[ $name ] = $type::class === $class ? $type : null;
			}
		}
		return self::$types[ $name ];
	}

	/**
	 * Judges a value by the rules of spec section 5. The browser has the same ones in validate.ts; contracts/forms/cases
	 * drives both.
	 *
	 * @param string               $type  Type of the field.
	 * @param array<string, mixed> $rules Rules, see Field::rules().
	 * @param mixed                $value What the visitor sent.
	 */
	public static function check( string $type, array $rules, mixed $value ): Verdict {
		return self::of( $type )?->check( $rules, $value ) ?? new Verdict( 'type' );
	}
}
