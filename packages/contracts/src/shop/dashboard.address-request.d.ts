// Made from contracts/shop/dashboard.address-request.json by npm run contracts.

/**
 * Request of PUT quayside-shop/v1/customer/addresses/{type}: values by field name.
 */
export interface DashboardAddressRequest {
	values: {
		[k: string]: string;
	};
}
