// Made from contracts/consent/language-texts.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/language-texts/{locale}: all texts of the owner in one language. Also the option quayside_consent_texts_{locale}.
 */
export interface ConsentLanguageTexts {
	/**
	 * Texts by name. Missing or empty ones have the default.
	 */
	texts: {
		[k: string]: string;
	};
	/**
	 * URL of the cookie policy in this language, or '' for the default.
	 */
	policyUrl: string;
	/**
	 * Texts of categories by slug.
	 */
	categories: {
		[k: string]: ConsentLanguageCategory;
	};
}
export interface ConsentLanguageCategory {
	name?: string;
	description?: string;
	/**
	 * Texts of cookies by name.
	 */
	cookies?: {
		[k: string]: {
			duration?: string;
			description?: string;
		};
	};
}
