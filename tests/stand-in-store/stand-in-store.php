<?php
/**
 * Plugin Name: Stand-in store (not WooCommerce)
 * Description: A stand-in for WooCommerce in Quayside's tests and offline demo. It serves the part of WooCommerce's visitor
 * contract that Quayside uses, and does nothing where the real WooCommerce is active. Never use it to sell anything.
 * Version: 0.1.0
 * Requires at least: 6.7
 * Requires PHP: 8.1
 * License: GPL-2.0-or-later
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore;

defined( 'ABSPATH' ) || exit;

/** The folder of this plugin, with a trailing slash. */
const FOLDER = __DIR__ . '/';

/** This file, as WordPress's plugin functions want it. */
const FILE = __FILE__;

/**
 * Whether the real WooCommerce is loaded, active, or being activated in this very request.
 */
function real_store_is_present(): bool {
	if ( class_exists( 'WooCommerce', false ) ) {
		return true;
	}
	$active = array_merge(
		(array) get_option( 'active_plugins', [] ),
		is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ) : []
	);
	foreach ( $active as $plugin ) {
		if ( is_string( $plugin ) && str_ends_with( $plugin, '/woocommerce.php' ) && is_file( WP_PLUGIN_DIR . '/' . $plugin ) ) {
			return true;
		}
	}
	// Activation loads WooCommerce into a request that began without it: leave its names free.
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only, to step aside.
	$asked = wp_json_encode( [ $_GET['plugin'] ?? '', $_POST['plugin'] ?? '', $_POST['checked'] ?? [], $_POST['slug'] ?? '' ], JSON_UNESCAPED_SLASHES );
	return is_admin() && str_contains( (string) $asked, 'woocommerce' );
}

if ( ! real_store_is_present() ) {
	require FOLDER . 'includes/load.php';
}
