<?php
/**
 * Asks for a new password.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_before_lost_password_form' );
?>
<form method="post" class="woocommerce-ResetPassword lost_reset_password">
	<p><?php
		esc_html_e(
			'Lost your password? Please enter your username or email address. You will receive a link to create a new password via email.',
			'stand-in-store'
		);
	?></p>
	<p class="woocommerce-form-row woocommerce-form-row--first form-row form-row-first">
		<label for="user_login"><?php esc_html_e( 'Username or email', 'stand-in-store' ); ?></label>
		<input class="woocommerce-Input woocommerce-Input--text input-text" type="text" name="user_login" id="user_login" autocomplete="username" required aria-required="true" />
	</p>
	<?php do_action( 'woocommerce_lostpassword_form' ); ?>
	<p class="woocommerce-form-row form-row">
		<input type="hidden" name="wc_reset_password" value="true" />
		<button type="submit" class="<?php
			echo stand_in_store_button( 'woocommerce-Button button' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
		?>" value="<?php esc_attr_e( 'Reset password', 'stand-in-store' ); ?>"><?php esc_html_e( 'Reset password', 'stand-in-store' ); ?></button>
	</p>
	<?php wp_nonce_field( 'lost_password', 'woocommerce-lost-password-nonce' ); ?>
</form>
<?php
do_action( 'woocommerce_after_lost_password_form' );
