<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Customer;

/**
 * Redirects customers from the admin and hides the admin bar from them.
 */
final class AdminAccess {

	/** Adds the hooks. */
	public function register(): void {
		add_filter( 'show_admin_bar', fn( bool $show ): bool => $show && ! $this->is_kept_out() );
		add_action( 'admin_init', [ $this, 'send_away' ] );
	}

	/** Determines whether the user has no access to the admin. */
	private function is_kept_out(): bool {
		return apply_filters( 'woocommerce_disable_admin_bar', true ) && ! current_user_can( 'edit_posts' ) && ! current_user_can( 'manage_woocommerce' );
	}

	/** Sends customers to their account. */
	public function send_away(): void {
		$script = basename( (string) ( $_SERVER['SCRIPT_FILENAME'] ?? '' ) ); // phpcs:ignore WordPress.Security -- compared only.
		if (
			is_user_logged_in()
			&& ! wp_doing_ajax()
			&& 'admin-post.php' !== $script
			&& apply_filters( 'woocommerce_prevent_admin_access', $this->is_kept_out() )
		) {
			wp_safe_redirect( wc_get_page_permalink( 'myaccount' ) );
			exit;
		}
	}
}
