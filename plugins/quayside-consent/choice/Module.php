<?php
declare( strict_types=1 );

namespace Quayside\Consent\Choice;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Log\Module as Log;
use Quayside\Consent\Settings\Settings;

/**
 * Registers the route for choices without scripts.
 */
final class Module implements KitModule {
	public function __construct( private Contracts $contracts, private Settings $settings, private Categories $categories, private Log $log ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		( new OptOutRoute( $this->contracts, $this->settings, $this->categories, $this->log->writer() ) )->register_route();
	}
}
