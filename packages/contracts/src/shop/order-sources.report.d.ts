// Made from contracts/shop/order-sources.report.json by npm run contracts.

/**
 * Paid orders by source. Amounts are in major units of the store's currency and net of refunds, which count on the day of the refund and can make the amount of a period negative.
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
	 * Sources with the most orders first.
	 */
	sources: {
		/**
		 * The attribution's source_type, or empty for orders without attribution.
		 */
		type: string;
		/**
		 * The attribution's utm_source.
		 */
		source: string;
		/**
		 * Label of the order's origin, as in WooCommerce.
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
