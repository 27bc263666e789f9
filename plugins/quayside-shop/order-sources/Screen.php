<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

use Quayside\Shop\Kit\AdminScreen;
use Quayside\Shop\Kit\Assets;

/**
 * Registers the screen WooCommerce > Order sources.
 */
final class Screen {
	public const PAGE = 'quayside-order-sources';

	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the screen to the WooCommerce menu.
	 */
	public function add_page(): void {
		( new AdminScreen(
			assets: $this->assets,
			page: self::PAGE,
			title: __( 'Order sources', 'quayside-shop' ),
			capability: ReportRoute::CAPABILITY,
			entry: 'order-sources',
			element: 'quayside-order-sources',
			data: static fn (): array => [
				'today'      => (string) wp_date( 'Y-m-d' ),
				'export-url' => Export::url(),
			]
		) )->add_to_submenu( 'woocommerce' );
	}
}
