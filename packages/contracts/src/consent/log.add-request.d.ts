// Made from contracts/consent/log.add-request.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/log: a visitor's choice.
 */
export interface ConsentLogAddRequest {
	/**
	 * Consent ID.
	 */
	id: string;
	/**
	 * Action of the visitor.
	 */
	action: 'accept' | 'reject' | 'save' | 'close' | 'placeholder' | 'gpc' | 'api';
	/**
	 * Whether each category is allowed, by slug.
	 */
	categories: {
		[k: string]: boolean;
	};
	/**
	 * ID of a single allowed provider, regardless of its category.
	 */
	service?: string;
	/**
	 * Policy revision that the visitor saw.
	 */
	revision: number;
	law: 'gdpr' | 'ccpa';
	/**
	 * Unix timestamp of the choice, by the visitor's clock.
	 */
	time: number;
	/**
	 * Layout and position of the banner on the visitor's page.
	 */
	layout?: string;
	language?: string;
}
