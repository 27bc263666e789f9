<?php
declare( strict_types=1 );

namespace Quayside\Shop\Cart\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * The cart's own routes, and what Quayside adds to the store's.
 */
final class RoutesTest extends StoreTestCase {
	public function test_a_removed_line_comes_back_with_all_that_belonged_to_it(): void {
		$key = WC()->cart->add_to_cart( self::product(), 3, 0, [], [ 'engraving' => 'For Ada' ] );
		self::assertIsString( $key );
		WC()->cart->remove_cart_item( $key );
		self::assertTrue( WC()->cart->is_empty() );

		$answer = self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => $key ] );

		$line = WC()->cart->get_cart_item( $key );
		self::assertSame( 3, $line['quantity'] );
		self::assertSame( 'For Ada', $line['engraving'] );
		self::assertTrue( self::contract( 'cart.remove-response' )->validate( $answer ) );
		self::assertArrayHasKey( 'fragments', $answer );
	}

	public function test_a_line_that_was_never_there_is_refused(): void {
		self::assertSame( false, self::wc_ajax( 'quayside_restore_cart_item', [ 'cart_item_key' => 'unknown' ] )['success'] );
		self::assertSame( false, self::wc_ajax( 'quayside_restore_cart_item' )['success'] );
	}

	public function test_the_form_route_answers_with_the_stores_words_when_nothing_was_added(): void {
		wc_add_notice( 'Only <b>2</b> left. <a href="/cart/">View cart</a>', 'error' );
		$answer = self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) self::product() ] );
		self::assertTrue( $answer['error'] );
		self::assertSame( [ 'Only 2 left. View cart' ], $answer['messages'] );
		self::assertSame( [ [ [ 'text' => 'Only 2 left.' ], [ 'text' => 'View cart', 'href' => '/cart/' ] ] ], $answer['notices'] );
		self::assertTrue( self::contract( 'cart.add-form-response' )->validate( $answer ) );
		self::assertSame( 0, wc_notice_count() );
	}

	/**
	 * @dataProvider refusals
	 * @param array<int, array<string, string>> $parts What the visitor gets.
	 */
	public function test_a_refusal_keeps_its_words_and_its_links( string $notice, array $parts ): void {
		wc_add_notice( $notice, 'error' );
		self::assertSame( [ $parts ], self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) self::product() ] )['notices'] );
	}

	/**
	 * @return array<string, array{string, array<int, array<string, string>>}>
	 */
	public static function refusals(): array {
		return [
			'a link in the middle'   => [ 'Please <a href="https://shop.test/log-in/?a=1&amp;b=2">log in</a> to buy &ldquo;Tea&rdquo;.', [ [ 'text' => 'Please' ], [ 'text' => 'log in', 'href' => 'https://shop.test/log-in/?a=1&b=2' ], [ 'text' => 'to buy “Tea”.' ] ] ],
			'a link and its markup'  => [ '<a class="button" href="/cart/"><b>View</b> cart</a> You cannot add another.', [ [ 'text' => 'View cart', 'href' => '/cart/' ], [ 'text' => 'You cannot add another.' ] ] ],
			'nothing but a link'     => [ '<a href="/cart/">See what is in your cart</a>', [ [ 'text' => 'See what is in your cart', 'href' => '/cart/' ] ] ],
			'a link that is a script' => [ '<a href="javascript:alert(1)">Click</a> here', [ [ 'text' => 'Click' ], [ 'text' => 'here' ] ] ],
		];
	}

	public function test_a_refused_addition_starts_the_session_that_has_the_reason(): void {
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
			( new \Quayside\Shop\Cart\RefusedAddition() )->remember( '/product/' );
			self::assertSame( ! headers_sent(), WC()->session->started );
		} finally {
			WC()->session = $session;
		}
	}

	public function test_the_form_route_answers_with_fragments_after_an_addition(): void {
		$product = self::product();
		WC()->cart->add_to_cart( $product );
		wc_add_notice( '“Enamel mug” has been added to your cart. <a href="/cart/">View cart</a>' );
		$answer = self::wc_ajax( 'quayside_add_form', [ 'add-to-cart' => (string) $product ] );
		self::assertSame( WC()->cart->get_cart_hash(), $answer['cart_hash'] );
		self::assertSame( '“Enamel mug” has been added to your cart.', $answer['success_message'] );
		self::assertTrue( self::contract( 'cart.add-form-response' )->validate( $answer ) );
	}

	/**
	 * @testdox [S3.5] [S7.6] The stores refresh keeps the contract and brings the count
	 */
	public function test_the_stores_refresh_keeps_the_contract_and_brings_the_count(): void {
		WC()->cart->add_to_cart( self::product(), 2 );
		$answer = self::wc_ajax( 'get_refreshed_fragments', [ 'time' => '1795210136000' ] );
		self::assertTrue( self::contract( 'cart.refresh-response' )->validate( $answer ) );
		self::assertIsArray( $answer['fragments'] );
		self::assertStringContainsString( '(2 items)', $answer['fragments']['span.quayside-cart-count'] );
	}

	/**
	 * @testdox [S3.2] [S3.4] [S7.1] [S7.2] The stores answers keep the contracts
	 */
	public function test_the_stores_answers_keep_the_contracts(): void {
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
