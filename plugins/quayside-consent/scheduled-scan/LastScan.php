<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Scanner\Module as Scanner;

/**
 * Determines when the site was last scanned, by WP-Cron or in the browser of the site owner.
 */
final class LastScan {
	/**
	 * Returns the Unix time at which the last scan ended, or 0 if there was none.
	 */
	public static function time(): int {
		$browser = get_option( Scanner::TIME_OPTION, 0 );
		return max( State::read()->last['finishedAt'] ?? 0, is_int( $browser ) ? $browser : 0 );
	}

	/**
	 * Determines whether a scheduled scan should have started more than a day ago.
	 */
	public static function is_overdue(): bool {
		$next = wp_next_scheduled( Module::EVENT );
		return false !== $next && $next < time() - DAY_IN_SECONDS;
	}
}
