<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\StoreApi\WcAjax;

/**
 * Cart: add-to-cart buttons, the header's cart link, the drawer, and the mini-cart widget.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		$island = new CartIsland( $this->assets );
		add_action( 'wp_enqueue_scripts', [ $island, 'prepare' ] );
		// Classic themes print the import map from priority 9 on.
		add_action( 'wp_footer', [ $island, 'print_hosts' ], 5 );
		add_filter( 'woocommerce_loop_add_to_cart_args', [ $island, 'mark_button' ] );
		add_action( 'woocommerce_before_add_to_cart_form', [ $island, 'open_form' ], 1000 );
		add_action( 'woocommerce_after_add_to_cart_form', [ $island, 'close_form' ], 0 );

		// WooCommerce's product blocks add to the cart themselves and fire events, so the cart's module has to be loaded.
		add_filter( 'render_block_woocommerce/product-button', [ $island, 'report_product_block' ] );

		$link = new CartLink();
		add_action( 'quayside_header_actions', [ $link, 'print' ], 20 );
		add_shortcode( 'quayside_cart_link', [ $link, 'html' ] );
		add_filter( 'woocommerce_add_to_cart_fragments', [ $link, 'add_fragment' ] );
		( new CartCookies() )->register();
		( new DrawerData() )->register();
		add_filter( 'moderncart_localize_script_args', [ DrawerOwner::class, 'add_trigger' ] );
		( new CartHashMark() )->register();
		( new RemovedLines() )->register();
		if ( isset( $_REQUEST['add-to-cart'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only whether it is there.
			( new SelectedVariation() )->register();
		}

		if ( WcAjax::can_be_requested() ) {
			( new AddFormRoute() )->register();
			( new RefusedAddition() )->register();
			( new RestoreRoute( $this->assets ) )->register();
		}
		add_action( 'widgets_init', [ MiniCartWidget::class, 'replace' ], 20 );
		add_filter( 'quayside_trimmed_styles', [ MiniCartWidget::class, 'trim_style' ], 10, 2 );
	}
}
