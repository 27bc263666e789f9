<?php
/**
 * Plugin Name:       Quayside Shop
 * Description:       Cart, cart drawer, mini-cart, account popup, store notice, and order attribution for WooCommerce, without jQuery.
 * Version:           0.1.0
 * Requires at least: 6.7
 * Requires PHP:      8.1
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       quayside-shop
 * Domain Path:       /languages
 */

// This file parses on PHP 7.0, so that old PHP versions get a notice instead of a fatal error.
declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! is_file( __DIR__ . '/build/kit/Requirements.php' ) ) {
	add_action(
		'admin_notices',
		static function () {
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				esc_html__( 'Quayside Shop has not been built. Run npm run build in its repository.', 'quayside-shop' )
			);
		}
	);
	return;
}

// A backup or another version in a folder with another name is active as well.
if ( class_exists( 'Quayside\\Shop\\Kit\\Requirements', false ) ) {
	add_action(
		'admin_notices',
		static function () {
			if ( ! current_user_can( 'activate_plugins' ) ) {
				return;
			}
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				esc_html__( 'Two copies of Quayside Shop are active, and only the first one is running. Deactivate one of them.', 'quayside-shop' )
			);
		}
	);
	return;
}

require __DIR__ . '/build/kit/Requirements.php';

register_activation_hook(
	__FILE__,
	static function ( $network_wide ) {
		require_once __DIR__ . '/build/kit/EachSite.php';
		require_once __DIR__ . '/Lifecycle.php';
		\Quayside\Shop\Kit\EachSite::run_for( (bool) $network_wide, array( \Quayside\Shop\Lifecycle::class, 'activate' ) );
	}
);

// Runs now, because WooCommerce reads its first options before plugins_loaded.
if ( PHP_VERSION_ID >= 80100 ) {
	require __DIR__ . '/woocommerce-options/OptionCache.php';
	if ( \Quayside\Shop\WoocommerceOptions\OptionCache::has_store() ) {
		\Quayside\Shop\WoocommerceOptions\OptionCache::prime();
	}
}

// WooCommerce and all other plugins are available on this hook.
add_action(
	'plugins_loaded',
	static function () {
		$needs = array(
			'php'         => '8.1',
			'core'        => '6.7',
			'woocommerce' => '9.0',
			'extension'   => 'mbstring',
		);
		if ( ! \Quayside\Shop\Kit\Requirements::met( 'Quayside Shop', $needs ) ) {
			return;
		}
		require __DIR__ . '/build/kit/Autoload.php';
		\Quayside\Shop\Kit\Autoload::register_features( 'Quayside\\Shop', __DIR__ );
		\Quayside\Shop\Kit\Autoload::register( 'Quayside\\Shop\\Kit', __DIR__ . '/build/kit' );
		\Quayside\Shop\Plugin::boot( __FILE__ );
	}
);
