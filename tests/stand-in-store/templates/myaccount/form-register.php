<?php
/**
 * Registration.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;
?>
<h2><?php esc_html_e( 'Register', 'stand-in-store' ); ?></h2>
<form method="post" class="woocommerce-form woocommerce-form-register register" <?php do_action( 'woocommerce_register_form_tag' ); ?>>
	<?php do_action( 'woocommerce_register_form_start' ); ?>
	<?php if ( 'no' === get_option( 'woocommerce_registration_generate_username' ) ) : ?>
		<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide">
			<label for="reg_username"><?php
				esc_html_e( 'Username', 'stand-in-store' );
			?>&nbsp;<span class="required" aria-hidden="true">*</span><span class="screen-reader-text"><?php
				esc_html_e( 'Required', 'stand-in-store' );
			?></span></label>
			<input type="text" class="woocommerce-Input woocommerce-Input--text input-text" name="username" id="reg_username" autocomplete="username" value="<?php
				echo esc_attr( Quayside\StandInStore\Data\Values::posted( 'username' ) );
			?>" required aria-required="true" />
		</p>
	<?php endif; ?>
	<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide">
		<label for="reg_email"><?php
			esc_html_e( 'Email address', 'stand-in-store' );
		?>&nbsp;<span class="required" aria-hidden="true">*</span><span class="screen-reader-text"><?php
			esc_html_e( 'Required', 'stand-in-store' );
		?></span></label>
		<input type="email" class="woocommerce-Input woocommerce-Input--text input-text" name="email" id="reg_email" autocomplete="email" value="<?php
			echo esc_attr( Quayside\StandInStore\Data\Values::posted( 'email' ) );
		?>" required aria-required="true" />
	</p>
	<?php if ( 'no' === get_option( 'woocommerce_registration_generate_password' ) ) : ?>
		<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide">
			<label for="reg_password"><?php
				esc_html_e( 'Password', 'stand-in-store' );
			?>&nbsp;<span class="required" aria-hidden="true">*</span><span class="screen-reader-text"><?php
				esc_html_e( 'Required', 'stand-in-store' );
			?></span></label>
			<input type="password" class="woocommerce-Input woocommerce-Input--text input-text" name="password" id="reg_password" autocomplete="new-password" required aria-required="true" />
		</p>
	<?php else : ?>
		<p><?php esc_html_e( 'A link to set a new password will be sent to your email address.', 'stand-in-store' ); ?></p>
	<?php endif; ?>
	<?php do_action( 'woocommerce_register_form' ); ?>
	<p class="woocommerce-form-row form-row">
		<?php wp_nonce_field( 'woocommerce-register', 'woocommerce-register-nonce' ); ?>
		<button type="submit" class="<?php
			echo stand_in_store_button( 'woocommerce-Button woocommerce-button button' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
		?> woocommerce-form-register__submit" name="register" value="<?php
			esc_attr_e( 'Register', 'stand-in-store' );
		?>"><?php esc_html_e( 'Register', 'stand-in-store' ); ?></button>
	</p>
	<?php do_action( 'woocommerce_register_form_end' ); ?>
</form>
