<?php
declare( strict_types=1 );

namespace Quayside\Shop\StoreConfig;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * The store page configuration for pages that use the shop's REST client. Contract shop/store-config.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_filter( 'script_module_data_' . $this->assets->id( 'client' ), [ $this, 'config' ] );
		add_action( 'quayside_shop_use_client', [ $this, 'use_client' ] );
	}

	/**
	 * Adds the client to the page's import map. Other plugins fire `quayside_shop_use_client` before the footer.
	 */
	public function use_client(): void {
		$this->assets->use_island( 'client' );
	}

	/**
	 * Returns the configuration with all fields of spec section 3. Guests get no nonce, because their pages are cached.
	 *
	 * @return array<string, mixed>
	 */
	public function config(): array {
		$admin  = current_user_can( 'manage_woocommerce' );
		$config = [
			'cdn_root'             => $this->assets->url( 'build' ),
			'root_url'             => esc_url_raw( rest_url() ),
			'plugin_url'           => $this->assets->url(),
			'home_url'             => home_url(),
			'api_url'              => esc_url_raw( rest_url( 'wc/store/v1/' ) ),
			'currency'             => null,
			'currency_symbol'      => html_entity_decode( get_woocommerce_currency_symbol(), ENT_QUOTES ),
			'theme'                => 'light',
			'pages'                => [
				'dashboard' => home_url( '/customer-dashboard/' ),
				'checkout'  => wc_get_checkout_url(),
			],
			'page_id'              => (int) get_queried_object_id(),
			'nonce'                => is_user_logged_in() ? wp_create_nonce( 'wp_rest' ) : '',
			'nonce_endpoint'       => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'recaptcha_site_key'   => '',
			'claim_url'            => '',
			'admin_url'            => admin_url(),
			'getting_started_url'  => admin_url( 'admin.php?page=quayside-getting-started' ),
			'user_permissions'     => [ 'manage_sc_shop_settings' => $admin ],
			'is_account_connected' => '',
		];
		/**
		 * Filters the store page configuration.
		 *
		 * @param array<string, mixed> $config Fields as in contract shop/store-config.
		 */
		$filtered = apply_filters( 'quayside_shop_store_config', $config );
		return is_array( $filtered ) ? $filtered + $config : $config;
	}
}
