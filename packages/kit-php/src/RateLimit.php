<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Counts what an address does, in a table of the plugin's own. One statement counts, so that parallel requests are all
 * counted, on MariaDB and on SQLite; an object cache has no part in it, for it may forget or count two as one.
 *
 * phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
 */
final class RateLimit {
	/**
	 * @param string           $table  Full name of the table, see definition().
	 * @param non-empty-string $filter Filter that may change a limit: (int) calls in the period, 0 for any number, and (string) what is counted.
	 */
	public function __construct( private string $table, private string $filter ) {}

	/**
	 * Returns the table's definition, for dbDelta().
	 *
	 * @param string $table Full name of the table.
	 */
	public static function definition( string $table ): string {
		global $wpdb;
		return "CREATE TABLE $table (
				bucket char(64) NOT NULL,
				hits int(10) unsigned NOT NULL,
				expires bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (bucket),
				KEY expires (expires)
			) {$wpdb->get_charset_collate()};";
	}

	/**
	 * Counts a call of this request's address in one or several periods, with two queries for all of them. Calls whose
	 * address nobody knows are not limited, for they would be refused all together.
	 *
	 * @param array<string, array{int, int}> $limits Calls allowed and the period in seconds, by what is counted, for example "unique-7".
	 * @return int 0 when the call is allowed in all, else the seconds to wait.
	 */
	public function hit( array $limits ): int {
		$network = VisitorAddress::network();
		return '' === $network ? 0 : $this->count( $limits, $network );
	}

	/**
	 * Counts a call, whoever makes it.
	 *
	 * @param array<string, array{int, int}> $limits As hit() takes them.
	 * @param string                         $whose  Whose calls are counted together; empty for everybody's.
	 * @return int 0 when the call is allowed in all, else the seconds to wait.
	 */
	public function count( array $limits, string $whose = '' ): int {
		global $wpdb;
		$now     = time();
		$allowed = [];
		$ends    = [];
		foreach ( $limits as $topic => [ $limit, $period ] ) {
			$filtered = apply_filters( $this->filter, $limit, $topic ); // phpcs:ignore WordPress.NamingConventions -- documented where it is named.
			$limit    = is_numeric( $filtered ) ? (int) $filtered : $limit;
			if ( $limit > 0 ) {
				$window = intdiv( $now, $period );
				// The address itself is not kept, and its hash says nothing tomorrow.
				$bucket             = hash_hmac( 'sha256', implode( '|', [ $topic, $whose, $window, gmdate( 'Y-m-d', $now ) ] ), wp_salt( 'nonce' ) );
				$allowed[ $bucket ] = $limit;
				$ends[ $bucket ]    = ( $window + 1 ) * $period;
			}
		}
		$wait = 0;
		foreach ( [] === $ends ? [] : $this->add( $ends ) as $bucket => $hits ) {
			if ( $hits > ( $allowed[ $bucket ] ?? PHP_INT_MAX ) ) {
				$wait = max( $wait, $ends[ $bucket ] - $now );
			}
		}
		return $wait;
	}

	/**
	 * Forgets counts that no longer matter.
	 */
	public function sweep(): void {
		global $wpdb;
		$old = $wpdb->suppress_errors( true );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $this->table WHERE expires < %d", time() ) );
		$wpdb->suppress_errors( $old );
	}

	/**
	 * Adds one to each count and returns what there is now. A database that fails lets everybody pass.
	 *
	 * @param array<string, int> $ends When each ends, by bucket.
	 * @return array<string, int>
	 */
	private function add( array $ends ): array {
		global $wpdb;
		$values = [];
		foreach ( $ends as $bucket => $end ) {
			array_push( $values, $bucket, $end );
		}
		$old = $wpdb->suppress_errors( true );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $this->table (bucket, hits, expires) VALUES " . implode( ', ', array_fill( 0, count( $ends ), '(%s, 1, %d)' ) ) . ' ON DUPLICATE KEY UPDATE hits = hits + 1', $values ) );
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT bucket, hits FROM $this->table WHERE bucket IN (" . implode( ', ', array_fill( 0, count( $ends ), '%s' ) ) . ')', array_map( 'strval', array_keys( $ends ) ) ), ARRAY_A );
		$wpdb->suppress_errors( $old );
		$hits = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['bucket'] ) && is_numeric( $row['hits'] ) ) {
				$hits[ $row['bucket'] ] = (int) $row['hits'];
			}
		}
		return $hits;
	}
}
