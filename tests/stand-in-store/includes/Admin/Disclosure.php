<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Admin;

/**
 * Informs visitors and admins that this is not WooCommerce.
 */
final class Disclosure {

	/** Adds the hooks. */
	public function register(): void {
		add_action( 'wp_footer', [ $this, 'footer_line' ], 5 );
		add_action( 'admin_notices', [ $this, 'admin_notice' ] );
	}

	/** A line at the end of every page. */
	public function footer_line(): void {
		echo '<aside class="stand-in-store-line" aria-label="'
			. esc_attr__( 'About this shop', 'stand-in-store' )
			. '" style="margin:0;padding:8px 16px;font-size:14px;text-align:center;color:#1c2b33;background:#f3efe6">'
			. esc_html__( 'This demo runs on a stand-in store, not on WooCommerce: nothing is sold or shipped.', 'stand-in-store' ) . '</aside>';
	}

	/** A notice in the admin. */
	public function admin_notice(): void {
		echo '<div class="notice notice-info"><p>' . esc_html__(
			'The stand-in store is active in place of WooCommerce. It is for tests and the offline demo only: install and activate WooCommerce to sell, and this plugin steps aside.',
			'stand-in-store'
		) . '</p></div>';
	}
}
