<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\PrimaryReads;

/**
 * Erases the choices of a visitor from the log and from its counters.
 */
final class Erasure {
	/**
	 * Deletes the choices with a consent ID.
	 *
	 * @param string $consent_id Whole consent ID.
	 * @return int Number of deleted choices.
	 */
	public static function erase( string $consent_id ): int {
		// A replica might not have the last choices yet, and the counters would keep them.
		PrimaryReads::start();
		DailyChoices::subtract( $consent_id );
		return ( new Table() )->erase( $consent_id );
	}
}
