<?php
/**
 * Removes the plugin's options. Carts, orders and their attribution belong to WooCommerce and stay.
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'quayside_shop_settings' );
delete_option( 'quayside_shop_pages' );
