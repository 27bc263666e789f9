// Made from contracts/shop/cart.drawer-settings.json by npm run contracts.

/**
 * Props of the cart drawer's island.
 */
export interface CartDrawerSettings {
	/**
	 * Address of wc/store/v1/.
	 */
	api_url: string;
	/**
	 * Address with %%endpoint%% in it.
	 */
	wc_ajax_url: string;
	cart_url: string;
	checkout_url: string;
	shop_url: string;
	/**
	 * The store's picture for products that have none.
	 */
	placeholder_url: string;
	/**
	 * The drawer's style sheet, loaded with it.
	 */
	style_url: string;
	/**
	 * Whether the drawer takes coupons.
	 */
	coupon: boolean;
	cross_sells: boolean;
	/**
	 * Major units; 0 takes the amount of the visitor's shipping zone.
	 */
	free_shipping_from: number;
	/**
	 * Whether the cart's prices are shown with taxes, without them, or there are none.
	 */
	taxes: 'none' | 'included' | 'added';
}
