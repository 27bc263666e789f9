<?php
declare( strict_types=1 );

namespace Quayside\Shop\Settings;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * The settings' screen under WooCommerce, and their place in WordPress's own settings route.
 */
final class Module implements KitModule {
	private const PAGE = 'quayside-shop';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_setting' ] );
		add_action( 'admin_init', [ $this, 'register_setting' ] );
		add_action( 'admin_menu', [ $this, 'add_page' ], 60 );
		add_action( 'admin_enqueue_scripts', [ $this, 'enqueue' ] );
	}

	/**
	 * Makes the option known to /wp/v2/settings.
	 */
	public function register_setting(): void {
		$schema = Contract::load( $this->assets->path( 'build/contracts' ), 'shop/settings' )->schema();
		unset( $schema['title'] );
		register_setting(
			self::PAGE,
			Settings::OPTION,
			[
				'type'         => 'object',
				'default'      => Settings::DEFAULTS,
				'show_in_rest' => [ 'schema' => $schema ],
			]
		);
	}

	/**
	 * Adds the screen below WooCommerce's menu.
	 */
	public function add_page(): void {
		add_submenu_page(
			'woocommerce',
			__( 'Shop front', 'quayside-shop' ),
			__( 'Shop front', 'quayside-shop' ),
			'manage_options',
			self::PAGE,
			static function (): void {
				printf( '<div class="wrap"><h1>%s</h1><div id="quayside-shop-settings"></div></div>', esc_html__( 'Shop front', 'quayside-shop' ) );
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
			$this->assets->script( 'admin' );
			$this->assets->style( 'admin' );
			wp_enqueue_style( 'wp-components' );
		}
	}
}
