// Made from contracts/forms/spam.settings.json by npm run contracts.

/**
 * Request of the spam protection screen: CAPTCHA keys and the blocklist.
 */
export interface SpamSettings {
	/**
	 * By CAPTCHA type.
	 */
	keys: {
		'v2-checkbox'?: {
			site: string;
			/**
			 * Omit to keep the stored key.
			 */
			secret?: string;
		};
		'v2-invisible'?: {
			site: string;
			/**
			 * Omit to keep the stored key.
			 */
			secret?: string;
		};
		'v3-reCAPTCHA'?: {
			site: string;
			/**
			 * Omit to keep the stored key.
			 */
			secret?: string;
		};
		hcaptcha?: {
			site: string;
			/**
			 * Omit to keep the stored key.
			 */
			secret?: string;
		};
		'cf-turnstile'?: {
			site: string;
			/**
			 * Omit to keep the stored key.
			 */
			secret?: string;
		};
	};
	/**
	 * Minimum reCAPTCHA v3 score for a submission to be accepted.
	 */
	score: number;
	blocklist: {
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
