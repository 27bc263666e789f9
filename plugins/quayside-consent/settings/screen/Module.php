<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Kit\AdminScreen;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\ScreenUrl;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Settings\Validation\Proposal;

/**
 * Registers the screen Settings > Cookie consent and its routes.
 */
final class Module implements KitModule {
	public function __construct(
		private Assets $assets,
		private Settings $settings,
		private Texts $texts,
		private ProviderList $providers,
		private SettingsChanges $changes
	) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
		add_action( 'admin_menu', [ $this, 'add_page' ] );
		foreach ( [ 'add_option_', 'update_option_', 'delete_option_' ] as $event ) {
			// Runs before page caches are cleared, as their plugins may request pages immediately.
			add_action( $event . Settings::OPTION, [ $this->settings, 'refresh' ], 1, 0 );
		}
		add_filter( 'plugin_action_links_' . plugin_basename( $this->assets->path( 'quayside-consent.php' ) ), [ $this, 'add_link' ] );
	}

	/**
	 * Registers the screen's routes.
	 */
	public function register_routes(): void {
		$contracts = new Contracts( $this->assets->path( 'build/contracts' ) );
		$proposal  = new Proposal( $contracts->get( 'consent/settings' ) );
		( new SettingsRoute( $contracts, $proposal, $this->settings, $this->texts, $this->providers, $this->changes ) )->register();
		( new PreviewRoute( $this->assets, $contracts, $proposal ) )->register();
	}

	/**
	 * Adds the screen to the Settings menu.
	 */
	public function add_page(): void {
		( new AdminScreen(
			assets: $this->assets,
			page: ScreenUrl::PAGE,
			title: __( 'Cookie consent', 'quayside-consent' ),
			capability: Access::capability(),
			entry: 'settings',
			element: 'quayside-consent-settings'
		) )->add_to_submenu( 'options-general.php' );
	}

	/**
	 * Adds a link to the screen to the plugin's row in the list of plugins.
	 *
	 * @param array<string, string> $links Links of the plugin's row.
	 * @return array<string, string>
	 */
	public function add_link( $links ): array {
		return [ 'settings' => sprintf( '<a href="%s">%s</a>', esc_url( ScreenUrl::get() ), esc_html__( 'Settings', 'quayside-consent' ) ) ] + $links;
	}
}
