// Made from contracts/shop/store-page.settings.json by npm run contracts.

/**
 * Props of the island on the cart and checkout pages. Unlike on other pages, they belong to one visitor.
 */
export interface StorePageSettings {
	/**
	 * Hashes of the cart in the page: the one in the cookie of the response, and the one calculated for the page. Empty for an empty cart.
	 */
	hashes: string[];
}
