<?php
/**
 * Login and registration.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

$registers = 'yes' === get_option( 'woocommerce_enable_myaccount_registration' );
do_action( 'woocommerce_before_customer_login_form' );
echo $registers ? '<div class="u-columns col2-set" id="customer_login"><div class="u-column1 col-1">' : '';
?>
<h2><?php esc_html_e( 'Login', 'stand-in-store' ); ?></h2>
<form class="woocommerce-form woocommerce-form-login login" method="post" novalidate>
	<?php do_action( 'woocommerce_login_form_start' ); ?>
	<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide">
		<label for="username"><?php
			esc_html_e( 'Username or email address', 'stand-in-store' );
		?>&nbsp;<span class="required" aria-hidden="true">*</span><span class="screen-reader-text"><?php
			esc_html_e( 'Required', 'stand-in-store' );
		?></span></label>
		<input type="text" class="woocommerce-Input woocommerce-Input--text input-text" name="username" id="username" autocomplete="username" value="<?php
			echo esc_attr( Quayside\StandInStore\Data\Values::posted( 'username' ) );
		?>" required aria-required="true" />
	</p>
	<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide">
		<label for="password"><?php
			esc_html_e( 'Password', 'stand-in-store' );
		?>&nbsp;<span class="required" aria-hidden="true">*</span><span class="screen-reader-text"><?php
			esc_html_e( 'Required', 'stand-in-store' );
		?></span></label>
		<input class="woocommerce-Input woocommerce-Input--text input-text" type="password" name="password" id="password" autocomplete="current-password" required aria-required="true" />
	</p>
	<?php do_action( 'woocommerce_login_form' ); ?>
	<p class="form-row">
		<label class="woocommerce-form__label woocommerce-form__label-for-checkbox woocommerce-form-login__rememberme">
			<input class="woocommerce-form__input woocommerce-form__input-checkbox" name="rememberme" type="checkbox" id="rememberme" value="forever" /> <span><?php
				esc_html_e( 'Remember me', 'stand-in-store' );
			?></span>
		</label>
		<?php wp_nonce_field( 'woocommerce-login', 'woocommerce-login-nonce' ); ?>
		<button type="submit" class="<?php
			// phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
			echo stand_in_store_button( 'woocommerce-button button woocommerce-form-login__submit' );
		?>" name="login" value="<?php esc_attr_e( 'Log in', 'stand-in-store' ); ?>"><?php esc_html_e( 'Log in', 'stand-in-store' ); ?></button>
	</p>
	<p class="woocommerce-LostPassword lost_password">
		<a href="<?php echo esc_url( wp_lostpassword_url() ); ?>"><?php esc_html_e( 'Lost your password?', 'stand-in-store' ); ?></a>
	</p>
	<?php do_action( 'woocommerce_login_form_end' ); ?>
</form>
<?php
if ( $registers ) {
	echo '</div><div class="u-column2 col-2">';
	wc_get_template( 'myaccount/form-register.php' );
	echo '</div></div>';
}
do_action( 'woocommerce_after_customer_login_form' );
