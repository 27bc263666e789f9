<?php
declare( strict_types=1 );

namespace Quayside\Theme\Shop;

use Quayside\Theme\Kit\Module;

/**
 * One list of breadcrumbs for search engines: WooCommerce describes its breadcrumbs in the footer, and plugins for search
 * engines describe theirs in the head. Where one is there already, WooCommerce's is left out.
 */
final class StructuredData implements Module {
	private bool $is_described = false;

	private bool $is_reading = false;

	public function register(): void {
		add_action( 'wp_head', [ $this, 'start' ], PHP_INT_MIN );
		add_action( 'wp_head', [ $this, 'end' ], PHP_INT_MAX );
		add_filter( 'woocommerce_structured_data_breadcrumblist', [ $this, 'filter' ] );
	}

	/**
	 * Begins to read the head of the store's pages.
	 */
	public function start(): void {
		$this->is_reading = function_exists( 'is_woocommerce' ) && is_woocommerce() && ob_start();
	}

	/**
	 * Prints the head, and remembers whether it describes breadcrumbs.
	 */
	public function end(): void {
		if ( $this->is_reading ) {
			$this->is_reading   = false;
			$head               = (string) ob_get_clean();
			$this->is_described = str_contains( $head, '"BreadcrumbList"' );
			echo $head; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- what the head's functions printed.
		}
	}

	/**
	 * Leaves the store's description out where there is another one.
	 *
	 * @param mixed $markup The store's description.
	 * @return mixed The same, or an empty list.
	 */
	public function filter( mixed $markup ): mixed {
		return $this->is_described ? [] : $markup;
	}
}
