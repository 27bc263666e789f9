<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

/**
 * Ensures that one request at a time scans pages. WordPress may run an event twice if two visits start it.
 */
final class Lock {
	private const OPTION = 'quayside_consent_scan_lock';

	/** Time in seconds after which a lock belongs to a request that has ended unexpectedly. */
	private const LIFETIME = 300;

	private function __construct( private string $value ) {}

	/**
	 * Acquires the lock with one statement, so that only one of several requests gets it.
	 *
	 * @return self|null Null if another request has it.
	 */
	public static function acquire(): ?self {
		global $wpdb;
		$lock = new self( time() . ' ' . wp_generate_password( 12, false ) );
		if (
			1 === (int) $wpdb->query(
				$wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::OPTION, $lock->value )
			)
		) {
			return $lock;
		}
		$stored = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::OPTION ) );
		if ( ! is_string( $stored ) || (int) $stored > time() - self::LIFETIME ) {
			return null;
		}
		$query = "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s";
		// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
		return 1 === (int) $wpdb->query( $wpdb->prepare( $query, $lock->value, self::OPTION, $stored ) ) ? $lock : null;
	}

	/**
	 * Releases the lock, unless another request has taken it over.
	 */
	public function release(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", self::OPTION, $this->value ) );
	}
}
