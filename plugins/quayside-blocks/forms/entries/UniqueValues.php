<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Values that a form takes once. A submission claims them, under its idempotency key, before its entry is kept: the primary
 * key of the table decides who was first. A claim without an entry, which a broken submission may leave, ends by itself.
 *
 * phpcs:disable WordPress.DB.PreparedSQL,WordPress.DB.PreparedSQLPlaceholders
 */
final class UniqueValues {
	/** So long a claim stands whose entry is not there, in seconds. */
	private const HELD = 60;

	/**
	 * Claims values for a submission: all of them or none.
	 *
	 * @param int                   $form   Form id.
	 * @param string                $key    Idempotency key of the submission.
	 * @param array<string, string> $values Values by field id; empty ones are no claim.
	 * @return array<int, string> Field ids whose values others have.
	 * @throws \RuntimeException When the database fails.
	 */
	public static function claim( int $form, string $key, array $values ): array {
		$hashes = self::hashes( $values );
		if ( [] === $hashes || self::insert( $form, $key, $hashes ) === count( $hashes ) ) {
			return [];
		}
		// A retry finds its own claims.
		$others = array_filter( self::found( $form, $hashes ), static fn ( array $claim ): bool => $claim['key'] !== $key );
		$ended  = array_filter( $others, static fn ( array $claim ): bool => ! $claim['stands'] );
		if ( [] !== $ended ) {
			array_walk( $ended, static fn ( array $claim ) => self::release( $form, [ $claim['key'] ] ) );
			self::insert( $form, $key, $hashes );
			$others = array_filter( self::found( $form, $hashes ), static fn ( array $claim ): bool => $claim['key'] !== $key );
		}
		if ( [] !== $others ) {
			self::release_unkept( $form, $key );
		}
		return array_map( 'strval', array_keys( $others ) );
	}

	/**
	 * Field ids whose values exist already.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @return array<int, string>
	 */
	public static function taken( int $form, array $values ): array {
		return array_map( 'strval', array_keys( array_filter( self::found( $form, self::hashes( $values ) ), static fn ( array $claim ): bool => $claim['stands'] ) ) );
	}

	/**
	 * Returns the condition that a submission's claims stand, for the statement that keeps its entry.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @return string Prepared SQL; empty where there is nothing to claim.
	 */
	public static function condition( int $form, string $key, array $values ): string {
		global $wpdb;
		$hashes = self::hashes( $values );
		$table  = Tables::name( 'unique' );
		return [] === $hashes ? '' : $wpdb->prepare( "(SELECT COUNT(*) FROM $table WHERE form_id = %d AND idem_key = %s) >= %d", $form, $key, count( $hashes ) );
	}

	/**
	 * Returns values back that a repeated submission claimed, but that its entry does not hold.
	 *
	 * @param array<string, string> $values Values by field id.
	 * @param Entry                 $entry  The entry that is there since the first time.
	 */
	public static function release_other( string $key, array $values, Entry $entry ): void {
		global $wpdb;
		$kept  = self::hashes( array_column( $entry->fields, 'value', 'id' ) );
		$table = Tables::name( 'unique' );
		foreach ( array_diff_assoc( self::hashes( $values ), $kept ) as $field => $hash ) {
			$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE form_id = %d AND idem_key = %s AND field_id = %s AND hash = %s", $entry->form, $key, $field, $hash ) );
		}
	}

	/**
	 * Returns the values of submissions back, unless one has an entry.
	 */
	public static function release_unkept( int $form, string $key ): void {
		( new Entries() )->has( $form, $key ) || self::release( $form, [ $key ] );
	}

	/**
	 * Returns the values of submissions back.
	 *
	 * @param array<int, string> $keys Idempotency keys.
	 */
	public static function release( int $form, array $keys ): void {
		global $wpdb;
		$table = Tables::name( 'unique' );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE form_id = %d AND idem_key IN (" . implode( ',', array_fill( 0, count( $keys ), '%s' ) ) . ')', [ $form, ...$keys ] ) );
	}

	/**
	 * Idempotency keys of entries: what release_all() needs when the entries are gone.
	 *
	 * @param array<int, int> $ids Entries.
	 * @return array<int, array<int, string>> By form.
	 */
	public static function keys_of( array $ids ): array {
		global $wpdb;
		$table = Tables::name( 'entries' );
		$rows  = $wpdb->get_results( $wpdb->prepare( "SELECT form_id, idem_key FROM $table WHERE id IN (" . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', $ids ), ARRAY_A );
		$keys  = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_numeric( $row['form_id'] ) && is_string( $row['idem_key'] ) ) {
				$keys[ (int) $row['form_id'] ][] = $row['idem_key'];
			}
		}
		return $keys;
	}

	/**
	 * Returns the values of deleted entries back.
	 *
	 * @param array<int, array<int, string>> $keys What keys_of() returned.
	 */
	public static function release_all( array $keys ): void {
		array_walk( $keys, static fn ( array $of_form, int $form ) => self::release( $form, $of_form ) );
	}

	/**
	 * @param array<string, string> $hashes By field id.
	 * @return int How many were free.
	 */
	private static function insert( int $form, string $key, array $hashes ): int {
		global $wpdb;
		$table = Tables::name( 'unique' );
		$rows  = [];
		foreach ( $hashes as $field => $hash ) {
			array_push( $rows, $form, $field, $hash, $key, time() );
		}
		$done = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $table (form_id, field_id, hash, idem_key, claimed) VALUES " . implode( ', ', array_fill( 0, count( $hashes ), '(%d, %s, %s, %s, %d)' ) ), $rows ) );
		if ( false === $done ) {
			throw new \RuntimeException( 'Unique values were not stored: ' . esc_html( $wpdb->last_error ) );
		}
		return (int) $done;
	}

	/**
	 * Claims of values, whoever's they are.
	 *
	 * @param array<string, string> $hashes By field id.
	 * @return array<string, array{key: string, stands: bool}> By field id.
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
		$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT claim.field_id, claim.idem_key, claim.claimed, entry.id FROM $unique AS claim LEFT JOIN $entries AS entry ON entry.form_id = claim.form_id AND entry.idem_key = claim.idem_key WHERE claim.form_id = %d AND ($where)", [ $form, ...$pairs ] ), ARRAY_A );
		$found   = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['field_id'] ) && is_string( $row['idem_key'] ) && is_numeric( $row['claimed'] ) ) {
				$found[ $row['field_id'] ] = [
					'key'    => $row['idem_key'],
					'stands' => null !== $row['id'] || (int) $row['claimed'] > time() - self::HELD,
				];
			}
		}
		return $found;
	}

	/**
	 * Values as they are compared: without regard to case and outer space.
	 *
	 * @param array<string, string> $values By field id.
	 * @return array<string, string>
	 */
	private static function hashes( array $values ): array {
		return array_map( static fn ( string $value ): string => hash( 'sha256', mb_strtolower( trim( $value ) ) ), array_filter( $values, static fn ( string $value ): bool => '' !== $value ) );
	}
}
