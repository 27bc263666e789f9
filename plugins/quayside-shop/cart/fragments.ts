import { scan } from '@quayside/islands';
import { trustedHtml } from '@quayside/trusted-types';
import { findByJQuery } from './jquery-bridge';
import { keepFocus } from './focus';

/** Markup by selector. */
export type Fragments = Record< string, string >;

const find = ( selector: string ): Element[] => {
	try {
		return [ ...document.querySelectorAll( selector ) ];
	} catch {
		// Selectors that only jQuery knows, such as "a:eq(0)".
		const found = findByJQuery( selector );
		if ( ! found ) {
			// eslint-disable-next-line no-console -- a plugin's selector is wrong; its author should know.
			console.warn(
				`Cart fragment with a selector that matches nothing: ${ selector }`
			);
		}
		return found ?? [];
	}
};

/**
 * Replaces every element that a fragment's selector matches. Wrong selectors and markup leave the others alone.
 *
 * Scripts in the markup run, as they do with WooCommerce's own code: plugins count on it. The markup comes from the site
 * itself: callStore() asks no other, and only scripts of the site reach the storage in which it is kept. What authors have
 * written is in it as WordPress has filtered it, as in a page.
 */
export function applyFragments( fragments: Fragments ): void {
	for ( const [ selector, markup ] of Object.entries( fragments ) ) {
		const elements = find( selector );
		if ( ! elements.length ) {
			continue;
		}
		// Parsed once, however many copies of the cart are on the page.
		const parsed = document
			.createRange()
			.createContextualFragment( trustedHtml( markup ) );
		for ( const element of elements ) {
			const added = parsed.cloneNode( true ) as DocumentFragment;
			const first = added.firstElementChild;
			const refocus = keepFocus( element );
			element.replaceWith( added );
			if ( first ) {
				refocus( first );
				scan( first );
			}
		}
	}
}
