// Made from contracts/shop/order-sources.report.json by npm run contracts.

/**
 * Paid orders by source, medium, campaign, landing page or device. Amounts are in major units of the store's currency and net of refunds, which count on the day of the refund and can make the amount of a period negative.
 */
export interface OrderSourcesReport {
	from: string;
	to: string;
	dimension: string;
	/**
	 * The visit that the report used, which is "last" for devices.
	 */
	touch: string;
	/**
	 * First and last day of the comparison period, or null without one.
	 */
	before: {
		from: string;
		to: string;
	} | null;
	/**
	 * ISO 4217.
	 */
	currency: string;
	totals: {
		orders: number;
		total: number;
		/**
		 * The same in the comparison period, or null without one.
		 */
		before: {
			orders: number;
			total: number;
		} | null;
	};
	/**
	 * The groups with the most orders first.
	 *
	 * @maxItems 100
	 */
	rows: {
		/**
		 * Unique in the report.
		 */
		key: string;
		label: string;
		orders: number;
		total: number;
		/**
		 * The same in the comparison period, or null without one.
		 */
		before: {
			orders: number;
			total: number;
		} | null;
	}[];
	/**
	 * The sum of all other groups, or null if there are none.
	 */
	other: {
		/**
		 * Number of groups.
		 */
		groups: number;
		orders: number;
		total: number;
		/**
		 * The same in the comparison period, or null without one.
		 */
		before: {
			orders: number;
			total: number;
		} | null;
	} | null;
	/**
	 * Labels of the groups that days list: the five with the most orders, and the five with the highest totals.
	 */
	charted: {
		orders: string[];
		totals: string[];
	};
	/**
	 * Every day of the period.
	 */
	days: {
		day: string;
		/**
		 * Orders of the groups of charted.orders, then of all others.
		 */
		orders: number[];
		/**
		 * Totals of the groups of charted.totals, then of all others.
		 */
		totals: number[];
	}[];
	/**
	 * Every day of the comparison period. Empty without one.
	 */
	before_days: {
		day: string;
		orders: number;
		total: number;
	}[];
}
