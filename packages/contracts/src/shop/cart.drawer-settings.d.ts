// Made from contracts/shop/cart.drawer-settings.json by npm run contracts.

/**
 * Props of the cart drawer's island.
 */
export interface CartDrawerSettings {
	/**
	 * URL of wc/store/v1/.
	 */
	api_url: string;
	/**
	 * URL with the placeholder %%endpoint%%.
	 */
	wc_ajax_url: string;
	cart_url: string;
	checkout_url: string;
	shop_url: string;
	/**
	 * The store's placeholder image for products without one.
	 */
	placeholder_url: string;
	/**
	 * The drawer's stylesheet, which is loaded with it.
	 */
	style_url: string;
	/**
	 * Whether the drawer has a coupon field.
	 */
	coupon: boolean;
	cross_sells: boolean;
	/**
	 * Amount in major units. 0 uses the amount of the visitor's shipping zone.
	 */
	free_shipping_from: number;
	/**
	 * How the cart displays taxes.
	 */
	taxes: 'none' | 'included' | 'added';
}
