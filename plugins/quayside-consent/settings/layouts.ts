import { __, sprintf } from '@wordpress/i18n';
import type { Settings } from './store';

interface Option< T > {
	value: T;
	label: string;
}

/** Returns the layouts of the banner. */
export const layouts = (): Option< Settings[ 'layout' ] >[] => [
	{ value: 'box', label: __( 'Box', 'quayside-consent' ) },
	{ value: 'bar', label: __( 'Bar', 'quayside-consent' ) },
	{ value: 'popup', label: __( 'Popup', 'quayside-consent' ) },
];

/** Returns the positions of each layout, the default one first. */
export const positions = (): Record<
	Settings[ 'layout' ],
	Option< Settings[ 'position' ] >[]
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

/**
 * Returns the name of a layout with its position, as records store it.
 *
 * @param stored Such as "box-bottom-left". Returned as it is if it is unknown.
 */
export function layoutName( stored: string ): string {
	for ( const layout of layouts() ) {
		for ( const position of positions()[ layout.value ] ) {
			if ( stored === `${ layout.value }-${ position.value }` ) {
				return sprintf(
					/* translators: 1: layout of the banner, such as "Box", 2: its position, such as "Bottom left". */
					__( '%1$s: %2$s', 'quayside-consent' ),
					layout.label,
					position.label
				);
			}
		}
	}
	return stored;
}
