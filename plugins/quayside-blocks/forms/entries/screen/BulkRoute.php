<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use WP_Error;
use WP_REST_Request;

/**
 * Registers POST quayside/v1/form-entries/bulk, which runs one action on up to 100 entries. Deletion has its own capability.
 */
final class BulkRoute implements Module {
	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		add_action(
			'rest_api_init',
			fn () => $this->contracts->route(
				'quayside/v1',
				'/form-entries/bulk',
				[
					'methods'             => 'POST',
					'callback'            => [ $this, 'change' ],
					'permission_callback' => static fn ( WP_REST_Request $request ): bool => current_user_can(
						'delete' === $request['action'] ? Capabilities::DELETE : Capabilities::MANAGE
					),
					'contract'            => [
						'request'  => 'forms/entries.bulk-request',
						'response' => 'forms/entries.bulk-response',
					],
				]
			)
		);
	}

	/**
	 * Runs the action.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array{changed: int}|WP_Error Number of entries that changed.
	 */
	public function change( WP_REST_Request $request ): array|WP_Error {
		$ids    = $request['ids'];
		$action = $request['action'];
		try {
			return [
				'changed' => BulkChange::apply(
					is_string( $action ) ? $action : '',
					array_map( [ Filter::class, 'number' ], is_array( $ids ) ? array_values( $ids ) : [] )
				),
			];
		} catch ( \RuntimeException $error ) {
			return EntriesRoute::failed();
		}
	}
}
