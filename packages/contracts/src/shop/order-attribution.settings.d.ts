// Made from contracts/shop/order-attribution.settings.json by npm run contracts.

/**
 * Props of the attribution island.
 */
export interface OrderAttributionSettings {
	/**
	 * Detects search engines that send no query, AI assistants, and click IDs. Otherwise sources are exactly those of WooCommerce.
	 */
	detect_sources: boolean;
	/**
	 * Sends the first visit, too: contract shop/order-attribution.first-touch.
	 */
	first_touch: boolean;
}
