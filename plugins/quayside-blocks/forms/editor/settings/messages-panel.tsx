import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { STATE } from './state';
import { CONTROL, Panel } from './panel';
import type { SettingsProps } from './use-settings';

/** Default messages by key, which the server prints with the editor's script. */
const DEFAULTS = STATE.messages ?? {};

const messageLabels = (): Record< string, string > => ( {
	srfm_default_error: __( 'Submission error', 'quayside-blocks' ),
	srfm_required: __( 'Required field', 'quayside-blocks' ),
	srfm_unique: __( 'Duplicate value', 'quayside-blocks' ),
	srfm_valid_email: __( 'Invalid email address', 'quayside-blocks' ),
	srfm_confirm_email_same: __(
		'Email confirmation mismatch',
		'quayside-blocks'
	),
	srfm_confirm_password_same: __(
		'Password confirmation mismatch',
		'quayside-blocks'
	),
	srfm_valid_phone_number: __( 'Invalid phone number', 'quayside-blocks' ),
	srfm_valid_url: __( 'Invalid URL', 'quayside-blocks' ),
	srfm_valid_number: __( 'Invalid number', 'quayside-blocks' ),
	srfm_valid_date: __( 'Invalid date', 'quayside-blocks' ),
	srfm_weekday: __( 'Day of the week not allowed', 'quayside-blocks' ),
	srfm_input_min_value: __( 'Value below minimum', 'quayside-blocks' ),
	srfm_input_max_value: __( 'Value above maximum', 'quayside-blocks' ),
	srfm_min_length: __( 'Text too short', 'quayside-blocks' ),
	srfm_max_length: __( 'Text too long', 'quayside-blocks' ),
	srfm_mask: __( 'Incomplete input mask', 'quayside-blocks' ),
	srfm_dropdown_min_selections: __(
		'Too few dropdown selections',
		'quayside-blocks'
	),
	srfm_dropdown_max_selections: __(
		'Too many dropdown selections',
		'quayside-blocks'
	),
	srfm_multi_choice_min_selections: __(
		'Too few selections',
		'quayside-blocks'
	),
	srfm_multi_choice_max_selections: __(
		'Too many selections',
		'quayside-blocks'
	),
	srfm_file_type: __( 'File type not allowed', 'quayside-blocks' ),
	srfm_file_size: __( 'File too large', 'quayside-blocks' ),
	srfm_file_count: __( 'Too many files', 'quayside-blocks' ),
	srfm_file_empty: __( 'Empty file', 'quayside-blocks' ),
	srfm_file_failed: __( 'File upload failed', 'quayside-blocks' ),
	srfm_invalid: __( 'Invalid value', 'quayside-blocks' ),
	srfm_error_count: __( 'Number of errors', 'quayside-blocks' ),
	srfm_google_captcha_error_message: __(
		'reCAPTCHA not completed',
		'quayside-blocks'
	),
	srfm_captcha_h_error_message: __(
		'hCaptcha not completed',
		'quayside-blocks'
	),
	srfm_turnstile_error_message: __(
		'Turnstile not completed',
		'quayside-blocks'
	),
} );

/** Renders the panel for the validation messages. Custom messages of fields take precedence. */
export function MessagesPanel( { settings, set }: SettingsProps ) {
	const labels = messageLabels();
	// PHP encodes an empty map as a list.
	const custom: Record< string, string > = Array.isArray( settings.messages )
		? {}
		: ( settings.messages ?? {} );
	return (
		<Panel
			name="quayside-form-messages"
			title={ __( 'Validation messages', 'quayside-blocks' ) }
		>
			{ Object.entries( DEFAULTS ).map( ( [ key, text ] ) => (
				<TextControl
					key={ key }
					{ ...CONTROL }
					label={ labels[ key ] ?? key }
					placeholder={ text }
					value={ custom[ key ] ?? '' }
					onChange={ ( value ) =>
						set( { messages: { ...custom, [ key ]: value } } )
					}
				/>
			) ) }
		</Panel>
	);
}
