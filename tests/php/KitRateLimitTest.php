<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\RateLimit;

/**
 * Calls are counted by address and period, all of them, and only the one who floods waits.
 */
final class KitRateLimitTest extends TestCase {
	private const TABLE = 'quayside_test_limits';

	private string $address = '';

	protected function set_up(): void {
		parent::set_up();
		$this->address          = (string) $_SERVER['REMOTE_ADDR'];
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		self::define_tables( 'DROP TABLE IF EXISTS ' . self::TABLE, RateLimit::definition( self::TABLE ) );
	}

	protected function tear_down(): void {
		global $wpdb;
		$_SERVER['REMOTE_ADDR'] = $this->address;
		parent::tear_down();
		$wpdb->query( 'DROP TABLE IF EXISTS ' . self::TABLE );
	}

	private static function limit(): RateLimit {
		return new RateLimit( self::TABLE, 'quayside_test_limit' );
	}

	public function test_calls_beyond_the_limit_wait_for_the_end_of_the_period(): void {
		$hit = static fn ( string $address ): int => ( $_SERVER['REMOTE_ADDR'] = $address ) ? self::limit()->hit( [ 'a' => [ 2, HOUR_IN_SECONDS ] ] ) : 0;
		self::assertSame( [ 0, 0 ], [ $hit( '192.0.2.1' ), $hit( '192.0.2.1' ) ] );
		$wait = $hit( '::ffff:192.0.2.1' );
		self::assertGreaterThan( 0, $wait );
		self::assertLessThanOrEqual( HOUR_IN_SECONDS, $wait );
		self::assertSame( 0, $hit( '192.0.2.2' ) );
		self::assertSame( [ 0, 0 ], [ $hit( '2001:db8::1' ), $hit( '2001:db8::2' ) ] );
		self::assertGreaterThan( 0, $hit( '2001:db8::3' ) );
		self::assertSame( 0, $hit( '2001:db8:0:1::1' ) );
		self::assertSame( 0, self::limit()->hit( [ 'b' => [ 2, HOUR_IN_SECONDS ] ] ), 'Something else is counted by itself.' );
	}

	public function test_of_several_periods_the_longest_wait_counts(): void {
		$limits = [ 'minute' => [ 1, MINUTE_IN_SECONDS ], 'day' => [ 1, DAY_IN_SECONDS ] ];
		self::assertSame( 0, self::limit()->hit( $limits ) );
		$wait = self::limit()->hit( $limits );
		self::assertEqualsWithDelta( DAY_IN_SECONDS - time() % DAY_IN_SECONDS, $wait, 5 );
	}

	public function test_without_an_address_nobody_is_refused(): void {
		foreach ( [ '', 'unix:', '192.0.2' ] as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			self::assertSame( [ 0, 0 ], [ self::limit()->hit( [ 'a' => [ 1, 60 ] ] ), self::limit()->hit( [ 'a' => [ 1, 60 ] ] ) ] );
		}
	}

	public function test_a_filter_changes_a_limit_and_zero_is_any_number(): void {
		add_filter( 'quayside_test_limit', static fn ( int $limit, string $topic ): int => 'free' === $topic ? 0 : $limit, 10, 2 );
		for ( $call = 0; $call < 5; $call++ ) {
			self::assertSame( 0, self::limit()->hit( [ 'free' => [ 1, 60 ] ] ) );
		}
	}

	public function test_an_object_cache_that_forgets_changes_nothing(): void {
		self::limit()->hit( [ 'a' => [ 1, HOUR_IN_SECONDS ] ] );
		wp_cache_flush();
		self::assertGreaterThan( 0, self::limit()->hit( [ 'a' => [ 1, HOUR_IN_SECONDS ] ] ) );
	}

	public function test_what_is_over_is_forgotten(): void {
		global $wpdb;
		self::limit()->hit( [ 'a' => [ 1, HOUR_IN_SECONDS ] ] );
		$wpdb->insert( self::TABLE, [ 'bucket' => 'old', 'hits' => 9, 'expires' => time() - 1 ] );
		self::limit()->sweep();
		self::assertSame( '1', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::TABLE ) );
	}

	/**
	 * Ten processes that begin together make forty calls, ten of which may pass.
	 */
	public function test_parallel_calls_are_all_counted(): void {
		global $wpdb;
		$wpdb->query( 'COMMIT' );
		$code    = 'namespace X; $_SERVER["REMOTE_ADDR"] = "192.0.2.77"; $limit = new \Quayside\Consent\Kit\RateLimit( "'
			. self::TABLE . '", "quayside_test_limit" ); usleep( max( 0, (int) ( 1e6 * ( ' . ( microtime( true ) + 3 )
			. ' - microtime( true ) ) ) ) ); $passed = 0; for ( $call = 0; $call < 4; $call++ ) { $passed += 0 === $limit->hit( [ "race" => [ 10, DAY_IN_SECONDS ] ] ) ? 1 : 0; } echo "[$passed]";';
		$running = [];
		for ( $process = 0; $process < 10; $process++ ) {
			$running[] = popen(
				PHP_BINARY . ' ' . escapeshellarg(
					dirname( __DIR__, 2 ) . '/bin/site/eval.php'
				) . ' ' . escapeshellarg( (string) getenv( 'QUAYSIDE_SITE' ) ) . ' ' . escapeshellarg( $code ),
				'r'
			);
		}
		$passed = 0;
		foreach ( $running as $process ) {
			self::assertSame( 1, preg_match( '/\[(\d+)\]/', (string) stream_get_contents( $process ), $match ) );
			$passed += (int) $match[1];
			pclose( $process );
		}
		self::assertSame( '40', (string) $wpdb->get_var( 'SELECT hits FROM ' . self::TABLE ) );
		self::assertLessThanOrEqual( 10, $passed );
		self::assertGreaterThan( 0, $passed );
		$wpdb->query( 'START TRANSACTION' );
	}
}
