// Made from contracts/shop/dashboard.orders-request.json by npm run contracts.

/**
 * GET quayside-shop/v1/customer/orders.
 */
export interface DashboardOrdersRequest {
	page?: number;
	per_page?: number;
}
