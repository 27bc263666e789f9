<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

/**
 * Resolves the limits of date fields. A limit is a fixed day; relative to today, such as "today", "+7 days", "-18 years", or
 * "+3 weekdays"; or relative to another date field, such as "field:ID" or "field:ID +1 day". The script has the same rules in
 * forms/fields/datepicker/limits.ts. contracts/forms/cases/date-limits.json tests both.
 */
final class DateLimit {
	private const RELATIVE = '/^(?:today|field:([A-Za-z0-9]{1,40}))?\s*(?:([+-])\s*(\d{1,4})\s+(day|weekday|week|month|year)s?)?$/iD';

	/**
	 * Resolves a limit to the format of its field's value.
	 *
	 * @param string                $limit  Limit as entered in the editor.
	 * @param string                $type   Type of the field: date, time, or dateTime.
	 * @param string                $end    "min" or "max".
	 * @param string                $today  Day to use for "today".
	 * @param array<string, string> $values Values of the form's fields by block id.
	 * @return string Empty for no limit.
	 */
	public static function resolve( string $limit, string $type, string $end, string $today, array $values = [] ): string {
		$limit = trim( $limit );
		if ( ! self::is_relative( $limit ) ) {
			return self::fit( $limit, $type, $end );
		}
		preg_match( self::RELATIVE, $limit, $match );
		$id   = $match[1] ?? '';
		$base = '' === $id ? $today : trim( $values[ $id ] ?? '' );
		if ( isset( $match[4] ) ) {
			$day  = Dates::is( 'date', substr( $base, 0, 10 ) )
				? self::shift( substr( $base, 0, 10 ), strtolower( $match[4] ), (int) ( $match[2] . $match[3] ) )
				: '';
			$base = '' === $day ? '' : $day . substr( $base, 10 );
		}
		return self::fit( $base, $type, $end );
	}

	/**
	 * Determines whether a limit depends on the current day or on another field.
	 */
	public static function is_relative( string $limit ): bool {
		return '' !== trim( $limit ) && 1 === preg_match( self::RELATIVE, trim( $limit ) );
	}

	/**
	 * Returns the distance of a limit from the current day.
	 *
	 * @param string $limit Limit as entered in the editor.
	 * @return array{int, string}|null A number of units, negative for the past, and the unit: day, weekday, week, month, or year. Null
	 *                                 for a fixed limit and one that depends on another field.
	 */
	public static function offset( string $limit ): ?array {
		if ( ! self::is_relative( $limit ) ) {
			return null;
		}
		preg_match( self::RELATIVE, trim( $limit ), $match );
		return '' === ( $match[1] ?? '' ) ? [ (int) ( ( $match[2] ?? '' ) . ( $match[3] ?? '' ) ), strtolower( $match[4] ?? 'day' ) ] : null;
	}

	/**
	 * Returns the distance of a limit from the value of another field.
	 *
	 * @param string $limit Limit as entered in the editor.
	 * @return array{string, int, string}|null Block ID, number of units, and unit as in offset(). Null for other limits.
	 */
	public static function field_offset( string $limit ): ?array {
		$is_relative = 1 === preg_match( self::RELATIVE, trim( $limit ), $match ) && '' !== ( $match[1] ?? '' );
		return $is_relative ? [ $match[1], (int) ( ( $match[2] ?? '' ) . ( $match[3] ?? '' ) ), strtolower( $match[4] ?? 'day' ) ] : null;
	}

	/**
	 * Converts a date or time to the format of a field's type; empty if it can't be converted.
	 */
	private static function fit( string $value, string $type, string $end ): string {
		if ( Dates::is( $type, $value ) ) {
			return $value;
		}
		if ( 'date' === $type && Dates::is( 'dateTime', $value ) ) {
			return substr( $value, 0, 10 );
		}
		return 'dateTime' === $type && Dates::is( 'date', $value ) ? $value . ( 'min' === $end ? 'T00:00' : 'T23:59' ) : '';
	}

	/**
	 * Returns a day moved by a number of units. fit() rejects results outside the years 1 to 9999.
	 */
	private static function shift( string $day, string $unit, int $number ): string {
		$date = new \DateTimeImmutable( $day, new \DateTimeZone( 'UTC' ) );
		if ( 'weekday' === $unit ) {
			for ( $left = abs( $number ); $left > 0; $left -= (int) $date->format( 'N' ) < 6 ? 1 : 0 ) {
				$date = $date->modify( $number < 0 ? '-1 day' : '+1 day' );
			}
		} elseif ( 'day' === $unit || 'week' === $unit ) {
			$date = $date->modify( sprintf( '%+d days', $number * ( 'week' === $unit ? 7 : 1 ) ) );
		} else {
			$months = (int) $date->format( 'Y' ) * 12 + (int) $date->format( 'n' ) - 1 + $number * ( 'year' === $unit ? 12 : 1 );
			$year   = intdiv( $months, 12 );
			$first  = $date->setDate( $year, $months % 12 + 1, 1 );
			$date   = $first->setDate( $year, $months % 12 + 1, min( (int) $date->format( 'j' ), (int) $first->format( 't' ) ) );
		}
		return $date->format( 'Y-m-d' );
	}
}
