<?php
declare( strict_types=1 );

namespace Quayside\Shop\Account\Tests;

use Quayside\Shop\Kit\Contract;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * Tests the account popup's route.
 */
final class AccountFormsRouteTest extends StoreTestCase {
	protected function tear_down(): void {
		unset( $_SERVER['REQUEST_METHOD'] );
		parent::tear_down();
	}

	/**
	 * @testdox [S2.12] Returns the forms with nonces to guests
	 */
	public function test_returns_the_forms_with_nonces_to_guests(): void {
		update_option( 'woocommerce_enable_myaccount_registration', 'yes' );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$response                  = self::wc_ajax( 'quayside_account' );
		self::assertTrue( self::contract( 'account.forms-response' )->validate( $response ) );
		foreach ( [ 'woocommerce-login-nonce', 'woocommerce-register-nonce', 'woocommerce-lost-password-nonce' ] as $nonce ) {
			self::assertStringContainsString( $nonce, (string) $response['html'] );
		}
	}

	public function test_returns_no_form_to_customers(): void {
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

	public function test_returns_errors_as_plain_text_and_reports_an_expired_form_without_errors(): void {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		wc_add_notice( '<strong>Error:</strong> The password is wrong.', 'error' );
		$response = self::wc_ajax( 'quayside_account', [ 'login' => 'Log in' ] );
		self::assertSame( [ 'Error: The password is wrong.' ], $response['messages'] );
		self::assertFalse( $response['expired'] );
		self::assertTrue( self::contract( 'account.submit-response' )->validate( $response ) );
		self::assertTrue( self::wc_ajax( 'quayside_account', [ 'login' => 'Log in' ] )['expired'] );
	}

	private static function contract( string $name ): Contract {
		return Contract::load( WP_PLUGIN_DIR . '/quayside-shop/build/contracts', "shop/$name" );
	}
}
