<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission;

use Quayside\Blocks\Forms\Entries\SureFormsEntries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Sureforms\Restriction;

/**
 * Determines whether a form is closed by the restrictions that its owner set in SureForms.
 */
final class Closed {
	/**
	 * Returns the message for visitors, as plain text; empty if the form is open.
	 */
	public static function message( Form $form ): string {
		$restriction = Restriction::get( $form->id() );
		if ( null === $restriction ) {
			return '';
		}
		return $restriction->message( $restriction->max_entries() > 0 ? self::count( $form->id() ) : 0, time() );
	}

	/**
	 * Returns what visitors see in place of a form that they can't submit.
	 *
	 * @param string $message Plain text; empty if nothing is known about when they can.
	 */
	public static function html( string $message = '' ): string {
		$message = '' === $message ? __( 'This form is not available at the moment.', 'quayside-blocks' ) : $message;
		return '<p class="srfm-form-restriction-message" role="status">' . esc_html( $message ) . '</p>';
	}

	/**
	 * Counts the entries that both plugins have received.
	 */
	private static function count( int $form ): int {
		global $wpdb;
		$table = Tables::name( 'entries' );
		return SureFormsEntries::count_of_form( $form )
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared
			+ (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $table WHERE form_id = %d AND status NOT IN ('trash', 'spam')", $form ) );
	}
}
