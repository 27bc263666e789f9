/**
 * Mounts the cart drawer, which opens on every trigger of its host, on mobile and desktop.
 *
 * Everything that the drawer needs is requested in parallel, because each sequential request would cost a round trip on
 * slow networks: the drawer's code, React, the stylesheet, and, if a click is waiting, the cart.
 */
import { moduleData, getPageNonce } from '@quayside/boundary/globals';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { ImportModule } from '@quayside/islands';
import { loadStyle } from '@quayside/ui/load-style';
import { StoreCartClient } from '../../store-api/store-cart';
import { runShared } from '../cart-lock';
import type * as View from './view';

/** Preloads the scripts behind a shared module, which would otherwise be requested only after the module has loaded. */
const preloadScripts = ( module: string ): void => {
	const { scripts = [] } = moduleData< { scripts: string[] } >( module );
	for ( const href of scripts ) {
		document.head.append(
			Object.assign( document.createElement( 'link' ), {
				rel: 'preload',
				as: 'script',
				nonce: getPageNonce(),
				href,
			} )
		);
	}
};

/**
 * Renders the drawer into its host.
 */
export async function mount(
	host: HTMLElement,
	props: unknown,
	load: ImportModule
): Promise< void > {
	const settings = props as CartDrawerSettings;
	const client = new StoreCartClient( settings.api_url );
	const trigger = `[data-island-for="${ host.id }"]`;
	// In the lock, because a response from before a change would be outdated, and its session would revert the change.
	const prefetch = (): void => client.prefetch( runShared );
	const listener = new AbortController();
	const options = { capture: true, signal: listener.signal };
	// The loader marks the trigger of a waiting click. Without one, the visitor may only have hovered over it.
	if ( document.querySelector( `${ trigger }[aria-busy=true]` ) ) {
		prefetch();
	} else {
		document.addEventListener(
			'click',
			( { target } ) =>
				( target as Element ).closest( trigger ) && prefetch(),
			options
		);
		document.body.addEventListener(
			'quayside:cart:open',
			prefetch,
			options
		);
	}
	for ( const module of [ '@quayside/react', '@quayside/i18n' ] ) {
		preloadScripts( module );
		// If this fails, the import of the drawer's code fails too and is reported.
		load( module ).catch( () => undefined );
	}
	const [ { draw } ] = await Promise.all( [
		load< typeof View >( '@quayside/shop/cart-drawer-view' ),
		loadStyle( settings.style_url ),
	] );
	await draw( host, settings, client );
	listener.abort();
}
