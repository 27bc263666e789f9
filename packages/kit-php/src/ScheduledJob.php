<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Runs jobs of WP-Cron and Action Scheduler, and stores when each recurring one ran last, so that Site Health can report those that fail
 * or don't run.
 *
 * @phpstan-type Runs array{started: int, finished: int, failed: bool}
 */
final class ScheduledJob {
	/** End of the option with the last run of a job. */
	private const OPTION = '_run';

	/** Duration in seconds above which a run is logged. Jobs end themselves after 20 seconds. */
	private const SLOW = 60;

	/**
	 * Runs a recurring job, and stores when. Otherwise like run_single().
	 *
	 * @param string            $hook   Event that runs the job.
	 * @param string            $source Source in the log.
	 * @param callable(): mixed $work   The job.
	 * @param int               $slow   Duration in seconds above which the run is logged.
	 */
	public static function run( string $hook, string $source, callable $work, int $slow = self::SLOW ): void {
		$run = [
			'started' => time(),
			'failed'  => false,
		] + self::last( $hook );
		self::store( $hook, $run );
		try {
			self::run_single( $hook, $source, $work, $slow );
			$run['finished'] = time();
		} catch ( \Throwable $error ) {
			$run['failed'] = true;
			throw $error;
		} finally {
			self::store( $hook, $run );
		}
	}

	/**
	 * Runs a job that is scheduled only when there is work. An exception is logged and passed on, so that Action Scheduler marks the
	 * action as failed.
	 *
	 * @param string            $hook   Event that runs the job.
	 * @param string            $source Source in the log.
	 * @param callable(): mixed $work   The job.
	 * @param int               $slow   Duration in seconds above which the run is logged.
	 */
	public static function run_single( string $hook, string $source, callable $work, int $slow = self::SLOW ): void {
		$started = time();
		try {
			$work();
		} catch ( \Throwable $error ) {
			Log::write( 'error', $source, 'A scheduled job failed.', [
				'job'       => $hook,
				'exception' => $error,
			] );
			throw $error;
		} finally {
			$seconds = time() - $started;
			$seconds > $slow && Log::write( 'warning', $source, 'A scheduled job took long.', [
				'job'     => $hook,
				'seconds' => $seconds,
			] );
		}
	}

	/**
	 * Returns the Unix times at which the last run started and at which one last finished, 0 for never, and whether the last one failed.
	 *
	 * @return Runs
	 */
	public static function last( string $hook ): array {
		$stored = get_option( $hook . self::OPTION );
		$stored = is_array( $stored ) ? $stored : [];
		return [
			'started'  => is_int( $stored['started'] ?? null ) ? $stored['started'] : 0,
			'finished' => is_int( $stored['finished'] ?? null ) ? $stored['finished'] : 0,
			'failed'   => true === ( $stored['failed'] ?? false ),
		];
	}

	/**
	 * Returns the Unix time of the next run by Action Scheduler or WP-Cron, or 0 if none is scheduled.
	 */
	public static function next( string $hook ): int {
		$action = self::has_action_scheduler() ? as_next_scheduled_action( $hook ) : false;
		// True for an action that is running.
		return true === $action ? time() : (int) ( is_int( $action ) ? $action : wp_next_scheduled( $hook ) );
	}

	/**
	 * Determines whether there is an Action Scheduler, such as WooCommerce's. False before the action "init".
	 */
	public static function has_action_scheduler(): bool {
		return function_exists( 'as_schedule_single_action' ) && class_exists( 'ActionScheduler', false ) && \ActionScheduler::is_initialized();
	}

	/**
	 * Deletes what is stored about jobs when their plugin is deleted.
	 *
	 * @param string ...$hooks Events.
	 */
	public static function forget( string ...$hooks ): void {
		foreach ( $hooks as $hook ) {
			delete_option( $hook . self::OPTION );
		}
	}

	/**
	 * @param Runs $run Last run.
	 */
	private static function store( string $hook, array $run ): void {
		update_option( $hook . self::OPTION, $run, false );
	}
}
