// Made from contracts/consent/import.response.json by npm run contracts.

/**
 * Response of GET and POST quayside-consent/v1/import/{cookieyes or complianz}: how much was found.
 */
export interface ConsentImport {
	found: boolean;
	/**
	 * Empty if it is not imported.
	 */
	law: '' | 'gdpr' | 'ccpa' | 'both';
	texts: number;
	categories: number;
	cookies: number;
	/**
	 * What the import changes, as texts for the owner. Empty if nothing.
	 */
	changes: {
		setting: string;
		before: string;
		after: string;
	}[];
	/**
	 * What is left out, as translated texts.
	 */
	notes: string[];
}
