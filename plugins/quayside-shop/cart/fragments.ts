import { scan } from '@quayside/islands';
import { trustedHtml } from '@quayside/trusted-types';
import { findWithJQuery } from './jquery-bridge';
import { preserveFocus } from './focus';

/** Markup by selector. */
export type Fragments = Record< string, string >;

const find = ( selector: string ): Element[] => {
	try {
		return [ ...document.querySelectorAll( selector ) ];
	} catch {
		// Selectors that only jQuery supports, such as "a:eq(0)".
		const found = findWithJQuery( selector );
		if ( ! found ) {
			// eslint-disable-next-line no-console -- reports a plugin's invalid selector to its author.
			console.warn(
				`Cart fragment with a selector that matches nothing: ${ selector }`
			);
		}
		return found ?? [];
	}
};

/**
 * Replaces every element that matches a fragment's selector. Invalid selectors and markup do not affect other
 * fragments.
 *
 * Scripts in the markup run, as in WooCommerce's own code, because plugins rely on it. The markup comes from this site:
 * callStore() sends requests to no other, and only the site's own scripts can write to the storage. User content in it
 * has been filtered by WordPress, as in a page.
 */
export function applyFragments( fragments: Fragments ): void {
	for ( const [ selector, markup ] of Object.entries( fragments ) ) {
		const elements = find( selector );
		if ( ! elements.length ) {
			continue;
		}
		// Parses the markup once for all copies of the cart on the page.
		const parsed = document
			.createRange()
			.createContextualFragment( trustedHtml( markup ) );
		for ( const element of elements ) {
			const added = parsed.cloneNode( true ) as DocumentFragment;
			const first = added.firstElementChild;
			const refocus = preserveFocus( element );
			element.replaceWith( added );
			if ( first ) {
				refocus( first );
				scan( first );
			}
		}
	}
}
