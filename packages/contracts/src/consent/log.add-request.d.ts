// Made from contracts/consent/log.add-request.json by npm run contracts.

/**
 * POST quayside-consent/v1/log: one choice of a visitor.
 */
export interface ConsentLogAddRequest {
	/**
	 * The consent id.
	 */
	id: string;
	/**
	 * What the visitor did.
	 */
	action: 'accept' | 'reject' | 'save' | 'close' | 'placeholder' | 'gpc' | 'api';
	/**
	 * One answer for each category slug.
	 */
	categories: {
		[k: string]: boolean;
	};
	/**
	 * Id of a provider that was allowed alone, whatever its category.
	 */
	service?: string;
	/**
	 * The policy revision that was shown.
	 */
	revision: number;
	law: 'gdpr' | 'ccpa';
	/**
	 * When the choice was made, in seconds since 1970, by the visitor's clock.
	 */
	time: number;
	language?: string;
}
