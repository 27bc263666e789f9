// Made from contracts/shop/dashboard.fields-request.json by npm run contracts.

/**
 * Request of GET quayside-shop/v1/customer/addresses/{billing or shipping}.
 */
export interface DashboardFieldsRequest {
	/**
	 * Country whose fields to return, or empty for the country of the address.
	 */
	country?: string;
}
