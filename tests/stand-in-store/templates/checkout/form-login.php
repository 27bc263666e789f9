<?php
/**
 * Login at the checkout.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

if ( is_user_logged_in() || 'yes' !== get_option( 'woocommerce_enable_checkout_login_reminder' ) ) {
	return;
}
echo '<div class="woocommerce-form-login-toggle">';
wc_print_notice(
	esc_html__(
		'Returning customer?',
		'stand-in-store'
	)
		. ' <a href="'
		. esc_url( wc_get_page_permalink( 'myaccount' ) )
		. '" class="showlogin">'
		. esc_html__( 'Click here to login', 'stand-in-store' )
		. '</a>',
	'notice'
);
echo '</div>';
