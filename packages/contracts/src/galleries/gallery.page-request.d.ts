// Made from contracts/galleries/gallery.page-request.json by npm run contracts.

/**
 * Form data to admin-ajax.
 */
export interface GalleryPageRequest {
	action: 'uag_load_image_gallery_masonry' | 'uag_load_image_gallery_grid_pagination';
	/**
	 * Proof that the site printed attr; lasts as long as a cached page.
	 */
	nonce: string;
	page_number: string;
	/**
	 * JSON as printed, byte for byte: gallery.attr.json.
	 */
	attr: string;
}
