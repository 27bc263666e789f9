import { trustedHtml, trustedScriptUrl } from '@quayside/trusted-types';
import { MARK, markCss } from '../css/style-sheet';
import { HELD, PROPERTIES } from '../held';
import { page } from '../../boot/page';
import held from '../held.bundled.json';

/*
 * What may be put back. An attribute data-held-… says nothing by itself: whoever writes a post can write one. Only names that
 * the server or the guard hold are put back, each on the elements where they hold it, and only addresses that run nothing.
 */

const TABLE = new Map( Object.entries< string >( held ) );

/** What the guard holds on an element of somebody's own; a frame's document is no part of it. */
const OF_OTHERS = `${ PROPERTIES.toLowerCase().replace( 'srcdoc', '' ) } xlink:href`;

/** Elements in which a data: address is a page. */
const SHOWS_PAGES = /^(i?frame|object|embed)$/;

type Held = readonly [ name: string, value: string ];

const kindOf = ( element: Element ): string => element.localName.toLowerCase();

/** Attributes of an element that wait, as far as they are ones that may be held there. */
export function heldOf( element: Element ): Held[] {
	const names =
		TABLE.get( kindOf( element ) ) ??
		( kindOf( element ) === 'base' ? '' : OF_OTHERS );
	return names.split( ' ' ).flatMap( ( name ) => {
		const value = name && element.getAttribute( HELD + name );
		return value ? [ [ name, value ] as const ] : [];
	} );
}

/** Addresses in an attribute's value. */
const addressesOf = ( [ name, value ]: Held ): string[] =>
	/set$|ping/.test( name ) ? value.split( /[\s,]+/ ) : [ value ];

/**
 * Whether a held attribute may be put back.
 *
 * @param element   The element.
 * @param attribute The attribute.
 * @param documents Documents of frames that are known to be the page's own.
 * @param isFree    Whether an address of another host may be asked.
 */
export function mayReturn(
	element: Element,
	attribute: Held,
	documents: ReadonlySet< string >,
	isFree: ( url: URL ) => boolean
): boolean {
	const [ name, value ] = attribute;
	if ( name === 'srcdoc' ) {
		return (
			documents.has( value ) &&
			[ ...contentOf( value ).querySelectorAll( '*' ) ].every(
				( inner ) =>
					namesOf( inner ).every( ( each ) =>
						mayReturn( inner, each, documents, isFree )
					)
			)
		);
	}
	return (
		name === 'sandbox' ||
		addressesOf( attribute ).every( ( address ) => {
			let url: URL;
			try {
				url = new URL( address, page.baseURI );
			} catch {
				// Nobody can be asked.
				return true;
			}
			const { protocol, host } = url;
			return (
				! /^(javascript|vbscript):/.test( protocol ) &&
				! (
					protocol === 'data:' &&
					SHOWS_PAGES.test( kindOf( element ) ) &&
					! documents.has( value )
				) &&
				( ! host || host === location.host || isFree( url ) )
			);
		} )
	);
}

/** What is in a frame's document, as it is: the guard would hold it. */
function contentOf( html: string ): DocumentFragment {
	const template = page.createElement( 'template' );
	unguarded( () => ( template.innerHTML = trustedHtml( html ) ) );
	return template.content;
}

/** Does what has been judged, past the guard. */
export function unguarded( run: () => unknown ): void {
	const { quaysideConsent } = window;
	const before = quaysideConsent.isJudged;
	quaysideConsent.isJudged = true;
	try {
		run();
	} finally {
		quaysideConsent.isJudged = before;
	}
}

/** Attributes of an element that would be asked for, as they are. */
function namesOf( element: Element ): Held[] {
	return ( TABLE.get( kindOf( element ) ) ?? '' )
		.split( ' ' )
		.flatMap( ( name ) =>
			name && name !== 'sandbox' && element.hasAttribute( name )
				? [ [ name, element.getAttribute( name ) ?? '' ] as const ]
				: []
		);
}

/** Puts an attribute back that may return. */
export function put( element: Element, [ name, value ]: Held ): void {
	// What stood in the page's own HTML is trusted like the rest of it.
	const trusted =
		name === 'srcdoc' ? trustedHtml( value ) : trustedScriptUrl( value );
	// Not the element's own method: one that was made in a frame has that frame's, which nobody guards.
	if ( name === 'xlink:href' ) {
		Element.prototype.setAttributeNS.call(
			element,
			'http://www.w3.org/1999/xlink',
			name,
			trusted
		);
	} else {
		Element.prototype.setAttribute.call( element, name, trusted );
	}
}

/**
 * Undoes the marks in the CSS of an element, of addresses that may return; says whether none is left.
 *
 * @param element   A style element, or one with a style attribute.
 * @param isAllowed Whether an address may return.
 */
export function freeCss(
	element: Element,
	isAllowed: ( address: string ) => boolean
): boolean {
	const isSheet = element.localName === 'style';
	const css =
		( isSheet ? element.textContent : element.getAttribute( 'style' ) ) ??
		'';
	const freed = css.includes( MARK )
		? markCss( css, ( address ) => ! isAllowed( address ) )
		: css;
	if ( freed !== css ) {
		unguarded( () =>
			isSheet
				? ( element.textContent = freed )
				: Element.prototype.setAttribute.call( element, 'style', freed )
		);
	}
	return ! freed.includes( MARK );
}
