// Made from contracts/forms/spam.shown.json by npm run contracts.

/**
 * Response of GET and POST quayside/v1/form-spam: the settings without secret keys. Users who can edit forms but cannot change these settings get only the keys.
 */
export interface SpamShown {
	/**
	 * By CAPTCHA type.
	 */
	keys: {
		'v2-checkbox': {
			site: string;
			hasSecret: boolean;
		};
		'v2-invisible': {
			site: string;
			hasSecret: boolean;
		};
		'v3-reCAPTCHA': {
			site: string;
			hasSecret: boolean;
		};
		hcaptcha: {
			site: string;
			hasSecret: boolean;
		};
		'cf-turnstile': {
			site: string;
			hasSecret: boolean;
		};
	};
	/**
	 * Minimum reCAPTCHA v3 score for a submission to be accepted.
	 */
	score?: number;
	blocklist?: {
		/**
		 * Words and phrases. * matches any letters.
		 *
		 * @maxItems 2000
		 */
		words: string[];
		/**
		 * Email addresses such as a@example.com, or domains such as @example.com or *.example.com.
		 *
		 * @maxItems 2000
		 */
		emails: string[];
		/**
		 * IP addresses, and ranges such as 192.0.2.0/24 or 2001:db8::/32.
		 *
		 * @maxItems 2000
		 */
		addresses: string[];
	};
	proxies?: TrustedProxies;
	/**
	 * IP address of an untrusted proxy, or '' for none.
	 */
	proxy?: string;
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
