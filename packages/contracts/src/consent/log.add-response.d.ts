// Made from contracts/consent/log.add-response.json by npm run contracts.

/**
 * Response of POST quayside-consent/v1/log.
 */
export interface ConsentLogAddResponse {
	logged: boolean;
}
