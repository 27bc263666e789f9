// Made from contracts/consent/settings.response.json by npm run contracts.

/**
 * GET and POST quayside-consent/v1/settings.
 */
export interface ConsentSettingsResponse {
	/**
	 * Contract consent/settings, complete. Texts are the owner's alone.
	 */
	settings: {
		[k: string]: unknown;
	};
	/**
	 * What holds where the owner has decided nothing.
	 */
	defaults: {
		texts: {
			[k: string]: string;
		};
		colours: {
			ink: string;
			paper: string;
			accent: string;
		};
		/**
		 * Empty where the site has none.
		 */
		policyUrl: string;
		categories: {
			slug: string;
			name: string;
			description: string;
			/**
			 * Whether it is on before any choice.
			 */
			defaults: {
				gdpr: boolean;
				ccpa: boolean;
			};
			cookies: {
				/**
				 * A cookie's or stored key's name; a star at its end stands for any ending.
				 */
				name: string;
				provider: string;
				duration: string;
				description: string;
			}[];
		}[];
	};
	/**
	 * The shipped list by id, each of contract consent/provider.
	 */
	providers: {
		[k: string]: {
			[k: string]: unknown;
		};
	};
	/**
	 * Cookies that many sites have.
	 */
	known: {
		/**
		 * A cookie's or stored key's name; a star at its end stands for any ending.
		 */
		name: string;
		provider: string;
		duration: string;
		description: string;
		category: string;
	}[];
	/**
	 * What this request says of the visitor's country.
	 */
	geo: {
		/**
		 * Two letters; empty where it is not known.
		 */
		country: string;
		/**
		 * Whether pages may differ by country.
		 */
		isSafe: boolean;
	};
	/**
	 * Address of a proxy that nobody trusts, '' for none.
	 */
	proxy: string;
}
