import { sealedHost } from '@quayside/boundary/seal';
import type { Cart } from './cart';
import { emit } from './events';
import { navigate } from './navigate';

const findLink = (): HTMLElement | null =>
	document.querySelector( '[data-island-for="quayside-cart-drawer"]' );

/** Returns the drawer's host if its code has not loaded yet. */
const pendingHost = (): HTMLElement | false | null | undefined => {
	const host = findLink() && sealedHost( 'quayside-cart-drawer' );
	return (
		host &&
		! [ 'mounted', 'failed' ].includes(
			host.dataset.islandState as string
		) &&
		host
	);
};

/** Loads the drawer as hovering over its link does. */
const loadDrawer = ( host: HTMLElement ): boolean =>
	host.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );

/**
 * Resolves when the drawer's code has loaded or failed, at once on pages without it.
 */
export async function drawerReady(): Promise< void > {
	const host = pendingHost();
	if ( host ) {
		await new Promise( ( resolve ) => {
			for ( const state of [ 'mounted', 'failed' ] ) {
				host.addEventListener( `quayside:island:${ state }`, resolve );
			}
		} );
	}
}

/**
 * Handles requests to open the drawer that it has not handled itself: repeats them when its code has loaded, and goes
 * to the cart page if it has failed.
 */
export function handleOpenRequests( { settings }: Cart ): void {
	// Runs after the drawer's own listener on the body.
	document.addEventListener( 'quayside:cart:open', async ( event ) => {
		const link = findLink();
		const host = pendingHost();
		if ( link && ! event.defaultPrevented ) {
			event.preventDefault();
			if ( host ) {
				// Stylesheets show the busy state, and the drawer's island then requests the cart at once.
				link.ariaBusy = 'true';
				loadDrawer( host );
				await drawerReady();
				link.ariaBusy = null;
				emit( 'quayside:cart:open', ( event as CustomEvent ).detail );
			} else {
				navigate( settings.cart_url );
			}
		}
	} );
}

/**
 * Preloads the drawer when the browser is idle, because visitors who add a product often open the cart.
 */
export function prepareDrawer(): void {
	const host = pendingHost();
	if (
		host &&
		! ( navigator as { connection?: { saveData?: boolean } } ).connection
			?.saveData
	) {
		( typeof requestIdleCallback === 'function'
			? requestIdleCallback
			: setTimeout )( () => loadDrawer( host ) );
	}
}
