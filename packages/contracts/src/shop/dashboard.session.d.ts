// Made from contracts/shop/dashboard.session.json by npm run contracts.

/**
 * Response of wc-ajax quayside_session: the current user. Must not be cached.
 */
export interface DashboardSession {
	logged_in: boolean;
	/**
	 * For the REST API. Empty for guests.
	 */
	nonce: string;
	/**
	 * Display name, or empty for guests.
	 */
	name: string;
	/**
	 * Empty for guests.
	 */
	logout_url: string;
}
