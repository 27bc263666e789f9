<?php
/**
 * The way to the checkout.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<a href="<?php echo esc_url( wc_get_checkout_url() ); ?>" class="<?php
	echo stand_in_store_button( 'checkout-button button alt wc-forward' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
?>"><?php esc_html_e( 'Proceed to checkout', 'stand-in-store' ); ?></a>
