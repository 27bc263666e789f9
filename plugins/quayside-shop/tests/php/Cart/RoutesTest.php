<?php
declare( strict_types=1 );

namespace Quayside\Shop\Tests\Cart;

require_once dirname( __DIR__ ) . '/StoreTestCase.php';

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
		self::assertSame( [ 'Only 2 left.' ], $answer['messages'] );
		self::assertTrue( self::contract( 'cart.add-form-response' )->validate( $answer ) );
		self::assertSame( 0, wc_notice_count() );
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
		self::assertStringContainsString( ', 2 items', $answer['fragments']['span.quayside-cart-count'] );
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
