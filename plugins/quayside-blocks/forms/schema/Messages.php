<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema;

use Quayside\Blocks\Forms\Fields\ValidationTable;

/**
 * Validation messages; spec sections 5 and 8.
 */
final class Messages {
	/**
	 * Returns the default messages by the keys that the page's settings (srfm_submit) use.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		$min = __( 'Minimum %s selections are required', 'quayside-blocks' ); // phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment
		$max = __( 'Maximum %s selections are allowed', 'quayside-blocks' ); // phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment
		return [
			'srfm_required'                     => __( 'This field is required.', 'quayside-blocks' ),
			'srfm_unique'                       => __( 'This value has already been used. Please enter a different one.', 'quayside-blocks' ),
			'srfm_valid_email'                  => __( 'Please enter a valid email address.', 'quayside-blocks' ),
			'srfm_confirm_email_same'           => __( 'Confirmation email does not match.', 'quayside-blocks' ),
			'srfm_confirm_password_same'        => __( 'Confirmation password does not match.', 'quayside-blocks' ),
			'srfm_valid_phone_number'           => __( 'Please enter a valid phone number.', 'quayside-blocks' ),
			'srfm_valid_url'                    => __( 'Please enter a valid URL.', 'quayside-blocks' ),
			'srfm_valid_number'                 => __( 'Please enter a valid number.', 'quayside-blocks' ),
			'srfm_valid_date'                   => __( 'Please enter a valid date.', 'quayside-blocks' ),
			/* translators: %s: days of the week such as Monday, Tuesday */
			'srfm_weekday'                      => __( 'Please select one of these days: %s', 'quayside-blocks' ),
			/* translators: %s: a number or a date */
			'srfm_input_min_value'              => __( 'Minimum value is %s', 'quayside-blocks' ),
			/* translators: %s: a number or a date */
			'srfm_input_max_value'              => __( 'Maximum value is %s', 'quayside-blocks' ),
			/* translators: %s: a number */
			'srfm_min_length'                   => __( 'Please enter at least %s characters.', 'quayside-blocks' ),
			/* translators: %s: a number */
			'srfm_max_length'                   => __( 'Please enter no more than %s characters.', 'quayside-blocks' ),
			/* translators: %s: a pattern such as dd/mm/yyyy */
			'srfm_mask'                         => __( 'Please complete the field in this format: %s', 'quayside-blocks' ),
			/* translators: %s: endings of files such as jpg, pdf */
			'srfm_file_type'                    => __( 'Please select a file of one of these types: %s', 'quayside-blocks' ),
			/* translators: %s: a size such as 5 MB */
			'srfm_file_size'                    => __( 'Please select files no larger than %s.', 'quayside-blocks' ),
			/* translators: %s: a number */
			'srfm_file_count'                   => __( 'Please select no more than %s files.', 'quayside-blocks' ),
			'srfm_file_empty'                   => __( 'This file is empty. Please select another file.', 'quayside-blocks' ),
			'srfm_file_failed'                  => __( 'The file could not be uploaded. Please select it again.', 'quayside-blocks' ),
			'srfm_invalid'                      => __( 'This value is not allowed. Please enter a different one.', 'quayside-blocks' ),
			'srfm_dropdown_min_selections'      => $min,
			'srfm_dropdown_max_selections'      => $max,
			'srfm_multi_choice_min_selections'  => $min,
			'srfm_multi_choice_max_selections'  => $max,
			'srfm_google_captcha_error_message' => __( 'Please verify that you are not a robot.', 'quayside-blocks' ),
			'srfm_captcha_h_error_message'      => __( 'hCaptcha verification failed. Please try again.', 'quayside-blocks' ),
			'srfm_turnstile_error_message'      => __( 'Turnstile verification failed. Please try again.', 'quayside-blocks' ),
			/* translators: %s: number of fields */
			'srfm_error_count'                  => __( 'Fields that need attention: %s', 'quayside-blocks' ),
			'srfm_default_error'                => self::failure(),
		];
	}

	/**
	 * Returns the message for an unspecified failure; spec section 8.
	 */
	public static function failure(): string {
		return __( 'There was an error trying to submit your form. Please try again.', 'quayside-blocks' );
	}

	/**
	 * Returns the message for a broken rule.
	 *
	 * @param string                $type  Type of the field.
	 * @param string                $code  Code of the rule.
	 * @param string                $limit The limit to display in the message.
	 * @param string                $custom The field's custom message for a missing value; empty for none.
	 * @param array<string, string> $texts Messages of the form, see Form::messages(). Defaults apply to missing ones.
	 */
	public static function get( string $type, string $code, string $limit = '', string $custom = '', array $texts = [] ): string {
		if ( '' !== $custom && in_array( $code, [ 'required', 'unique' ], true ) ) {
			return $custom;
		}
		$texts += self::all();
		$key    = str_replace( '*', str_replace( '-', '_', $type ), ValidationTable::MESSAGES[ $code ] ?? 'invalid' );
		return str_replace( '%s', $limit, $texts[ "srfm_$key" ] ?? $texts['srfm_invalid'] );
	}
}
