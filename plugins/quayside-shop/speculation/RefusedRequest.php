<?php
declare( strict_types=1 );

namespace Quayside\Shop\Speculation;

use Quayside\Shop\Dashboard\DashboardPage;

/**
 * Refuses to send the visitor's own pages ahead of a click, whoever asks for it: rules of other plugins, links with
 * rel="prefetch", the browser's own guesses. A browser keeps no answer that is an error, and asks again at the click.
 */
final class RefusedRequest {
	/**
	 * Whether a browser asks for a page that nobody has clicked. What scripts of a prerendered page fetch is not meant.
	 *
	 * @param array<mixed> $server Headers and more, as in $_SERVER.
	 */
	public static function is_speculative( array $server ): bool {
		$purpose = $server['HTTP_SEC_PURPOSE'] ?? $server['HTTP_PURPOSE'] ?? $server['HTTP_X_MOZ'] ?? '';
		return is_string( $purpose ) && str_contains( $purpose, 'prefetch' ) && ! in_array( $server['HTTP_SEC_FETCH_MODE'] ?? '', [ 'cors', 'same-origin' ], true );
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Before the store's forms are handled: an address that changes the cart would change it.
		add_action( 'init', [ $this, 'refuse_actions' ], PHP_INT_MIN );
		add_action( 'template_redirect', [ $this, 'refuse_pages' ], PHP_INT_MIN );
	}

	/**
	 * Ends requests that would change something.
	 */
	public function refuse_actions(): void {
		if ( [] !== array_intersect_key( $_GET, array_flip( ExcludedPaths::ACTIONS ) ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only looked at.
			$this->refuse();
		}
	}

	/**
	 * Ends requests for pages that belong to one visitor.
	 */
	public function refuse_pages(): void {
		$page = get_queried_object();
		if ( is_cart() || is_checkout() || is_account_page() || ( $page instanceof \WP_Post && DashboardPage::is_in( $page->post_content ) ) ) {
			$this->refuse();
		}
	}

	/**
	 * @return never
	 */
	private function refuse(): void {
		nocache_headers();
		wp_die( '', '', [ 'response' => 503 ] );
	}
}
