// Made from contracts/forms/unique.response.json by npm run contracts.

/**
 * Response of the admin-ajax action validation_ajax_action: one object for each value that already exists. Spec section 7.
 */
export interface UniqueResponse {
	data: {
		[k: string]: 'not unique';
	}[];
	[k: string]: unknown;
}
