<?php
declare( strict_types=1 );

namespace Quayside\Theme\Shop;

use Quayside\Theme\Kit\Module;

/**
 * Prevents duplicate breadcrumbs in structured data. WooCommerce prints its own in the footer, and SEO plugins print
 * theirs in the head. If the head contains one, WooCommerce's is omitted.
 */
final class StructuredData implements Module {
	private bool $has_breadcrumbs = false;

	private bool $is_buffering = false;

	public function register(): void {
		add_action( 'wp_head', [ $this, 'start' ], PHP_INT_MIN );
		add_action( 'wp_head', [ $this, 'end' ], PHP_INT_MAX );
		add_filter( 'woocommerce_structured_data_breadcrumblist', [ $this, 'filter' ] );
	}

	/**
	 * Starts buffering the head of store pages.
	 */
	public function start(): void {
		$this->is_buffering = function_exists( 'is_woocommerce' ) && is_woocommerce() && ob_start();
	}

	/**
	 * Prints the head and detects structured data for breadcrumbs.
	 */
	public function end(): void {
		if ( $this->is_buffering ) {
			$this->is_buffering    = false;
			$head                  = (string) ob_get_clean();
			$this->has_breadcrumbs = str_contains( $head, '"BreadcrumbList"' );
			echo $head; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- buffered output of the head.
		}
	}

	/**
	 * Omits WooCommerce's structured data if the head contains another.
	 *
	 * @param mixed $markup WooCommerce's structured data.
	 * @return mixed The structured data, or an empty list.
	 */
	public function filter( mixed $markup ): mixed {
		return $this->has_breadcrumbs ? [] : $markup;
	}
}
