// Made from contracts/shop/dashboard.order.json by npm run contracts.

/**
 * An order of the customer: an item of GET quayside-shop/v1/customer/orders.
 */
export interface DashboardOrder {
	id: number;
	number: string;
	/**
	 * ISO 8601.
	 */
	date: string;
	/**
	 * Without wc-.
	 */
	status: string;
	status_name: string;
	/**
	 * With the currency, as text.
	 */
	total: string;
	/**
	 * URL of the order's page.
	 */
	url: string;
	lines: {
		name: string;
		quantity: number;
		total: string;
	}[];
	/**
	 * Available actions: pay, cancel, and those that plugins add.
	 */
	actions: {
		name: string;
		url: string;
	}[];
}
