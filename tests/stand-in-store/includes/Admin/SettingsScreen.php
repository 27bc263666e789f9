<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Admin;

/**
 * The menu and the settings screen that extensions add themselves to.
 */
final class SettingsScreen {

	/** Adds the hook. */
	public function register(): void {
		add_action( 'admin_menu', [ $this, 'menu' ], 9 );
	}

	/** Adds the menu. */
	public function menu(): void {
		add_menu_page(
			__( 'Stand-in store', 'stand-in-store' ),
			__( 'Stand-in store', 'stand-in-store' ),
			'manage_woocommerce',
			'woocommerce',
			[ $this, 'overview' ],
			'dashicons-store',
			55
		);
		add_submenu_page(
			'woocommerce',
			__( 'Settings', 'stand-in-store' ),
			__( 'Settings', 'stand-in-store' ),
			'manage_woocommerce',
			'wc-settings',
			[ $this, 'settings' ]
		);
	}

	/** What this is. */
	public function overview(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Stand-in store', 'stand-in-store' ) . '</h1><p>' . esc_html__(
			'It answers as WooCommerce does wherever Quayside asks, so that tests and the offline demo can run without it.',
			'stand-in-store'
		) . '</p></div>';
	}

	/** Tabs of extensions. */
	public function settings(): void {
		if ( class_exists( \WC_Settings_Page::class ) ) {
			apply_filters( 'woocommerce_get_settings_pages', [] );
		}
		$tabs = (array) apply_filters( 'woocommerce_settings_tabs_array', [] );
		// phpcs:ignore WordPress.Security.NonceVerification
		$tab  = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : (string) array_key_first( $tabs );
		echo '<div class="wrap woocommerce"><form method="post" id="mainform"><nav class="nav-tab-wrapper woo-nav-tab-wrapper">';
		foreach ( $tabs as $slug => $label ) {
			printf(
				'<a href="%s" class="nav-tab%s">%s</a>',
				esc_url( admin_url( 'admin.php?page=wc-settings&tab=' . $slug ) ),
				$slug === $tab ? ' nav-tab-active' : '',
				esc_html( (string) $label )
			);
		}
		echo '</nav>';
		do_action( 'woocommerce_sections_' . $tab );
		do_action( 'woocommerce_settings_' . $tab );
		echo '</form></div>';
	}
}
