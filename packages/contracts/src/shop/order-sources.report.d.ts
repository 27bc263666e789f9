// Made from contracts/shop/order-sources.report.json by npm run contracts.

/**
 * Paid orders by source. Amounts in major units of the shop's currency, net of refunds, which count on their own day and may leave less than nothing in a period.
 */
export interface OrderSourcesReport {
	from: string;
	to: string;
	/**
	 * ISO 4217.
	 */
	currency: string;
	orders: number;
	total: number;
	/**
	 * Most orders first.
	 */
	sources: {
		/**
		 * Attribution's source_type; empty for orders that carry none.
		 */
		type: string;
		/**
		 * Attribution's utm_source.
		 */
		source: string;
		/**
		 * As WooCommerce names the origin of an order.
		 */
		label: string;
		orders: number;
		total: number;
	}[];
	/**
	 * Every day of the period.
	 */
	days: {
		day: string;
		/**
		 * Orders of the first five sources, then of all others.
		 */
		orders: number[];
	}[];
}
