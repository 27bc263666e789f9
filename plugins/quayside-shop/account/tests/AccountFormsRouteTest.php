<?php
declare( strict_types=1 );

namespace Quayside\Shop\Account\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * The account popup's route.
 */
final class AccountFormsRouteTest extends StoreTestCase {
	protected function tear_down(): void {
		unset( $_SERVER['REQUEST_METHOD'] );
		parent::tear_down();
	}

	/**
	 * @testdox [S2.12] A guest gets the forms with nonces
	 */
	public function test_a_guest_gets_the_forms_with_nonces(): void {
		update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$answer                    = self::wc_ajax( 'quayside_account' );
		self::assertTrue( self::contract( 'account.forms-response' )->validate( $answer ) );
		foreach ( [ 'woocommerce-login-nonce', 'woocommerce-register-nonce', 'woocommerce-lost-password-nonce' ] as $nonce ) {
			self::assertStringContainsString( $nonce, (string) $answer['html'] );
		}
	}

	public function test_a_customer_gets_no_form(): void {
		self::log_in_as( 'customer' );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		self::assertSame(
			[
				'logged_in' => true,
				'html'      => '',
			],
			self::wc_ajax( 'quayside_account' )
		);
	}

	public function test_errors_are_told_as_plain_text_and_their_absence_as_an_expired_form(): void {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		wc_add_notice( '<strong>Error:</strong> The password is wrong.', 'error' );
		$answer = self::wc_ajax( 'quayside_account', [ 'login' => 'Log in' ] );
		self::assertSame( [ 'Error: The password is wrong.' ], $answer['messages'] );
		self::assertFalse( $answer['expired'] );
		self::assertTrue( self::contract( 'account.submit-response' )->validate( $answer ) );
		self::assertTrue( self::wc_ajax( 'quayside_account', [ 'login' => 'Log in' ] )['expired'] );
	}

	private static function contract( string $name ): Contract {
		return Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', "shop/$name" );
	}
}
