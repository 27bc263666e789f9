// Made from contracts/shop/dashboard.account.json by npm run contracts.

/**
 * Response of GET and PUT quayside-shop/v1/customer/account.
 */
export interface DashboardAccount {
	first_name: string;
	last_name: string;
	display_name: string;
	email: string;
}
