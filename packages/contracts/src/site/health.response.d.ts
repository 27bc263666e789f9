// Made from contracts/site/health.response.json by npm run contracts.

/**
 * Response of GET quayside/v1/health, for load balancers and monitoring.
 */
export interface SiteHealthResponse {
	/**
	 * "ok", "degraded" if a check other than that of the database failed (200), or "down" (503).
	 */
	status: 'ok' | 'degraded' | 'down';
	checks: {
		/**
		 * The database responds.
		 */
		database: boolean;
		/**
		 * The persistent object cache returns what was stored. True without one.
		 */
		objectCache: boolean;
		/**
		 * The uploads folder is writable.
		 */
		uploads: boolean;
	};
}
