<?php
/**
 * The account's first page.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

/* translators: 1: name, 2: address to log out */
echo '<p>' . wp_kses_post(
	sprintf(
		__( 'Hello %1$s (not %1$s? <a href="%2$s">Log out</a>)', 'stand-in-store' ),
		'<strong>' . esc_html( $current_user->display_name ) . '</strong>',
		esc_url( wc_logout_url() )
	)
) . '</p>';
/* translators: 1: orders, 2: addresses, 3: details */
echo '<p>' . wp_kses_post(
	sprintf(
		__(
			'From your account dashboard you can view your <a href="%1$s">recent orders</a>, manage your <a href="%2$s">addresses</a>, and <a href="%3$s">edit your password and account details</a>.',
			'stand-in-store'
		),
		esc_url( wc_get_account_endpoint_url( 'orders' ) ),
		esc_url( wc_get_account_endpoint_url( 'edit-address' ) ),
		esc_url( wc_get_account_endpoint_url( 'edit-account' ) )
	)
) . '</p>';
do_action( 'woocommerce_account_dashboard' );
