/**
 * Replaces WooCommerce's script for product pages, which needs jQuery, on pages where nothing else uses jQuery. Loads when the
 * visitor is about to use the tabs or the stars: see start.ts.
 */
import type { ProductPageSettings } from '@quayside/contracts/shop/product-page.settings';
import { attachRating } from './rating';
import { attachTabs } from './tabs';
import { WRAPPER } from './wrapper';

/**
 * Starts tabs and star ratings.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	document.querySelectorAll< HTMLElement >( WRAPPER ).forEach( attachTabs );
	attachRating( props as ProductPageSettings );
}
