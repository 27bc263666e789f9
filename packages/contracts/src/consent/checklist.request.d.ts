// Made from contracts/consent/checklist.request.json by npm run contracts.

/**
 * Request of POST quayside-consent/v1/checklist.
 */
export interface ConsentChecklistRequest {
	/**
	 * Step of the setup.
	 */
	id: 'law' | 'scan' | 'declare' | 'policy' | 'strict' | 'visit';
	/**
	 * Whether to dismiss it, or to show it again.
	 */
	dismissed: boolean;
}
