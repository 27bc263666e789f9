<?php
/**
 * The link was sent.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

wc_print_notice( esc_html__( 'Password reset email has been sent.', 'stand-in-store' ) );
echo '<p>' . esc_html__(
	'A password reset email has been sent to the email address on file for your account, but may take several minutes to show up in your inbox.',
	'stand-in-store'
) . '</p>';
