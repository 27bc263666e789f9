<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A lock in the database, so that a second click, another tab, or another server never does the same work twice. A lock of a process
 * that ended without releasing it expires. All statements are atomic and bypass the object cache.
 */
final class Lock {
	/** Option of the lock of the switch. */
	public const SWITCHING = 'quayside_switch_lock';

	/** Seconds after which a lock expires that is not renewed. */
	private const LIFETIME = 120;

	/** Seconds after which hold() renews the lock. */
	private const RENEW = 10;

	private function __construct( private string $option, private string $value, private int $renewed ) {}

	/**
	 * Takes a lock; null if another process has it.
	 *
	 * @param string $option Name of the option that is the lock.
	 */
	public static function take( string $option ): ?self {
		global $wpdb;
		// What a process does under a lock must not depend on an older state.
		PrimaryReads::start();
		$lock = new self( $option, self::value(), time() );
		$done = $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
				$option,
				$lock->value
			)
		);
		if ( 1 === $done ) {
			return $lock;
		}
		$current = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
		if ( ! is_string( $current ) || (int) $current > time() ) {
			return null;
		}
		return $lock->replace( $current, $lock->value ) ? $lock : null;
	}

	/**
	 * Renews the lock. Returns whether this process still has it.
	 */
	public function hold(): bool {
		if ( time() - $this->renewed < self::RENEW ) {
			return true;
		}
		$value = self::value();
		if ( ! $this->replace( $this->value, $value ) ) {
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
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", $this->option, $this->value ) );
	}

	/**
	 * Returns the time of expiry, and what makes the value unique.
	 */
	private static function value(): string {
		return time() + self::LIFETIME . ' ' . wp_generate_uuid4();
	}

	private function replace( string $from, string $to ): bool {
		global $wpdb;
		return 1 === $wpdb->query(
			$wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $to, $this->option, $from )
		);
	}
}
