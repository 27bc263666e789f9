// Made from contracts/forms/unique.response.json by npm run contracts.

/**
 * Answer to the admin-ajax action validation_ajax_action: one object for each value that exists already. Spec section 7.
 */
export interface UniqueResponse {
	data: {
		[k: string]: 'not unique';
	}[];
	[k: string]: unknown;
}
