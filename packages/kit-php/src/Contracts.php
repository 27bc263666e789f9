<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Provides the contracts of a plugin and registers the REST routes that use them.
 */
final class Contracts {
	/**
	 * @param string $folder Folder of contracts, usually the plugin's build/contracts.
	 */
	public function __construct( private string $folder ) {}

	/**
	 * Reads a contract.
	 *
	 * @param string $name Area and feature, for example "shop/cart.add-request".
	 */
	public function get( string $name ): Contract {
		return Contract::load( $this->folder, $name );
	}

	/**
	 * Registers a REST route. The contract of the request provides its arguments. Tests check successful responses against the
	 * contract of the response.
	 *
	 * An endpoint has the keys that register_rest_route() accepts, and "contract" with these keys:
	 * request  Name, or null if the route has no parameters except those in its path.
	 * response Name, followed by "[]" for a list, or null for a response without a body.
	 * partial  Whether missing properties keep their values instead of getting defaults.
	 *
	 * "args" adds what a schema cannot express to the arguments, such as another sanitize_callback.
	 *
	 * @param non-falsy-string     $namespace For example "quayside-shop/v1".
	 * @param non-falsy-string     $path      For example "/settings".
	 * @param array<string, mixed> ...$endpoints One endpoint for each method.
	 */
	public function route( string $namespace, string $path, array ...$endpoints ): void {
		$route = [];
		foreach ( $endpoints as $endpoint ) {
			$contract = is_array( $endpoint['contract'] ?? null ) ? $endpoint['contract'] : [];
			$request  = $contract['request'] ?? null;
			$more     = is_array( $endpoint['args'] ?? null ) ? $endpoint['args'] : [];

			if ( is_string( $request ) ) {
				$more = array_replace_recursive( $this->get( $request )->args( true !== ( $contract['partial'] ?? false ) ), $more );
			}
			$endpoint['args'] = $more;
			$route[]          = $endpoint;
			$response         = $contract['response'] ?? null;
			if ( is_string( $response ) ) {
				$route['schema'] ??= fn (): array => $this->get( str_replace( '[]', '', $response ) )->schema();
			}
		}
		register_rest_route( $namespace, $path, $route );
	}

	/**
	 * Registers a REST route whose methods need the same permission and return the same.
	 *
	 * @param non-falsy-string                             $namespace  For example "quayside-consent/v1".
	 * @param non-falsy-string                             $path       For example "/checklist".
	 * @param callable                                     $permission Permission callback.
	 * @param string                                       $response   Name of the contract of responses, followed by "[]" for a list.
	 * @param array<string, array{0: callable, 1?: string}> $methods    Callback and name of the contract of the request by method. Without
	 *                                                                 a contract, the route has no parameters except those in its path.
	 */
	public function resource( string $namespace, string $path, callable $permission, string $response, array $methods ): void {
		$endpoints = [];
		foreach ( $methods as $method => $handler ) {
			$endpoints[] = [
				'methods'             => $method,
				'callback'            => $handler[0],
				'permission_callback' => $permission,
				'contract'            => [
					'request'  => $handler[1] ?? null,
					'response' => $response,
				],
			];
		}
		$this->route( $namespace, $path, ...$endpoints );
	}
}
