<?php
declare( strict_types=1 );

namespace Quayside\Shop\GettingStarted;

use Quayside\Shop\Kit\AdminScreen;
use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * Registers the screen WooCommerce > Getting started and its route (spec section 2).
 */
final class Module implements KitModule {
	/**
	 * Page slug, which the store page configuration contains.
	 */
	public const PAGE = 'quayside-getting-started';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'rest_api_init', fn () => ( new GettingStartedRoute( new Contracts( $this->assets->path( 'build/contracts' ) ) ) )->register() );
		add_action( 'admin_menu', [ $this, 'add_page' ], 61 );
	}

	/**
	 * Adds the screen to the WooCommerce menu.
	 */
	public function add_page(): void {
		( new AdminScreen(
			assets: $this->assets,
			page: self::PAGE,
			title: __( 'Get started with your storefront', 'quayside-shop' ),
			capability: 'manage_woocommerce',
			entry: 'getting-started',
			element: 'quayside-getting-started',
			menu_title: __( 'Getting started', 'quayside-shop' )
		) )->add_to_submenu( 'woocommerce' );
	}
}
