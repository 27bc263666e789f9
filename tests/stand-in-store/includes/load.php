<?php
/**
 * Declares the store's classes and functions and starts it.
 *
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore;

/**
 * Our own classes follow PSR-4 below includes/; WooCommerce's names are global and found by their file's name.
 */
spl_autoload_register(
	static function ( string $class ): void {
		if ( str_starts_with( $class, __NAMESPACE__ . '\\' ) ) {
			$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
			if ( is_file( $file ) ) {
				require $file;
			}
			return;
		}
		if ( 'WooCommerce' !== $class && ! str_starts_with( $class, 'WC_' ) ) {
			return;
		}
		foreach ( [ 'Store', 'Data', 'Product', 'Cart', 'Checkout', 'Order', 'Customer', 'Ajax', 'Widgets', 'Admin' ] as $folder ) {
			$file = __DIR__ . "/$folder/$class.php";
			if ( is_file( $file ) ) {
				require $file;
				return;
			}
		}
	}
);

foreach ( (array) glob( __DIR__ . '/*/functions*.php' ) as $file ) {
	require_once (string) $file;
}

$GLOBALS['woocommerce'] = \WooCommerce::instance();
