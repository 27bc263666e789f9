/**
 * What the cart drawer is drawn with: fetched by its island together with React, the style sheet and the cart.
 */
import { sealedRoot } from '@quayside/boundary/sealed-root';
import type { CartDrawerSettings } from '@quayside/contracts/shop/cart.drawer-settings';
import type { StoreCartClient } from '../../store-api/store-cart';
import { Drawer } from './drawer';

/**
 * Draws the drawer into its host.
 *
 * @return {Promise} Resolved when it listens to its triggers.
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
