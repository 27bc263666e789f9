// Made from contracts/shop/dashboard.address-request.json by npm run contracts.

/**
 * PUT quayside-shop/v1/customer/addresses/{type}: values by the names of the fields.
 */
export interface DashboardAddressRequest {
	values: {
		[k: string]: string;
	};
}
