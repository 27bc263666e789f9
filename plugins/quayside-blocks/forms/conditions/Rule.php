<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Conditions;

use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Numbers;

/**
 * Evaluates one comparison of a condition. Text is compared case-insensitively. If there are multiple choices, one match is
 * enough.
 */
final class Rule {
	/** Operators that take no value. */
	private const WITHOUT_VALUE = [ 'empty', 'notEmpty', 'checked', 'notChecked' ];

	/** Operators that negate other operators. */
	private const OPPOSITES = [
		'notEqual'    => 'equal',
		'notContains' => 'contains',
		'notEmpty'    => 'empty',
		'notChecked'  => 'checked',
	];

	/**
	 * Determines whether the comparison matches. Returns null if it is incomplete or unknown.
	 *
	 * @param string $type     Type of the compared field.
	 * @param string $format   Number format of the field: eu-style or us-style.
	 * @param string $operator One of the operators of contracts/forms/field.conditions.json.
	 * @param string $value    Value of the field, trimmed and in lowercase.
	 * @param string $expected Value to compare with, trimmed.
	 */
	public static function matches( string $type, string $format, string $operator, string $value, string $expected ): ?bool {
		if ( '' === $expected && ! in_array( $operator, self::WITHOUT_VALUE, true ) ) {
			return null;
		}
		if ( isset( self::OPPOSITES[ $operator ] ) ) {
			return ! self::matches( $type, $format, self::OPPOSITES[ $operator ], $value, $expected );
		}
		$expected = mb_strtolower( $expected );
		return match ( $operator ) {
			'empty'          => '' === $value,
			'checked'        => '' !== $value,
			'equal'          => self::equal( $type, $format, $value, $expected ),
			'contains'       => str_contains( $value, $expected ),
			'startsWith'     => str_starts_with( $value, $expected ),
			'endsWith'       => str_ends_with( $value, $expected ),
			'greater'        => self::order( $type, $format, $value, $expected ) > 0,
			'greaterOrEqual' => in_array( self::order( $type, $format, $value, $expected ), [ 0, 1 ], true ),
			'less'           => self::order( $type, $format, $value, $expected ) < 0,
			'lessOrEqual'    => in_array( self::order( $type, $format, $value, $expected ), [ 0, -1 ], true ),
			default          => null,
		};
	}

	/**
	 * Determines whether the values are equal. Groups of fields have a value but no type.
	 */
	private static function equal( string $type, string $format, string $value, string $expected ): bool {
		return FieldTypes::get( $type )?->equals( $value, $expected, $format ) ?? $value === $expected;
	}

	/**
	 * Compares the values. Returns -1, 0, or 1, or null if they have no order.
	 */
	private static function order( string $type, string $format, string $value, string $expected ): ?int {
		$kind = FieldTypes::get( $type );
		return $kind ? $kind->order( $value, $expected, $format ) : Numbers::order( $value, $expected, 'us-style' );
	}
}
