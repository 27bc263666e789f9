<?php
/**
 * Removes the plugin's options, on each site of a network. Carts, orders and their attribution belong to WooCommerce and stay.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$quayside_shop_remove = static function (): void {
	delete_option( 'quayside_shop_settings' );
	delete_option( 'quayside_shop_pages' );
};

if ( is_multisite() ) {
	foreach ( get_sites(
		[
			'fields' => 'ids',
			'number' => 0,
		]
	) as $quayside_shop_site ) {
		switch_to_blog( (int) $quayside_shop_site );
		$quayside_shop_remove();
		restore_current_blog();
	}
} else {
	$quayside_shop_remove();
}
