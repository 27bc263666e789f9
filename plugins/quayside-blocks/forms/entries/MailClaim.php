<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * The emails of one entry in the hands of one process. Each that the mailer has accepted is recorded at once, so that whoever
 * takes over from a process that died sends the others alone.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class MailClaim {
	/** Mark of an email that the mailer refused. */
	private const FAILED = '!';

	/** @var array<string, bool> Whether the mailer accepted it, by key. */
	private array $done = [];

	/**
	 * @param int    $id    Entry.
	 * @param string $token Token of this claim.
	 * @param string $done  What was recorded before.
	 */
	public function __construct( public readonly int $id, private string $token, string $done = '' ) {
		foreach ( array_filter( explode( ',', $done ) ) as $key ) {
			$this->done[ rtrim( $key, self::FAILED ) ] = ! str_ends_with( $key, self::FAILED );
		}
	}

	/**
	 * Determines whether an email has been dealt with.
	 *
	 * @param string $key Letters and digits, the same in each process.
	 */
	public function has( string $key ): bool {
		return isset( $this->done[ $key ] );
	}

	/**
	 * Records an email and extends the claim.
	 *
	 * @param string $key  Letters and digits.
	 * @param bool   $sent Whether the mailer accepted it.
	 * @return bool False when another process has taken over: this one must stop.
	 */
	public function record( string $key, bool $sent ): bool {
		$this->done[ $key ] = $sent;
		$done               = [];
		foreach ( $this->done as $name => $accepted ) {
			$done[] = $name . ( $accepted ? '' : self::FAILED );
		}
		global $wpdb;
		$table = Tables::name( 'entries' );
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $table SET mail_done = %s, mail_until = %d WHERE id = %d AND mail = 'sending' AND mail_token = %s", implode( ',', $done ), time() + MailQueue::HOLD, $this->id, $this->token ) );
	}

	/**
	 * Ends the claim.
	 *
	 * @param string $state none, sent, or failed. An email that was refused before makes "sent" a "failed".
	 * @return string The state that the entry has now, as far as this process knows.
	 */
	public function end( string $state ): string {
		$state = 'sent' === $state && in_array( false, $this->done, true ) ? 'failed' : $state;
		global $wpdb;
		$table = Tables::name( 'entries' );
		$wpdb->query( $wpdb->prepare( "UPDATE $table SET mail = %s, mail_token = '', mail_until = 0, mail_done = '' WHERE id = %d AND mail = 'sending' AND mail_token = %s", $state, $this->id, $this->token ) );
		return $state;
	}
}
