// Made from contracts/shop/dashboard.account-request.json by npm run contracts.

/**
 * Request of PUT quayside-shop/v1/customer/account. A new password requires the current one.
 */
export interface DashboardAccountRequest {
	first_name: string;
	last_name: string;
	display_name: string;
	email: string;
	password_current?: string;
	password_new?: string;
}
