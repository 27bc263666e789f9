// Made from contracts/shop/order-sources.request.json by npm run contracts.

/**
 * Request of GET quayside-shop/v1/order-sources: first and last day, in the site's time zone. At most 400 days.
 */
export interface OrderSourcesRequest {
	from: string;
	to: string;
}
