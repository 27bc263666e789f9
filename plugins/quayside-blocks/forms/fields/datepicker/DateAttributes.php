<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * What the control of a date says of its limits and to its calendar. The page may lie in a cache: limits that move with the
 * day are printed as the owner wrote them, and the form's script knows the visitor's day.
 */
final class DateAttributes {
	/**
	 * The attributes.
	 *
	 * @param array<int, int>|null $days Days of the week that a date may be, null for all.
	 * @return array<string, string|int|null>
	 */
	public static function of( Field $field, ?array $days ): array {
		$type  = $field->text( 'dateType', 'date' );
		$start = get_option( 'start_of_week' );
		$html  = [];
		foreach ( [
			'min' => 'minDate',
			'max' => 'maxDate',
		] as $end => $name ) {
			$limit               = $field->text( $name );
			$moving              = DateLimit::moves( $limit );
			$html[ $end ]        = $moving ? null : ( DateLimit::resolve( $limit, $type, $end, '' ) ?: null );
			$html[ "data-$end" ] = $moving ? trim( $limit ) : null;
		}
		$html['data-weekdays'] = null === $days || 'time' === $type ? null : implode( ',', $days );
		// Only messages of limits need it.
		$html['data-format'] = [] === array_filter( $html ) ? null : trim( ( 'time' === $type ? '' : DateRules::format( 'date_format' ) ) . ( 'date' === $type ? '' : ' ' . DateRules::format( 'time_format' ) ) );
		return 'time' === $type ? $html : $html + [
			'data-week-start' => is_numeric( $start ) ? (int) $start : 1,
			'data-words'      => (string) wp_json_encode( self::words( $days ) ),
		];
	}

	/**
	 * Returns the texts of the calendar, with the names of the allowed days for the message of that rule.
	 *
	 * @param array<int, int>|null $days Days of the week that a date may be, null for all.
	 * @return array<string, string>
	 */
	private static function words( ?array $days ): array {
		return [
			'open'          => __( 'Select a date', 'quayside-blocks' ),
			'title'         => __( 'Calendar', 'quayside-blocks' ),
			'previousYear'  => __( 'Previous year', 'quayside-blocks' ),
			'previousMonth' => __( 'Previous month', 'quayside-blocks' ),
			'nextMonth'     => __( 'Next month', 'quayside-blocks' ),
			'nextYear'      => __( 'Next year', 'quayside-blocks' ),
			'time'          => __( 'Time', 'quayside-blocks' ),
			'close'         => __( 'Close', 'quayside-blocks' ),
		] + ( null === $days ? [] : [ 'weekdays' => DateRules::weekdays( $days ) ] );
	}
}
