// Made from contracts/shop/dashboard.download.json by npm run contracts.

/**
 * A file that the customer bought: one of GET quayside-shop/v1/customer/downloads.
 */
export interface DashboardDownload {
	name: string;
	product: string;
	/**
	 * Leads to the file; only for this customer.
	 */
	url: string;
	/**
	 * Times it may still be fetched; null for any number.
	 */
	remaining: number | null;
	/**
	 * ISO 8601 day; empty for never.
	 */
	expires: string;
}
