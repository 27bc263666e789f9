<?php
declare( strict_types=1 );

namespace Quayside\Shop;

/**
 * Handles the activation of the plugin on a site. It needs no other class of the plugin.
 */
final class Lifecycle {
	/**
	 * Adds options, because missing ones would cost a query on every page. Existing settings are not changed, so only new sites detect
	 * sources.
	 */
	public static function activate(): void {
		add_option( 'quayside_shop_settings', [ 'detect_sources' => true ] );
		add_option( 'quayside_shop_pages', [] );
	}
}
