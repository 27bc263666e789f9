// Made from contracts/shop/store-page.settings.json by npm run contracts.

/**
 * data-props of the island on the cart and checkout pages. Unlike other pages they belong to one visitor.
 */
export interface StorePageSettings {
	/**
	 * Hashes of the cart that the page shows: of the cookie that came with it, and as the page counted it. Empty for an empty cart.
	 */
	hashes: string[];
}
