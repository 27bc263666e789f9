import type { PreviewLogo } from '@quayside/contracts/theme/preview.logo';
import type { PreviewPalette } from '@quayside/contracts/theme/preview.palette';
import type { PreviewTypography } from '@quayside/contracts/theme/preview.typography';

/** What can be shown; the names are the original's. */
export interface Shown {
	siteLogo?: PreviewLogo;
	colorPalette?: PreviewPalette;
	siteTypography?: PreviewTypography;
	siteTitle?: boolean;
}

export type Message =
	{ kind: 'show'; shown: Shown } | { kind: 'reset' } | { kind: 'complete' };

const COLOUR =
	/^(#([0-9A-F]{3,4}|[0-9A-F]{6}|[0-9A-F]{8})|(rgb|hsl)a?\([0-9., %/deg]+\))$/i;
const IMAGE =
	/^(data:image\/(png|jpeg|gif|webp|avif|svg\+xml);base64,[A-Za-z0-9+/=]+)?$/;
const FAMILY = /^[A-Za-z0-9 ,'"_-]*$/;
const WEIGHT = /^(|normal|bold|inherit|[1-9][0-9]{0,2}|1000)$/;
const HEIGHT = /^[0-9]*\.?[0-9]*(px|em|rem|%)?$/;
const UNIT = /^(px|em|rem|vw|%)$/;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Whether a value is absent, or a text or number that fits the pattern. */
const fits = ( value: unknown, pattern: RegExp ): boolean =>
	value === undefined ||
	( [ 'string', 'number' ].includes( typeof value ) &&
		pattern.test( String( value ) ) );

/** Contract theme/preview.logo. */
export const isLogo = ( data: unknown ): data is PreviewLogo =>
	isRecord( data ) &&
	fits( data.dataUri, IMAGE ) &&
	( data.url === undefined || typeof data.url === 'string' ) &&
	fits( data.width, /^[0-9]*$/ );

/** Contract theme/preview.palette. */
export const isPalette = ( data: unknown ): data is PreviewPalette =>
	isRecord( data ) &&
	Array.isArray( data.colors ) &&
	data.colors.every(
		( colour ) => typeof colour === 'string' && COLOUR.test( colour )
	);

/** Contract theme/preview.typography. */
export const isTypography = ( data: unknown ): data is PreviewTypography => {
	if ( ! isRecord( data ) ) {
		return false;
	}
	const size = data[ 'font-size-body' ];
	return (
		( data.local === undefined || typeof data.local === 'boolean' ) &&
		( size === undefined ||
			( isRecord( size ) &&
				fits( size.desktop, HEIGHT ) &&
				fits( size[ 'desktop-unit' ], UNIT ) ) ) &&
		[ 'body', 'headings', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ].every(
			( part ) => {
				const key = ( what: string ) =>
					part.length === 2
						? `${ what }-${ part }`
						: `${ part }-${ what }`;
				return (
					fits( data[ key( 'font-family' ) ], FAMILY ) &&
					fits( data[ key( 'font-weight' ) ], WEIGHT ) &&
					fits( data[ key( 'line-height' ) ], HEIGHT )
				);
			}
		)
	);
};

/** The parts of stored or sent data that are well-formed. */
export const wellFormed = ( data: unknown ): Shown => {
	const { siteLogo, colorPalette, siteTypography, siteTitle } = isRecord(
		data
	)
		? data
		: {};
	return {
		...( isLogo( siteLogo ) ? { siteLogo } : {} ),
		...( isPalette( colorPalette ) ? { colorPalette } : {} ),
		...( isTypography( siteTypography ) ? { siteTypography } : {} ),
		...( typeof siteTitle === 'boolean' ? { siteTitle } : {} ),
	};
};

/**
 * Reads a message of the parent frame.
 *
 * Null for anything that is not a well-formed preview message.
 *
 * @param data The event's data, as an object or as JSON.
 */
export function read( data: unknown ): Message | null {
	let message = data;
	if ( typeof data === 'string' ) {
		try {
			message = JSON.parse( data );
		} catch {
			return null;
		}
	}
	if (
		! isRecord( message ) ||
		message.call !== 'starterTemplatePreviewDispatch' ||
		! isRecord( message.value )
	) {
		return null;
	}
	const { param, data: value } = message.value;
	if ( param === 'cleanStorage' || param === 'clearPreviewAssets' ) {
		return { kind: 'reset' };
	}
	if ( param === 'completeOnboarding' ) {
		return { kind: 'complete' };
	}
	const shown =
		typeof param === 'string' ? wellFormed( { [ param ]: value } ) : {};
	return Object.keys( shown ).length ? { kind: 'show', shown } : null;
}
