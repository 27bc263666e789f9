<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A lock in the database, so that a second click, another tab, or another server never does the same work twice. A lock of a process
 * that ended without releasing it expires. All statements are atomic and bypass the object cache.
 */
final class SwitchLock {
	private const OPTION = 'quayside_switch_lock';

	/** Seconds after which a lock expires that is not renewed. */
	private const LIFETIME = 120;

	/** Seconds after which hold() renews the lock. */
	private const RENEW = 10;

	private function __construct( private string $value, private int $renewed ) {}

	/**
	 * Takes the lock; null if another process has it.
	 */
	public static function take(): ?self {
		global $wpdb;
		$value = self::value();
		$done  = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::OPTION, $value ) );
		if ( 1 === $done ) {
			return new self( $value, time() );
		}
		$current = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::OPTION ) );
		if ( ! is_string( $current ) || (int) $current > time() ) {
			return null;
		}
		return self::replace( $current, $value ) ? new self( $value, time() ) : null;
	}

	/**
	 * Renews the lock. Returns whether this process still has it.
	 */
	public function hold(): bool {
		if ( time() - $this->renewed < self::RENEW ) {
			return true;
		}
		$value = self::value();
		if ( ! self::replace( $this->value, $value ) ) {
			return false;
		}
		$this->value   = $value;
		$this->renewed = time();
		return true;
	}

	/**
	 * Releases the lock.
	 */
	public function release(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", self::OPTION, $this->value ) );
	}

	/**
	 * Returns the time of expiry, and what makes the value unique.
	 */
	private static function value(): string {
		return time() + self::LIFETIME . ' ' . wp_generate_uuid4();
	}

	private static function replace( string $from, string $to ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $to, self::OPTION, $from ) );
	}
}
