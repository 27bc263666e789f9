<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Validation;

/**
 * Dates and times as browsers send them: 2026-11-20, 09:30, 2026-11-20T09:30.
 */
final class Dates {
	/**
	 * Judges a date, a time or both.
	 *
	 * @param array<string, mixed> $rules Rules with dateType, minDate and maxDate.
	 * @param string               $value Trimmed text.
	 */
	public static function check( array $rules, string $value ): Verdict {
		$type = $rules['dateType'] ?? 'date';
		if ( ! self::is( is_string( $type ) ? $type : 'date', $value ) ) {
			return new Verdict( 'date' );
		}
		// Of one format, the earlier one is the smaller text.
		foreach ( [
			'minDate' => 1,
			'maxDate' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? '';
			if ( is_string( $limit ) && '' !== $limit && $sign * strcmp( $value, $limit ) < 0 ) {
				return new Verdict( $rule, $value, $limit );
			}
		}
		return new Verdict( null, $value );
	}

	private static function is( string $type, string $value ): bool {
		if ( 'time' === $type ) {
			return 1 === preg_match( '/^(?:[01]\d|2[0-3]):[0-5]\d$/D', $value );
		}
		if ( 'dateTime' === $type ) {
			return 1 === preg_match( '/^(.{10})T(.{5})$/D', $value, $parts ) && self::is( 'date', $parts[1] ) && self::is( 'time', $parts[2] );
		}
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}
}
