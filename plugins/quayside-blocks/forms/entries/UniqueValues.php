<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Placeholders;

/**
 * Values that must be unique in a form. A submission claims them with its idempotency key before its entry is stored. The
 * primary key of the table determines which submission was first. Claims of failed submissions without an entry expire.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class UniqueValues {
	/** Seconds until a claim without an entry expires. */
	private const EXPIRATION = SubmissionClaim::EXPIRATION;

	/**
	 * Claims values for a submission, either all or none.
	 *
	 * @param int                   $form   Form id.
	 * @param string                $key    Idempotency key of the submission.
	 * @param array<string, string> $values Values by field id. Empty values are not claimed.
	 * @param bool                  $is_new Becomes true if no earlier attempt of this submission has claimed any of them. The key has no entry
	 *                                      with these values then.
	 * @param-out bool              $is_new
	 * @return array<int, string> Ids of fields whose values are already used.
	 * @throws \RuntimeException If the database fails.
	 */
	public static function claim( int $form, string $key, array $values, bool &$is_new = false ): array {
		$hashes = self::hashes( $values );
		$before = [] === $hashes ? 0 : count( $hashes ) - self::insert( $form, $key, $hashes );
		$is_new = [] !== $hashes;
		if ( 0 === $before ) {
			return [];
		}
		// A retry finds the claims of its first attempt.
		$others  = array_filter( self::found( $form, $hashes ), static fn ( array $claim ): bool => $claim['key'] !== $key );
		$is_new  = count( $others ) === $before;
		$expired = array_filter( $others, static fn ( array $claim ): bool => ! $claim['is_valid'] );
		if ( [] !== $expired ) {
			array_walk( $expired, static fn ( array $claim ) => self::release( $form, [ $claim['key'] ] ) );
			self::insert( $form, $key, $hashes );
			$others = array_filter( self::found( $form, $hashes ), static fn ( array $claim ): bool => $claim['key'] !== $key );
		}
		if ( [] !== $others ) {
			$has_files = SubmissionClaim::remove( $values ) !== $values;
			! $is_new && $has_files ? SubmissionClaim::release_newer( $form, $key ) : self::release_without_entry( $form, $key );
		}
		return array_map( 'strval', array_keys( $others ) );
	}

	/**
	 * Returns the ids of fields whose values are already used.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @return array<int, string>
	 */
	public static function find_used( int $form, array $values ): array {
		$claims = array_filter( self::found( $form, self::hashes( $values ) ), static fn ( array $claim ): bool => $claim['is_valid'] );
		return array_map( 'strval', array_keys( $claims ) );
	}

	/**
	 * Returns the SQL condition that a submission's claims exist, for the statement that stores its entry.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @return string Prepared SQL; empty if there is nothing to claim.
	 */
	public static function condition( int $form, string $key, array $values ): string {
		global $wpdb;
		$hashes = self::hashes( $values );
		$table  = Tables::name( 'unique' );
		if ( [] === $hashes ) {
			return '';
		}
		return $wpdb->prepare( "(SELECT COUNT(*) FROM $table WHERE form_id = %d AND idem_key = %s) >= %d", $form, $key, count( $hashes ) );
	}

	/**
	 * Releases values that a repeated submission claimed but that its entry does not contain.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @param Entry                 $entry  Entry of the first submission.
	 */
	public static function release_other( string $key, array $values, Entry $entry ): void {
		global $wpdb;
		$stored = self::hashes( array_column( $entry->fields, 'value', 'id' ) );
		$table  = Tables::name( 'unique' );
		foreach ( array_diff_assoc( self::hashes( SubmissionClaim::remove( $values ) ), $stored ) as $field => $hash ) {
			$query = "DELETE FROM $table WHERE form_id = %d AND idem_key = %s AND field_id = %s AND hash = %s";
			$wpdb->query( $wpdb->prepare( $query, $entry->form, $key, $field, $hash ) );
		}
	}

	/**
	 * Releases the values of a submission, unless it has an entry.
	 */
	public static function release_without_entry( int $form, string $key ): void {
		Entry::exists( $form, $key ) || self::release( $form, [ $key ] );
	}

	/**
	 * Releases the values of submissions.
	 *
	 * @param array<int, string> $keys Idempotency keys.
	 */
	public static function release( int $form, array $keys ): void {
		global $wpdb;
		$table        = Tables::name( 'unique' );
		$placeholders = Placeholders::texts( $keys );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE form_id = %d AND idem_key IN ($placeholders)", [ $form, ...$keys ] ) );
	}

	/**
	 * Returns the idempotency keys of entries, which release_all() needs after the entries are deleted.
	 *
	 * @param array<int, int> $ids Entry ids.
	 * @return array<int, array<int, string>> Keys by form id.
	 */
	public static function keys_of( array $ids ): array {
		global $wpdb;
		$table        = Tables::name( 'entries' );
		$placeholders = Placeholders::numbers( $ids );
		$rows         = $wpdb->get_results( $wpdb->prepare( "SELECT form_id, idem_key FROM $table WHERE id IN ($placeholders)", $ids ), ARRAY_A );
		$keys         = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_numeric( $row['form_id'] ) && is_string( $row['idem_key'] ) ) {
				$keys[ (int) $row['form_id'] ][] = $row['idem_key'];
			}
		}
		return $keys;
	}

	/**
	 * Releases the values of deleted entries.
	 *
	 * @param array<int, array<int, string>> $keys Result of keys_of().
	 */
	public static function release_all( array $keys ): void {
		array_walk( $keys, static fn ( array $of_form, int $form ) => self::release( $form, $of_form ) );
	}

	/**
	 * Inserts claims for values that are not claimed yet.
	 *
	 * @param array<string, string> $hashes Hashes by field id.
	 * @return int Number of new claims.
	 */
	private static function insert( int $form, string $key, array $hashes ): int {
		global $wpdb;
		$table = Tables::name( 'unique' );
		$rows  = [];
		foreach ( $hashes as $field => $hash ) {
			array_push( $rows, $form, $field, $hash, $key, time() );
		}
		$placeholders = implode( ', ', array_fill( 0, count( $hashes ), '(%d, %s, %s, %s, %d)' ) );
		$done         = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $table (form_id, field_id, hash, idem_key, claimed) VALUES $placeholders", $rows ) );
		if ( false === $done ) {
			throw new \RuntimeException( 'Unique values were not stored: ' . esc_html( $wpdb->last_error ) );
		}
		return (int) $done;
	}

	/**
	 * Returns the claims of values by any submission.
	 *
	 * @param array<string, string> $hashes Hashes by field id.
	 * @return array<string, array{key: string, is_valid: bool}> Claims by field id.
	 */
	private static function found( int $form, array $hashes ): array {
		global $wpdb;
		if ( [] === $hashes ) {
			return [];
		}
		$pairs = [];
		foreach ( $hashes as $field => $hash ) {
			array_push( $pairs, $field, $hash );
		}
		$unique  = Tables::name( 'unique' );
		$entries = Tables::name( 'entries' );
		$where   = implode( ' OR ', array_fill( 0, count( $hashes ), '(claim.field_id = %s AND claim.hash = %s)' ) );
		$query   = $wpdb->prepare(
			"SELECT claim.field_id, claim.idem_key, claim.claimed, entry.id FROM $unique AS claim
			LEFT JOIN $entries AS entry ON entry.form_id = claim.form_id AND entry.idem_key = claim.idem_key
			WHERE claim.form_id = %d AND ($where)",
			[ $form, ...$pairs ]
		);
		$rows    = $wpdb->get_results( $query, ARRAY_A );
		$found   = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['field_id'] ) && is_string( $row['idem_key'] ) && is_numeric( $row['claimed'] ) ) {
				$found[ $row['field_id'] ] = [
					'key'      => $row['idem_key'],
					'is_valid' => null !== $row['id'] || (int) $row['claimed'] > time() - self::EXPIRATION,
				];
			}
		}
		return $found;
	}

	/**
	 * Returns hashes of values, ignoring case and surrounding white space.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @return array<string, string> Hashes by field id, without those of empty values.
	 */
	private static function hashes( array $values ): array {
		$entered = array_filter( $values, static fn ( string $value ): bool => '' !== $value );
		return array_map( static fn ( string $value ): string => hash( 'sha256', mb_strtolower( trim( $value ) ) ), $entered );
	}
}
