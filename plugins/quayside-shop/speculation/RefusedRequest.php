<?php
declare( strict_types=1 );

namespace Quayside\Shop\Speculation;

use Quayside\Shop\StorePages\DashboardPage;

/**
 * Refuses speculative requests for pages with visitor data, whether they come from rules of other plugins, links with
 * rel="prefetch", or the browser's own predictions. Browsers do not reuse an error and request the page again on click.
 */
final class RefusedRequest {
	/**
	 * Determines whether a request is a prefetch or prerender. Requests by scripts of a prerendered page do not count.
	 *
	 * @param array<mixed> $server Values in the format of $_SERVER.
	 */
	public static function is_speculative( array $server ): bool {
		$purpose = $server['HTTP_SEC_PURPOSE'] ?? $server['HTTP_PURPOSE'] ?? $server['HTTP_X_MOZ'] ?? '';
		return is_string( $purpose )
			&& str_contains( $purpose, 'prefetch' )
			&& ! in_array( $server['HTTP_SEC_FETCH_MODE'] ?? '', [ 'cors', 'same-origin' ], true );
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Runs before WooCommerce's form handlers, because URLs with these parameters change the cart.
		add_action( 'init', [ $this, 'refuse_actions' ], PHP_INT_MIN );
		add_action( 'template_redirect', [ $this, 'refuse_pages' ], PHP_INT_MIN );
	}

	/**
	 * Refuses requests that would change data.
	 */
	public function refuse_actions(): void {
		if ( [] !== array_intersect_key( $_GET, array_flip( ExcludedPaths::ACTIONS ) ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only read.
			$this->refuse();
		}
	}

	/**
	 * Refuses requests for pages with visitor data.
	 */
	public function refuse_pages(): void {
		$page = get_queried_object();
		if ( is_cart() || is_checkout() || is_account_page() || ( $page instanceof \WP_Post && DashboardPage::is_in( $page->post_content ) ) ) {
			$this->refuse();
		}
	}

	/**
	 * Ends the request with status 503.
	 *
	 * @return never
	 */
	private function refuse(): void {
		nocache_headers();
		wp_die( '', '', [ 'response' => 503 ] );
	}
}
