<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam;

use Quayside\Blocks\Forms\Entries\Tables;

/**
 * Counts what an address does, in one statement, so that parallel requests are all counted.
 */
final class RateLimit {
	/**
	 * Counts a call.
	 *
	 * @param string $topic  What is counted, for example "unique-7".
	 * @param int    $limit  Calls allowed in the period.
	 * @param int    $period Length in seconds.
	 * @return int 0 when the call is allowed, else the seconds to wait.
	 */
	public static function hit( string $topic, int $limit, int $period = MINUTE_IN_SECONDS ): int {
		return self::hit_all( [ $topic => [ $limit, $period ] ] );
	}

	/**
	 * Counts a call in several periods, with two queries for all of them.
	 *
	 * @param array<string, array{int, int}> $limits Calls allowed and the period in seconds, by what is counted.
	 * @return int 0 when the call is allowed in all, else the seconds to wait.
	 */
	public static function hit_all( array $limits ): int {
		global $wpdb;
		$now     = time();
		$address = VisitorAddress::get();
		$allowed = [];
		$ends    = [];
		foreach ( $limits as $topic => [ $limit, $period ] ) {
			/**
			 * How many calls one address may make. 0 or less: any number.
			 *
			 * @param int    $limit Calls in the period.
			 * @param string $topic What is counted.
			 */
			$limit = (int) apply_filters( 'quayside_blocks_form_rate_limit', $limit, $topic ); // @phpstan-ignore cast.int
			if ( $limit > 0 ) {
				$window = intdiv( $now, $period );
				// The address itself is not kept, and its hash says nothing tomorrow.
				$bucket             = hash_hmac( 'sha256', implode( '|', [ $topic, $address, $window, gmdate( 'Y-m-d' ) ] ), wp_salt( 'nonce' ) );
				$allowed[ $bucket ] = $limit;
				$ends[ $bucket ]    = ( $window + 1 ) * $period;
			}
		}
		if ( [] === $allowed ) {
			return 0;
		}
		$table  = Tables::name( 'limits' );
		$values = [];
		foreach ( $ends as $bucket => $end ) {
			array_push( $values, $bucket, $end );
		}
		$old = $wpdb->suppress_errors( true );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
		$wpdb->query( $wpdb->prepare( "INSERT INTO $table (bucket, hits, expires) VALUES " . implode( ', ', array_fill( 0, count( $ends ), '(%s, 1, %d)' ) ) . ' ON DUPLICATE KEY UPDATE hits = hits + 1', $values ) );
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT bucket, hits FROM $table WHERE bucket IN (" . implode( ', ', array_fill( 0, count( $ends ), '%s' ) ) . ')', array_map( 'strval', array_keys( $ends ) ) ), ARRAY_A );
		// phpcs:enable
		$wpdb->suppress_errors( $old );
		$wait = 0;
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			if ( is_array( $row ) && is_string( $row['bucket'] ) && isset( $ends[ $row['bucket'] ] ) && is_numeric( $row['hits'] ) && (int) $row['hits'] > $allowed[ $row['bucket'] ] ) {
				$wait = max( $wait, $ends[ $row['bucket'] ] - $now );
			}
		}
		return $wait;
	}

	/**
	 * Forgets counts that no longer matter.
	 */
	public static function sweep(): void {
		global $wpdb;
		$table = Tables::name( 'limits' );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE expires < %d", time() ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}
}
