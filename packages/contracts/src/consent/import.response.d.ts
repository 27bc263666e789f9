// Made from contracts/consent/import.response.json by npm run contracts.

/**
 * GET and POST quayside-consent/v1/import/{cookieyes or complianz}: how much there is.
 */
export interface ConsentImport {
	found: boolean;
	/**
	 * Empty where it is not taken over.
	 */
	law: '' | 'gdpr' | 'ccpa' | 'both';
	texts: number;
	categories: number;
	cookies: number;
}
