// Made from contracts/shop/settings.json by npm run contracts.

/**
 * GET and POST quayside-shop/v1/settings. What has a default is the option quayside_shop_settings, in /wp/v2/settings, too; the store notice's options are WooCommerce's own.
 */
export interface ShopSettings {
	/**
	 * The cart link opens a drawer.
	 */
	cart_drawer?: boolean;
	/**
	 * An addition opens it too.
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
	 * Amount in major units; 0 for the minimum amount of the free shipping method in the customer's shipping zone.
	 */
	free_shipping_from?: number;
	/**
	 * Log in and register in a popup.
	 */
	account_popup?: boolean;
	/**
	 * Visits are counted and orders carry their source.
	 */
	order_attribution?: boolean;
	/**
	 * Option woocommerce_demo_store.
	 */
	store_notice?: boolean;
	/**
	 * Option woocommerce_demo_store_notice: text with the HTML of posts. Empty uses WooCommerce's default text.
	 */
	store_notice_text?: string;
}
