<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

/**
 * GET {wc-ajax}/quayside_session: returns the current user and a nonce for the REST API, which cached pages can't contain.
 * Contract shop/dashboard.session. WooCommerce sends no-store with every wc-ajax response.
 */
final class SessionRoute {
	public const NAME = 'quayside_session';

	/**
	 * Sends the session.
	 */
	public static function respond(): void {
		$user         = wp_get_current_user();
		$is_logged_in = $user->exists();
		wp_send_json(
			[
				'logged_in'  => $is_logged_in,
				'nonce'      => $is_logged_in ? wp_create_nonce( 'wp_rest' ) : '',
				'name'       => $is_logged_in ? $user->display_name : '',
				'logout_url' => $is_logged_in ? html_entity_decode( wc_logout_url() ) : '',
			]
		);
	}
}
