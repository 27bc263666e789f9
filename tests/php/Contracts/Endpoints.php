<?php
declare( strict_types=1 );

namespace Quayside\Tests\Contracts;

use Quayside\Tests\Access\Provenance;

/**
 * Checks Quayside's REST API endpoints.
 */
final class Endpoints {
	/**
	 * Returns the problems of endpoints by method and path.
	 *
	 * @param array<string, array<int, array<string, mixed>>> $routes Routes from get_routes().
	 * @return array<string, string>
	 */
	public static function problems( array $routes ): array {
		$problems = [];
		foreach ( $routes as $path => $endpoints ) {
			foreach ( $endpoints as $endpoint ) {
				$callback = $endpoint['callback'];
				// Routes of WordPress's classes use the schema of the post type.
				$is_of_wordpress = is_array( $callback ) && $callback[0] instanceof \WP_REST_Controller;
				$problem         = $is_of_wordpress || ! Provenance::is_ours( $callback ) ? '' : self::problem( $endpoint );
				if ( '' !== $problem ) {
					$problems[ implode( ', ', array_keys( $endpoint['methods'] ) ) . " $path" ] = $problem;
				}
			}
		}
		return $problems;
	}

	/**
	 * @param array<string, mixed> $endpoint Endpoint.
	 */
	private static function problem( array $endpoint ): string {
		$contract = $endpoint['contract'] ?? null;
		if ( ! is_array( $contract ) || ! array_key_exists( 'request', $contract ) || ! array_key_exists( 'response', $contract ) ) {
			return 'declares no contracts';
		}
		foreach ( [ $contract['request'], $contract['response'] ] as $name ) {
			if ( null !== $name && ! is_file( dirname( __DIR__, 3 ) . '/contracts/' . str_replace( '[]', '', $name ) . '.json' ) ) {
				return "there is no contract $name";
			}
		}
		$properties = null === $contract['request'] ? [] : (array) ( Responses::contract( $contract['request'] )->schema()['properties'] ?? [] );
		$more       = array_diff( array_keys( $endpoint['args'] ), array_keys( $properties ) );
		return [] === $more ? '' : 'has parameters without a contract: ' . implode( ', ', $more );
	}
}
