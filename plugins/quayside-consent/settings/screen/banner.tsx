import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Colors } from './colors';
import { TextFields } from '../text-fields';
import type { PartProps, Settings } from '../store';

const layouts = (): { value: Settings[ 'layout' ]; label: string }[] => [
	{ value: 'box', label: __( 'Box', 'quayside-consent' ) },
	{ value: 'bar', label: __( 'Bar', 'quayside-consent' ) },
	{ value: 'popup', label: __( 'Popup', 'quayside-consent' ) },
];

const positions = (): Record<
	Settings[ 'layout' ],
	{ value: Settings[ 'position' ]; label: string }[]
> => ( {
	box: [
		{
			value: 'bottom-left',
			label: __( 'Bottom left', 'quayside-consent' ),
		},
		{
			value: 'bottom-right',
			label: __( 'Bottom right', 'quayside-consent' ),
		},
		{ value: 'top-left', label: __( 'Top left', 'quayside-consent' ) },
		{ value: 'top-right', label: __( 'Top right', 'quayside-consent' ) },
	],
	bar: [
		{ value: 'bottom', label: __( 'Bottom', 'quayside-consent' ) },
		{ value: 'top', label: __( 'Top', 'quayside-consent' ) },
	],
	popup: [ { value: 'center', label: __( 'Center', 'quayside-consent' ) } ],
} );

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
