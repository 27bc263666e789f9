<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\ScheduledJob;
use Quayside\Consent\Log\Table;

/**
 * Tests that recurring jobs are observed: in the log, and in Site Health.
 */
final class KitScheduledJobTest extends TestCase {
	use ReadsLog;

	private const HOOK = 'quayside_test_job';

	/** @var array<string, string> Jobs of the plugins. */
	private array $jobs = [];

	protected function set_up(): void {
		parent::set_up();
		$this->jobs = apply_filters( 'quayside_jobs', [] );
		remove_all_filters( 'quayside_jobs' );
		add_filter( 'quayside_jobs', static fn (): array => [ self::HOOK => 'Cleaning' ] );
	}

	private static function description(): string {
		$test = apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct']['quayside_jobs']['test'];
		return $test()['status'] . ': ' . wp_strip_all_tags( $test()['description'] );
	}

	/** Stores that the job ran. */
	private static function ran( int $started, int $finished ): void {
		update_option( self::HOOK . '_run', [ 'started' => $started, 'finished' => $finished, 'failed' => false ] );
	}

	public function test_a_run_is_stored_and_not_logged(): void {
		$ran = 0;
		self::assertSame( [], self::log_of( static function () use ( &$ran ): void {
			ScheduledJob::run( self::HOOK, 'consent', static function () use ( &$ran ): void {
				++$ran;
			} );
		} ) );
		$last = ScheduledJob::last( self::HOOK );
		self::assertSame( [ 1, false ], [ $ran, $last['failed'] ] );
		self::assertGreaterThan( time() - 60, $last['finished'] );
		self::assertStringStartsWith( 'good', self::description() );
		$value = apply_filters( 'debug_information', [] )['quayside-jobs']['fields'][ self::HOOK ]['value'];
		self::assertSame( sprintf( 'Last: %s UTC. Next: -.', gmdate( 'Y-m-d H:i', $last['finished'] ) ), $value );
	}

	public function test_a_failed_run_is_logged_passed_on_and_reported_until_one_works(): void {
		$work   = static fn () => throw new \RuntimeException( 'for jane@example.com' );
		$logged = self::log_of( static function () use ( $work ): void {
			try {
				ScheduledJob::run( self::HOOK, 'consent', $work );
				self::fail( 'The exception was not passed on.' );
			} catch ( \RuntimeException $error ) {
				self::assertSame( 'for jane@example.com', $error->getMessage() );
			}
		} );
		self::assertSame( [ 'error', 'consent', 'A scheduled job failed.' ], array_slice( $logged[0], 0, 3 ) );
		self::assertSame( self::HOOK, $logged[0][3]['job'] );
		self::assertStringStartsWith( 'RuntimeException in', $logged[0][3]['exception'] );
		self::assertStringStartsWith( 'recommended: Cleaning: The last run failed.', self::description() );
		ScheduledJob::run( self::HOOK, 'consent', static fn () => null );
		self::assertStringStartsWith( 'good', self::description() );
	}

	public function test_runs_of_other_jobs_are_logged_and_not_stored(): void {
		$work   = static fn () => throw new \RuntimeException( 'for jane@example.com' );
		$logged = self::log_of( static function () use ( $work ): void {
			try {
				ScheduledJob::run_single( self::HOOK, 'consent', $work );
				self::fail( 'The exception was not passed on.' );
			} catch ( \RuntimeException $error ) {
				self::assertSame( 'for jane@example.com', $error->getMessage() );
			}
		} );
		self::assertSame( [ 'error', 'consent', 'A scheduled job failed.' ], array_slice( $logged[0], 0, 3 ) );
		self::assertFalse( get_option( self::HOOK . '_run' ) );
		foreach ( [ 'quayside_forms_mail', 'quayside_consent_scan_batch', 'quayside_switch_batch' ] as $hook ) {
			self::assertTrue( has_action( $hook ), $hook );
			do_action( $hook );
			self::assertFalse( get_option( "{$hook}_run" ), $hook );
		}
	}

	public function test_a_long_run_is_logged(): void {
		$logged = self::log_of( static fn () => ScheduledJob::run( self::HOOK, 'consent', static fn () => null, -1 ) );
		self::assertSame( [ 'warning', 'consent', 'A scheduled job took long.' ], array_slice( $logged[0], 0, 3 ) );
	}

	public function test_reports_interrupted_runs(): void {
		self::ran( time() - HOUR_IN_SECONDS - 60, time() - DAY_IN_SECONDS );
		self::assertStringContainsString( 'Cleaning: The last run was interrupted', self::description() );
		self::ran( time() - 60, time() - DAY_IN_SECONDS );
		self::assertStringStartsWith( 'good', self::description(), 'It may still be running.' );
	}

	public function test_reports_overdue_jobs(): void {
		self::ran( time() - WEEK_IN_SECONDS, time() - WEEK_IN_SECONDS );
		wp_schedule_event( time() - DAY_IN_SECONDS + 600, 'daily', self::HOOK );
		self::assertStringStartsWith( 'good', self::description() );
		wp_clear_scheduled_hook( self::HOOK );
		wp_schedule_event( time() - DAY_IN_SECONDS - 600, 'daily', self::HOOK );
		self::assertStringContainsString( 'Cleaning: It is overdue by more than a day.', self::description() );
	}

	public function test_what_is_stored_is_deleted_with_the_plugin(): void {
		self::ran( 1, 1 );
		ScheduledJob::forget( self::HOOK );
		self::assertFalse( get_option( self::HOOK . '_run' ) );
	}

	public function test_the_jobs_of_all_plugins_are_observed(): void {
		( new Table() )->install();
		foreach ( [ 'quayside_forms_retention', 'quayside_forms_follow_up', 'quayside_consent_expire_log' ] as $hook ) {
			self::assertArrayHasKey( $hook, $this->jobs, $hook );
			delete_option( "{$hook}_run" );
			do_action( $hook );
			self::assertGreaterThan( 0, ScheduledJob::last( $hook )['finished'], $hook );
		}
	}
}
