/**
 * The drawer's view, which its island loads together with React, the stylesheet, and the cart.
 */
import { sealedRoot } from '@quayside/boundary/sealed-root';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCartClient } from '../../store-api/store-cart';
import { Drawer } from './drawer';

/**
 * Renders the drawer into its host.
 *
 * @return {Promise} Resolves when its trigger listeners are attached.
 */
export function draw(
	host: HTMLElement,
	settings: CartDrawerSettings,
	client: StoreCartClient
): Promise< void > {
	return new Promise( ( ready ) =>
		sealedRoot( host ).render(
			<Drawer
				hostId={ host.id }
				settings={ settings }
				client={ client }
				onReady={ ready }
			/>
		)
	);
}
