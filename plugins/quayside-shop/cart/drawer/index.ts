/**
 * The cart drawer's island: opens on every trigger of its host, on phones and desktops alike.
 *
 * It asks for all that a drawer needs at once, because each thing that has to wait for another one costs a visitor on a slow
 * network a round trip: the drawer's code, React, the style sheet, and the cart where a click is waiting for it.
 */
import { moduleData, pageNonce } from '@quayside/boundary/globals';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import { loadStyle } from '@quayside/ui/load-style';
import { StoreCartClient } from '../../store-api/store-cart';
import type * as View from './view';

/** Asks for the scripts behind a shared module, which it would ask for only when it is there itself. */
const preloadScripts = ( module: string ): void => {
	const { scripts = [] } = moduleData< { scripts: string[] } >( module );
	for ( const href of scripts ) {
		document.head.append(
			Object.assign( document.createElement( 'link' ), {
				rel: 'preload',
				as: 'script',
				nonce: pageNonce(),
				href,
			} )
		);
	}
};

/**
 * Draws the drawer into its host.
 */
export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const settings = props as CartDrawerSettings;
	const client = new StoreCartClient( settings.api_url );
	const trigger = `[data-island-for="${ host.id }"]`;
	const readAhead = (): void => client.readAhead();
	const listener = new AbortController();
	// A click that waits is marked; without one the visitor may have come by only.
	if ( document.querySelector( `${ trigger }[aria-busy=true]` ) ) {
		readAhead();
	} else {
		document.addEventListener(
			'click',
			( { target } ) =>
				( target as Element ).closest( trigger ) && readAhead(),
			{ capture: true, signal: listener.signal }
		);
		document.body.addEventListener( 'quayside:cart:open', readAhead, {
			signal: listener.signal,
		} );
	}
	for ( const name of [ 'added', 'removed', 'refreshed' ] ) {
		document.body.addEventListener(
			`quayside:cart:${ name }`,
			() => client.forget(),
			{ signal: listener.signal }
		);
	}
	for ( const module of [ '@quayside/react', '@quayside/i18n' ] ) {
		preloadScripts( module );
		// What goes wrong with it goes wrong with the drawer's code, too, which says so.
		import( /* webpackIgnore: true */ module ).catch( () => undefined );
	}
	const [ { draw } ] = await Promise.all( [
		import(
			/* webpackIgnore: true */ '@quayside/shop/cart-drawer-view' as string
		) as Promise< typeof View >,
		loadStyle( settings.style_url ),
	] );
	await draw( host, settings, client );
	listener.abort();
}
