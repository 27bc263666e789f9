// Made from contracts/consent/settings.json by npm run contracts.

/**
 * The owner's settings, as GET and POST quayside-consent/v1/settings and the option quayside_consent_settings have them. What is left out keeps its default.
 */
export interface ConsentSettings {
	/**
	 * gdpr: visitors opt in. ccpa: they opt out. both: they opt in and may refuse the sale of their data.
	 */
	law?: 'gdpr' | 'ccpa' | 'both';
	layout?: 'box' | 'bar' | 'popup';
	/**
	 * Corner of the box, edge of the bar, or center of the popup.
	 */
	position?: 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right' | 'top' | 'bottom' | 'center';
	/**
	 * The policy revision; visitors who answered an older one are asked again. Counted by the server alone.
	 */
	revision?: number;
	/**
	 * Whether Google's and Microsoft's tags are told.
	 */
	signals?: boolean;
	/**
	 * Whether Global Privacy Control is an answer under ccpa.
	 */
	gpc?: boolean;
	/**
	 * Whether choices are logged.
	 */
	log?: boolean;
	/**
	 * Whether hosts that nobody knows are held, too.
	 */
	strict?: boolean;
	/**
	 * Whether the button to change the choice is shown.
	 */
	revisit?: boolean;
	/**
	 * Whether the banner has a close button.
	 */
	close?: boolean;
	/**
	 * Texts by name, '' for the translated default.
	 */
	texts?: {
		[k: string]: string;
	};
	/**
	 * Address of the cookie policy, '' for the site's privacy policy.
	 */
	policyUrl?: string;
	proxies?: TrustedProxies;
	/**
	 * How long the log keeps a choice, in days. A choice lives 365 days; its proof a year longer.
	 */
	logDays?: number;
	/**
	 * Colours of banner and preference centre, '' for the theme's.
	 */
	colours?: {
		/**
		 * Text.
		 */
		ink?: string;
		/**
		 * Background, and text on buttons.
		 */
		paper?: string;
		/**
		 * Buttons.
		 */
		accent?: string;
	};
	/**
	 * Which law a visitor's country asks for, as the site's own CDN tells it; see docs/consent.md.
	 */
	geo?: {
		/**
		 * Request header with the country's code, '' for no rule.
		 */
		header?: string;
		/**
		 * Countries whose visitors opt out (ccpa); everybody else opts in (gdpr).
		 *
		 * @maxItems 250
		 */
		countries?: string[];
	};
	/**
	 * Changes to the five categories of every site, and the site's own.
	 *
	 * @maxItems 30
	 */
	categories?: ConsentOwnCategory[];
	/**
	 * Changes to the provider list, by id: false for one that is never held, a category for one that belongs elsewhere, or a whole provider of contract consent/provider.
	 */
	providers?: {
		[k: string]: false | string | ConsentOwnProvider;
	};
}
/**
 * Proxies whose word on the visitor's address counts; one setting for all plugins.
 */
export interface TrustedProxies {
	/**
	 * IP addresses, and ranges such as 192.0.2.0/24 or 2001:db8::/32.
	 *
	 * @maxItems 200
	 */
	addresses: string[];
	/**
	 * The request header in which they name the visitor.
	 */
	header: 'x-forwarded-for' | 'forwarded' | 'cf-connecting-ip' | 'x-real-ip';
}
export interface ConsentOwnCategory {
	slug: string;
	/**
	 * '' for the translated default.
	 */
	name?: string;
	/**
	 * '' for the translated default.
	 */
	description?: string;
	/**
	 * Whether it is on before any choice under ccpa.
	 */
	ccpa?: boolean;
	/**
	 * @maxItems 200
	 */
	cookies?: ConsentDeclaration[];
}
export interface ConsentDeclaration {
	/**
	 * A cookie's or stored key's name; a star at its end stands for any ending.
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
