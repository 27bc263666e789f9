import { sealedHost } from '@quayside/boundary/seal';
import type { Cart } from './cart';
import { emit } from './events';
import { navigate } from './navigate';

const findLink = (): HTMLElement | null =>
	document.querySelector( '[data-island-for="quayside-cart-drawer"]' );

/** The drawer's host where its code is not there yet. */
const waitingHost = (): HTMLElement | false | null | undefined => {
	const host = findLink() && sealedHost( 'quayside-cart-drawer' );
	return (
		host &&
		! [ 'mounted', 'failed' ].includes(
			host.dataset.islandState as string
		) &&
		host
	);
};

/** As if the visitor pointed at it. */
const fetchDrawer = ( host: HTMLElement ): boolean =>
	host.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );

/**
 * Settled when the drawer opens by a wish that has come or comes now: its code may still be on the way. At once on pages
 * without it.
 */
export async function drawerThere(): Promise< void > {
	const host = waitingHost();
	if ( host ) {
		await new Promise( ( resolve ) => {
			for ( const state of [ 'mounted', 'failed' ] ) {
				host.addEventListener( `quayside:island:${ state }`, resolve );
			}
		} );
	}
}

/**
 * Follows wishes to open the drawer that it has not taken itself: repeats them when its code is there, and goes to the cart
 * where it has failed.
 */
export function followWishes( { settings }: Cart ): void {
	// Behind the drawer, which listens on the body.
	document.addEventListener( 'quayside:cart:open', async ( event ) => {
		const link = findLink();
		const host = waitingHost();
		if ( link && ! event.defaultPrevented ) {
			event.preventDefault();
			if ( host ) {
				// Style sheets show that the wish was heard, and the drawer's island asks for the cart at once.
				link.ariaBusy = 'true';
				fetchDrawer( host );
				await drawerThere();
				link.ariaBusy = null;
				emit( 'quayside:cart:open', ( event as CustomEvent ).detail );
			} else {
				navigate( settings.cart_url );
			}
		}
	} );
}

/**
 * Gets the drawer ready when the visitor does nothing else: who has added something is likely to look at the cart.
 */
export function prepareDrawer(): void {
	const host = waitingHost();
	if (
		host &&
		! ( navigator as { connection?: { saveData?: boolean } } ).connection
			?.saveData
	) {
		( typeof requestIdleCallback === 'function'
			? requestIdleCallback
			: setTimeout )( () => fetchDrawer( host ) );
	}
}
