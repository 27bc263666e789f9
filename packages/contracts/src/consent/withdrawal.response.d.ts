// Made from contracts/consent/withdrawal.response.json by npm run contracts.

/**
 * Response of POST quayside-consent/v1/withdrawal.
 */
export interface ConsentWithdrawalResponse {
	/**
	 * Number of cookies of rejected categories in the request, each of which the response deletes.
	 */
	deleted: number;
}
