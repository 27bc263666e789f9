<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * One process's claim on the emails of an entry. Each email that the mailer accepts is recorded immediately, so that a process
 * that takes over from a crashed one sends only the remaining emails.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class EmailClaim {
	/** Seconds until a claim expires without progress; longer than a mail server takes for one email. */
	public const HOLD = 600;

	/** Suffix of emails that the mailer rejected. */
	private const FAILED = '!';

	/** @var array<string, bool> Whether the mailer accepted an email, by key. */
	private array $done = [];

	/**
	 * @param int    $id    Entry id.
	 * @param string $token Token of this claim.
	 * @param string $done  Previously recorded emails.
	 */
	public function __construct( public readonly int $id, private string $token, string $done = '' ) {
		foreach ( array_filter( explode( ',', $done ) ) as $key ) {
			$this->done[ rtrim( $key, self::FAILED ) ] = ! str_ends_with( $key, self::FAILED );
		}
	}

	/**
	 * Determines whether an email has been recorded.
	 *
	 * @param string $key Letters and digits; the same in all processes.
	 */
	public function has( string $key ): bool {
		return isset( $this->done[ $key ] );
	}

	/**
	 * Records an email and extends the claim.
	 *
	 * @param string $key  Letters and digits.
	 * @param bool   $sent Whether the mailer accepted it.
	 * @return bool False if another process has taken over, so that this one must stop.
	 */
	public function record( string $key, bool $sent ): bool {
		$this->done[ $key ] = $sent;
		$done               = [];
		foreach ( $this->done as $name => $is_accepted ) {
			$done[] = $name . ( $is_accepted ? '' : self::FAILED );
		}
		global $wpdb;
		$table = Tables::name( 'entries' );
		return 1 === self::change(
			(string) $wpdb->prepare(
				"UPDATE $table SET mail_done = %s, mail_until = %d WHERE id = %d AND mail = 'sending' AND mail_token = %s",
				implode( ',', $done ),
				time() + self::HOLD,
				$this->id,
				$this->token
			)
		);
	}

	/**
	 * Ends the claim.
	 *
	 * @param string $state none, sent, or failed. If an email was rejected, "sent" becomes "failed".
	 * @return string The resulting state, as far as this process knows.
	 */
	public function end( string $state ): string {
		$state = 'sent' === $state && in_array( false, $this->done, true ) ? 'failed' : $state;
		global $wpdb;
		$table = Tables::name( 'entries' );
		self::change(
			(string) $wpdb->prepare(
				"UPDATE $table SET mail = %s, mail_token = '', mail_until = 0, mail_done = '' WHERE id = %d AND mail = 'sending' AND mail_token = %s",
				$state,
				$this->id,
				$this->token
			)
		);
		return $state;
	}

	/**
	 * Runs a statement, again if it failed. The database ends one of two statements that wait for each other.
	 *
	 * @return int|bool Number of changed rows, false if it failed again.
	 */
	private static function change( string $query ): int|bool {
		global $wpdb;
		$suppressed = $wpdb->suppress_errors();
		$changed    = $wpdb->query( $query ); // phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the callers.
		$wpdb->suppress_errors( $suppressed );
		return false === $changed ? $wpdb->query( $query ) : $changed; // phpcs:ignore WordPress.DB.PreparedSQL -- prepared by the callers.
	}
}
