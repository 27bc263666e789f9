/**
 * The cart drawer's island: opens on every trigger of its host, on phones and desktops alike.
 */
import { createRoot } from 'react-dom/client';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import { StoreCartClient } from '../../store-api/store-cart';
import { Drawer } from './drawer';
import { loadStyle } from '@quayside/ui/load-style';

/**
 * Draws the drawer into its host.
 */
export async function mount( host: HTMLElement, props: unknown ): Promise< void > {
	const settings = props as CartDrawerSettings;
	await loadStyle( settings.style_url );
	await new Promise< void >( ( ready ) =>
		createRoot( host ).render( <Drawer hostId={ host.id } settings={ settings } client={ new StoreCartClient( settings.api_url ) } onReady={ ready } /> )
	);
}
