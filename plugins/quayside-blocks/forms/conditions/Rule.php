<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Conditions;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Numbers;

/**
 * One comparison of a condition. Texts are compared without regard to case; of several choices, one that fits is enough.
 */
final class Rule {
	/** Operators that need nothing to compare with. */
	private const ALONE = [ 'empty', 'notEmpty', 'checked', 'notChecked' ];

	/** Operators that are the opposite of others. */
	private const OPPOSITES = [
		'notEqual'    => 'equal',
		'notContains' => 'contains',
		'notEmpty'    => 'empty',
		'notChecked'  => 'checked',
	];

	/**
	 * Whether the comparison holds; null when it is half written or unknown.
	 *
	 * @param string $type     Type of the field that is looked at.
	 * @param string $format   How its numbers are written: eu-style or us-style.
	 * @param string $operator One of the operators of contracts/forms/field.conditions.json.
	 * @param string $value    What is in the field, trimmed, in small letters.
	 * @param string $wanted   What the owner compares it with, trimmed.
	 */
	public static function holds( string $type, string $format, string $operator, string $value, string $wanted ): ?bool {
		if ( '' === $wanted && ! in_array( $operator, self::ALONE, true ) ) {
			return null;
		}
		if ( isset( self::OPPOSITES[ $operator ] ) ) {
			return ! self::holds( $type, $format, self::OPPOSITES[ $operator ], $value, $wanted );
		}
		$wanted = mb_strtolower( $wanted );
		return match ( $operator ) {
			'empty'          => '' === $value,
			'checked'        => '' !== $value,
			'equal'          => self::equal( $type, $format, $value, $wanted ),
			'contains'       => str_contains( $value, $wanted ),
			'startsWith'     => str_starts_with( $value, $wanted ),
			'endsWith'       => str_ends_with( $value, $wanted ),
			'greater'        => self::order( $type, $format, $value, $wanted ) > 0,
			'greaterOrEqual' => in_array( self::order( $type, $format, $value, $wanted ), [ 0, 1 ], true ),
			'less'           => self::order( $type, $format, $value, $wanted ) < 0,
			'lessOrEqual'    => in_array( self::order( $type, $format, $value, $wanted ), [ 0, -1 ], true ),
			default          => null,
		};
	}

	/**
	 * A group of fields has a value, but no type.
	 */
	private static function equal( string $type, string $format, string $value, string $wanted ): bool {
		return FieldTypes::of( $type )?->equals( $value, $wanted, $format ) ?? $value === $wanted;
	}

	/**
	 * -1, 0 or 1 as the value is before, at or after what is wanted; null where the two have no order.
	 */
	private static function order( string $type, string $format, string $value, string $wanted ): ?int {
		$kind = FieldTypes::of( $type );
		return $kind ? $kind->order( $value, $wanted, $format ) : Numbers::order( $value, $wanted, 'us-style' );
	}
}
