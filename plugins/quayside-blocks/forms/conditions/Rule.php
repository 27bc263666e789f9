<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Conditions;

use Quayside\Blocks\Forms\Validation\Choices;
use Quayside\Blocks\Forms\Validation\Validator;

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

	private static function equal( string $type, string $format, string $value, string $wanted ): bool {
		$parts = 'multi-choice' === $type || 'dropdown' === $type ? explode( Choices::SEPARATOR, $value ) : [];
		return $value === $wanted || in_array( $wanted, $parts, true ) || ( 'number' === $type && 0 === self::order( $type, $format, $value, $wanted ) );
	}

	/**
	 * -1, 0 or 1 as the value is before, at or after what is wanted; null where the two have no order.
	 */
	private static function order( string $type, string $format, string $value, string $wanted ): ?int {
		if ( 'datepicker' === $type ) {
			return '' === $value ? null : strcmp( $value, $wanted ) <=> 0;
		}
		$number = Validator::parse( $value, 'number' === $type ? $format : 'us-style' );
		$limit  = Validator::parse( $wanted, 'us-style' );
		return null === $number || null === $limit ? null : $number <=> $limit;
	}
}
