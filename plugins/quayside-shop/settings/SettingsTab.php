<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Assets;

/**
 * The tab "Shop front" of WooCommerce's settings, drawn by React.
 */
final class SettingsTab {
	public const TAB = 'quayside-shop';

	public function __construct( private Assets $assets ) {}

	/**
	 * The tab's address.
	 */
	public static function url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=' . self::TAB );
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'woocommerce_settings_tabs_array', [ $this, 'add' ], 60 );
		add_action( 'woocommerce_settings_' . self::TAB, [ $this, 'show' ] );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
	}

	/**
	 * Adds the tab behind WooCommerce's own.
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
	 * Prints the place of the screen. It saves by itself: WooCommerce's button would save nothing.
	 */
	public function show(): void {
		$GLOBALS['hide_save_button'] = true; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WooCommerce's switch.
		echo '<div id="quayside-shop-settings"></div>';
	}

	/**
	 * Puts the screen's script on the tab alone.
	 */
	public function enqueue(): void {
		if ( 'wc-settings' === ( $_GET['page'] ?? '' ) && self::TAB === ( $_GET['tab'] ?? '' ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only compared.
			$this->assets->script( 'settings' );
			$this->assets->style( 'settings' );
			wp_enqueue_style( 'wp-components' );
		}
	}
}
