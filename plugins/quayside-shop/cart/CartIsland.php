<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\WoocommerceScripts\JqueryUse;

/**
 * Prints the hosts of the cart and its drawer, and marks the elements that start them when clicked.
 */
final class CartIsland {
	/**
	 * Element IDs, which triggers reference in data-island-for.
	 */
	public const ID        = 'quayside-cart';
	public const DRAWER_ID = 'quayside-cart-drawer';

	public function __construct( private Assets $assets ) {}

	/**
	 * Enqueues the stylesheet and adds the modules to the import map.
	 */
	public function prepare(): void {
		$this->assets->style( 'cart' );
		/**
		 * Filters whether the mini-cart gets Quayside's styles. WooCommerce's stylesheets and most themes have their own, so
		 * only a theme that relies on these returns true.
		 *
		 * @param bool $styles Whether to load them, by default false.
		 */
		if ( true === apply_filters( 'quayside_shop_mini_cart_style', false ) ) {
			$this->assets->style( 'mini-cart' );
		}
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
	 * Determines whether the cart opens in our drawer on this page. The cart and checkout pages show the cart themselves.
	 */
	public static function has_drawer(): bool {
		return ! is_cart() && ! is_checkout() && Settings::is_on( 'cart_drawer' ) && '' === DrawerOwner::name();
	}

	/**
	 * Prints the hosts. The cart's module loads at once if cookies indicate a filled cart, or if code of the cart page, the
	 * checkout, or other plugins may trigger it through jQuery. Otherwise it loads on the first interaction with a button.
	 */
	public function print_hosts(): void {
		$has_drawer = self::has_drawer();
		$ajax       = \WC_AJAX::get_endpoint( '%%endpoint%%' );
		$settings   = CartSettings::for_page( $has_drawer, $ajax );
		$when       = 'cookie:woocommerce_items_in_cart';
		if ( is_cart() || is_checkout() || JqueryUse::is_needed_by_others() || did_action( 'quayside_shop_uses_product_blocks' ) > 0 ) {
			$when = 'idle';
			self::print_legacy_settings( $settings );
		}
		$host = [
			'id'     => self::ID,
			'hidden' => '',
		];
		echo $this->assets->island( 'cart', '', $when, $settings, $host ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
		if ( self::uses_ajax_buttons() ) {
			wp_print_inline_script_tag( $this->assets->contents( 'mark-buttons.js' ) );
		}
		if ( is_cart() || is_checkout() ) {
			$settings = [ 'hashes' => self::displayed_hashes() ];
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
			echo $this->assets->island( 'store-page', '', 'idle', $settings, [ 'hidden' => '' ] );
		}
		if ( $has_drawer ) {
			$settings = DrawerSettings::for_page( $this->assets, $ajax );
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Assets.
			echo $this->assets->island( 'cart-drawer', '', 'interaction', $settings, [ 'id' => self::DRAWER_ID ] );
		}
	}

	/**
	 * Returns the possible hashes of the cart that the page displays: the hash that the browser will have when the page has
	 * loaded, and the hash that the page itself has calculated since, which may be sent at the end of the request.
	 *
	 * @return array<int, string>
	 */
	private static function displayed_hashes(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- the store has just set it; escaped by Assets.
		$cookie = $_COOKIE['woocommerce_cart_hash'] ?? '';
		$cart   = WC()->cart;
		return array_values(
			array_unique(
				[
					is_string( $cookie ) ? $cookie : '',
					$cart instanceof \WC_Cart ? $cart->get_cart_hash() : '',
				]
			)
		);
	}

	/**
	 * Determines whether buttons in product lists add products without a reload. If not, WooCommerce loads no script for them.
	 */
	private static function uses_ajax_buttons(): bool {
		return 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' );
	}

	/**
	 * Lets the buttons in product lists load the cart's module.
	 *
	 * @param array<string, mixed> $args Arguments of the button's template.
	 * @return array<string, mixed>
	 */
	public function mark_button( array $args ): array {
		$is_ajax_button = is_string( $args['class'] ?? null ) && str_contains( $args['class'], 'ajax_add_to_cart' );
		if ( $is_ajax_button && self::uses_ajax_buttons() ) {
			$attributes                    = is_array( $args['attributes'] ?? null ) ? $args['attributes'] : [];
			$attributes['data-island-for'] = self::ID;
			$args['attributes']            = $attributes;
		}
		return $args;
	}

	/**
	 * Reports that a product block is on the page.
	 *
	 * @param string $html The block's HTML.
	 */
	public function report_product_block( $html ): string {
		/**
		 * Fires when a block is rendered that changes the cart without Quayside. The cart's module loads on such pages.
		 */
		do_action( 'quayside_shop_uses_product_blocks' );
		return (string) $html;
	}

	/**
	 * Opens the element that lets a product page's form load the cart's module.
	 */
	public function open_form(): void {
		printf( '<div data-quayside-add-form data-island-for="%s" style="display:contents">', esc_attr( self::ID ) );
	}

	/**
	 * Closes the element that open_form() opened.
	 */
	public function close_form(): void {
		echo '</div>';
	}

	/**
	 * Prints the settings as the globals that plugins based on jQuery expect.
	 *
	 * @param array<string, mixed> $settings Settings of the cart.
	 */
	private static function print_legacy_settings( array $settings ): void {
		$settings['is_cart'] = $settings['is_cart'] ? '1' : '';
		$json                = wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		wp_print_inline_script_tag(
			"var wc_add_to_cart_params=window.wc_add_to_cart_params||$json,"
			. 'wc_cart_fragments_params=window.wc_cart_fragments_params||wc_add_to_cart_params;'
		);
	}
}
