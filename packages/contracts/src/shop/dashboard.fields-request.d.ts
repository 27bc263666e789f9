// Made from contracts/shop/dashboard.fields-request.json by npm run contracts.

/**
 * GET quayside-shop/v1/customer/addresses/{billing or shipping}.
 */
export interface DashboardFieldsRequest {
	/**
	 * Country whose fields to return; empty for the country of the address.
	 */
	country?: string;
}
