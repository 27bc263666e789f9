/**
 * What WooCommerce's cart and checkout scripts, which stay, expect of its front-end script, which does not.
 */
import { globalNamed } from '@quayside/boundary/globals';

interface JQueryStatic {
	( target: Element ): {
		on: ( names: string, listener: () => void ) => unknown;
	};
	scroll_to_notices?: ( target: {
		[ index: number ]: Element | undefined;
	} ) => void;
}

/** Spec section 9: notice scroll offset, in px. */
const OFFSET = 100;

/**
 * Gives jQuery the function that scrolls to the store's notices, and follows the cart page's updates.
 *
 * @param onUpdate Called after the cart page changed itself.
 */
export function serveCartScripts( onUpdate: () => void ): void {
	const jq = globalNamed< JQueryStatic >( 'jQuery' );
	if ( ! jq ) {
		return;
	}
	jq.scroll_to_notices ??= ( { 0: element } ) => {
		if ( element ) {
			const smooth = ! matchMedia( '(prefers-reduced-motion: reduce)' )
				.matches;
			scrollTo( {
				top: element.getBoundingClientRect().top + scrollY - OFFSET,
				behavior: smooth ? 'smooth' : 'auto',
			} );
		}
	};
	jq( document.body ).on(
		'item_removed_from_classic_cart updated_wc_div',
		onUpdate
	);
}
