<?php
declare( strict_types=1 );

namespace Quayside\Shop\GettingStarted;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * The getting-started page of the admin area: spec section 2, routes. Below WooCommerce's menu.
 */
final class Module implements KitModule {
	/**
	 * The page parameter, as the store page configuration names it.
	 */
	public const PAGE = 'quayside-getting-started';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'rest_api_init', fn () => ( new GettingStartedRoute( new Contracts( $this->assets->path( 'build/contracts' ) ) ) )->register() );
		add_action( 'admin_menu', [ $this, 'add_page' ], 61 );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
	}

	/**
	 * Adds the screen.
	 */
	public function add_page(): void {
		add_submenu_page(
			'woocommerce',
			__( 'Get started with your storefront', 'quayside-shop' ),
			__( 'Getting started', 'quayside-shop' ),
			'manage_woocommerce',
			self::PAGE,
			static function (): void {
				printf( '<div class="wrap"><h1>%s</h1><div id="quayside-getting-started"></div></div>', esc_html__( 'Get started with your storefront', 'quayside-shop' ) );
			}
		);
	}

	/**
	 * Puts the screen's script on the screen alone.
	 *
	 * @param string $hook Screen's hook.
	 */
	public function enqueue( $hook ): void {
		if ( str_ends_with( (string) $hook, '_page_' . self::PAGE ) ) {
			$this->assets->script( 'getting-started' );
			$this->assets->style( 'getting-started' );
			wp_enqueue_style( 'wp-components' );
		}
	}
}
