// Made from contracts/shop/settings.json by npm run contracts.

/**
 * Option quayside_shop_settings, as /wp/v2/settings has it.
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
	 * Amount in major units; 0 shows no bar.
	 */
	free_shipping_from?: number;
	account_popup?: boolean;
	order_attribution?: boolean;
}
