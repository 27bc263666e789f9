// Made from contracts/shop/dashboard.session.json by npm run contracts.

/**
 * Answer of wc-ajax quayside_session: who the visitor is. Never kept by a cache.
 */
export interface DashboardSession {
	logged_in: boolean;
	/**
	 * For the REST API; empty for guests.
	 */
	nonce: string;
	/**
	 * Name that the site shows; empty for guests.
	 */
	name: string;
	/**
	 * Empty for guests.
	 */
	logout_url: string;
}
