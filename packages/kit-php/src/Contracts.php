<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The contracts of one plugin, and the REST routes that keep them.
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
	 * Registers a REST route. Its arguments are those of the request's contract; what it answers when all is well is judged
	 * by the response's in tests.
	 *
	 * An endpoint is one of register_rest_route(), and says under "contract" which two it keeps:
	 * request  Name; null for a route that takes nothing but what its path says.
	 * response Name, with "[]" behind it for a list of such; null for an answer without a body.
	 * partial  Whether what is not sent stays as it is: defaults then fill in nothing.
	 *
	 * "args" adds to the request's arguments what no schema can say, such as another sanitize_callback.
	 *
	 * @param non-falsy-string     $namespace For example "quayside-shop/v1".
	 * @param non-falsy-string     $path      For example "/settings".
	 * @param array<string, mixed> ...$endpoints One for each method.
	 */
	public function route( string $namespace, string $path, array ...$endpoints ): void {
		$route = [];
		foreach ( $endpoints as $endpoint ) {
			$contract = is_array( $endpoint['contract'] ?? null ) ? $endpoint['contract'] : [];
			$request  = $contract['request'] ?? null;
			$more     = is_array( $endpoint['args'] ?? null ) ? $endpoint['args'] : [];

			$endpoint['args'] = is_string( $request ) ? array_replace_recursive( $this->get( $request )->args( true !== ( $contract['partial'] ?? false ) ), $more ) : $more;
			$route[]          = $endpoint;
			$response         = $contract['response'] ?? null;
			if ( is_string( $response ) ) {
				$route['schema'] ??= fn (): array => $this->get( str_replace( '[]', '', $response ) )->schema();
			}
		}
		register_rest_route( $namespace, $path, $route );
	}
}
