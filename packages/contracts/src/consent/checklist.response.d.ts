// Made from contracts/consent/checklist.response.json by npm run contracts.

/**
 * Response of GET and POST quayside-consent/v1/checklist: the steps of the setup.
 */
export interface ConsentChecklist {
	steps: ConsentChecklistStep[];
}
export interface ConsentChecklistStep {
	id: 'law' | 'scan' | 'declare' | 'policy' | 'strict' | 'visit';
	/**
	 * Derived from the settings and the site, except for "dismissed".
	 */
	state: 'done' | 'open' | 'dismissed';
	/**
	 * law: country of the store, '', or "gpc:" with the country and state if Global Privacy Control has to be honored there. declare and strict: number of items. policy: missing, incomplete, complete, or elsewhere.
	 */
	detail: string;
}
