<?php
/**
 * Form of the account's details.
 *
 * @package Quayside\StandInStore
 */

defined( 'ABSPATH' ) || exit;

do_action( 'woocommerce_before_edit_account_form' );
$fields = [
	'account_first_name'   => [ __( 'First name', 'stand-in-store' ), 'text', 'given-name', $user->first_name ],
	'account_last_name'    => [ __( 'Last name', 'stand-in-store' ), 'text', 'family-name', $user->last_name ],
	'account_display_name' => [ __( 'Display name', 'stand-in-store' ), 'text', 'name', $user->display_name ],
	'account_email'        => [ __( 'Email address', 'stand-in-store' ), 'email', 'email', $user->user_email ],
];
$secret = [
	'password_current' => [ __( 'Current password (leave blank to leave unchanged)', 'stand-in-store' ), 'password', 'current-password', '' ],
	'password_1'       => [ __( 'New password (leave blank to leave unchanged)', 'stand-in-store' ), 'password', 'new-password', '' ],
	'password_2'       => [ __( 'Confirm new password', 'stand-in-store' ), 'password', 'new-password', '' ],
];
?>
<form class="woocommerce-EditAccountForm edit-account" action="" method="post" <?php do_action( 'woocommerce_edit_account_form_tag' ); ?>>
	<?php do_action( 'woocommerce_edit_account_form_start' ); ?>
	<?php foreach ( $fields + $secret as $name => [ $label, $type, $autocomplete, $value ] ) : ?>
		<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide">
			<label for="<?php echo esc_attr( $name ); ?>"><?php echo esc_html( $label ); ?></label>
			<input type="<?php
				echo esc_attr( $type );
			?>" class="woocommerce-Input input-text" name="<?php echo esc_attr( $name ); ?>" id="<?php echo esc_attr( $name ); ?>" autocomplete="<?php
				echo esc_attr( $autocomplete );
			?>" value="<?php echo esc_attr( $value ); ?>" />
		</p>
	<?php endforeach; ?>
	<?php do_action( 'woocommerce_edit_account_form' ); ?>
	<p>
		<?php wp_nonce_field( 'save_account_details', 'save-account-details-nonce' ); ?>
		<button type="submit" class="<?php
			echo stand_in_store_button( 'woocommerce-Button button' ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped.
		?>" name="save_account_details" value="<?php
			esc_attr_e( 'Save changes', 'stand-in-store' );
		?>"><?php esc_html_e( 'Save changes', 'stand-in-store' ); ?></button>
		<input type="hidden" name="action" value="save_account_details" />
	</p>
	<?php do_action( 'woocommerce_edit_account_form_end' ); ?>
</form>
<?php
do_action( 'woocommerce_after_edit_account_form' );
