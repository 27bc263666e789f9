/**
 * Category that answers each category of the WP Consent API that a visitor may refuse. Its "functional" is what we call
 * necessary; performance has no counterpart, because no category of the API means it alone.
 */
export const WP_CATEGORIES: Readonly< Record< string, string > > = {
	preferences: 'functional',
	statistics: 'analytics',
	'statistics-anonymous': 'analytics',
	marketing: 'advertisement',
};

/** The WP Consent API's event: its detail has "allow" or "deny" by category. */
export const WP_CHANGE = 'wp_listen_for_consent_change';
