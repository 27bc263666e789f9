<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests the cart's own routes and Quayside's additions to WooCommerce's.
 */
final class RoutesTest extends StoreTestCase {
	public function test_restores_a_removed_item_with_all_its_data(): void {
		$key = WC()->cart->add_to_cart( self::product(), 3, 0, [], [ 'engraving' => 'For Ada' ] );
		self::assertIsString( $key );
		WC()->cart->remove_cart_item( $key );
		self::assertTrue( WC()->cart->is_empty() );

		$response = self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] );

		$line = WC()->cart->get_cart_item( $key );
		self::assertSame( 3, $line['quantity'] );
		self::assertSame( 'For Ada', $line['engraving'] );
		self::assertTrue( self::contract( 'cart.remove-response' )->validate( $response ) );
		self::assertArrayHasKey( 'fragments', $response );
	}

	/**
	 * WooCommerce forgets removed lines with the next page that any tab loads.
	 */
	public function test_restores_a_line_after_another_tab_has_loaded_a_page(): void {
		$key = $this->remove_as_the_drawer_does( self::product() );
		WC()->cart->set_removed_cart_contents( [] );
		self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] ) );
		self::assertSame( 3, WC()->cart->get_cart_item( $key )['quantity'] );
		// Only once.
		WC()->cart->set_quantity( $key, 0 );
		WC()->cart->set_removed_cart_contents( [] );
		self::assertFalse( self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] )['success'] );
	}

	public function test_does_not_restore_what_is_no_longer_sold(): void {
		$product = self::product();
		$key     = $this->remove_as_the_drawer_does( $product );
		wc_get_product( $product )->delete( true );
		self::assertFalse( self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] )['success'] );
		self::assertTrue( WC()->cart->is_empty() );
	}

	public function test_forgets_removed_lines_after_an_order_and_keeps_only_a_few(): void {
		$keys = array_map( fn (): string => $this->remove_as_the_drawer_does( self::product() ), range( 1, 7 ) );
		WC()->cart->set_removed_cart_contents( [] );
		self::assertFalse( self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $keys[0] ] )['success'] );
		self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $keys[6] ] ) );
		WC()->cart->empty_cart();
		self::assertFalse( self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $keys[5] ] )['success'] );
	}

	public function test_adds_up_a_restored_line_and_the_same_line_that_was_added_again(): void {
		$product = self::product();
		$key     = $this->remove_as_the_drawer_does( $product );
		WC()->cart->add_to_cart( $product, 2 );
		self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] );
		self::assertEquals( 5, WC()->cart->get_cart_item( $key )['quantity'] );

		$rare = wc_get_product( self::product() );
		$rare->set_manage_stock( true );
		$rare->set_stock_quantity( 4 );
		$rare->save();
		$key = $this->remove_as_the_drawer_does( $rare->get_id() );
		WC()->cart->add_to_cart( $rare->get_id(), 2 );
		self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] );
		self::assertEquals( 4, WC()->cart->get_cart_item( $key )['quantity'] );
	}

	public function test_restores_and_adds_up_decimal_quantities(): void {
		remove_filter( 'woocommerce_stock_amount', 'intval' );
		add_filter( 'woocommerce_stock_amount', 'floatval' );
		try {
			$cheese = self::product();
			foreach ( [ [ 0.5, 0.5, 1.0 ], [ 1.5, 0.75, 2.25 ] ] as [ $removed, $added, $total ] ) {
				$key = $this->remove_as_the_drawer_does( $cheese, [], $removed );
				WC()->cart->add_to_cart( $cheese, $added );
				self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] ) );
				self::assertEquals( $total, WC()->cart->get_cart_item( $key )['quantity'] );
				WC()->cart->empty_cart();
			}

			$rare = wc_get_product( $cheese );
			$rare->set_manage_stock( true );
			$rare->set_stock_quantity( 2.5 );
			$rare->save();
			$key = $this->remove_as_the_drawer_does( $cheese, [], 1.5 );
			WC()->cart->add_to_cart( $cheese, 1.25 );
			self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] );
			self::assertEquals( 2.5, WC()->cart->get_cart_item( $key )['quantity'] );
		} finally {
			remove_filter( 'woocommerce_stock_amount', 'floatval' );
			add_filter( 'woocommerce_stock_amount', 'intval' );
		}
	}

	/**
	 * Bundles and similar extensions remove and restore the lines that belong to one, from WooCommerce's removed lines.
	 *
	 * @dataProvider bundles
	 * @param int  $children  Number of lines that belong to another.
	 * @param int  $priority  Priority of the extension's hooks.
	 * @param bool $announces Whether the extension fires WooCommerce's action for each line that it removes.
	 */
	public function test_restores_the_lines_that_belong_to_a_restored_line( int $children, int $priority, bool $announces ): void {
		$end = $this->add_bundles( $priority, $announces );
		try {
			$cart   = WC()->cart;
			$other  = $cart->add_to_cart( self::product() );
			$parts  = array_map( static fn () => $cart->add_to_cart( self::product(), 2 ), range( 1, $children ) );
			$bundle = $this->remove_as_the_drawer_does( self::product(), [ 'parts' => $parts ] );
			self::assertSame( [ $other ], array_keys( $cart->get_cart() ) );
			$cart->set_removed_cart_contents( [] );
			// Later removals are groups of their own.
			$this->remove_as_the_drawer_does( self::product() );

			self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $bundle ] ) );
			self::assertEqualsCanonicalizing( [ $other, $bundle, ...$parts ], array_keys( $cart->get_cart() ) );
			foreach ( $parts as $part ) {
				self::assertInstanceOf( \WC_Product::class, $cart->get_cart_item( (string) $part )['data'] );
				self::assertSame( 2, $cart->get_cart_item( (string) $part )['quantity'] );
			}
		} finally {
			$end();
		}
	}

	/**
	 * @return array<string, array{int, int, bool}>
	 */
	public static function bundles(): array {
		return [
			'one line'                             => [ 1, 10, true ],
			'eight lines, before Quayside'         => [ 8, 1, true ],
			'eight lines, after Quayside'          => [ 8, 99, true ],
			'lines that are removed without a hook' => [ 2, 10, false ],
		];
	}

	public function test_does_not_restore_lines_that_belong_to_another_removal_or_are_no_longer_sold(): void {
		$end = $this->add_bundles( 10, true );
		try {
			$cart    = WC()->cart;
			$deleted = self::product();
			$parts   = [ $cart->add_to_cart( self::product() ), $cart->add_to_cart( $deleted ), $cart->add_to_cart( self::product() ) ];
			// The visitor removes this one before the bundle.
			self::wc_ajax( 'remove_from_cart', [ 'cart_item_key' => (string) $parts[2] ] );
			$GLOBALS['wp_current_filter'] = [];
			$cart->set_removed_cart_contents( [] );
			$bundle = $this->remove_as_the_drawer_does( self::product(), [ 'parts' => $parts ] );
			$cart->set_removed_cart_contents( [] );
			wc_get_product( $deleted )->delete( true );

			self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $bundle ] ) );
			self::assertEqualsCanonicalizing( [ $bundle, $parts[0] ], array_keys( $cart->get_cart() ) );
		} finally {
			$end();
		}
	}

	public function test_preserves_a_removed_line_once(): void {
		$product = self::product();
		$key     = $this->remove_as_the_drawer_does( $product );
		self::assertSame( $key, $this->remove_as_the_drawer_does( $product ) );
		WC()->cart->set_removed_cart_contents( [] );
		self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] ) );
		self::assertFalse( self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] )['success'] );
		self::assertSame( 3, WC()->cart->get_cart_item( $key )['quantity'] );
	}

	public function test_preserves_what_fits_and_the_last_removal_first(): void {
		$keys = array_map(
			fn (): string => $this->remove_as_the_drawer_does( self::product(), [ 'file' => str_repeat( 'a', 15_000 ) ] ),
			range( 1, 5 )
		);
		self::assertLessThan( 55_000, strlen( serialize( WC()->session->get( 'quayside_shop_removed_lines' ) ) ) );
		WC()->cart->set_removed_cart_contents( [] );
		self::assertFalse( self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $keys[0] ] )['success'] );
		self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $keys[4] ] ) );
		self::assertArrayHasKey( 'fragments', self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $keys[3] ] ) );
	}

	/**
	 * Makes lines with keys of others in `parts` remove and restore these, like extensions for bundles.
	 *
	 * @param int  $priority  Priority of the hooks.
	 * @param bool $announces Whether WooCommerce's action is fired for each line.
	 * @return callable Removes the hooks.
	 */
	private function add_bundles( int $priority, bool $announces ): callable {
		$remove  = static function ( string $key, \WC_Cart $cart ) use ( $announces ): void {
			foreach ( $cart->removed_cart_contents[ $key ]['parts'] ?? [] as $part ) {
				if ( isset( $cart->cart_contents[ $part ] ) ) {
					$cart->removed_cart_contents[ $part ] = $cart->cart_contents[ $part ];
					unset( $cart->cart_contents[ $part ] );
					if ( $announces ) {
						do_action( 'woocommerce_cart_item_removed', $part, $cart );
					}
				}
			}
		};
		$restore = static function ( string $key, \WC_Cart $cart ): void {
			foreach ( $cart->cart_contents[ $key ]['parts'] ?? [] as $part ) {
				$cart->restore_cart_item( $part );
			}
		};
		add_action( 'woocommerce_cart_item_removed', $remove, $priority, 2 );
		add_action( 'woocommerce_cart_item_restored', $restore, $priority, 2 );
		return static function () use ( $remove, $restore, $priority ): void {
			remove_action( 'woocommerce_cart_item_removed', $remove, $priority );
			remove_action( 'woocommerce_cart_item_restored', $restore, $priority );
		};
	}

	public function test_does_not_preserve_lines_with_a_megabyte_of_data(): void {
		$key = $this->remove_as_the_drawer_does( self::product(), [ 'file' => str_repeat( 'a', 1_000_000 ) ] );
		WC()->cart->set_removed_cart_contents( [] );
		self::assertFalse( self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] )['success'] );
	}

	/**
	 * Adds a product and removes the line without a reload.
	 *
	 * @param int                  $product  ID of the product.
	 * @param array<string, mixed> $data     Data of an extension in the line.
	 * @param int|float            $quantity Quantity.
	 * @return string Cart item key.
	 */
	private function remove_as_the_drawer_does( int $product, array $data = [], int|float $quantity = 3 ): string {
		$key = WC()->cart->add_to_cart( $product, $quantity, 0, [], $data );
		self::assertIsString( $key );
		self::wc_ajax( 'remove_from_cart', [ 'cart_item_key' => $key ] );
		// The request would have ended here.
		$GLOBALS['wp_current_filter'] = [];
		self::assertSame( [], WC()->cart->get_cart_item( $key ) );
		return $key;
	}

	public function test_rejects_an_unknown_cart_item_key(): void {
		self::assertSame( false, self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => 'unknown' ] )['success'] );
		self::assertSame( false, self::wc_ajax( 'quayside_restore_cart_item' )['success'] );
	}

	public function test_returns_woocommerces_notices_if_nothing_was_added(): void {
		wc_add_notice( 'Only <b>2</b> left. <a href="/cart/">View cart</a>', 'error' );
		$response = self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) self::product() ] );
		self::assertTrue( $response['error'] );
		self::assertSame( [ 'Only 2 left. View cart' ], $response['messages'] );
		self::assertSame( [ [ [ 'text' => 'Only 2 left.' ], [ 'text' => 'View cart', 'href' => '/cart/' ] ] ], $response['notices'] );
		self::assertTrue( self::contract( 'cart.add-form-response' )->validate( $response ) );
		self::assertSame( 0, wc_notice_count() );
	}

	public function test_reads_a_megabyte_of_links_without_an_end(): void {
		foreach ( [ '<a href="/">', '<a ', '</a>' ] as $part ) {
			wc_add_notice( 'Sorry. ' . str_repeat( $part, 80_000 ) . ' <a href="/cart/">View cart</a>', 'error' );
			$notices = self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) self::product() ] )['notices'];
			self::assertStringContainsString( 'Sorry.', $notices[0][0]['text'], $part );
			wc_clear_notices();
		}
	}

	/**
	 * @dataProvider notices
	 * @param array<int, array<string, string>> $parts Expected parts.
	 */
	public function test_returns_text_and_links_of_a_notice( string $notice, array $parts ): void {
		wc_add_notice( $notice, 'error' );
		self::assertSame( [ $parts ], self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) self::product() ] )['notices'] );
	}

	/**
	 * @return array<string, array{string, array<int, array<string, string>>}>
	 */
	public static function notices(): array {
		return [
			'a link in the middle'    => [
				'Please <a href="https://shop.test/log-in/?a=1&amp;b=2">log in</a> to buy &ldquo;Tea&rdquo;.',
				[
					[ 'text' => 'Please' ],
					[ 'text' => 'log in', 'href' => 'https://shop.test/log-in/?a=1&b=2' ],
					[ 'text' => 'to buy “Tea”.' ],
				],
			],
			'a link and its markup'   => [
				'<a class="button" href="/cart/"><b>View</b> cart</a> You cannot add another.',
				[ [ 'text' => 'View cart', 'href' => '/cart/' ], [ 'text' => 'You cannot add another.' ] ],
			],
			'only a link'             => [
				'<a href="/cart/">See what is in your cart</a>',
				[ [ 'text' => 'See what is in your cart', 'href' => '/cart/' ] ],
			],
			'a link with a script URL' => [
				'<a href="javascript:alert(1)">Click</a> here',
				[ [ 'text' => 'Click' ], [ 'text' => 'here' ] ],
			],
		];
	}

	public function test_starts_the_session_that_stores_the_reason_for_a_refused_addition(): void {
		$session = WC()->session;
		wc_add_notice( 'Sold out.', 'error' );
		WC()->session = new class() {
			public bool $started = false;
			public function set_customer_session_cookie( bool $set ): void {
				$this->started = $set;
			}
			/** @return mixed */
			public function get( string $name, mixed $missing = null ) {
				return 'wc_notices' === $name ? [ 'error' => [ [ 'notice' => 'Sold out.' ] ] ] : $missing;
			}
		};
		try {
			( new \Quayside\Shop\Cart\RefusedAddition() )->start_session( '/product/' );
			self::assertSame( ! headers_sent(), WC()->session->started );
		} finally {
			WC()->session = $session;
		}
	}

	public function test_returns_fragments_after_an_addition(): void {
		$product = self::product();
		WC()->cart->add_to_cart( $product );
		wc_add_notice( '“Enamel mug” has been added to your cart. <a href="/cart/">View cart</a>' );
		$response = self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) $product ] );
		self::assertSame( WC()->cart->get_cart_hash(), $response['cart_hash'] );
		self::assertSame( '“Enamel mug” has been added to your cart.', $response['success_message'] );
		self::assertTrue( self::contract( 'cart.add-form-response' )->validate( $response ) );
	}

	public function test_an_addition_beside_a_rejected_product_is_not_a_failure(): void {
		$product = self::product();
		WC()->cart->add_to_cart( $product );
		wc_add_notice( '“Tea towel” has been removed from your cart. <a href="/towel/">Add it back</a>', 'error' );
		wc_add_notice( '“Enamel mug” has been added to your cart.' );
		$response = self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) $product ] );
		self::assertArrayNotHasKey( 'error', $response );
		self::assertSame( WC()->cart->get_cart_hash(), $response['cart_hash'] );
		self::assertArrayHasKey( 'fragments', $response );
		self::assertSame( '“Enamel mug” has been added to your cart.', $response['success_message'] );
		self::assertSame( [ '“Tea towel” has been removed from your cart. Add it back' ], $response['messages'] );
		self::assertSame( [ 'text' => 'Add it back', 'href' => '/towel/' ], $response['notices'][0][1] ?? null );
		self::assertTrue( self::contract( 'cart.add-form-response' )->validate( $response ) );
		self::assertSame( 0, wc_notice_count() );
	}

	public function test_a_coupon_that_does_not_change_the_total_changes_the_hash(): void {
		$coupon = new \WC_Coupon();
		$coupon->set_code( 'nothing-off' );
		$coupon->set_discount_type( 'percent' );
		$coupon->set_amount( '0' );
		$coupon->save();
		WC()->cart->add_to_cart( self::product() );
		$hash  = WC()->cart->get_cart_hash();
		$total = WC()->cart->get_total( 'edit' );
		WC()->cart->apply_coupon( 'nothing-off' );
		WC()->cart->calculate_totals();
		self::assertSame( $total, WC()->cart->get_total( 'edit' ) );
		self::assertNotSame( $hash, WC()->cart->get_cart_hash() );
		WC()->cart->remove_coupon( 'nothing-off' );
		WC()->cart->calculate_totals();
		self::assertSame( $hash, WC()->cart->get_cart_hash() );
		WC()->cart->empty_cart();
		self::assertSame( '', WC()->cart->get_cart_hash() );
	}

	public function test_the_session_is_written_before_a_response_with_the_cart_is_sent(): void {
		$session = WC()->session;
		$stored  = static function () use ( $session ): array {
			global $wpdb;
			$values = maybe_unserialize(
				(string) $wpdb->get_var(
					$wpdb->prepare( "SELECT session_value FROM {$wpdb->prefix}woocommerce_sessions WHERE session_key = %s", $session->get_customer_id() )
				)
			);
			return (array) maybe_unserialize( is_array( $values ) ? $values['cart'] ?? [] : [] );
		};
		// The visitor has a session, and WooCommerce has sent the cookie for the change already.
		( fn () => $this->{ property_exists( $this, '_has_cookie' ) ? '_has_cookie' : 'has_cookie' } = true )->bindTo( $session, $session::class )();
		$key = WC()->cart->add_to_cart( self::product() );
		self::assertIsString( $key );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		apply_filters( 'woocommerce_add_to_cart_fragments', [] );
		self::assertArrayHasKey( $key, $stored() );

		WC()->cart->set_quantity( $key, 5 );
		$_COOKIE['woocommerce_cart_hash'] = WC()->cart->get_cart_hash();
		apply_filters( 'rest_post_dispatch', new \WP_REST_Response(), rest_get_server(), new \WP_REST_Request( 'POST', '/wc/store/v1/cart/update-item' ) );
		self::assertSame( 5, $stored()[ $key ]['quantity'] ?? 0 );
	}

	/**
	 * @testdox [S3.5] [S7.6] Refreshes fragments by the contract and adds the item count
	 */
	public function test_refreshes_fragments_by_the_contract_and_adds_the_item_count(): void {
		WC()->cart->add_to_cart( self::product(), 2 );
		$response = self::wc_ajax( 'get_refreshed_fragments', [ 'time' => '1795210136000' ] );
		self::assertTrue( self::contract( 'cart.refresh-response' )->validate( $response ) );
		self::assertIsArray( $response['fragments'] );
		self::assertStringContainsString( '(2 items)', $response['fragments']['span.quayside-cart-count'] );
	}

	/**
	 * @testdox [S3.2] [S3.4] [S7.1] [S7.2] WooCommerce's responses match the contracts
	 */
	public function test_woocommerces_responses_match_the_contracts(): void {
		$added = self::wc_ajax( 'add_to_cart', [ 'product_id' => (string) self::product() ] );
		self::assertTrue( self::contract( 'cart.add-response' )->validate( $added ) );
		self::assertArrayHasKey( 'cart_hash', $added );
		$refused = self::wc_ajax( 'add_to_cart', [ 'product_id' => '99999999' ] );
		self::assertTrue( self::contract( 'cart.add-response' )->validate( $refused ) );
		self::assertTrue( $refused['error'] );
		$removed = self::wc_ajax( 'remove_from_cart', [ 'cart_item_key' => (string) array_key_first( WC()->cart->get_cart() ) ] );
		self::assertTrue( self::contract( 'cart.remove-response' )->validate( $removed ) );
		self::assertSame( '', $removed['cart_hash'] );
	}

	private static function contract( string $name ): Contract {
		return Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', "shop/$name" );
	}
}
