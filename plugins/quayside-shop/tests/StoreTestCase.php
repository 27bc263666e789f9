<?php
declare( strict_types=1 );

namespace Quayside\Shop\Tests;

use Quayside\Tests\AjaxEnded;
use Quayside\Tests\TestCase;

/**
 * Base class for tests with a store: cart, session, and products.
 */
abstract class StoreTestCase extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		WC()->cart->empty_cart();
		wc_clear_notices();
		// In a separate request, nothing has been added yet.
		unset( $GLOBALS['wp_actions']['woocommerce_add_to_cart'] );
	}

	protected function tear_down(): void {
		WC()->cart->empty_cart();
		wc_clear_notices();
		parent::tear_down();
	}

	/**
	 * Creates a product.
	 */
	protected static function product( string $name = 'Enamel mug', string $price = '14.50' ): int {
		$product = new \WC_Product_Simple();
		$product->set_name( $name );
		$product->set_regular_price( $price );
		$product->set_status( 'publish' );
		return $product->save();
	}

	/**
	 * Calls a wc-ajax endpoint and returns its JSON.
	 *
	 * @param array<string, string> $post Fields.
	 * @return array<string, mixed>
	 */
	protected static function wc_ajax( string $endpoint, array $post = [] ): array {
		$_POST    = $post;
		$_REQUEST = $post;
		$stop     = static fn (): callable => static function (): void {
			throw new AjaxEnded();
		};
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', $stop );
		$level = ob_get_level();
		ob_start();
		try {
			do_action( "wc_ajax_$endpoint" );
		} catch ( AjaxEnded $ended ) {
			unset( $ended );
		} finally {
			remove_filter( 'wp_die_ajax_handler', $stop );
			remove_filter( 'wp_doing_ajax', '__return_true' );
		}
		// WooCommerce responds inside its own output buffer, which is normally flushed at the end of the request.
		while ( ob_get_level() > $level + 1 ) {
			ob_end_flush();
		}
		$json = json_decode( (string) ob_get_clean(), true );
		return is_array( $json ) ? $json : [];
	}
}
