/**
 * Provides what WooCommerce's cart and checkout scripts expect from its front-end script, which Quayside replaces.
 */
import { getGlobal } from '@quayside/boundary/globals';
import { RAN } from '../woocommerce-scripts/when-run';

interface JQueryStatic {
	( target: Element ): {
		on: ( names: string, listener: () => void ) => unknown;
	};
	scroll_to_notices?: ( target: {
		[ index: number ]: Element | undefined;
	} ) => void;
}

/** Scroll offset for notices, in px (spec section 9). */
const OFFSET = 100;

/**
 * Adds jQuery's function that scrolls to notices, and listens to updates of the cart page.
 *
 * @param onUpdate Called after the cart page has updated itself.
 */
export function supportCartScripts( onUpdate: () => void ): void {
	const jq = getGlobal< JQueryStatic >( 'jQuery' );
	if ( ! jq ) {
		// The scripts may be deferred, and jQuery with them.
		document.body.addEventListener(
			RAN,
			() => supportCartScripts( onUpdate ),
			{ once: true }
		);
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
