// Made from contracts/shop/dashboard.download.json by npm run contracts.

/**
 * A file that the customer bought: one of GET quayside-shop/v1/customer/downloads.
 */
export interface DashboardDownload {
	name: string;
	product: string;
	/**
	 * Download URL for this customer only.
	 */
	url: string;
	/**
	 * Remaining downloads; null for unlimited.
	 */
	remaining: number | null;
	/**
	 * ISO 8601 day; empty for never.
	 */
	expires: string;
}
