<?php
declare( strict_types=1 );

namespace Quayside\Theme\Shop;

use Quayside\Theme\Kit\Module as ModuleInterface;

/**
 * Prints links to the cart and account pages if WooCommerce is active and no plugin provides its own.
 */
final class StoreLinks implements ModuleInterface {
	public function register(): void {
		add_action( 'quayside_header_actions', [ $this, 'print' ], 20 );
		// Runs after shortcodes, so a remaining one belongs to an inactive plugin.
		add_filter( 'the_content', [ $this, 'replace_dashboard' ], 12 );
	}

	/**
	 * Determines whether WooCommerce is active and no plugin prints its own links.
	 */
	private static function should_print(): bool {
		return function_exists( 'wc_get_page_permalink' ) && ! shortcode_exists( 'quayside_cart_link' );
	}

	/**
	 * Prints the links.
	 */
	public function print(): void {
		if ( ! self::should_print() ) {
			return;
		}
		$icons = [
			'myaccount' => [ __( 'Account', 'quayside' ), '<circle cx="12" cy="8" r="3.6"/><path d="M4.8 20c.6-3.8 3.5-6 7.2-6s6.6 2.2 7.2 6"/>' ],
			'cart'      => [
				__( 'Cart', 'quayside' ),
				'<path d="M5 8.5h14l-1.1 10.2a1.5 1.5 0 0 1-1.5 1.3H7.6a1.5 1.5 0 0 1-1.5-1.3z"/><path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4"/>',
			],
		];
		foreach ( $icons as $page => [ $name, $paths ] ) {
			printf(
				'<a class="icon-button no-prefetch" href="%s">'
					. '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6"'
					. ' stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">%s</svg>'
					. '<span class="screen-reader-text">%s</span></a>',
				esc_url( wc_get_page_permalink( $page ) ),
				$paths, // phpcs:ignore WordPress.Security.EscapeOutput -- written above.
				esc_html( $name )
			);
		}
	}

	/**
	 * Replaces the customer dashboard's shortcode with a link to the account page while the plugin is not active.
	 *
	 * @param mixed $content The content.
	 * @return mixed
	 */
	public function replace_dashboard( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '[quayside_customer_dashboard' ) || ! self::should_print() ) {
			return $content;
		}
		$link = sprintf( '<a href="%s">%s</a>', esc_url( wc_get_page_permalink( 'myaccount' ) ), esc_html__( 'My account', 'quayside' ) );
		return preg_replace_callback( '/\[quayside_customer_dashboard[^\]]*\]/', static fn (): string => $link, $content );
	}
}
