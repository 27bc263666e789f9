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
	 * @param string $topic  What is counted, for example "submit-7".
	 * @param int    $limit  Calls allowed in the period.
	 * @param int    $period Length in seconds.
	 * @return int 0 when the call is allowed, else the seconds to wait.
	 */
	public static function hit( string $topic, int $limit, int $period = MINUTE_IN_SECONDS ): int {
		global $wpdb;
		/**
		 * How many calls one address may make. 0 or less: any number.
		 *
		 * @param int    $limit Calls in the period.
		 * @param string $topic What is counted.
		 */
		$limit = (int) apply_filters( 'quayside_blocks_form_rate_limit', $limit, $topic ); // @phpstan-ignore cast.int
		if ( $limit < 1 ) {
			return 0;
		}
		$now    = time();
		$window = intdiv( $now, $period );
		// The address itself is not kept, and its hash says nothing tomorrow.
		$bucket = hash_hmac( 'sha256', implode( '|', [ $topic, self::address(), $window, gmdate( 'Y-m-d' ) ] ), wp_salt( 'nonce' ) );
		$table  = Tables::name( 'limits' );
		$old    = $wpdb->suppress_errors( true );
		$wpdb->query( $wpdb->prepare( "INSERT INTO $table (bucket, hits, expires) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1", $bucket, ( $window + 1 ) * $period ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		$hits = (int) $wpdb->get_var( $wpdb->prepare( "SELECT hits FROM $table WHERE bucket = %s", $bucket ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		$wpdb->suppress_errors( $old );
		return $hits > $limit ? ( $window + 1 ) * $period - $now : 0;
	}

	/**
	 * Forgets counts that no longer matter.
	 */
	public static function sweep(): void {
		global $wpdb;
		$table = Tables::name( 'limits' );
		$wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE expires < %d", time() ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}

	private static function address(): string {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) && is_string( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		/**
		 * The visitor's address. Sites behind a proxy that they trust name the forwarded one here.
		 *
		 * @param string $address IP address.
		 */
		$address = apply_filters( 'quayside_blocks_form_visitor_address', $address );
		return is_string( $address ) ? $address : '';
	}
}
