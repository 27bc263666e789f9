import { globalNamed } from '@quayside/boundary/globals';
import { schemeOf } from './scheme';
import type { Shown } from './message';

/** What the palette's places are in this theme. */
const COLOURS = [ 'sea', 'signal', 'ink', 'muted', 'paper', 'mist', 'line' ];

const PALETTE_STYLE = 'starter-templates-preview-palette-css';
const TYPOGRAPHY_STYLE = 'starter-templates-typography';
const FONTS_LINK = 'starter-templates-fonts';

const put = ( id: string, css: string ): void => {
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

const showPalette = ( colours: string[] ): void => {
	const css = colours
		.slice( 0, COLOURS.length )
		.map(
			( colour, place ) =>
				`--wp--preset--color--${ COLOURS[ place ] }:${ colour };`
		);
	const paper = colours[ COLOURS.indexOf( 'paper' ) ];
	put(
		PALETTE_STYLE,
		css.length ? `:root{${ css.join( '' ) }${ schemeOf( paper ) }}` : ''
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

/** The theme's preset that a family takes over: menus, buttons and cards use it, too. */
const preset = ( slug: string, family: unknown ): string =>
	family
		? `:root:root{--wp--preset--font-family--${ slug }:${ family }}`
		: '';

const showTypography = ( fonts: Values, service: string ): void => {
	const size = ( fonts[ 'font-size-body' ] ?? {} ) as Values;
	const headings = [ 1, 2, 3, 4, 5, 6 ].map( ( n ) => `h${ n }` );
	put(
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

/** The families' names as a fonts service wants them; generic ones are the browser's. */
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

/** A call to a third party: only to a service that the site names, and where a consent plugin is there, with consent. */
const showFonts = ( fonts: Values, service: string ): void => {
	const names = fonts.local === true ? [] : families( fonts );
	document.getElementById( FONTS_LINK )?.remove();
	const consent =
		globalNamed< ( category: string ) => boolean >( 'wp_has_consent' );
	if ( names.length && service && ( ! consent || consent( 'functional' ) ) ) {
		const link = document.createElement( 'link' );
		link.id = FONTS_LINK;
		link.rel = 'stylesheet';
		link.href = `${ service }?${ names.map( ( name ) => `family=${ encodeURIComponent( name ).replaceAll( '%20', '+' ) }:wght@400;700` ).join( '&' ) }&display=swap`;
		document.head.append( link );
	}
};

/** What was in the place of a logo that is only shown for now. */
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
	const address = dataUri || ( /^https?:\/\//.test( url ) ? url : '' );
	for ( const brand of document.querySelectorAll( '.site-brand' ) ) {
		let image = brand.querySelector< HTMLImageElement >( '.custom-logo' );
		if ( ! address ) {
			if ( image && replaced.has( image ) ) {
				image.replaceWith( ...( replaced.get( image ) ?? [] ) );
			}
			continue;
		}
		if ( image && ! replaced.has( image ) ) {
			const own = image;
			image = own.cloneNode() as HTMLImageElement;
			replaced.set( image, [ own ] );
			own.replaceWith( image );
		} else if ( ! image ) {
			image = document.createElement( 'img' );
			replaced.set( image, [] );
			image.className = 'custom-logo';
			image.alt = '';
			brand.prepend( image );
		}
		image.removeAttribute( 'srcset' );
		image.src = address;
		image.style.inlineSize = width ? `${ Number( width ) }px` : '';
	}
};

/**
 * Shows what the parent frame asked for; what it did not name is the site's own.
 *
 * @param shown   Well-formed data.
 * @param service Address of the fonts service, or ''.
 */
export function show( shown: Shown, service: string ): void {
	showPalette( shown.colorPalette?.colors ?? [] );
	showTypography( ( shown.siteTypography ?? {} ) as Values, service );
	showLogo( ( shown.siteLogo ?? {} ) as { url?: string } );
	for ( const title of document.querySelectorAll< HTMLElement >(
		'.site-brand__title'
	) ) {
		title.hidden = shown.siteTitle === false;
	}
}
