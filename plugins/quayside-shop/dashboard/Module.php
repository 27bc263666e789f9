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
}
