// Made from contracts/forms/spam.shown.json by npm run contracts.

/**
 * GET and POST quayside/v1/form-spam: the settings without secrets. Who edits forms but may not change them reads the keys alone.
 */
export interface SpamShown {
	/**
	 * By kind of captcha.
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
	 * Least score of reCAPTCHA v3 that a person has.
	 */
	score?: number;
	blocklist?: {
		/**
		 * Words and phrases; * stands for any letters.
		 *
		 * @maxItems 2000
		 */
		words: string[];
		/**
		 * Addresses such as a@example.com, or hosts such as @example.com or *.example.com.
		 *
		 * @maxItems 2000
		 */
		emails: string[];
		/**
		 * IP addresses and ranges such as 192.0.2.0/24 or 2001:db8::/32.
		 *
		 * @maxItems 2000
		 */
		addresses: string[];
	};
	proxies?: TrustedProxies;
	/**
	 * Address of a proxy that nobody trusts, '' for none.
	 */
	proxy?: string;
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
