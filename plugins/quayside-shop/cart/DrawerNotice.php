<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Shows an admin notice that names the other plugin that opens the cart in a drawer.
 */
final class DrawerNotice implements KitModule {
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print' ] );
	}

	/**
	 * Prints the notice on the plugins screen and on WooCommerce's settings screen.
	 */
	public function print(): void {
		$screen     = get_current_screen();
		$has_notice = $screen && in_array( $screen->id, [ 'plugins', 'woocommerce_page_wc-settings' ], true );
		$name       = $has_notice && current_user_can( 'manage_woocommerce' ) ? DrawerOwner::name() : '';
		if ( '' === $name ) {
			return;
		}
		$message = sprintf(
			/* translators: %s: name of a plugin, for example "Modern Cart". */
			__( '%s opens the cart in a drawer, so the cart drawer of Quayside Shop is off. The cart link and its item count still work.', 'quayside-shop' ),
			$name
		);
		printf( '<div class="notice notice-info"><p>%s</p></div>', esc_html( $message ) );
	}
}
