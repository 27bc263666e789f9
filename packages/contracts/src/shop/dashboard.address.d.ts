// Made from contracts/shop/dashboard.address.json by npm run contracts.

/**
 * Response of GET and PUT quayside-shop/v1/customer/addresses/{billing or shipping}.
 */
export interface DashboardAddress {
	type: 'billing' | 'shipping';
	/**
	 * Lines of the formatted address, or empty if there is no address yet.
	 */
	lines: string[];
	/**
	 * WooCommerce's fields for the address's country, including those that plugins add.
	 */
	fields: {
		name: string;
		label: string;
		kind: 'text' | 'email' | 'tel' | 'select' | 'checkbox' | 'textarea';
		required: boolean;
		autocomplete: string;
		value: string;
		options: {
			value: string;
			label: string;
		}[];
	}[];
}
