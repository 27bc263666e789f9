// Made from contracts/galleries/gallery.page-request.json by npm run contracts.

/**
 * Form data to admin-ajax.
 */
export interface GalleryPageRequest {
	action: 'uag_load_image_gallery_masonry' | 'uag_load_image_gallery_grid_pagination';
	/**
	 * Signature of attr by the site. Valid as long as a cached page.
	 */
	nonce: string;
	page_number: string;
	/**
	 * JSON as printed, byte for byte: contract galleries/gallery.attr.
	 */
	attr: string;
}
