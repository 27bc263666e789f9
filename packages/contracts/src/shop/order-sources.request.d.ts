// Made from contracts/shop/order-sources.request.json by npm run contracts.

/**
 * Request of GET quayside-shop/v1/order-sources: first and last day, in the site's time zone. At most 400 days.
 */
export interface OrderSourcesRequest {
	from: string;
	to: string;
	/**
	 * What orders are grouped by. "source" by default.
	 */
	dimension?: 'source' | 'medium' | 'campaign' | 'landing_page' | 'device';
	/**
	 * The visit that counts: the last one before the order, by default, or the customer's first. Devices are known for the last one only.
	 */
	touch?: 'last' | 'first';
	/**
	 * Period to compare with. "none" by default.
	 */
	compare?: 'none' | 'previous_period' | 'previous_year';
}
