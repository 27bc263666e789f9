<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Kit\Module;
use WP_Error;
use WP_REST_Request;

/**
 * POST quayside/v1/form-entries/bulk: does one thing to up to 100 entries. Deletion needs its own capability.
 */
final class BulkRoute implements Module {
	public function register(): void {
		add_action(
			'rest_api_init',
			fn () => register_rest_route(
				'quayside/v1',
				'/form-entries/bulk',
				[
					'methods'             => 'POST',
					'callback'            => [ $this, 'answer' ],
					'permission_callback' => static fn ( WP_REST_Request $request ): bool => current_user_can( 'delete' === $request['action'] ? Capabilities::DELETE : Capabilities::MANAGE ),
					'args'                => [
						'action' => [
							'type'     => 'string',
							'enum'     => BulkChange::NAMES,
							'required' => true,
						],
						'ids'    => [
							'type'        => 'array',
							'items'       => [
								'type'    => 'integer',
								'minimum' => 1,
							],
							'minItems'    => 1,
							'maxItems'    => 100,
							'uniqueItems' => true,
							'required'    => true,
						],
					],
				]
			)
		);
	}

	/**
	 * Does it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array{changed: int}|WP_Error Number of entries that changed.
	 */
	public function answer( WP_REST_Request $request ): array|WP_Error {
		$ids    = $request['ids'];
		$action = $request['action'];
		try {
			return [ 'changed' => BulkChange::apply( is_string( $action ) ? $action : '', array_map( [ Filter::class, 'number' ], is_array( $ids ) ? array_values( $ids ) : [] ) ) ];
		} catch ( \RuntimeException $failure ) {
			return EntriesRoute::failed();
		}
	}
}
