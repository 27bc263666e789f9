<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Hints;

/**
 * Describes the limits of a date field to visitors. Pages can be cached, so limits that depend on the current day are described by
 * their distance from it.
 */
final class DateHint {
	/**
	 * Returns the limits of a date field; empty for none. RelativeDateHint describes those that depend on other fields.
	 *
	 * @param array<int, int>|null $days Allowed days of the week, 0 for Sunday; null for all.
	 */
	public static function get( Field $field, ?array $days ): string {
		$type = $field->text( 'dateType', 'date' );
		$min  = self::limit( $field->text( 'minDate' ), $type, 'min' );
		$max  = self::limit( $field->text( 'maxDate' ), $type, 'max' );
		return Hints::join(
			/* translators: %s: a date, or a distance from today such as 7 days from today */
			'' === $min ? '' : sprintf( __( 'Earliest: %s', 'quayside-blocks' ), $min ),
			/* translators: %s: a date, or a distance from today such as 18 years ago */
			'' === $max ? '' : sprintf( __( 'Latest: %s', 'quayside-blocks' ), $max ),
			/* translators: %s: days of the week such as Monday, Tuesday */
			null === $days || 'time' === $type ? '' : sprintf( __( 'Days of the week: %s', 'quayside-blocks' ), DateRules::weekdays( $days ) )
		);
	}

	/**
	 * Describes a limit; empty if there is none, or if it depends on another field.
	 *
	 * @param string $limit Limit as entered in the editor.
	 * @param string $type  Type of the field: date, time, or dateTime.
	 * @param string $end   "min" or "max".
	 */
	private static function limit( string $limit, string $type, string $end ): string {
		$offset = DateLimit::offset( $limit );
		if ( null !== $offset ) {
			return 'time' === $type ? '' : self::distance( ...$offset );
		}
		$fixed = DateLimit::resolve( $limit, $type, $end, '' );
		// The time of a day without one is only the start or the end of the day.
		return '' === $fixed ? '' : DateRules::localize( 'dateTime' === $type ? trim( $limit ) : $fixed );
	}

	/**
	 * Describes a distance from today.
	 *
	 * @param int    $number Number of units, negative for the past.
	 * @param string $unit   day, weekday, week, month, or year.
	 */
	private static function distance( int $number, string $unit ): string {
		if ( 0 === $number ) {
			return __( 'today', 'quayside-blocks' );
		}
		$count = abs( $number );
		$text  = $number > 0
			? match ( $unit ) {
				/* translators: %s: number of weekdays */
				'weekday' => _n( '%s weekday from today', '%s weekdays from today', $count, 'quayside-blocks' ),
				/* translators: %s: number of weeks */
				'week'    => _n( '%s week from today', '%s weeks from today', $count, 'quayside-blocks' ),
				/* translators: %s: number of months */
				'month'   => _n( '%s month from today', '%s months from today', $count, 'quayside-blocks' ),
				/* translators: %s: number of years */
				'year'    => _n( '%s year from today', '%s years from today', $count, 'quayside-blocks' ),
				/* translators: %s: number of days */
				default   => _n( '%s day from today', '%s days from today', $count, 'quayside-blocks' ),
			}
			: match ( $unit ) {
				/* translators: %s: number of weekdays */
				'weekday' => _n( '%s weekday ago', '%s weekdays ago', $count, 'quayside-blocks' ),
				/* translators: %s: number of weeks */
				'week'    => _n( '%s week ago', '%s weeks ago', $count, 'quayside-blocks' ),
				/* translators: %s: number of months */
				'month'   => _n( '%s month ago', '%s months ago', $count, 'quayside-blocks' ),
				/* translators: %s: number of years */
				'year'    => _n( '%s year ago', '%s years ago', $count, 'quayside-blocks' ),
				/* translators: %s: number of days */
				default   => _n( '%s day ago', '%s days ago', $count, 'quayside-blocks' ),
			};
		return sprintf( $text, number_format_i18n( $count ) );
	}
}
