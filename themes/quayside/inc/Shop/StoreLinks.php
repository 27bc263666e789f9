<?php
declare( strict_types=1 );

namespace Quayside\Theme\Shop;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Ways to the cart and the account where WooCommerce is there and no plugin brings its own: plain links to the store's pages.
 */
final class StoreLinks implements ModuleInterface {
	public function register(): void {
		add_action( 'quayside_header_actions', [ $this, 'print' ], 20 );
		// After shortcodes: one that is left then belongs to nobody.
		add_filter( 'the_content', [ $this, 'replace_dashboard' ], 12 );
	}

	/**
	 * Whether a store is there whose links nobody else prints.
	 */
	private static function are_wanted(): bool {
		return function_exists( 'wc_get_page_permalink' ) && ! shortcode_exists( 'quayside_cart_link' );
	}

	/**
	 * Prints the links.
	 */
	public function print(): void {
		if ( ! self::are_wanted() ) {
			return;
		}
		$icons = [
			'myaccount' => [ __( 'Account', 'quayside' ), '<circle cx="12" cy="8" r="3.6"/><path d="M4.8 20c.6-3.8 3.5-6 7.2-6s6.6 2.2 7.2 6"/>' ],
			'cart'      => [ __( 'Cart', 'quayside' ), '<path d="M5 8.5h14l-1.1 10.2a1.5 1.5 0 0 1-1.5 1.3H7.6a1.5 1.5 0 0 1-1.5-1.3z"/><path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4"/>' ],
		];
		foreach ( $icons as $page => [ $name, $paths ] ) {
			printf(
				'<a class="icon-button no-prefetch" href="%s"><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">%s</svg><span class="screen-reader-text">%s</span></a>',
				esc_url( wc_get_page_permalink( $page ) ),
				$paths, // phpcs:ignore WordPress.Security.EscapeOutput -- written above.
				esc_html( $name )
			);
		}
	}

	/**
	 * Lets pages with the customer dashboard lead to the store's account page while the plugin that draws it is off.
	 *
	 * @param mixed $content The content.
	 * @return mixed
	 */
	public function replace_dashboard( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '[quayside_customer_dashboard' ) || ! self::are_wanted() ) {
			return $content;
		}
		$link = sprintf( '<a href="%s">%s</a>', esc_url( wc_get_page_permalink( 'myaccount' ) ), esc_html__( 'My account', 'quayside' ) );
		return preg_replace_callback( '/\[quayside_customer_dashboard[^\]]*\]/', static fn (): string => $link, $content );
	}
}
