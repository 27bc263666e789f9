// Made from contracts/consent/site.json by npm run contracts.

/**
 * Props of the island of the preference center: data that only choices and the preference center need.
 */
export interface ConsentSite {
	/**
	 * URL of the plugin's REST routes.
	 */
	rest: string;
	/**
	 * Locale of the page.
	 */
	language: string;
	/**
	 * Layout and position of the banner.
	 */
	layout: string;
	/**
	 * Whether choices are logged.
	 */
	log?: boolean;
	stylesheet: string;
}
