/**
 * Categories of this plugin by those of the WP Consent API that a visitor can reject. The API's "functional" corresponds to
 * "necessary". No category of the API corresponds to "performance".
 */
export const WP_CATEGORIES: Readonly< Record< string, string > > = {
	preferences: 'functional',
	statistics: 'analytics',
	'statistics-anonymous': 'analytics',
	marketing: 'advertisement',
};

/** Name of the WP Consent API's event. Its detail has "allow" or "deny" by category. */
export const WP_CHANGE = 'wp_listen_for_consent_change';
