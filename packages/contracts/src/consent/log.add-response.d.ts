// Made from contracts/consent/log.add-response.json by npm run contracts.

/**
 * Answer to POST quayside-consent/v1/log.
 */
export interface ConsentLogAddResponse {
	logged: boolean;
}
