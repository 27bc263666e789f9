<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

use Quayside\Blocks\Forms\Fields\Verdict;

/**
 * Resolves and formats the limits of a date field for the current day and this site.
 */
final class DateRules {
	/** Time zones where the day changes last and first, in hours from UTC. */
	private const WEST = -12;
	private const EAST = 14;

	/**
	 * Returns rules with their limits resolved to dates. "Today" is the site's day, but a visitor in another time zone may be
	 * a day ahead or behind. No value is rejected that is within the limits by the visitor's calendar.
	 *
	 * @param array<string, mixed>  $rules  Rules of a field, see Field::rules().
	 * @param array<string, string> $values Values of the form's fields by block id.
	 * @return array<string, mixed>
	 */
	public static function today( array $rules, array $values ): array {
		$type = $rules['dateType'] ?? null;
		if ( ! is_string( $type ) ) {
			return $rules;
		}
		foreach ( [
			'min' => [ 'minDate', 'minDateFrom', self::WEST ],
			'max' => [ 'maxDate', 'maxDateTo', self::EAST ],
		] as $end => [ $rule, $bound, $hours ] ) {
			$limit = $rules[ $rule ] ?? '';
			if ( is_string( $limit ) && '' !== $limit ) {
				$rules[ $rule ]  = DateLimit::resolve( $limit, $type, $end, (string) wp_date( 'Y-m-d' ), $values );
				$rules[ $bound ] = DateLimit::resolve( $limit, $type, $end, gmdate( 'Y-m-d', time() + $hours * HOUR_IN_SECONDS ), $values );
			}
		}
		return $rules;
	}

	/**
	 * Returns the limit of a broken rule for visitors, with dates and weekdays in the site's format.
	 */
	public static function text( Verdict $verdict ): string {
		if ( 'weekday' === $verdict->error ) {
			return self::weekdays( array_map( 'intval', explode( ',', $verdict->limit ) ) );
		}
		if ( 'minDate' !== $verdict->error && 'maxDate' !== $verdict->error ) {
			return $verdict->limit;
		}
		return self::localize( $verdict->limit );
	}

	/**
	 * Returns a date, a time, or both in the site's format. Other text is returned unchanged.
	 *
	 * @param string $value Such as 2026-11-20, 09:30, or 2026-11-20T09:30.
	 */
	public static function localize( string $value ): string {
		$time = strtotime( "$value UTC" );
		if ( false === $time || 1 !== preg_match( '/^(?:\d{4}-\d\d-\d\d)?(?:T?\d\d:\d\d)?$/D', $value ) ) {
			return $value;
		}
		$formats = array_filter( [
			str_contains( $value, '-' ) ? self::format( 'date_format' ) : '',
			str_contains( $value, ':' ) ? self::format( 'time_format' ) : '',
		] );
		return (string) wp_date( implode( ' ', $formats ), $time, new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Returns the names of days of the week, separated by commas.
	 *
	 * @param array<int, int> $days Days, 0 for Sunday.
	 */
	public static function weekdays( array $days ): string {
		global $wp_locale;
		$name = static fn ( int $day ): string => $wp_locale instanceof \WP_Locale ? $wp_locale->get_weekday( $day ) : (string) $day;
		return implode( ', ', array_map( $name, $days ) );
	}

	/**
	 * Returns the site's date or time format.
	 *
	 * @param string $option date_format or time_format.
	 */
	public static function format( string $option ): string {
		$format = get_option( $option );
		return is_string( $format ) && '' !== $format ? $format : ( 'date_format' === $option ? 'F j, Y' : 'g:i a' );
	}
}
