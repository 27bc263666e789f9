// Made from contracts/consent/settings.response.json by npm run contracts.
import type {ConsentSettings} from '@quayside/contracts/consent/settings';
import type {ConsentProvider} from '@quayside/contracts/consent/provider';

/**
 * Response of GET and POST quayside-consent/v1/settings.
 */
export interface ConsentSettingsResponse {
	/**
	 * Contract consent/settings, complete. Only custom texts.
	 */
	settings: ConsentSettings;
	/**
	 * Defaults without any settings.
	 */
	defaults: {
		texts: {
			[k: string]: string;
		};
		colours: {
			ink: string;
			paper: string;
			accent: string;
			accentText: string;
		};
		/**
		 * Empty if the site has none.
		 */
		policyUrl: string;
		categories: {
			slug: string;
			name: string;
			description: string;
			/**
			 * Whether it is on by default.
			 */
			defaults: {
				gdpr: boolean;
				ccpa: boolean;
			};
			cookies: {
				/**
				 * Name of a cookie or storage key. A star at the end is a wildcard.
				 */
				name: string;
				provider: string;
				duration: string;
				description: string;
			}[];
		}[];
	};
	/**
	 * Shipped providers by ID, as in contract consent/provider.
	 */
	providers: {
		[k: string]: ConsentProvider;
	};
	/**
	 * Cookies that many sites have.
	 */
	known: {
		/**
		 * Name of a cookie or storage key. A star at the end is a wildcard.
		 */
		name: string;
		provider: string;
		duration: string;
		description: string;
		category: string;
	}[];
	/**
	 * Country of this request.
	 */
	geo: {
		/**
		 * Two letters, or empty if unknown.
		 */
		country: string;
		/**
		 * Whether pages can differ by country.
		 */
		isSafe: boolean;
		/**
		 * Whether the country database can be used, '' without one.
		 */
		database: '' | 'ready' | 'missing' | 'invalid';
	};
	/**
	 * Whether this is a site of a network in subfolders, other than the main one.
	 */
	isSubfolder: boolean;
	/**
	 * IP address of an untrusted proxy, or '' for none.
	 */
	proxy: string;
	/**
	 * Languages of the site, the default one first.
	 */
	languages: ConsentSiteLanguage[];
}
export interface ConsentSiteLanguage {
	locale: string;
	name: string;
	isDefault: boolean;
	/**
	 * Whether the owner has written texts in it.
	 */
	hasTexts: boolean;
}
