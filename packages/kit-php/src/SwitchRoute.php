<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the routes of the switch, for users who can manage options:
 *
 * GET quayside-switch/v1/scan?rehearse=1&cursor=… reads the inventory or the rehearsal. Contracts switch/scan.request and
 * switch/scan.response. Responds with 400 to an invalid cursor.
 * GET quayside-switch/v1/run returns the status, POST starts, continues, pauses, or undoes. Contracts switch/run.request and
 * switch/run.response.
 * GET quayside-switch/v1/report?after=… returns rows of the report. Contracts switch/report.request and switch/report.response.
 * POST quayside-switch/v1/file adds a file that another product exported. Contracts switch/file.request and switch/file.response.
 * Responds with 400 if it is not such a file, and with 413 if it is too large.
 * POST quayside-switch/v1/file/remove removes a form of such a file. Contracts switch/file-remove.request and switch/file.response.
 * Responds with 404 if there is none.
 * POST quayside-switch/v1/report/ID/undo undoes one item. Contracts switch/undo.request and switch/report-row. Responds with 409 if it
 * can't be undone, or the switch is running.
 */
final class SwitchRoute {
	/** Seconds that a request works. */
	private const SECONDS = 2.0;

	public function __construct( private Contracts $contracts ) {}

	/**
	 * Registers the routes.
	 */
	public function register(): void {
		$route = static fn ( string $method, callable $callback, ?string $request, string $response ): array => [
			'methods'             => $method,
			'callback'            => static function ( WP_REST_Request $given ) use ( $callback ): WP_REST_Response|WP_Error {
				$result = $callback( $given );
				return $result instanceof WP_Error ? $result : new WP_REST_Response( $result );
			},
			'permission_callback' => static fn (): bool => current_user_can( SwitchReport::CAPABILITY ),
			'contract'            => [
				'request'  => $request,
				'response' => $response,
			],
		];
		$this->contracts->route( 'quayside-switch/v1', '/scan', $route( 'GET', [ $this, 'scan' ], 'switch/scan.request', 'switch/scan.response' ) );
		$this->contracts->route(
			'quayside-switch/v1',
			'/run',
			$route( 'GET', static fn (): array => ( new SwitchRun() )->status(), null, 'switch/run.response' ),
			$route( 'POST', [ $this, 'run' ], 'switch/run.request', 'switch/run.response' )
		);
		$this->contracts->route( 'quayside-switch/v1', '/file', $route( 'POST', [ $this, 'file' ], 'switch/file.request', 'switch/file.response' ) );
		$this->contracts->route(
			'quayside-switch/v1',
			'/file/remove',
			$route( 'POST', [ $this, 'remove_file' ], 'switch/file-remove.request', 'switch/file.response' )
		);
		$this->contracts->route( 'quayside-switch/v1', '/report', $route( 'GET', [ $this, 'report' ], 'switch/report.request', 'switch/report.response' ) );
		$this->contracts->route(
			'quayside-switch/v1',
			'/report/(?P<id>\d{1,18})/undo',
			$route( 'POST', [ $this, 'undo' ], 'switch/undo.request', 'switch/report-row' )
		);
	}

	/**
	 * Handles GET scan.
	 *
	 * @return array<string, mixed>
	 */
	public function scan( WP_REST_Request $request ): array {
		$cursor = $request['cursor'];
		return ( new SwitchScan( true === $request['rehearse'] ) )->next( is_string( $cursor ) ? $cursor : '' );
	}

	/**
	 * Handles POST run.
	 *
	 * @return array<string, mixed>
	 */
	public function run( WP_REST_Request $request ): array {
		$run  = new SwitchRun();
		$list = static fn ( string $name ): array => array_values( array_filter( is_array( $request[ $name ] ) ? $request[ $name ] : [], 'is_string' ) );
		match ( $request['action'] ) {
			'start'  => $run->start( $list( 'sources' ), $list( 'optional' ) ),
			'undo'   => $run->undo(),
			'pause'  => $run->pause(),
			'resume' => $run->resume(),
			default  => $run->advance( self::SECONDS ),
		};
		return $run->status();
	}

	/**
	 * Handles POST file.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function file( WP_REST_Request $request ): array|WP_Error {
		$rows = SwitchFile::add(
			is_string( $request['source'] ) ? $request['source'] : '',
			is_string( $request['content'] ) ? $request['content'] : ''
		);
		return is_wp_error( $rows ) ? $rows : [
			'rows'  => $rows,
			'forms' => SwitchFile::forms(),
		];
	}

	/**
	 * Handles POST file/remove.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function remove_file( WP_REST_Request $request ): array|WP_Error {
		return SwitchFile::remove(
			is_string( $request['source'] ) ? $request['source'] : '',
			is_numeric( $request['id'] ) ? (int) $request['id'] : 0
		) ?? [
			'rows'  => [],
			'forms' => SwitchFile::forms(),
		];
	}

	/**
	 * Handles GET report.
	 *
	 * @return array<string, mixed>
	 */
	public function report( WP_REST_Request $request ): array {
		$rows = SwitchTable::after( is_numeric( $request['after'] ) ? (int) $request['after'] : 0, SwitchReport::BATCH );
		return [
			'rows'  => array_map( [ SwitchReport::class, 'row' ], $rows ),
			'after' => count( $rows ) < SwitchReport::BATCH ? 0 : max( array_column( $rows, 'id' ) ),
		];
	}

	/**
	 * Handles POST report/ID/undo.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function undo( WP_REST_Request $request ): array|WP_Error {
		$row = ( new SwitchRun() )->undo_item( is_numeric( $request['id'] ) ? (int) $request['id'] : 0, true === $request['force'] );
		return null === $row ? new WP_Error(
			'switch_not_undone',
			__( 'This item can’t be undone, or the switch is working at the moment. Please try again.', 'quayside' ),
			[ 'status' => 409 ]
		) : SwitchReport::row( $row );
	}
}
