import { ExternalLink, Notice, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormSettings } from '@quayside/contracts/forms/form.settings';
import type { Kind } from '../../spam/kinds';
import { services } from '../../spam/kinds';
import { CONTROL } from './panel';
import { useCaptchaKeys } from './use-captcha-keys';
import type { SettingsProps } from './use-settings';

/** Renders the control for the CAPTCHA service of a form. */
export function CaptchaControl( {
	settings,
	set,
}: Pick< SettingsProps, 'settings' | 'set' > ) {
	const keys = useCaptchaKeys();
	const kind = settings.captcha ?? 'none';
	const serviceKeys = kind === 'none' ? null : keys?.[ kind as Kind ];
	return (
		<>
			<SelectControl
				{ ...CONTROL }
				label={ __( 'CAPTCHA', 'quayside-blocks' ) }
				value={ kind }
				options={ [
					{ value: 'none', label: __( 'None', 'quayside-blocks' ) },
					...services().map( ( { kind: value, name } ) => ( {
						value,
						label: name,
					} ) ),
				] }
				help={
					services().find( ( service ) => service.kind === kind )
						?.what
				}
				onChange={ ( captcha ) => set( { captcha } as FormSettings ) }
			/>
			{ serviceKeys &&
				! ( serviceKeys.site && serviceKeys.hasSecret ) && (
					<Notice status="warning" isDismissible={ false }>
						{ __(
							'Visitors can’t submit this form until you add the keys for this service.',
							'quayside-blocks'
						) }
					</Notice>
				) }
			<ExternalLink href="edit.php?post_type=sureforms_form&page=quayside-form-spam">
				{ __( 'CAPTCHA keys and blocklist', 'quayside-blocks' ) }
			</ExternalLink>
		</>
	);
}
