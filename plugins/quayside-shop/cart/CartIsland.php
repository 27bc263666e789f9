<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\WoocommerceScripts\JqueryUse;

/**
 * Hosts of the cart and its drawer, and the marks that let a click anywhere start them.
 */
final class CartIsland {
	/**
	 * Element ids: triggers name them in data-island-for.
	 */
	public const ID        = 'quayside-cart';
	public const DRAWER_ID = 'quayside-cart-drawer';

	public function __construct( private Assets $assets ) {}

	/**
	 * Puts the style sheet on the page and the modules into the import map.
	 */
	public function prepare(): void {
		$this->assets->style( 'cart' );
		$this->assets->use_island( 'cart' );
		if ( is_cart() || is_checkout() ) {
			$this->assets->use_island( 'store-page' );
		}
		if ( self::has_drawer() ) {
			$this->assets->use_island( 'cart-drawer' );
			$this->assets->use_island( 'cart-drawer-view' );
		}
	}

	/**
	 * Whether the cart opens in our drawer here: the cart and checkout pages show the cart themselves.
	 */
	public static function has_drawer(): bool {
		return ! is_cart() && ! is_checkout() && Settings::is_on( 'cart_drawer' ) && '' === DrawerOwner::name();
	}

	/**
	 * Prints the hosts. The cart starts at once where cookies say that something is in it, or where the cart page's,
	 * the checkout's or other plugins' code may speak to it through jQuery; else when a visitor touches a button.
	 */
	public function print_hosts(): void {
		$has_drawer = self::has_drawer();
		$ajax       = \WC_AJAX::get_endpoint( '%%endpoint%%' );
		$settings   = CartSettings::of_page( $has_drawer, $ajax );
		$when       = 'cookie:woocommerce_items_in_cart';
		if ( is_cart() || is_checkout() || JqueryUse::by_others() || did_action( 'quayside_shop_uses_product_blocks' ) > 0 ) {
			$when = 'idle';
			self::print_legacy_settings( $settings );
		}
		$host = [
			'id'     => self::ID,
			'hidden' => '',
		];
		echo $this->assets->island( 'cart', '', $when, $settings, $host ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
		if ( is_cart() || is_checkout() ) {
			echo $this->assets->island( 'store-page', '', 'idle', [ 'hashes' => self::shown_hashes() ], [ 'hidden' => '' ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
		}
		if ( $has_drawer ) {
			echo $this->assets->island( 'cart-drawer', '', 'interaction', DrawerSettings::of_page( $this->assets, $ajax ), [ 'id' => self::DRAWER_ID ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
		}
	}

	/**
	 * Hashes of the cart that the page shows. The cookie has what the browser will have once the page is there; what the
	 * page itself has counted since may follow at the end of the request.
	 *
	 * @return array<int, string>
	 */
	private static function shown_hashes(): array {
		$cookie = $_COOKIE['woocommerce_cart_hash'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the store has just set it; escaped by Assets.
		$cart   = WC()->cart;
		return array_values( array_unique( [ is_string( $cookie ) ? $cookie : '', $cart instanceof \WC_Cart ? $cart->get_cart_hash() : '' ] ) );
	}

	/**
	 * Lets the product list's buttons start the cart.
	 *
	 * @param array<string, mixed> $args Arguments of the button's template.
	 * @return array<string, mixed>
	 */
	public function mark_button( array $args ): array {
		if ( is_string( $args['class'] ?? null ) && str_contains( $args['class'], 'ajax_add_to_cart' ) && 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' ) ) {
			$attributes                    = is_array( $args['attributes'] ?? null ) ? $args['attributes'] : [];
			$attributes['data-island-for'] = self::ID;
			$args['attributes']            = $attributes;
		}
		return $args;
	}

	/**
	 * Notes that a product block is on the page.
	 *
	 * @param string $html The block's HTML.
	 */
	public function stay_awake( $html ): string {
		/**
		 * Fires when a block is printed that changes the cart without Quayside: the cart's module starts on such pages.
		 */
		do_action( 'quayside_shop_uses_product_blocks' );
		return (string) $html;
	}

	/**
	 * Opens the element that lets a product page's form start the cart.
	 */
	public function open_form(): void {
		printf( '<div data-quayside-add-form data-island-for="%s" style="display:contents">', esc_attr( self::ID ) );
	}

	/**
	 * Closes the element of open_form().
	 */
	public function close_form(): void {
		echo '</div>';
	}

	/**
	 * Prints the settings under the names that plugins with jQuery look for.
	 *
	 * @param array<string, mixed> $settings Settings of the cart.
	 */
	private static function print_legacy_settings( array $settings ): void {
		$settings['is_cart'] = $settings['is_cart'] ? '1' : '';
		$json                = wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag( "var wc_add_to_cart_params=window.wc_add_to_cart_params||$json,wc_cart_fragments_params=window.wc_cart_fragments_params||wc_add_to_cart_params;" );
	}
}
