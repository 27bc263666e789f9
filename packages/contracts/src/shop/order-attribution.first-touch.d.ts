// Made from contracts/shop/order-attribution.first-touch.json by npm run contracts.

/**
 * First visit of an order's buyer, as forms and the block checkout send it and as order meta _quayside_order_attribution_first_* stores it. Longer values are cut.
 */
export interface OrderAttributionFirstTouch {
	first_source_type?: string;
	first_utm_source?: string;
	first_utm_medium?: string;
	first_utm_campaign?: string;
	/**
	 * URL of the landing page.
	 */
	first_session_entry?: string;
	/**
	 * UTC, such as 2026-01-31 12:00:00.
	 */
	first_session_start_time?: string;
}
