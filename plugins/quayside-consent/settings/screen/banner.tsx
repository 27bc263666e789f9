import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Colors } from './colors';
import { layouts, positions } from '../layouts';
import { TextFields } from '../text-fields';
import type { PartProps } from '../store';

/** Renders the settings for the banner's position, colors and texts. */
export function Banner( props: PartProps ) {
	const { answer, draft, change } = props;
	return (
		<>
			<div className="quayside-consent-settings__pair">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Layout', 'quayside-consent' ) }
					value={ draft.layout }
					options={ layouts() }
					onChange={ ( layout ) =>
						change( {
							layout,
							position:
								positions()[ layout ][ 0 ]?.value ??
								'bottom-left',
						} )
					}
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Position', 'quayside-consent' ) }
					value={ draft.position }
					options={ positions()[ draft.layout ] }
					onChange={ ( position ) => change( { position } ) }
				/>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Close button', 'quayside-consent' ) }
				help={ __(
					'Where visitors opt in, closing the banner rejects all optional cookies.',
					'quayside-consent'
				) }
				checked={ draft.close }
				onChange={ ( close ) => change( { close } ) }
			/>
			<Colors { ...props } />
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				type="url"
				label={ __( 'Cookie policy URL', 'quayside-consent' ) }
				help={ __(
					'Leave empty to use the site’s privacy policy page.',
					'quayside-consent'
				) }
				placeholder={ answer.defaults.policyUrl }
				value={ draft.policyUrl }
				onChange={ ( policyUrl ) => change( { policyUrl } ) }
			/>
			<TextFields
				texts={ draft.texts }
				defaults={ answer.defaults.texts }
				onChange={ ( texts ) => change( { texts } ) }
			/>
		</>
	);
}
