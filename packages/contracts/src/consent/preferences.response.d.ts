// Made from contracts/consent/preferences.response.json by npm run contracts.

/**
 * Response of GET quayside-consent/v1/preferences: the contents of the preference center, and the names of cookies to delete on rejection. The same for every visitor.
 */
export interface ConsentPreferences {
	title: string;
	/**
	 * Inline HTML: a, strong, em, br, and p.
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
	 * Who receives data if the visitor allows the category.
	 */
	recipients: ConsentRecipient[];
	/**
	 * Names of the cookies and storage keys to delete on rejection. A star at the end is a wildcard.
	 */
	deletes: string[];
	/**
	 * Declared cookies.
	 */
	cookies: ConsentCookie[];
}
export interface ConsentRecipient {
	/**
	 * Name of the service.
	 */
	name: string;
	/**
	 * Company behind it, or empty if unknown, like all that follow.
	 */
	company: string;
	/**
	 * Country of the company, in the language of the page.
	 */
	country: string;
	/**
	 * URL of the privacy policy.
	 */
	policy: string;
	/**
	 * URL of the company's own opt-out.
	 */
	optOut: string;
	/**
	 * Cookies with their lifetimes.
	 */
	cookies: string;
}
export interface ConsentCookie {
	/**
	 * Name of a cookie. A star at the end is a wildcard.
	 */
	name: string;
	provider: string;
	duration: string;
	description: string;
}
