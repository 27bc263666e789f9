<?php
/**
 * Deletes the plugin's options on each site of a network. Carts, orders, and their attribution belong to WooCommerce and
 * are preserved.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_file( __DIR__ . '/build/kit/Autoload.php' ) ) {
	require_once __DIR__ . '/build/kit/Autoload.php';
	\Quayside\Shop\Kit\Autoload::register( 'Quayside\\Shop\\Kit', __DIR__ . '/build/kit' );
	if ( \Quayside\Shop\Kit\LastPlugin::has_copy( __DIR__, 'quayside-shop' ) ) {
		return;
	}
	\Quayside\Shop\Kit\EachSite::run(
		static function (): void {
			delete_option( 'quayside_shop_settings' );
			delete_option( 'quayside_shop_pages' );
			\Quayside\Shop\Kit\SwitchOver::uninstall( 'quayside-shop' );
			\Quayside\Shop\Kit\LogFile::uninstall( 'quayside-shop' );
		}
	);
}
