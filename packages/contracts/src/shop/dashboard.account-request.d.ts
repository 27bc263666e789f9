// Made from contracts/shop/dashboard.account-request.json by npm run contracts.

/**
 * PUT quayside-shop/v1/customer/account. A new password needs the current one.
 */
export interface DashboardAccountRequest {
	first_name: string;
	last_name: string;
	display_name: string;
	email: string;
	password_current?: string;
	password_new?: string;
}
