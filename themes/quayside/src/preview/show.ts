import { getGlobal } from '@quayside/boundary/globals';
import { getColorScheme } from './scheme';
import type { PreviewData } from './message';

/** The theme's slugs of the palette's colors. */
const COLORS = [ 'sea', 'signal', 'ink', 'muted', 'paper', 'mist', 'line' ];

const PALETTE_STYLE = 'starter-templates-preview-palette-css';
const TYPOGRAPHY_STYLE = 'starter-templates-typography';
const FONTS_LINK = 'starter-templates-fonts';

const setStyle = ( id: string, css: string ): void => {
	let style = document.getElementById( id );
	if ( ! css ) {
		style?.remove();
		return;
	}
	if ( ! style ) {
		style = document.createElement( 'style' );
		style.id = id;
		document.head.append( style );
	}
	style.textContent = css;
};

const showPalette = ( colors: string[] ): void => {
	const css = colors
		.slice( 0, COLORS.length )
		.map(
			( color, index ) =>
				`--wp--preset--color--${ COLORS[ index ] }:${ color };`
		);
	const paper = colors[ COLORS.indexOf( 'paper' ) ];
	setStyle(
		PALETTE_STYLE,
		css.length
			? `:root{${ css.join( '' ) }${ getColorScheme( paper ) }}`
			: ''
	);
	document.body.classList.toggle(
		'starter-templates-preview-palette',
		css.length > 0
	);
};

type Values = Readonly< Record< string, unknown > >;

const rule = (
	selector: string,
	family: unknown,
	weight: unknown,
	height: unknown,
	size = ''
): string => {
	const css = [
		[ 'font-family', family ],
		[ 'font-weight', weight ],
		[ 'line-height', height ],
		[ 'font-size', size ],
	].flatMap( ( [ property, value ] ) =>
		value === undefined || value === ''
			? []
			: [ `${ property }:${ value }` ]
	);
	return css.length ? `${ selector }{${ css.join( ';' ) }}` : '';
};

/** Overrides the theme's preset, which menus, buttons, and cards use too. */
const preset = ( slug: string, family: unknown ): string =>
	family
		? `:root:root{--wp--preset--font-family--${ slug }:${ family }}`
		: '';

const showTypography = ( fonts: Values, service: string ): void => {
	const size = ( fonts[ 'font-size-body' ] ?? {} ) as Values;
	const headings = [ 1, 2, 3, 4, 5, 6 ].map( ( n ) => `h${ n }` );
	setStyle(
		TYPOGRAPHY_STYLE,
		[
			preset( 'sans', fonts[ 'body-font-family' ] ),
			preset( 'serif', fonts[ 'headings-font-family' ] ),
			rule(
				':root body',
				fonts[ 'body-font-family' ],
				fonts[ 'body-font-weight' ],
				fonts[ 'body-line-height' ],
				size.desktop
					? `${ size.desktop }${ size[ 'desktop-unit' ] ?? 'px' }`
					: ''
			),
			rule(
				`:root body :is(${ headings.join() })`,
				fonts[ 'headings-font-family' ],
				fonts[ 'headings-font-weight' ],
				fonts[ 'headings-line-height' ]
			),
			...headings.map( ( tag ) =>
				rule(
					`:root body ${ tag }`,
					fonts[ `font-family-${ tag }` ],
					fonts[ `font-weight-${ tag }` ],
					fonts[ `line-height-${ tag }` ]
				)
			),
		].join( '' )
	);
	showFonts( fonts, service );
};

/** Returns the family names for the font service, without generic families. */
const families = ( fonts: Values ): string[] => [
	...new Set(
		Object.entries( fonts )
			.filter(
				( [ key, value ] ) => key.includes( 'font-family' ) && value
			)
			.map( ( [ , value ] ) =>
				( String( value ).split( ',' )[ 0 ] ?? '' )
					.replace( /['"]/g, '' )
					.trim()
			)
			.filter(
				( name ) =>
					name &&
					! /^(inherit|serif|sans-serif|monospace|system-ui)$/.test(
						name
					)
			)
	),
];

/** Loads fonts from the service that the site has set, and only with consent if a consent plugin is active. */
const showFonts = ( fonts: Values, service: string ): void => {
	const names = fonts.local === true ? [] : families( fonts );
	document.getElementById( FONTS_LINK )?.remove();
	const consent =
		getGlobal< ( category: string ) => boolean >( 'wp_has_consent' );
	if ( names.length && service && ( ! consent || consent( 'functional' ) ) ) {
		const link = document.createElement( 'link' );
		link.id = FONTS_LINK;
		link.rel = 'stylesheet';
		link.href = `${ service }?${ names.map( ( name ) => `family=${ encodeURIComponent( name ).replaceAll( '%20', '+' ) }:wght@400;700` ).join( '&' ) }&display=swap`;
		document.head.append( link );
	}
};

/** Original elements of replaced logos. */
const replaced = new WeakMap< Element, Element[] >();

const showLogo = ( {
	url = '',
	dataUri = '',
	width = '',
}: {
	url?: string;
	dataUri?: string;
	width?: number | string;
} ): void => {
	const source = dataUri || ( /^https?:\/\//.test( url ) ? url : '' );
	for ( const brand of document.querySelectorAll( '.site-brand' ) ) {
		let image = brand.querySelector< HTMLImageElement >( '.custom-logo' );
		if ( ! source ) {
			if ( image && replaced.has( image ) ) {
				image.replaceWith( ...( replaced.get( image ) ?? [] ) );
			}
			continue;
		}
		if ( image && ! replaced.has( image ) ) {
			const original = image;
			image = original.cloneNode() as HTMLImageElement;
			replaced.set( image, [ original ] );
			original.replaceWith( image );
		} else if ( ! image ) {
			image = document.createElement( 'img' );
			replaced.set( image, [] );
			image.className = 'custom-logo';
			image.alt = '';
			brand.prepend( image );
		}
		image.removeAttribute( 'srcset' );
		image.src = source;
		image.style.inlineSize = width ? `${ Number( width ) }px` : '';
	}
};

/**
 * Applies the data of the parent frame. Missing parts fall back to the site's own.
 *
 * @param data    Sanitized data.
 * @param service URL of the font service, or ''.
 */
export function applyPreview( data: PreviewData, service: string ): void {
	showPalette( data.colorPalette?.colors ?? [] );
	showTypography( ( data.siteTypography ?? {} ) as Values, service );
	showLogo( ( data.siteLogo ?? {} ) as { url?: string } );
	for ( const title of document.querySelectorAll< HTMLElement >(
		'.site-brand__title'
	) ) {
		title.hidden = data.siteTitle === false;
	}
}
