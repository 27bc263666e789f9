import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DraftControl } from '../draft-control';
import { CaptchaControl } from './captcha-control';
import { Panel } from './panel';
import type { SettingsProps } from './use-settings';

/** Renders the panel for the spam protection of a form. */
export function SpamPanel( { settings, set }: SettingsProps ) {
	return (
		<Panel
			name="quayside-form-spam"
			title={ __( 'Spam protection', 'quayside-blocks' ) }
		>
			<CaptchaControl settings={ settings } set={ set } />
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Honeypot', 'quayside-blocks' ) }
				help={ __(
					'Adds a hidden field that people don’t see. Submissions that fill it in are marked as spam.',
					'quayside-blocks'
				) }
				checked={ settings.honeypot ?? true }
				onChange={ ( honeypot ) => set( { honeypot } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Rate limit', 'quayside-blocks' ) }
				help={ __(
					'Allows up to 10 submissions per minute and 50 per hour from each IP address.',
					'quayside-blocks'
				) }
				checked={ settings.rateLimit ?? true }
				onChange={ ( rateLimit ) => set( { rateLimit } ) }
			/>
			<DraftControl
				type="number"
				min={ 0 }
				max={ 60 }
				step={ 0.5 }
				label={ __(
					'Minimum submission time (seconds)',
					'quayside-blocks'
				) }
				help={ __(
					'Faster submissions are marked as spam. Enter 0 to turn this off.',
					'quayside-blocks'
				) }
				value={ String( settings.minFillSeconds ?? 1 ) }
				onChange={ ( value ) =>
					set( {
						minFillSeconds: Math.min(
							60,
							Math.max( 0, Number( value ) || 0 )
						),
					} )
				}
			/>
		</Panel>
	);
}
