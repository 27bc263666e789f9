// Made from contracts/galleries/gallery.page-response.json by npm run contracts.

export interface GalleryPageResponse {
	success: boolean;
	/**
	 * HTML of items, or code and message of an error.
	 */
	data?: string | {};
}
