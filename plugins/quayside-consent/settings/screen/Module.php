<?php
declare( strict_types=1 );

namespace Quayside\Consent\Settings\Screen;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;

/**
 * The settings' screen: Settings, Cookie consent; and its routes.
 */
final class Module implements KitModule {
	public const PAGE = 'quayside-consent';

	public function __construct( private Assets $assets, private Settings $settings, private Texts $texts, private Categories $categories, private ProviderList $providers ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
		add_action( 'admin_menu', [ $this, 'add_page' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
		foreach ( [ 'add_option_', 'update_option_', 'delete_option_' ] as $event ) {
			// Before page caches are emptied, whose plugins may ask at once.
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
		( new SettingsRoute( $contracts, $proposal, $this->settings, $this->texts, $this->categories, $this->providers ) )->register();
		( new PreviewRoute( $this->assets, $contracts, $proposal ) )->register();
	}

	/**
	 * Adds the screen.
	 */
	public function add_page(): void {
		add_options_page(
			__( 'Cookie consent', 'quayside-consent' ),
			__( 'Cookie consent', 'quayside-consent' ),
			Access::capability(),
			self::PAGE,
			static function (): void {
				printf( '<div class="wrap"><h1>%s</h1><div id="quayside-consent-settings"></div></div>', esc_html__( 'Cookie consent', 'quayside-consent' ) );
			}
		);
	}

	/**
	 * Puts the screen's script on the screen alone.
	 *
	 * @param string $hook Screen's hook.
	 */
	public function enqueue( $hook ): void {
		if ( 'settings_page_' . self::PAGE === $hook ) {
			$this->assets->script( 'settings' );
			$this->assets->style( 'settings' );
			wp_enqueue_style( 'wp-components' );
		}
	}

	/**
	 * Leads from the list of plugins to the screen.
	 *
	 * @param array<string, string> $links The plugin's links.
	 * @return array<string, string>
	 */
	public function add_link( $links ): array {
		return [ 'settings' => sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=' . self::PAGE ) ), esc_html__( 'Settings', 'quayside-consent' ) ) ] + $links;
	}
}
