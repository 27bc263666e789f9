/**
 * Runs WooCommerce's scripts on demand on the pages of products, the cart, and the account.
 */
import type { OnDemandSettings } from '@quayside/contracts/shop/on-demand.settings';
import { runOnDemand } from './script-groups';

/**
 * Waits for the visitor, and for code that requests a group.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	runOnDemand( props as OnDemandSettings );
}
