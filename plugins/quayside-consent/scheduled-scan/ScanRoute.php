<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Access;
use WP_REST_Response;

/**
 * Handles quayside-consent/v1/scan/scheduled for users who can change the settings: GET returns the progress and the last result,
 * POST starts a scan.
 */
final class ScanRoute {
	/** @var callable(): void */
	private $scan;

	/**
	 * @param string           $event Name of the event that starts scheduled scans.
	 * @param callable(): void $scan  Starts a scan.
	 */
	public function __construct( private Contracts $contracts, private string $event, callable $scan ) {
		$this->scan = $scan;
	}

	/**
	 * Registers the route.
	 */
	public function register(): void {
		$this->contracts->resource(
			'quayside-consent/v1',
			'/scan/scheduled',
			[ Access::class, 'allows' ],
			'consent/scan.scheduled-response',
			[
				'GET'  => [ [ $this, 'get' ] ],
				'POST' => [ [ $this, 'start' ] ],
			]
		);
	}

	/**
	 * Starts a scan.
	 */
	public function start(): WP_REST_Response {
		( $this->scan )();
		return $this->get();
	}

	/**
	 * Returns the progress and the last result.
	 */
	public function get(): WP_REST_Response {
		$state = State::read();
		$last  = $state->last;
		$next  = wp_next_scheduled( $this->event );
		return new WP_REST_Response(
			[
				'running'    => null !== $state->running,
				'done'       => $state->running['done'] ?? $last['done'] ?? 0,
				'total'      => $state->running['total'] ?? $last['total'] ?? 0,
				'next'       => false === $next ? 0 : $next,
				'finishedAt' => $last['finishedAt'] ?? 0,
				'items'      => array_values( Undeclared::items() ),
				'failed'     => $last['failed'] ?? 0,
				'failures'   => array_map(
					static fn ( array $failure ): array => [
						'url'    => $failure['url'],
						'reason' => Problem::describe( $failure['reason'], $failure['detail'] ),
					],
					$last['failures'] ?? []
				),
			]
		);
	}
}
