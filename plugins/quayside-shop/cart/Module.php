<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\StoreApi\WcAjax;

/**
 * Cart: the island behind add-to-cart buttons, the header's cart link, the drawer, the mini-cart widget.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		$island = new CartIsland( $this->assets );
		add_action( 'wp_enqueue_scripts', [ $island, 'prepare' ] );
		// The import map of classic themes is printed from priority 9 on.
		add_action( 'wp_footer', [ $island, 'print_hosts' ], 5 );
		add_filter( 'woocommerce_loop_add_to_cart_args', [ $island, 'mark_button' ] );
		add_action( 'woocommerce_before_add_to_cart_form', [ $island, 'open_form' ], 1000 );
		add_action( 'woocommerce_after_add_to_cart_form', [ $island, 'close_form' ], 0 );

		// WooCommerce's product blocks add to the cart by themselves and tell of it by events: the cart has to be awake.
		add_filter( 'render_block_woocommerce/product-button', [ $island, 'stay_awake' ] );

		$link = new CartLink();
		add_action( 'quayside_header_actions', [ $link, 'print' ], 20 );
		add_shortcode( 'quayside_cart_link', [ $link, 'html' ] );
		add_filter( 'woocommerce_add_to_cart_fragments', [ $link, 'add_fragment' ] );
		( new CartCookies() )->register();
		( new DrawerData() )->register();
		add_filter( 'moderncart_localize_script_args', [ DrawerOwner::class, 'add_trigger' ] );
		( new ShownCart() )->register();

		if ( WcAjax::may_be_asked() ) {
			( new AddFormRoute() )->register();
			( new RefusedAddition() )->register();
			( new RestoreRoute( $this->assets ) )->register();
		}
		add_action( 'widgets_init', [ MiniCartWidget::class, 'replace' ], 20 );
	}
}
