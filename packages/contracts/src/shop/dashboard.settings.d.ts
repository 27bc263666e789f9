// Made from contracts/shop/dashboard.settings.json by npm run contracts.

/**
 * The page's settings for the customer dashboard. They are the same for every visitor.
 */
export interface DashboardSettings {
	/**
	 * REST root.
	 */
	root: string;
	nonce_endpoint: string;
	/**
	 * URL of wc-ajax quayside_session.
	 */
	session_url: string;
	/**
	 * The store's account page.
	 */
	account_url: string;
	shop_url: string;
	style_url: string;
	/**
	 * Element ID of the account popup, or empty if there is none.
	 */
	popup: string;
}
