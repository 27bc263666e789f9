<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * Validates dates and times as browsers submit them: 2026-11-20, 09:30, 2026-11-20T09:30.
 */
final class Dates {
	/**
	 * Validates a date, a time, or both.
	 *
	 * @param array<string, mixed> $rules Rules with dateType, minDate, maxDate, and weekdays (0 for Sunday). minDateFrom and
	 *                                    maxDateTo extend the limits for visitors in other time zones.
	 * @param string               $value Trimmed text.
	 */
	public static function check( array $rules, string $value ): Verdict {
		$type = $rules['dateType'] ?? 'date';
		if ( ! self::is( is_string( $type ) ? $type : 'date', $value ) ) {
			return new Verdict( 'date' );
		}
		// Values of the same format sort chronologically as strings.
		foreach ( [
			'minDate' => 1,
			'maxDate' => -1,
		] as $rule => $sign ) {
			$limit = $rules[ $rule ] ?? '';
			$bound = $rules[ 'minDate' === $rule ? 'minDateFrom' : 'maxDateTo' ] ?? $limit;
			if ( is_string( $limit ) && is_string( $bound ) && '' !== $bound && $sign * strcmp( $value, $bound ) < 0 ) {
				return new Verdict( $rule, $value, $limit );
			}
		}
		$days = $rules['weekdays'] ?? [];
		if ( is_array( $days ) && [] !== $days && 'time' !== $type ) {
			$weekday = (int) gmdate( 'w', (int) strtotime( substr( $value, 0, 10 ) . ' UTC' ) );
			if ( ! in_array( $weekday, $days, true ) ) {
				return new Verdict( 'weekday', $value, implode( ',', array_filter( $days, 'is_int' ) ) );
			}
		}
		return new Verdict( null, $value );
	}

	/**
	 * Determines whether a text is a date, a time, or both.
	 *
	 * @param string $type date, time, or dateTime.
	 */
	public static function is( string $type, string $value ): bool {
		if ( 'time' === $type ) {
			return 1 === preg_match( '/^(?:[01]\d|2[0-3]):[0-5]\d$/D', $value );
		}
		if ( 'dateTime' === $type ) {
			return 1 === preg_match( '/^(.{10})T(.{5})$/D', $value, $parts ) && self::is( 'date', $parts[1] ) && self::is( 'time', $parts[2] );
		}
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}
}
