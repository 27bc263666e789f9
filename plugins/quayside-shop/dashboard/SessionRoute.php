<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard;

/**
 * GET {wc-ajax}/quayside_session: who the visitor is, with a nonce for the REST API. Pages come from caches and can't
 * say it. Contract shop/dashboard.session. The store sends no-store with every wc-ajax answer.
 */
final class SessionRoute {
	public const NAME = 'quayside_session';

	/**
	 * Answers.
	 */
	public static function answer(): void {
		$user = wp_get_current_user();
		$in   = $user->exists();
		wp_send_json(
			[
				'logged_in'  => $in,
				'nonce'      => $in ? wp_create_nonce( 'wp_rest' ) : '',
				'name'       => $in ? $user->display_name : '',
				'logout_url' => $in ? html_entity_decode( wc_logout_url() ) : '',
			]
		);
	}
}
