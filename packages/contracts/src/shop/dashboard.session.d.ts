// Made from contracts/shop/dashboard.session.json by npm run contracts.

/**
 * Response of wc-ajax quayside_session: the current user. Must not be cached.
 */
export interface DashboardSession {
	logged_in: boolean;
	/**
	 * For the REST API; empty for guests.
	 */
	nonce: string;
	/**
	 * Display name; empty for guests.
	 */
	name: string;
	/**
	 * Empty for guests.
	 */
	logout_url: string;
}
