<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Datepicker;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\Hints;

/**
 * Describes the limits of a date field that depend on other fields, whose values are not known when a page is printed: by the label of
 * the field and the distance from it.
 */
final class RelativeDateHint {
	/**
	 * Returns the limits that depend on other fields; empty for none. Limits that depend on a deleted field have no effect.
	 *
	 * @param array<string, string> $labels Labels of the form's fields by block ID.
	 */
	public static function get( Field $field, array $labels ): string {
		$min = self::limit( $field->text( 'minDate' ), $labels );
		$max = self::limit( $field->text( 'maxDate' ), $labels );
		return Hints::join(
			/* translators: %s: a distance from another field such as 1 day after “Arrival” */
			'' === $min ? '' : sprintf( __( 'Earliest: %s', 'quayside-blocks' ), $min ),
			/* translators: %s: a distance from another field such as 1 day after “Arrival” */
			'' === $max ? '' : sprintf( __( 'Latest: %s', 'quayside-blocks' ), $max )
		);
	}

	/**
	 * @param array<string, string> $labels Labels by block ID.
	 */
	private static function limit( string $limit, array $labels ): string {
		[ $id, $number, $unit ] = DateLimit::field_offset( $limit ) ?? [ '', 0, '' ];
		$label                  = $labels[ $id ] ?? '';
		if ( '' === $label ) {
			return '';
		}
		$count = abs( $number );
		$text  = match ( true ) {
			/* translators: %2$s: label of another date field */
			0 === $number => __( 'same as “%2$s”', 'quayside-blocks' ),
			$number > 0   => match ( $unit ) {
				/* translators: 1: number of weekdays, 2: label of another date field */
				'weekday' => _n( '%1$s weekday after “%2$s”', '%1$s weekdays after “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of weeks, 2: label of another date field */
				'week'    => _n( '%1$s week after “%2$s”', '%1$s weeks after “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of months, 2: label of another date field */
				'month'   => _n( '%1$s month after “%2$s”', '%1$s months after “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of years, 2: label of another date field */
				'year'    => _n( '%1$s year after “%2$s”', '%1$s years after “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of days, 2: label of another date field */
				default   => _n( '%1$s day after “%2$s”', '%1$s days after “%2$s”', $count, 'quayside-blocks' ),
			},
			default       => match ( $unit ) {
				/* translators: 1: number of weekdays, 2: label of another date field */
				'weekday' => _n( '%1$s weekday before “%2$s”', '%1$s weekdays before “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of weeks, 2: label of another date field */
				'week'    => _n( '%1$s week before “%2$s”', '%1$s weeks before “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of months, 2: label of another date field */
				'month'   => _n( '%1$s month before “%2$s”', '%1$s months before “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of years, 2: label of another date field */
				'year'    => _n( '%1$s year before “%2$s”', '%1$s years before “%2$s”', $count, 'quayside-blocks' ),
				/* translators: 1: number of days, 2: label of another date field */
				default   => _n( '%1$s day before “%2$s”', '%1$s days before “%2$s”', $count, 'quayside-blocks' ),
			},
		};
		return sprintf( $text, number_format_i18n( $count ), $label );
	}
}
