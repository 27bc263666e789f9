// Made from contracts/consent/language-texts.response.json by npm run contracts.

/**
 * Response of GET and POST quayside-consent/v1/language-texts/{locale}: the owner's texts in one language.
 */
export interface ConsentLanguageTextsResponse {
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
		[k: string]: {
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
		};
	};
	/**
	 * What visitors see without the owner's texts in this language.
	 */
	defaults: {
		texts: {
			[k: string]: string;
		};
		policyUrl: string;
		categories: {
			slug: string;
			name: string;
			description: string;
			cookies: {
				name: string;
				duration: string;
				description: string;
			}[];
		}[];
	};
}
