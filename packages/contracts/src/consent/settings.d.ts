// Made from contracts/consent/settings.json by npm run contracts.

/**
 * Settings in GET and POST quayside-consent/v1/settings, and in the option quayside_consent_settings. Missing settings have their default.
 */
export interface ConsentSettings {
	/**
	 * gdpr: visitors opt in. ccpa: visitors opt out. both: visitors opt in, and can opt out of the sale of their data.
	 */
	law?: 'gdpr' | 'ccpa' | 'both';
	layout?: 'box' | 'bar' | 'popup';
	/**
	 * Corner of the box, edge of the bar, or center of the popup.
	 */
	position?: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right' | 'top' | 'bottom' | 'center';
	/**
	 * Policy revision. Visitors with a choice under an older one are asked again. Only increased by the server.
	 */
	revision?: number;
	/**
	 * Whether to send consent signals to the tags of Google and Microsoft.
	 */
	signals?: boolean;
	/**
	 * Time in ms for which tags of Google and Microsoft wait for the visitor's stored choice (wait_for_update).
	 */
	signalsWait?: number;
	/**
	 * Whether Google's tags pass ad click information in links while cookies are denied (url_passthrough).
	 */
	urlPassthrough?: boolean;
	/**
	 * Whether Google's tags send no ad identifiers while ad cookies are denied (ads_data_redaction).
	 */
	adsRedaction?: boolean;
	/**
	 * Whether Global Privacy Control counts as a choice under the CCPA.
	 */
	gpc?: boolean;
	/**
	 * Whether to log choices.
	 */
	log?: boolean;
	/**
	 * Whether to count how often the banner is shown, without storing anything about visitors.
	 */
	countImpressions?: boolean;
	/**
	 * Whether to block unknown hosts, too.
	 */
	strict?: boolean;
	/**
	 * Domains that strict mode allows, each with an optional port. Subdomains are not included.
	 *
	 * @maxItems 100
	 */
	allowedDomains?: string[];
	/**
	 * Parent domain of this site whose subdomains share a choice, or '' for this host only.
	 */
	cookieDomain?: string;
	/**
	 * Whether this site of a network in subfolders shares the choice of the main site.
	 */
	sharedChoice?: boolean;
	/**
	 * How often to scan the whole site.
	 */
	scanSchedule?: 'off' | 'daily' | 'weekly';
	/**
	 * Whether to email the site owner about new third parties and cookies.
	 */
	scanEmail?: boolean;
	/**
	 * Whether to show the button to change the choice.
	 */
	revisit?: boolean;
	/**
	 * Whether the banner has a close button.
	 */
	close?: boolean;
	/**
	 * Texts by name, or '' for the translated default.
	 */
	texts?: {
		[k: string]: string;
	};
	/**
	 * Locales of the languages for which the owner has written texts. Only changed by the route language-texts.
	 *
	 * @maxItems 200
	 */
	languages?: string[];
	/**
	 * URL of the cookie policy, or '' for the privacy policy of the site.
	 */
	policyUrl?: string;
	proxies?: TrustedProxies;
	/**
	 * Retention period of the log, in days. A choice lasts 365 days by default, and its proof one year longer.
	 */
	logDays?: number;
	/**
	 * Time in days for which a choice is valid. Visitors are asked again after it.
	 */
	choiceDays?: number;
	/**
	 * Colors of the banner and the preference center, or '' for those of the theme.
	 */
	colours?: {
		/**
		 * Text.
		 */
		ink?: string;
		/**
		 * Background.
		 */
		paper?: string;
		/**
		 * Buttons.
		 */
		accent?: string;
		/**
		 * Text on buttons.
		 */
		accentText?: string;
	};
	/**
	 * Geolocation rule, which determines the law from a country header of the site's CDN or a database on the server. See docs/consent.md.
	 */
	geo?: {
		/**
		 * Request header with the country code, or '' for no rule.
		 */
		header?: string;
		/**
		 * Absolute path of a country database in MaxMind's format on the server, or '' for none. Not used with a header.
		 */
		database?: string;
		/**
		 * Countries whose visitors opt out (ccpa). All others opt in (gdpr).
		 *
		 * @maxItems 250
		 */
		countries?: string[];
	};
	/**
	 * Changes to the five default categories, and custom categories.
	 *
	 * @maxItems 30
	 */
	categories?: ConsentOwnCategory[];
	/**
	 * Changes to the provider list, by ID: false for a provider that is never blocked, the slug of another category, or a custom provider as in contract consent/provider.
	 */
	providers?: {
		[k: string]: false | string | ConsentOwnProvider;
	};
}
/**
 * Proxies that are trusted to send the visitor's IP address. One setting for all plugins.
 */
export interface TrustedProxies {
	/**
	 * IP addresses, and ranges such as 192.0.2.0/24 or 2001:db8::/32.
	 *
	 * @maxItems 200
	 */
	addresses: string[];
	/**
	 * Request header with the visitor's IP address.
	 */
	header: 'x-forwarded-for' | 'forwarded' | 'cf-connecting-ip' | 'x-real-ip';
}
export interface ConsentOwnCategory {
	slug: string;
	/**
	 * Empty for the translated default.
	 */
	name?: string;
	/**
	 * Empty for the translated default.
	 */
	description?: string;
	/**
	 * Whether it is on by default under the CCPA.
	 */
	ccpa?: boolean;
	/**
	 * @maxItems 200
	 */
	cookies?: ConsentDeclaration[];
}
export interface ConsentDeclaration {
	/**
	 * Name of a cookie or storage key. A star at the end is a wildcard.
	 */
	name: string;
	provider: string;
	duration: string;
	description: string;
}
export interface ConsentOwnProvider {
	name: string;
	category: string;
	/**
	 * @maxItems 40
	 */
	hosts: string[];
	inline?: string[];
	/**
	 * @maxItems 40
	 */
	cookies?: string[];
}
