// Made from contracts/shop/product-page.settings.json by npm run contracts.

/**
 * Props of the island of a product page. Empty if WooCommerce does not provide the texts.
 */
export interface ProductPageSettings {
	/**
	 * Labels of the five ratings.
	 */
	stars?: string[];
	/**
	 * Message if a rating is missing, empty if it is optional.
	 */
	required?: string;
}
