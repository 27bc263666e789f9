import { trustedHtml, trustedScriptUrl } from '@quayside/trusted-types';
import { MARK, markCss } from '../css/style-sheet';
import { BLOCKED_PREFIX, PRESENTATION, PROPERTIES } from '../blocked';
import { page } from '../../page/page';
import blocked from '../blocked.bundled.json';

/*
 * Decides what can be restored. An attribute data-held-… proves nothing, because any author can write one. Only
 * attributes that the server or the guard block are restored, only on the elements where they block them, and only
 * with addresses that run no code.
 */

const TABLE = new Map( Object.entries< string >( blocked ) );

/** What the guard blocks on custom elements, except the inline document of iframes. */
const DEFAULT_ATTRIBUTES = `${ PROPERTIES.toLowerCase().replace( 'srcdoc', '' ) } xlink:href`;

const CSS_ATTRIBUTES = new RegExp( `^(style|${ PRESENTATION })$` );

/** Elements in which a data: address is a document. */
const CAN_SHOW_PAGES = /^(i?frame|object|embed)$/;

type BlockedAttribute = readonly [ name: string, value: string ];

const getName = ( element: Element ): string => element.localName.toLowerCase();

/** Returns the waiting attributes of an element that can be blocked on it. */
export function blockedAttributes( element: Element ): BlockedAttribute[] {
	const names =
		TABLE.get( getName( element ) ) ??
		( getName( element ) === 'base' ? '' : DEFAULT_ATTRIBUTES );
	return names.split( ' ' ).flatMap( ( name ) => {
		const value = name && element.getAttribute( BLOCKED_PREFIX + name );
		return value ? [ [ name, value ] as const ] : [];
	} );
}

/** Returns the addresses in an attribute value. */
const getAddresses = ( [ name, value ]: BlockedAttribute ): string[] =>
	/set$|ping|values/.test( name ) ? value.split( /[\s,;]+/ ) : [ value ];

/**
 * Determines whether a blocked attribute can be restored.
 *
 * @param element          The element.
 * @param attribute        The attribute.
 * @param documents        Inline documents that are known to belong to the page.
 * @param isAddressAllowed Determines whether an address of another host can be loaded.
 */
export function canRestore(
	element: Element,
	attribute: BlockedAttribute,
	documents: ReadonlySet< string >,
	isAddressAllowed: ( url: URL ) => boolean
): boolean {
	const [ name, value ] = attribute;
	if ( name === 'srcdoc' ) {
		return (
			documents.has( value ) &&
			[ ...parseDocument( value ).querySelectorAll( '*' ) ].every(
				( inner ) =>
					loadingAttributes( inner ).every( ( each ) =>
						canRestore( inner, each, documents, isAddressAllowed )
					)
			)
		);
	}
	const { config, has } = window.quaysideConsent;
	// What is in a document is not checked one by one.
	const isWaiting = documents.has( value )
		? ! Object.keys( config.defaults ).every( has )
		: CAN_SHOW_PAGES.test( getName( element ) );
	return (
		name === 'sandbox' ||
		getAddresses( attribute ).every( ( address ) => {
			let url: URL;
			try {
				url = new URL( address, page.baseURI );
			} catch {
				// An invalid address loads nothing.
				return true;
			}
			const { protocol, host } = url;
			return (
				! /^(javascript|vbscript):/.test( protocol ) &&
				! ( /^(data|blob):/.test( protocol ) && isWaiting ) &&
				( ! host || host === location.host || isAddressAllowed( url ) )
			);
		} )
	);
}

/** Parses an inline document. Bypasses the guard, which would block its contents. */
function parseDocument( html: string ): DocumentFragment {
	const template = page.createElement( 'template' );
	unguarded( () => ( template.innerHTML = trustedHtml( html ) ) );
	return template.content;
}

/** Runs a function with the guard disabled, for values that have already been checked. */
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

/** Returns the attributes of an element that would load something. */
function loadingAttributes( element: Element ): BlockedAttribute[] {
	return ( TABLE.get( getName( element ) ) ?? '' )
		.split( ' ' )
		.flatMap( ( name ) =>
			name && name !== 'sandbox' && element.hasAttribute( name )
				? [ [ name, element.getAttribute( name ) ?? '' ] as const ]
				: []
		);
}

/** Restores an attribute. The caller has to check it first. */
export function restoreAttribute(
	element: Element,
	[ name, value ]: BlockedAttribute
): void {
	// The page's own HTML is trusted like the rest of the page.
	const trusted =
		name === 'srcdoc' ? trustedHtml( value ) : trustedScriptUrl( value );
	// The element's own method may come from an iframe, where it is not guarded.
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
 * Unblocks the addresses in the CSS of an element that are allowed, and returns whether no blocked address is left.
 *
 * @param element   A style element, or an element with CSS in attributes.
 * @param isAllowed Determines whether an address can be restored.
 */
export function unblockCss(
	element: Element,
	isAllowed: ( address: string ) => boolean
): boolean {
	let isWhole = true;
	// null is the text of a style element.
	for ( const name of [ null, ...element.getAttributeNames() ] ) {
		if (
			name
				? ! CSS_ATTRIBUTES.test( name )
				: getName( element ) !== 'style'
		) {
			continue;
		}
		const css =
			( name ? element.getAttribute( name ) : element.textContent ) ?? '';
		const freed = css.includes( MARK )
			? markCss( css, ( address ) => ! isAllowed( address ) )
			: css;
		if ( freed !== css ) {
			unguarded( () =>
				name
					? Element.prototype.setAttribute.call(
							element,
							name,
							freed
						)
					: ( element.textContent = freed )
			);
		}
		isWhole &&= ! freed.includes( MARK );
	}
	return isWhole;
}
