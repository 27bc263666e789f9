import type { PreviewLogo } from '@quayside/contracts/theme/preview.logo';
import type { PreviewPalette } from '@quayside/contracts/theme/preview.palette';
import type { PreviewTypography } from '@quayside/contracts/theme/preview.typography';

/** Data that can be previewed. The names are those of the original protocol. */
export interface PreviewData {
	siteLogo?: PreviewLogo;
	colorPalette?: PreviewPalette;
	siteTypography?: PreviewTypography;
	siteTitle?: boolean;
}

export type Message =
	| { kind: 'show'; data: PreviewData }
	| { kind: 'reset' }
	| { kind: 'complete' };

const COLOR =
	/^(#([0-9A-F]{3,4}|[0-9A-F]{6}|[0-9A-F]{8})|(rgb|hsl)a?\([0-9., %/deg]+\))$/i;
const IMAGE =
	/^(data:image\/(png|jpeg|gif|webp|avif|svg\+xml);base64,[A-Za-z0-9+/=]+)?$/;
const FAMILY = /^[A-Za-z0-9 ,'"_-]*$/;
const WEIGHT = /^(|normal|bold|inherit|[1-9][0-9]{0,2}|1000)$/;
const HEIGHT = /^[0-9]*\.?[0-9]*(px|em|rem|%)?$/;
const UNIT = /^(px|em|rem|vw|%)$/;

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Determines whether a value is missing, or a string or number that matches the pattern. */
const matches = ( value: unknown, pattern: RegExp ): boolean =>
	value === undefined ||
	( [ 'string', 'number' ].includes( typeof value ) &&
		pattern.test( String( value ) ) );

/** Validates contract theme/preview.logo. */
export const isLogo = ( data: unknown ): data is PreviewLogo =>
	isRecord( data ) &&
	matches( data.dataUri, IMAGE ) &&
	( data.url === undefined || typeof data.url === 'string' ) &&
	matches( data.width, /^[0-9]*$/ );

/** Validates contract theme/preview.palette. */
export const isPalette = ( data: unknown ): data is PreviewPalette =>
	isRecord( data ) &&
	Array.isArray( data.colors ) &&
	data.colors.every(
		( color ) => typeof color === 'string' && COLOR.test( color )
	);

/** Validates contract theme/preview.typography. */
export const isTypography = ( data: unknown ): data is PreviewTypography => {
	if ( ! isRecord( data ) ) {
		return false;
	}
	const size = data[ 'font-size-body' ];
	return (
		( data.local === undefined || typeof data.local === 'boolean' ) &&
		( size === undefined ||
			( isRecord( size ) &&
				matches( size.desktop, HEIGHT ) &&
				matches( size[ 'desktop-unit' ], UNIT ) ) ) &&
		[ 'body', 'headings', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6' ].every(
			( part ) => {
				const key = ( property: string ) =>
					part.length === 2
						? `${ property }-${ part }`
						: `${ part }-${ property }`;
				return (
					matches( data[ key( 'font-family' ) ], FAMILY ) &&
					matches( data[ key( 'font-weight' ) ], WEIGHT ) &&
					matches( data[ key( 'line-height' ) ], HEIGHT )
				);
			}
		)
	);
};

/** Returns the valid parts of stored or received data. */
export const sanitize = ( data: unknown ): PreviewData => {
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
 * Parses a message from the parent frame.
 *
 * Returns null for anything that is not a valid preview message.
 *
 * @param input The event's data, as an object or as JSON.
 */
export function parseMessage( input: unknown ): Message | null {
	let message = input;
	if ( typeof input === 'string' ) {
		try {
			message = JSON.parse( input );
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
	const preview =
		typeof param === 'string' ? sanitize( { [ param ]: value } ) : {};
	return Object.keys( preview ).length
		? { kind: 'show', data: preview }
		: null;
}
