<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors;

use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Settings;

/**
 * Clears page caches when the settings change, because cached pages have the old banner and block by the old list.
 */
final class Caches implements KitModule {
	/**
	 * Functions that clear a cache, and the plugin or host they belong to.
	 */
	private const FUNCTIONS = [
		'rocket_clean_domain'        => 'WP Rocket',
		'w3tc_flush_all'             => 'W3 Total Cache',
		'wp_cache_clear_cache'       => 'WP Super Cache',
		'wpfc_clear_all_cache'       => 'WP Fastest Cache',
		'sg_cachepress_purge_cache'  => 'SiteGround',
		'wpo_cache_flush'            => 'WP-Optimize',
		'pantheon_wp_clear_edge_all' => 'Pantheon',
	];

	/**
	 * Actions that clear a cache. They do nothing without a listener.
	 */
	private const ACTIONS = [
		'litespeed_purge_all',
		'breeze_clear_all_cache',
		'wphb_clear_page_cache',
		'cache_enabler_clear_complete_cache',
		'ce_clear_cache',
		'nginx_helper_purge_all',
		'swcfpc_purge_everything',
		'cky_clear_cache',
	];

	/**
	 * Static methods without arguments that clear a cache.
	 */
	private const METHODS = [ [ '\autoptimizeCache', 'clearall' ], [ '\FlyingPress\Purge', 'purge_everything' ], [ '\WpeCommon', 'purge_varnish_cache' ] ];

	public function register(): void {
		add_action( 'update_option_' . Settings::OPTION, [ $this, 'purge' ] );
		add_action( 'add_option_' . Settings::OPTION, [ $this, 'purge' ] );
	}

	/**
	 * Clears all caches that exist.
	 */
	public function purge(): void {
		foreach ( array_keys( self::FUNCTIONS ) as $name ) {
			if ( function_exists( $name ) ) {
				$name();
			}
		}
		foreach ( self::ACTIONS as $name ) {
			do_action( $name ); // phpcs:ignore WordPress.NamingConventions -- names of other plugins.
		}
		foreach ( self::METHODS as $method ) {
			if ( is_callable( $method ) ) {
				$method();
			}
		}
		/**
		 * Fires when cached pages are out of date, because the consent settings have changed.
		 */
		do_action( 'quayside_consent_purge_caches' );
	}
}
