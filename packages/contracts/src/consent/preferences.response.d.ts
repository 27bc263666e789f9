// Made from contracts/consent/preferences.response.json by npm run contracts.

/**
 * GET quayside-consent/v1/preferences: what the preference centre shows, and the cookie names that a rejection deletes. The same for every visitor.
 */
export interface ConsentPreferences {
	title: string;
	/**
	 * Inline HTML: a, strong, em, br and p.
	 */
	description: string;
	/**
	 * Inline HTML, as above.
	 */
	optOutDescription: string;
	/**
	 * Labels by name.
	 */
	words: {
		[k: string]: string;
	};
	categories: ConsentCategory[];
}
export interface ConsentCategory {
	slug: string;
	name: string;
	description: string;
	isNecessary: boolean;
	defaultConsent: {
		gdpr: boolean;
		ccpa: boolean;
	};
	/**
	 * Names of the cookies and stored keys that a refusal deletes; a star at the end stands for any ending.
	 */
	deletes: string[];
	/**
	 * What the site declares.
	 */
	cookies: ConsentCookie[];
}
export interface ConsentCookie {
	/**
	 * A cookie's name; a star at its end stands for any ending.
	 */
	name: string;
	provider: string;
	duration: string;
	description: string;
}
