<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\Kit\Module;

/**
 * Lets the editor request attachments in the order of [gallery], which the REST API doesn't have: menu order, then ID.
 */
final class MenuOrder implements Module {
	private const NAME = 'menu_order';

	public function register(): void {
		add_filter( 'rest_attachment_collection_params', [ $this, 'add' ] );
		add_filter( 'rest_attachment_query', [ $this, 'sort' ] );
	}

	/**
	 * Adds the order to those that the route of attachments accepts.
	 *
	 * @param array<string, array<string, mixed>> $params Parameters of the route.
	 * @return array<string, array<string, mixed>>
	 */
	public function add( array $params ): array {
		$orders = $params['orderby']['enum'] ?? null;
		if ( is_array( $orders ) && ! in_array( self::NAME, $orders, true ) ) {
			$params['orderby']['enum'] = [ ...$orders, self::NAME ];
		}
		return $params;
	}

	/**
	 * Adds the ID to the menu order, so that images without one have a stable order.
	 *
	 * @param array<string, mixed> $args Arguments of the query.
	 * @return array<string, mixed>
	 */
	public function sort( array $args ): array {
		return self::NAME === ( $args['orderby'] ?? null ) ? [ 'orderby' => self::NAME . ' ID' ] + $args : $args;
	}
}
