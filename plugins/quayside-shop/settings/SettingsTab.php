<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Assets;

/**
 * The plugin's tab in WooCommerce's settings, rendered by React.
 */
final class SettingsTab {
	public const TAB = 'quayside-shop';

	public function __construct( private Assets $assets ) {}

	/**
	 * Returns the tab's URL.
	 */
	public static function url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=' . self::TAB );
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'woocommerce_settings_tabs_array', [ $this, 'add' ], 60 );
		add_action( 'woocommerce_settings_' . self::TAB, [ $this, 'print' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
	}

	/**
	 * Adds the tab after WooCommerce's own.
	 *
	 * @param mixed $tabs Names by tab.
	 * @return array<mixed>
	 */
	public function add( $tabs ): array {
		return [
			...( is_array( $tabs ) ? $tabs : [] ),
			self::TAB => __( 'Shop front', 'quayside-shop' ),
		];
	}

	/**
	 * Prints the screen's root element without WooCommerce's save button, because the screen saves by itself.
	 */
	public function print(): void {
		$GLOBALS['hide_save_button'] = true; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WooCommerce's name.
		printf( '<div id="quayside-shop-settings" data-cart-page="%s"></div>', esc_url( wc_get_page_permalink( 'cart', '' ) ) );
	}

	/**
	 * Enqueues the screen's script and styles on the tab.
	 */
	public function enqueue(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only compared.
		if ( 'wc-settings' === ( $_GET['page'] ?? '' ) && self::TAB === ( $_GET['tab'] ?? '' ) ) {
			$this->assets->script( 'settings' );
			$this->assets->style( 'settings' );
			wp_enqueue_style( 'wp-components' );
		}
	}
}
