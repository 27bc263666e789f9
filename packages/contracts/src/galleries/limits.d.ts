// Made from contracts/galleries/limits.json by npm run contracts.

/**
 * Request limits by route, checked before anything else. maxBytes counts names and values, maxParts counts values including those in lists, and maxDepth limits nesting (1: no lists). Files have separate limits.
 */
export interface GalleriesLimits {
	/**
	 * A page of a gallery.
	 */
	'admin-ajax uag_load_image_gallery_masonry'?: {};
	/**
	 * A page of a gallery.
	 */
	'admin-ajax uag_load_image_gallery_grid_pagination'?: {};
}
