<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Sureforms;

/**
 * The restrictions of a SureForms form: when it is open, and how many entries it accepts.
 */
final class Restriction {
	/** Metadata with the restrictions as JSON. */
	private const META = '_srfm_form_restriction';

	/**
	 * @param array<mixed> $stored Decoded restrictions.
	 */
	private function __construct( private array $stored ) {}

	/**
	 * Returns the restrictions of a form; null if it has none.
	 */
	public static function get( int $form ): ?self {
		$stored = get_post_meta( $form, self::META, true );
		$stored = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $stored ) && ( ! empty( $stored['status'] ) || ! empty( $stored['schedulingStatus'] ) ) ? new self( $stored ) : null;
	}

	/**
	 * Returns the maximum number of entries, 0 for no limit.
	 */
	public function max_entries(): int {
		return ! empty( $this->stored['status'] ) && is_int( $this->stored['maxEntries'] ?? null ) ? max( 0, $this->stored['maxEntries'] ) : 0;
	}

	/**
	 * Returns the message for visitors if the form is closed, as plain text; empty if it is open.
	 *
	 * @param int $entries Number of entries that the form has.
	 * @param int $now     Unix time.
	 */
	public function message( int $entries, int $now ): string {
		if ( ! empty( $this->stored['schedulingStatus'] ) ) {
			$start = $this->time( 'startDate', 'startHours', 'startMinutes', 'startMeridiem', 'AM' );
			$end   = $this->time( 'date', 'hours', 'minutes', 'meridiem', 'PM' );
			if ( null !== $start && $now < $start ) {
				return $this->text( 'schedulingNotStartedMessage', __( 'This form is not yet available. Please check back later.', 'quayside-blocks' ) );
			}
			if ( null !== $end && $now > $end ) {
				return $this->text( 'schedulingEndedMessage', __( 'This form no longer accepts submissions.', 'quayside-blocks' ) );
			}
		}
		$max = $this->max_entries();
		return $max > 0 && $entries >= $max ? $this->text( 'message', __( 'This form no longer accepts submissions.', 'quayside-blocks' ) ) : '';
	}

	private function text( string $name, string $default ): string {
		return is_string( $this->stored[ $name ] ?? null ) && '' !== $this->stored[ $name ] ? wp_strip_all_tags( $this->stored[ $name ] ) : $default;
	}

	/**
	 * Returns a time in the site's time zone; null if it is not set or invalid.
	 */
	private function time( string $date, string $hours, string $minutes, string $half, string $default ): ?int {
		$part = fn ( string $name, string $default ): string => is_scalar( $this->stored[ $name ] ?? null ) ? (string) $this->stored[ $name ] : $default;
		$time = $part( $date, '' ) . ' ' . $part( $hours, '12' ) . ':' . $part( $minutes, '00' ) . ' ' . $part( $half, $default );
		if ( 1 !== preg_match( '/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{1,2} [AP]M$/D', $time ) ) {
			return null;
		}
		$at = date_create( $time, wp_timezone() );
		return false === $at ? null : $at->getTimestamp();
	}
}
