<?php
declare( strict_types=1 );

namespace Quayside\Shop\Account;

/**
 * {wc-ajax}/quayside_account: GET brings the account forms with fresh nonces, so that cached pages need none; POST takes
 * one of them. The store's own form handlers do the work, with all that plugins hook into them; the route turns their
 * redirect or their notices into JSON. Contracts shop/account.forms-response and shop/account.submit-response.
 */
final class AccountFormsRoute {
	public const NAME = AccountLink::ROUTE;

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// The store's form handlers run on wp_loaded at 20.
		add_action( 'wp_loaded', [ $this, 'catch_redirect' ], 19 );
		add_action( 'wc_ajax_' . self::NAME, [ $this, 'answer' ] );
	}

	/**
	 * Turns the redirect after a successful form into an answer.
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
	 * Answers with the forms, or with what was wrong with the one that was sent.
	 */
	public function answer(): void {
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			$messages = self::errors();
			wc_clear_notices();
			wp_send_json(
				[
					'success'  => false,
					// Without a word the store did not know the form: its nonce has expired.
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
	 * The store's error notices as plain text.
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
