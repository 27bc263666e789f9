<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

use Quayside\Blocks\Forms\Fields\Field;

/**
 * Builds the attributes that tell the control of a date its limits and its calendar's settings. Pages can be cached, so
 * relative limits are printed as entered in the editor, and the form's script resolves them for the visitor's day.
 */
final class DateAttributes {
	/**
	 * Returns the attributes of a date field's control.
	 *
	 * @param array<int, int>|null $days Allowed days of the week, 0 for Sunday; null for all.
	 * @return array<string, string|int|null>
	 */
	public static function get( Field $field, ?array $days ): array {
		$type  = $field->text( 'dateType', 'date' );
		$start = get_option( 'start_of_week' );
		$html  = [];
		foreach ( [
			'min' => 'minDate',
			'max' => 'maxDate',
		] as $end => $name ) {
			$limit = $field->text( $name );
			// Empty for a relative limit, because no day is given.
			$html[ $end ]        = DateLimit::resolve( $limit, $type, $end, '' ) ?: null;
			$html[ "data-$end" ] = DateLimit::is_relative( $limit ) ? trim( $limit ) : null;
		}
		$html['data-weekdays'] = null === $days || 'time' === $type ? null : implode( ',', $days );
		// Only the messages of limits need the format.
		$date_format         = 'time' === $type ? '' : DateRules::format( 'date_format' );
		$time_format         = 'date' === $type ? '' : ' ' . DateRules::format( 'time_format' );
		$html['data-format'] = [] === array_filter( $html ) ? null : trim( $date_format . $time_format );
		return 'time' === $type ? $html : $html + [
			'data-week-start' => is_numeric( $start ) ? (int) $start : 1,
			'data-words'      => (string) wp_json_encode( self::labels( $days ) ),
		];
	}

	/**
	 * Returns the labels of the calendar, with the names of the allowed days for the message of that rule.
	 *
	 * @param array<int, int>|null $days Days of the week that a date may be, null for all.
	 * @return array<string, string>
	 */
	private static function labels( ?array $days ): array {
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
