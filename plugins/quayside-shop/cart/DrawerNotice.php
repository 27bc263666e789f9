<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Module as KitModule;

/**
 * Tells the owner which plugin opens the cart in a drawer.
 */
final class DrawerNotice implements KitModule {
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print' ] );
	}

	/**
	 * Prints the notice on the list of plugins and on WooCommerce's settings.
	 */
	public function print(): void {
		$screen = get_current_screen();
		$name   = $screen && in_array( $screen->id, [ 'plugins', 'woocommerce_page_wc-settings' ], true ) && current_user_can( 'manage_woocommerce' ) ? DrawerOwner::name() : '';
		if ( '' === $name ) {
			return;
		}
		printf(
			'<div class="notice notice-info"><p>%s</p></div>',
			/* translators: %s: name of a plugin, for example "Modern Cart". */
			esc_html( sprintf( __( '%s opens the cart in a drawer, so the cart drawer of Quayside Shop is off. The cart link and its item count still work.', 'quayside-shop' ), $name ) )
		);
	}
}
