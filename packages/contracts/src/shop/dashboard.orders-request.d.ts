// Made from contracts/shop/dashboard.orders-request.json by npm run contracts.

/**
 * Request of GET quayside-shop/v1/customer/orders.
 */
export interface DashboardOrdersRequest {
	page?: number;
	per_page?: number;
}
