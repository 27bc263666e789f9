// Made from contracts/shop/dashboard.fields-request.json by npm run contracts.

/**
 * GET quayside-shop/v1/customer/addresses/{billing or shipping}.
 */
export interface DashboardFieldsRequest {
	/**
	 * Country whose fields are wanted; empty for the address's own.
	 */
	country?: string;
}
