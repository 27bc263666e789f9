// Made from contracts/shop/dashboard.address.json by npm run contracts.

/**
 * GET and PUT quayside-shop/v1/customer/addresses/{billing or shipping}.
 */
export interface DashboardAddress {
	type: 'billing' | 'shipping';
	/**
	 * The address as it is printed; none where there is no address yet.
	 */
	lines: string[];
	/**
	 * The store's fields for the address's country, with those that plugins add.
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
