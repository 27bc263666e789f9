<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use Quayside\Shop\Kit\Assets;

/**
 * The screen below WooCommerce's menu, drawn by React.
 */
final class Screen {
	public const PAGE = 'quayside-order-sources';

	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the screen.
	 */
	public function add_page(): void {
		add_submenu_page(
			'woocommerce',
			__( 'Order sources', 'quayside-shop' ),
			__( 'Order sources', 'quayside-shop' ),
			Module::CAPABILITY,
			self::PAGE,
			static function (): void {
				printf(
					'<div class="wrap"><h1>%s</h1><div id="quayside-order-sources" data-today="%s"></div></div>',
					esc_html__( 'Order sources', 'quayside-shop' ),
					esc_attr( wp_date( 'Y-m-d' ) ?: '' ) // phpcs:ignore Universal.Operators.DisallowShortTernary.Found
				);
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
			$this->assets->script( 'order-sources' );
			$this->assets->style( 'order-sources' );
			wp_enqueue_style( 'wp-components' );
		}
	}
}
