// Made from contracts/shop/dashboard.settings.json by npm run contracts.

/**
 * What the page tells the customer dashboard: the same for every visitor.
 */
export interface DashboardSettings {
	/**
	 * REST root.
	 */
	root: string;
	nonce_endpoint: string;
	/**
	 * Address of wc-ajax quayside_session.
	 */
	session_url: string;
	/**
	 * The store's account page.
	 */
	account_url: string;
	shop_url: string;
	style_url: string;
	/**
	 * Element id of the account popup; empty where there is none.
	 */
	popup: string;
}
