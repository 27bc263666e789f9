<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * The customer dashboard's routes below quayside-shop/v1/customer: always about the customer who asks, whom no request
 * can name.
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
	 * An answer that no cache keeps.
	 *
	 * @param mixed $data What it says.
	 */
	public static function answer( mixed $data ): \WP_REST_Response {
		$response = new \WP_REST_Response( $data );
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}

	/**
	 * HTML of the store as plain text.
	 */
	public static function text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES ) );
	}
}
