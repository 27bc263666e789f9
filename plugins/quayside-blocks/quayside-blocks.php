<?php
/**
 * Plugin Name:       Quayside Blocks
 * Description:       Forms with entries, image galleries with a lightbox, sliders, sticky blocks, and lazy-loaded media for the block editor.
 * Version:           0.1.0
 * Requires at least: 6.7
 * Requires PHP:      8.1
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       quayside-blocks
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
				esc_html__( 'Quayside Blocks has not been built. Run npm run build in its repository.', 'quayside-blocks' )
			);
		}
	);
	return;
}

// A backup or another version in a folder with another name is active as well.
if ( class_exists( 'Quayside\\Blocks\\Kit\\Requirements', false ) ) {
	add_action(
		'admin_notices',
		static function () {
			if ( ! current_user_can( 'activate_plugins' ) ) {
				return;
			}
			printf(
				'<div class="notice notice-warning"><p>%s</p></div>',
				esc_html__( 'Two copies of Quayside Blocks are active, and only the first one is running. Deactivate one of them.', 'quayside-blocks' )
			);
		}
	);
	return;
}

require __DIR__ . '/build/kit/Requirements.php';

register_deactivation_hook(
	__FILE__,
	static function ( $network_wide ) {
		require_once __DIR__ . '/build/kit/EachSite.php';
		require_once __DIR__ . '/Lifecycle.php';
		\Quayside\Blocks\Kit\EachSite::run_for( (bool) $network_wide, array( \Quayside\Blocks\Lifecycle::class, 'deactivate' ) );
	}
);

// All other plugins, including WooCommerce, are loaded at plugins_loaded.
add_action(
	'plugins_loaded',
	static function () {
		$needs = array(
			'php'       => '8.1',
			'core'      => '6.7',
			'extension' => 'mbstring',
		);
		if ( ! \Quayside\Blocks\Kit\Requirements::met( 'Quayside Blocks', $needs ) ) {
			return;
		}
		require __DIR__ . '/build/kit/Autoload.php';
		\Quayside\Blocks\Kit\Autoload::register_features( 'Quayside\\Blocks', __DIR__ );
		\Quayside\Blocks\Kit\Autoload::register( 'Quayside\\Blocks\\Kit', __DIR__ . '/build/kit' );
		\Quayside\Blocks\Plugin::boot( __FILE__ );
	}
);
