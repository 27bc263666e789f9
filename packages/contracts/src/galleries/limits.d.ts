// Made from contracts/galleries/limits.json by npm run contracts.

/**
 * The most that a request may be, by route: looked at before anything else of it. maxBytes counts names and values, maxParts values with those in lists, maxDepth nesting (1: no lists). Files have limits of their own.
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
