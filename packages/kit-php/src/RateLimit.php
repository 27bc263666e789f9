<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Limits how many calls an IP address can make, with counters in a custom table. Each counter is incremented in one statement, so
 * that parallel requests are all counted on MariaDB and SQLite. Object caches may lose values or updates, so none is used.
 *
 * phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
 */
final class RateLimit {
	/**
	 * @param string           $table  Full table name, see definition().
	 * @param non-empty-string $filter Filter for a limit. Receives (int) calls in the period, 0 for no limit, and (string) the topic.
	 */
	public function __construct( private string $table, private string $filter ) {}

	/**
	 * Returns the table's definition for dbDelta().
	 *
	 * @param string $table Full table name.
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
	 * Counts a call of this request's IP address in one or more periods, with two queries in total. Calls from unknown addresses are
	 * not limited, because they would share one counter.
	 *
	 * @param array<string, array{int, int}> $limits Allowed calls and period in seconds by topic, for example "unique-7".
	 * @return int Seconds to wait, 0 if the call is within all limits.
	 */
	public function hit( array $limits ): int {
		$network = VisitorAddress::network();
		return '' === $network ? 0 : $this->count( $limits, $network );
	}

	/**
	 * Counts a call regardless of its IP address.
	 *
	 * @param array<string, array{int, int}> $limits Limits, see hit().
	 * @param string                         $whose  Key of the calls that are counted together, '' for all calls.
	 * @return int Seconds to wait, 0 if the call is within all limits.
	 */
	public function count( array $limits, string $whose = '' ): int {
		global $wpdb;
		$now     = time();
		$allowed = [];
		$ends    = [];
		foreach ( $limits as $topic => [ $limit, $period ] ) {
			$filtered = apply_filters( $this->filter, $limit, $topic ); // phpcs:ignore WordPress.NamingConventions -- documented where the filter is named.
			$limit    = is_numeric( $filtered ) ? (int) $filtered : $limit;
			if ( $limit > 0 ) {
				$window = intdiv( $now, $period );
				// The address itself is not stored, and its hash changes every day.
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
	 * Deletes expired counters.
	 */
	public function sweep(): void {
		global $wpdb;
		$old = $wpdb->suppress_errors( true );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $this->table WHERE expires < %d", time() ) );
		$wpdb->suppress_errors( $old );
	}

	/**
	 * Increments each counter and returns the new values. If the database fails, no call is limited.
	 *
	 * @param array<string, int> $ends Unix time at which each counter expires, by bucket.
	 * @return array<string, int> Hits by bucket, empty if the database fails.
	 */
	private function add( array $ends ): array {
		global $wpdb;
		$values = [];
		foreach ( $ends as $bucket => $end ) {
			array_push( $values, $bucket, $end );
		}
		$old  = $wpdb->suppress_errors( true );
		$rows = implode( ', ', array_fill( 0, count( $ends ), '(%s, 1, %d)' ) );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $this->table (bucket, hits, expires) VALUES $rows ON DUPLICATE KEY UPDATE hits = hits + 1", $values ) );
		$buckets = Placeholders::texts( $ends );
		$rows    = $wpdb->get_results(
			$wpdb->prepare( "SELECT bucket, hits FROM $this->table WHERE bucket IN ($buckets)", array_map( 'strval', array_keys( $ends ) ) ),
			ARRAY_A
		);
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
