// Made from contracts/shop/dashboard.download.json by npm run contracts.

/**
 * A file that the customer bought: an item of GET quayside-shop/v1/customer/downloads.
 */
export interface DashboardDownload {
	name: string;
	product: string;
	/**
	 * Download URL for this customer only.
	 */
	url: string;
	/**
	 * Remaining downloads, or null for unlimited.
	 */
	remaining: number | null;
	/**
	 * ISO 8601 day, or empty for never.
	 */
	expires: string;
}
