<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * The customer dashboard's routes below quayside-shop/v1/customer. They always return data of the current user. Requests
 * can't name another one.
 */
final class Module implements KitModule {
	public const NAMESPACE = 'quayside-shop/v1';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action(
			'rest_api_init',
			function (): void {
				$contracts = new Contracts( $this->assets->path( 'build/contracts' ) );
				( new OrdersRoute( $contracts ) )->register();
				( new AddressRoute( $contracts ) )->register();
				( new AccountDetailsRoute( $contracts ) )->register();
			}
		);
	}

	/**
	 * Creates a response that must not be cached.
	 *
	 * @param mixed $data Response data.
	 */
	public static function response( mixed $data ): \WP_REST_Response {
		$response = new \WP_REST_Response( $data );
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}

	/**
	 * Converts WooCommerce's HTML to plain text.
	 */
	public static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES ) );
	}
}
