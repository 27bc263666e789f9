import { sealedHost } from '@quayside/boundary/seal';

const HOST = 'quayside-cart-drawer';
const LINK = `[data-island-for="${ HOST }"]`;

/**
 * Opens the drawer.
 */
export function openDrawer(): void {
	document.querySelector< HTMLElement >( LINK )?.click();
}

/**
 * Settled when the drawer opens by a click that has come or comes now: its code may still be on the way. At once on pages
 * without it.
 */
export function drawerThere(): Promise< void > {
	const host = document.querySelector( LINK ) && sealedHost( HOST );
	if ( ! host || [ 'mounted', 'failed' ].includes( host.dataset.islandState ?? '' ) ) {
		return Promise.resolve();
	}
	return new Promise( ( resolve ) => {
		for ( const state of [ 'mounted', 'failed' ] ) {
			host.addEventListener( `quayside:island:${ state }`, () => resolve(), { once: true } );
		}
	} );
}

/**
 * Gets the drawer ready when the visitor does nothing else: who has added something is likely to look at the cart.
 */
export function prepareDrawer(): void {
	const host = document.querySelector< HTMLElement >( LINK )?.dataset.islandFor;
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if ( host && ! connection?.saveData ) {
		// As if the visitor pointed at it.
		( typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout )( () => document.getElementById( host )?.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) ) );
	}
}
