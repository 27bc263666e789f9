import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CaptchaChoice } from './captcha-choice';
import { CONTROL, Panel } from './panel';
import type { SettingsProps } from './use-settings';

/** What keeps robots out. */
export function SpamPanel( { settings, set }: SettingsProps ) {
	return (
		<Panel name="quayside-form-spam" title={ __( 'Spam protection', 'quayside-blocks' ) }>
			<CaptchaChoice settings={ settings } set={ set } />
			<ToggleControl __nextHasNoMarginBottom label={ __( 'Trap for robots', 'quayside-blocks' ) } help={ __( 'A field that people do not see: what fills it in is spam.', 'quayside-blocks' ) } checked={ settings.honeypot ?? true } onChange={ ( honeypot ) => set( { honeypot } ) } />
			<ToggleControl __nextHasNoMarginBottom label={ __( 'Limit how often one address may send', 'quayside-blocks' ) } help={ __( '10 times a minute, 50 times an hour.', 'quayside-blocks' ) } checked={ settings.rateLimit ?? true } onChange={ ( rateLimit ) => set( { rateLimit } ) } />
			<TextControl
				{ ...CONTROL }
				type="number"
				min={ 0 }
				max={ 60 }
				step={ 0.5 }
				label={ __( 'Shortest time to fill it in, in seconds', 'quayside-blocks' ) }
				help={ __( 'What is faster is spam. 0 switches this off.', 'quayside-blocks' ) }
				value={ String( settings.minFillSeconds ?? 1 ) }
				onChange={ ( value ) => set( { minFillSeconds: Math.min( 60, Math.max( 0, Number( value ) || 0 ) ) } ) }
			/>
		</Panel>
	);
}
