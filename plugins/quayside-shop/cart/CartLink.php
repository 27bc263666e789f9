<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Speculation\Module as Speculation;
use Quayside\Shop\StorePages\StorePages;

/**
 * The link to the cart with the item count, for headers. Pages contain its empty state, and the browser fills it in.
 */
final class CartLink {
	/**
	 * Prints the link.
	 */
	public function print(): void {
		echo $this->html(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.
	}

	/**
	 * Returns the link in its empty state.
	 */
	public function html(): string {
		$trigger = CartIsland::has_drawer() ? sprintf( ' data-island-for="%s" aria-haspopup="dialog"', esc_attr( CartIsland::DRAWER_ID ) ) : '';
		return sprintf(
			'<a class="%6$s" href="%1$s"%2$s>%3$s<span class="screen-reader-text">%4$s</span>%5$s</a>',
			esc_url( StorePages::cart() ),
			$trigger,
			'<svg class="quayside-cart-link__icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="M5 8.5h14l-1.1 10.2a1.5 1.5 0 0 1-1.5 1.3H7.6a1.5 1.5 0 0 1-1.5-1.3z"/><path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4"/></svg>',
			esc_html__( 'Cart', 'quayside-shop' ),
			self::count( 0 ),
			esc_attr( DrawerOwner::link_class() . ' ' . Speculation::LINK_CLASS )
		);
	}

	/**
	 * Returns the item count's markup, hidden for an empty cart.
	 */
	public static function count( int $items ): string {
		if ( $items < 1 ) {
			return '<span class="quayside-cart-count" hidden></span>';
		}
		return sprintf(
			'<span class="quayside-cart-count"><span aria-hidden="true">%1$s</span><span class="screen-reader-text">%2$s</span></span>',
			esc_html( number_format_i18n( $items ) ),
			/* translators: %s: number of items. */
			esc_html( sprintf( _n( '(%s item)', '(%s items)', $items, 'quayside-shop' ), number_format_i18n( $items ) ) )
		);
	}

	/**
	 * Adds the item count to WooCommerce's cart fragments.
	 *
	 * @param array<string, string> $fragments Markup by selector.
	 * @return array<string, string>
	 */
	public function add_fragment( array $fragments ): array {
		$cart                                  = WC()->cart;
		$fragments['span.quayside-cart-count'] = self::count( $cart instanceof \WC_Cart ? (int) $cart->get_cart_contents_count() : 0 );
		return $fragments;
	}
}
