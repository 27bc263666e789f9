// Made from contracts/forms/spam.settings.json by npm run contracts.

/**
 * What the admin's screen of spam protection sends: keys of captcha services and the blocklist.
 */
export interface SpamSettings {
	/**
	 * By kind of captcha.
	 */
	keys: {
		'v2-checkbox'?: {
			site: string;
			/**
			 * Left out: the one that is there stays.
			 */
			secret?: string;
		};
		'v2-invisible'?: {
			site: string;
			/**
			 * Left out: the one that is there stays.
			 */
			secret?: string;
		};
		'v3-reCAPTCHA'?: {
			site: string;
			/**
			 * Left out: the one that is there stays.
			 */
			secret?: string;
		};
		hcaptcha?: {
			site: string;
			/**
			 * Left out: the one that is there stays.
			 */
			secret?: string;
		};
		'cf-turnstile'?: {
			site: string;
			/**
			 * Left out: the one that is there stays.
			 */
			secret?: string;
		};
	};
	/**
	 * Least score of reCAPTCHA v3 that a person has.
	 */
	score: number;
	blocklist: {
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
