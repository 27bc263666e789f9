<?php
declare( strict_types=1 );

namespace Quayside\Shop\Account;

/**
 * {wc-ajax}/quayside_account: GET returns the account forms with fresh nonces, so that cached pages need none. POST
 * submits one of them. WooCommerce's own form handlers process it, with all plugin hooks; the route turns their redirect
 * or their notices into JSON. Contracts shop/account.forms-response and shop/account.submit-response.
 */
final class AccountFormsRoute {
	public const NAME = AccountLink::ROUTE;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// WooCommerce's form handlers run on wp_loaded at 20.
		add_action( 'wp_loaded', [ $this, 'catch_redirect' ], 19 );
		add_action( 'wc_ajax_' . self::NAME, [ $this, 'respond' ] );
	}

	/**
	 * Turns the redirect after a successful submission into a JSON response.
	 */
	public function catch_redirect(): void {
		if ( self::NAME !== ( $_GET['wc-ajax'] ?? '' ) ) { // phpcs:ignore WordPress.Security -- only compared.
			return;
		}
		add_filter(
			'wp_redirect',
			static function ( string $location ): string {
				wc_clear_notices();
				wp_send_json(
					[
						'success'  => true,
						'redirect' => $location,
					]
				);
			},
			PHP_INT_MAX
		);
	}

	/**
	 * Sends the forms, or the errors of the submitted form.
	 */
	public function respond(): void {
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			$messages = self::errors();
			wc_clear_notices();
			wp_send_json(
				[
					'success'  => false,
					// No message means that no form handler ran, because the nonce has expired.
					'expired'  => [] === $messages,
					'messages' => $messages,
				]
			);
		}
		if ( is_user_logged_in() ) {
			wp_send_json(
				[
					'logged_in' => true,
					'html'      => '',
				]
			);
		}
		ob_start();
		wc_get_template( 'myaccount/form-login.php' );
		wc_get_template( 'myaccount/form-lost-password.php', [ 'form' => 'lost_password' ] );
		wp_send_json(
			[
				'logged_in' => false,
				'html'      => (string) ob_get_clean(),
			]
		);
	}

	/**
	 * Returns WooCommerce's error notices as plain text.
	 *
	 * @return array<int, string>
	 */
	private static function errors(): array {
		$texts = [];
		foreach ( wc_get_notices( 'error' ) as $notice ) {
			$html    = is_array( $notice ) && is_string( $notice['notice'] ?? null ) ? $notice['notice'] : '';
			$texts[] = trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES ) );
		}
		return array_values( array_filter( $texts ) );
	}
}
