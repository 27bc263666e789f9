<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * Registers the settings tab in WooCommerce, the settings route, and the option for WordPress's own settings route.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_setting' ] );
		add_action( 'admin_init', [ $this, 'register_setting' ] );
		$contracts = new Contracts( $this->assets->path( 'build/contracts' ) );
		add_action( 'rest_api_init', [ new SettingsRoute( $contracts ), 'register' ] );
		( new SettingsSource( $contracts ) )->register();
		( new SettingsTab( $this->assets ) )->register();
	}

	/**
	 * Registers the option for /wp/v2/settings, with the fields of the contract that the option stores.
	 */
	public function register_setting(): void {
		register_setting(
			SettingsTab::TAB,
			Settings::OPTION,
			[
				'type'         => 'object',
				'default'      => Settings::defaults(),
				'show_in_rest' => [
					'schema' => [
						'type'                 => 'object',
						'properties'           => array_intersect_key( (array) ( $this->contract()->schema()['properties'] ?? [] ), Settings::defaults() ),
						'additionalProperties' => false,
					],
				],
			]
		);
	}

	/**
	 * Loads the contract of the settings.
	 */
	private function contract(): Contract {
		return Contract::load( $this->assets->path( 'build/contracts' ), 'shop/settings' );
	}
}
