// Made from contracts/shop/settings.json by npm run contracts.

/**
 * Request and response of GET and POST quayside-shop/v1/settings. Properties with a default are in the option quayside_shop_settings, also in /wp/v2/settings. The options of the store notice are WooCommerce's.
 */
export interface ShopSettings {
	/**
	 * The cart link opens a drawer.
	 */
	cart_drawer?: boolean;
	/**
	 * Adding a product opens it, too.
	 */
	open_after_add?: boolean;
	/**
	 * Coupon field in the drawer.
	 */
	coupon?: boolean;
	/**
	 * Cross-sells in the drawer.
	 */
	cross_sells?: boolean;
	/**
	 * Amount in major units. 0 uses the minimum amount of the free shipping method in the customer's shipping zone.
	 */
	free_shipping_from?: number;
	/**
	 * The cart page shows WooCommerce's classic cart in place of its Cart block, unless an extension adds to the block.
	 */
	lightweight_cart?: boolean;
	/**
	 * Customers log in and register in a popup.
	 */
	account_popup?: boolean;
	/**
	 * Orders store the source of the visit.
	 */
	order_attribution?: boolean;
	/**
	 * Detects search engines that send no query, AI assistants, and click IDs. Off by default for sites that update; activation turns it on for new sites.
	 */
	detect_sources?: boolean;
	/**
	 * Option woocommerce_demo_store.
	 */
	store_notice?: boolean;
	/**
	 * Option woocommerce_demo_store_notice: text with the HTML of posts. Empty uses WooCommerce's default text.
	 */
	store_notice_text?: string;
}
