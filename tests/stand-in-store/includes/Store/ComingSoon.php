<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Store;

/**
 * The banner that tells a shop's manager that the store is not public yet, and the REST field that dismisses it.
 * Visitors see the store all the same: only the banner is part of what Quayside uses.
 */
final class ComingSoon {

	private const META = 'woocommerce_admin_coming_soon_banner_dismissed';

	/** Adds the hooks. */
	public function register(): void {
		add_action( 'wp_footer', [ $this, 'banner' ] );
		add_action( 'rest_api_init', [ $this, 'field' ] );
		add_action( 'wp_login', static fn( string $name, \WP_User $user ) => delete_user_meta( $user->ID, self::META ), 10, 2 );
	}

	/** Prints the banner for who may change it and has not dismissed it. */
	public function banner(): void {
		$user = get_current_user_id();
		if (
			'yes' !== get_option( 'woocommerce_coming_soon' )
			|| ! current_user_can( 'manage_woocommerce' )
			|| 'yes' === get_user_meta( $user, self::META, true )
		) {
			return;
		}
		printf(
			"<div id='coming-soon-footer-banner'><div class='coming-soon-footer-banner__content'>%s</div><a class='coming-soon-footer-banner-dismiss' data-rest-url='%s' data-rest-nonce='%s'></a></div>",
			esc_html__( 'This page is in "Coming soon" mode and is only visible to you and those who have permission.', 'stand-in-store' ),
			esc_url( rest_url( 'wp/v2/users/' . $user ) ),
			esc_attr( wp_create_nonce( 'wp_rest' ) )
		);
	}

	/** Registers woocommerce_meta of users. */
	public function field(): void {
		register_rest_field( 'user', 'woocommerce_meta', [
			'get_callback'    => static fn( array $user ): array => [
				'coming_soon_banner_dismissed' => (string) get_user_meta( (int) $user['id'], self::META, true ),
			],
			'update_callback' => static function ( $values, \WP_User $user ): bool {
				if ( is_array( $values ) && isset( $values['coming_soon_banner_dismissed'] ) && current_user_can( 'edit_user', $user->ID ) ) {
					update_user_meta( $user->ID, self::META, sanitize_text_field( (string) $values['coming_soon_banner_dismissed'] ) );
				}
				return true;
			},
			'schema'          => [ 'type' => 'object' ],
		] );
	}
}
