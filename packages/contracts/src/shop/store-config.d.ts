// Made from contracts/shop/store-config.json by npm run contracts.

/**
 * Store page configuration and page authentication data: spec section 3.
 */
export interface StoreConfig {
	cdn_root: string;
	/**
	 * REST root.
	 */
	root_url: string;
	plugin_url: string;
	home_url: string;
	/**
	 * Root of the store's own routes.
	 */
	api_url: string;
	currency: string | null;
	currency_symbol: string;
	theme: 'light' | 'dark';
	pages: {
		dashboard: string;
		checkout: string;
	};
	page_id: number;
	/**
	 * Empty for guests, because their pages are cached.
	 */
	nonce: string;
	nonce_endpoint: string;
	recaptcha_site_key: string;
	claim_url: string;
	admin_url: string;
	getting_started_url: string;
	user_permissions: {
		manage_sc_shop_settings: boolean;
	};
	is_account_connected: string;
}
