<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

/**
 * Limits of date fields: a fixed day, or one that moves: "today", "+7 days", "-18 years", "+3 weekdays", and the value of
 * another date field, "field:ID" or "field:ID +1 day". The browser has the same rules in forms/fields/datepicker/limits.ts;
 * contracts/forms/cases/date-limits.json drives both.
 */
final class DateLimit {
	private const MOVING = '/^(?:today|field:([A-Za-z0-9]{1,40}))?\s*(?:([+-])\s*(\d{1,4})\s+(day|weekday|week|month|year)s?)?$/iD';

	/**
	 * Returns a limit in the notation of its field.
	 *
	 * @param string                $limit  What the owner wrote.
	 * @param string                $type   What the field asks for: date, time, or dateTime.
	 * @param string                $end    "min" or "max".
	 * @param string                $today  Day that "today" means.
	 * @param array<string, string> $values Values of the form's fields by block id.
	 * @return string Empty for no limit.
	 */
	public static function resolve( string $limit, string $type, string $end, string $today, array $values = [] ): string {
		$limit = trim( $limit );
		if ( ! self::moves( $limit ) ) {
			return self::fit( $limit, $type, $end );
		}
		preg_match( self::MOVING, $limit, $match );
		$id   = $match[1] ?? '';
		$base = '' === $id ? $today : trim( $values[ $id ] ?? '' );
		if ( isset( $match[4] ) ) {
			$day  = Dates::is( 'date', substr( $base, 0, 10 ) ) ? self::shift( substr( $base, 0, 10 ), strtolower( $match[4] ), (int) ( $match[2] . $match[3] ) ) : '';
			$base = '' === $day ? '' : $day . substr( $base, 10 );
		}
		return self::fit( $base, $type, $end );
	}

	/**
	 * Determines whether a limit depends on the day, or on another field.
	 */
	public static function moves( string $limit ): bool {
		return '' !== trim( $limit ) && 1 === preg_match( self::MOVING, trim( $limit ) );
	}

	/**
	 * A moment as a field of a type writes it; empty where it can't.
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
	 * A day some time away. Beyond the years 1 to 9999 it is none that fit() takes.
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
