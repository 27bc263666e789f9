<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Reports in Tools > Site Health when the recurring jobs of all parts ran last, and which of them failed or are overdue.
 */
final class JobsHealth implements Module {
	private const TEST = 'quayside_jobs';

	public function register(): void {
		if ( FirstPart::claims( 'jobs' ) ) {
			add_filter( 'site_status_tests', [ $this, 'add_tests' ] );
			add_filter( 'debug_information', [ $this, 'add_information' ] );
		}
	}

	/**
	 * Adds the test.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( $tests ): array {
		return [] === self::jobs() ? $tests : HealthResult::add_tests( $tests, 'quayside', [
			'jobs' => [ __( 'Scheduled jobs of Quayside', 'quayside' ), [ $this, 'test' ] ],
		] );
	}

	/**
	 * Tests whether the last run of a job failed, was interrupted, or is overdue by more than a day.
	 *
	 * @return array<string, mixed>
	 */
	public function test(): array {
		$problems = [];
		foreach ( self::jobs() as $hook => $label ) {
			$problem = self::problem( $hook );
			if ( '' !== $problem ) {
				/* translators: 1: name of a job, 2: what is wrong with it. */
				$problems[] = sprintf( __( '%1$s: %2$s', 'quayside' ), $label, $problem );
			}
		}
		return [] === $problems
			? HealthResult::make(
				self::TEST,
				true,
				__( 'Performance', 'quayside' ),
				__( 'The scheduled jobs of Quayside run', 'quayside' ),
				__( 'None of them failed or is overdue.', 'quayside' )
			)
			: HealthResult::make(
				self::TEST,
				false,
				__( 'Performance', 'quayside' ),
				__( 'Some scheduled jobs of Quayside don’t run as they should', 'quayside' ),
				implode( ' ', [ ...$problems, __( 'Check the log, and whether WP-Cron works on this site.', 'quayside' ) ] )
			);
	}

	/**
	 * Adds the section of jobs.
	 *
	 * @param array<string, array<string, mixed>> $info Sections.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_information( $info ): array {
		$fields = [];
		$time   = static fn ( int $time ): string => 0 === $time ? '-' : gmdate( 'Y-m-d H:i', $time ) . ' UTC';
		foreach ( self::jobs() as $hook => $label ) {
			$fields[ $hook ] = [
				$label,
				/* translators: 1: time, 2: time. */
				sprintf( __( 'Last: %1$s. Next: %2$s.', 'quayside' ), $time( ScheduledJob::last( $hook )['finished'] ), $time( ScheduledJob::next( $hook ) ) ),
			];
		}
		if ( [] !== $fields ) {
			$info['quayside-jobs'] = HealthResult::section( __( 'Quayside jobs', 'quayside' ), $fields );
		}
		return $info;
	}

	/**
	 * Returns what is wrong with a job, '' if nothing is.
	 */
	private static function problem( string $hook ): string {
		$last = ScheduledJob::last( $hook );
		$next = ScheduledJob::next( $hook );
		if ( $last['failed'] ) {
			return __( 'The last run failed.', 'quayside' );
		}
		if ( $last['started'] > $last['finished'] && $last['started'] < time() - HOUR_IN_SECONDS ) {
			return __( 'The last run was interrupted, such as by a time or memory limit of the server.', 'quayside' );
		}
		return 0 !== $next && $next < time() - DAY_IN_SECONDS ? __( 'It is overdue by more than a day.', 'quayside' ) : '';
	}

	/**
	 * @return array<string, string> Labels by event.
	 */
	private static function jobs(): array {
		/**
		 * Filters the recurring jobs that Site Health reports. They are run with ScheduledJob.
		 *
		 * @internal
		 *
		 * @param array<string, string> $jobs Labels by event.
		 */
		$jobs = apply_filters( 'quayside_jobs', [] );
		return array_filter( is_array( $jobs ) ? $jobs : [], 'is_string' );
	}
}
