import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CONTROL, Panel } from './panel';
import type { SettingsProps } from './use-settings';

/** The default words, by key; the server prints them with the editor's script. */
const DEFAULTS = ( window as unknown as { quaysideForms?: { messages?: Record< string, string > } } ).quaysideForms?.messages ?? {};

const names = (): Record< string, string > => ( {
	srfm_default_error: __( 'The submission fails', 'quayside-blocks' ),
	srfm_required: __( 'A required field is empty', 'quayside-blocks' ),
	srfm_unique: __( 'The value exists already', 'quayside-blocks' ),
	srfm_valid_email: __( 'No valid email address', 'quayside-blocks' ),
	srfm_confirm_email_same: __( 'The second email differs', 'quayside-blocks' ),
	srfm_confirm_password_same: __( 'The second password differs', 'quayside-blocks' ),
	srfm_valid_phone_number: __( 'No valid phone number', 'quayside-blocks' ),
	srfm_valid_url: __( 'No valid web address', 'quayside-blocks' ),
	srfm_valid_number: __( 'No valid number', 'quayside-blocks' ),
	srfm_valid_date: __( 'No valid date', 'quayside-blocks' ),
	srfm_weekday: __( 'Another day of the week', 'quayside-blocks' ),
	srfm_input_min_value: __( 'A number or date is too low', 'quayside-blocks' ),
	srfm_input_max_value: __( 'A number or date is too high', 'quayside-blocks' ),
	srfm_min_length: __( 'A text is too short', 'quayside-blocks' ),
	srfm_max_length: __( 'A text is too long', 'quayside-blocks' ),
	srfm_mask: __( 'A pattern is not complete', 'quayside-blocks' ),
	srfm_dropdown_min_selections: __( 'Too few chosen in a dropdown', 'quayside-blocks' ),
	srfm_dropdown_max_selections: __( 'Too many chosen in a dropdown', 'quayside-blocks' ),
	srfm_multi_choice_min_selections: __( 'Too few choices', 'quayside-blocks' ),
	srfm_multi_choice_max_selections: __( 'Too many choices', 'quayside-blocks' ),
	srfm_file_type: __( 'A kind of file that is not taken', 'quayside-blocks' ),
	srfm_file_size: __( 'A file is too large', 'quayside-blocks' ),
	srfm_file_count: __( 'Too many files', 'quayside-blocks' ),
	srfm_file_empty: __( 'A file is empty', 'quayside-blocks' ),
	srfm_file_failed: __( 'A file did not arrive', 'quayside-blocks' ),
	srfm_invalid: __( 'Another value that is not allowed', 'quayside-blocks' ),
	srfm_google_captcha_error_message: __( 'reCAPTCHA is not solved', 'quayside-blocks' ),
	srfm_captcha_h_error_message: __( 'hCaptcha is not solved', 'quayside-blocks' ),
	srfm_turnstile_error_message: __( 'Turnstile is not solved', 'quayside-blocks' ),
} );

/** The words that tell a visitor what is wrong. A field's own ones go before them. */
export function MessagesPanel( { settings, set }: SettingsProps ) {
	const label = names();
	// PHP writes a map without any entry as a list.
	const own: Record< string, string > = Array.isArray( settings.messages ) ? {} : settings.messages ?? {};
	return (
		<Panel name="quayside-form-messages" title={ __( 'Messages', 'quayside-blocks' ) }>
			{ Object.entries( DEFAULTS ).map( ( [ key, text ] ) => (
				<TextControl key={ key } { ...CONTROL } label={ label[ key ] ?? key } placeholder={ text } value={ own[ key ] ?? '' } onChange={ ( value ) => set( { messages: { ...own, [ key ]: value } } ) } />
			) ) }
		</Panel>
	);
}
