<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * The claim of a submission with files: its key, claimed like a unique value before the files are stored. On a slow disk, visitors submit
 * again before the first response. Storing the files each time would make the disk slower still, so retries find the claim and wait.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class SubmissionClaim {
	/** Seconds until a claim without an entry expires. */
	public const EXPIRATION = 60;

	/** Field id of the claim. */
	private const FIELD = '';

	/** Microseconds between two looks for the entry of an earlier attempt, and their number. */
	private const WAIT  = 100_000;
	private const WAITS = 10;

	/**
	 * Returns the unique values of a submission with its claim.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @return array<string, string>
	 */
	public static function add( string $key, array $values ): array {
		// Keys are case-sensitive, values are not.
		return [ self::FIELD => bin2hex( $key ) ] + $values;
	}

	/**
	 * Removes the claim from values.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @return array<string, string>
	 */
	public static function remove( array $values ): array {
		unset( $values[ self::FIELD ] );
		return $values;
	}

	/**
	 * Waits a second for the entry of an earlier attempt.
	 *
	 * @return int|null The entry's ID; 0 if this attempt has to store the submission, because the earlier one ended without an entry; null if
	 *                  the earlier attempt is still at work.
	 */
	public static function wait( int $form, string $key ): ?int {
		$entry = Entry::id( $form, $key );
		if ( 0 !== $entry || self::take_over( $form, $key ) ) {
			return $entry;
		}
		self::release_newer( $form, $key );
		for ( $waits = 0; 0 === $entry && $waits < self::WAITS; ++$waits ) {
			usleep( self::WAIT );
			$entry = Entry::id( $form, $key );
		}
		return 0 === $entry ? null : $entry;
	}

	/**
	 * Releases the values that only a retry has claimed. The entry of the earlier attempt won't contain them.
	 */
	public static function release_newer( int $form, string $key ): void {
		global $wpdb;
		$table = Tables::name( 'unique' );
		$query = "SELECT claimed FROM $table WHERE form_id = %d AND idem_key = %s AND field_id = %s";
		$since = (int) $wpdb->get_var( $wpdb->prepare( $query, $form, $key, self::FIELD ) );
		if ( $since > 0 ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE form_id = %d AND idem_key = %s AND claimed > %d", $form, $key, $since ) );
		}
	}

	/**
	 * Renews expired claims, in one statement, so that only one retry succeeds. Returns whether it did.
	 */
	private static function take_over( int $form, string $key ): bool {
		global $wpdb;
		$table = Tables::name( 'unique' );
		$query = "UPDATE $table SET claimed = %d WHERE form_id = %d AND idem_key = %s AND claimed <= %d";
		return $wpdb->query( $wpdb->prepare( $query, time(), $form, $key, time() - self::EXPIRATION ) ) > 0;
	}
}
