<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * The settings' tab under WooCommerce, their route, and their place in WordPress's own settings route.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_setting' ] );
		add_action( 'admin_init', [ $this, 'register_setting' ] );
		add_action( 'rest_api_init', fn () => ( new SettingsRoute( Contract::load( $this->assets->path( 'build/contracts' ), 'shop/settings.values' ) ) )->register() );
		( new SettingsTab( $this->assets ) )->register();
	}

	/**
	 * Makes the option known to /wp/v2/settings.
	 */
	public function register_setting(): void {
		$schema = Contract::load( $this->assets->path( 'build/contracts' ), 'shop/settings' )->schema();
		unset( $schema['title'] );
		register_setting(
			SettingsTab::TAB,
			Settings::OPTION,
			[
				'type'         => 'object',
				'default'      => Settings::DEFAULTS,
				'show_in_rest' => [ 'schema' => $schema ],
			]
		);
	}
}
