<?php
declare( strict_types=1 );

namespace Quayside\Shop\FrontEnd;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * The storefront's small scripts: sorting, quantities, password fields, store notice, and coming-soon banner.
 */
final class Module implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		$hosts = new Hosts( $this->assets );
		add_action( 'wp_enqueue_scripts', [ $hosts, 'prepare' ] );
		add_action( 'wp_footer', [ $hosts, 'print_hosts' ], 5 );
		add_action( 'woocommerce_before_template_part', [ $hosts, 'note_template' ] );
		add_action( 'woocommerce_before_template_part', [ $hosts, 'open_sort_form' ] );
		add_action( 'woocommerce_after_template_part', [ $hosts, 'close_sort_form' ] );
		add_filter( 'woocommerce_quantity_input_args', [ $hosts, 'raise_quantity' ], PHP_INT_MAX );
		add_filter( 'woocommerce_demo_store', [ new StoreNotice( $this->assets ), 'html' ], PHP_INT_MAX );
	}
}
