<?php
declare( strict_types=1 );

namespace Quayside\Consent\LanguageTexts;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;

/**
 * Registers the route for the owner's texts in each language.
 */
final class Module implements KitModule {
	public function __construct( private Contracts $contracts, private Settings $settings ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_route' ] );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		( new LanguageTextsRoute( $this->contracts, $this->settings ) )->register_route();
	}
}
