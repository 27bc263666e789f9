/**
 * Replaces WooCommerce's script for product pages, which needs jQuery, on pages where nothing else uses jQuery.
 */
import type { ProductPageSettings } from '@quayside/contracts/shop/product-page.settings';
import { attachRating } from './rating';
import { attachTabs } from './tabs';

/**
 * Starts tabs and star ratings, and displays the gallery, which WooCommerce hides until its script has run.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	document
		.querySelectorAll< HTMLElement >( '.woocommerce-product-gallery' )
		.forEach( ( gallery ) => ( gallery.style.opacity = '1' ) );
	document
		.querySelectorAll< HTMLElement >(
			'.wc-tabs-wrapper, .woocommerce-tabs'
		)
		.forEach( attachTabs );
	attachRating( props as ProductPageSettings );
}
