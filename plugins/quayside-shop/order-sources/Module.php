<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * Registers the report of orders by source: its route, its screen, and its export.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		$contracts = new Contracts( $this->assets->path( 'build/contracts' ) );
		add_action( 'rest_api_init', [ new ReportRoute( $contracts ), 'register' ] );
		OrderSourcesCommand::register( $contracts );
		( new Export() )->register();
		add_action( 'admin_menu', [ new Screen( $this->assets ), 'add_page' ], 62 );
	}
}
