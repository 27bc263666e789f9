<?php
/**
 * Plugin Name:       Quayside Consent
 * Description:       Cookie consent banner with a preference center, a consent log, and scripts and iframes that are blocked before consent.
 * Version:           0.1.0
 * Requires at least: 6.7
 * Requires PHP:      8.1
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       quayside-consent
 * Domain Path:       /languages
 */

// This file parses on PHP 7.0, so that an old PHP gets a notice instead of a fatal error.
declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( ! is_file( __DIR__ . '/build/kit/Requirements.php' ) ) {
	add_action(
		'admin_notices',
		static function () {
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				esc_html__( 'Quayside Consent has not been built. Run npm run build in its repository.', 'quayside-consent' )
			);
		}
	);
	return;
}

// A backup or another version in a folder with another name is active as well.
if ( class_exists( 'Quayside\\Consent\\Kit\\Requirements', false ) ) {
	add_action(
		'admin_notices',
		static function () {
			if ( ! current_user_can( 'activate_plugins' ) ) {
				return;
			}
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				esc_html__( 'Two copies of Quayside Consent are active, and only the first one is running. Deactivate one of them.', 'quayside-consent' )
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
		\Quayside\Consent\Kit\EachSite::run_for( (bool) $network_wide, array( \Quayside\Consent\Lifecycle::class, 'activate' ) );
	}
);

register_deactivation_hook(
	__FILE__,
	static function ( $network_wide ) {
		require_once __DIR__ . '/build/kit/EachSite.php';
		require_once __DIR__ . '/Lifecycle.php';
		\Quayside\Consent\Kit\EachSite::run_for( (bool) $network_wide, array( \Quayside\Consent\Lifecycle::class, 'deactivate' ) );
	}
);

// Other plugins such as WooCommerce are available once plugins are loaded.
add_action(
	'plugins_loaded',
	static function () {
		$needs = array(
			'php'       => '8.1',
			'core'      => '6.7',
			'extension' => 'mbstring',
		);
		if ( ! \Quayside\Consent\Kit\Requirements::met( 'Quayside Consent', $needs ) ) {
			return;
		}
		require __DIR__ . '/build/kit/Autoload.php';
		\Quayside\Consent\Kit\Autoload::register_features( 'Quayside\\Consent', __DIR__ );
		\Quayside\Consent\Kit\Autoload::register( 'Quayside\\Consent\\Kit', __DIR__ . '/build/kit' );
		\Quayside\Consent\Plugin::boot( __FILE__ );
	}
);
