<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\RateLimit;

/**
 * Tests that all calls are counted by IP address and period, and that limits affect only that address.
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

	public function test_calls_over_limit_wait_until_end_of_period(): void {
		self::in_one_period();
		$hit = static fn ( string $address ): int => ( $_SERVER['REMOTE_ADDR'] = $address ) ? self::limit()->hit( [ 'a' => [ 2, HOUR_IN_SECONDS ] ] ) : 0;
		self::assertSame( [ 0, 0 ], [ $hit( '192.0.2.1' ), $hit( '192.0.2.1' ) ] );
		$wait = $hit( '::ffff:192.0.2.1' );
		self::assertGreaterThan( 0, $wait );
		self::assertLessThanOrEqual( HOUR_IN_SECONDS, $wait );
		self::assertSame( 0, $hit( '192.0.2.2' ) );
		self::assertSame( [ 0, 0 ], [ $hit( '2001:db8::1' ), $hit( '2001:db8::2' ) ] );
		self::assertGreaterThan( 0, $hit( '2001:db8::3' ) );
		self::assertSame( 0, $hit( '2001:db8:0:1::1' ) );
		self::assertSame( 0, self::limit()->hit( [ 'b' => [ 2, HOUR_IN_SECONDS ] ] ), 'Topics have separate counters.' );
	}

	public function test_longest_wait_of_several_periods_is_returned(): void {
		self::in_one_period();
		$limits = [ 'minute' => [ 1, MINUTE_IN_SECONDS ], 'day' => [ 1, DAY_IN_SECONDS ] ];
		self::assertSame( 0, self::limit()->hit( $limits ) );
		$wait = self::limit()->hit( $limits );
		self::assertEqualsWithDelta( DAY_IN_SECONDS - time() % DAY_IN_SECONDS, $wait, 5 );
	}

	public function test_calls_without_address_are_not_limited(): void {
		foreach ( [ '', 'unix:', '192.0.2' ] as $address ) {
			$_SERVER['REMOTE_ADDR'] = $address;
			self::assertSame( [ 0, 0 ], [ self::limit()->hit( [ 'a' => [ 1, 60 ] ] ), self::limit()->hit( [ 'a' => [ 1, 60 ] ] ) ] );
		}
	}

	public function test_filter_changes_limit_and_zero_means_no_limit(): void {
		add_filter( 'quayside_test_limit', static fn ( int $limit, string $topic ): int => 'free' === $topic ? 0 : $limit, 10, 2 );
		for ( $call = 0; $call < 5; $call++ ) {
			self::assertSame( 0, self::limit()->hit( [ 'free' => [ 1, 60 ] ] ) );
		}
	}

	public function test_flushing_object_cache_has_no_effect(): void {
		self::limit()->hit( [ 'a' => [ 1, HOUR_IN_SECONDS ] ] );
		wp_cache_flush();
		self::assertGreaterThan( 0, self::limit()->hit( [ 'a' => [ 1, HOUR_IN_SECONDS ] ] ) );
	}

	public function test_sweep_deletes_expired_counters(): void {
		global $wpdb;
		self::limit()->hit( [ 'a' => [ 1, HOUR_IN_SECONDS ] ] );
		$wpdb->insert( self::TABLE, [ 'bucket' => 'old', 'hits' => 9, 'expires' => time() - 1 ] );
		self::limit()->sweep();
		self::assertSame( '1', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . self::TABLE ) );
	}

	/**
	 * Ten parallel processes make forty calls, ten of which are allowed.
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
