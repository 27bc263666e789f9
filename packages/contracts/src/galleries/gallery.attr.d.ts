// Made from contracts/galleries/gallery.attr.json by npm run contracts.

/**
 * attr of a pagination request: the gallery's settings. In mediaGallery, only the IDs are used. Other properties of an item are never printed.
 */
export interface GalleryAttr {
	/**
	 * ID of the post with the gallery, or 0 for none.
	 */
	post?: number;
	feedLayout?: 'grid' | 'masonry' | 'carousel' | 'tiled';
	imageClickEvent?: 'none' | 'lightbox' | 'image' | 'attachment' | 'url';
	/**
	 * URLs by attachment ID.
	 */
	customLinks?:
		| {
				[k: string]: unknown;
		  }
		| unknown[];
	/**
	 * What each use of an image overrides, in the order of mediaGallery. It may be shorter.
	 *
	 * @maxItems 2000
	 */
	details?: {
		/**
		 * Alternative text. Empty for a decorative image.
		 */
		alt?: string;
		/**
		 * Caption with inline markup. Empty for none.
		 */
		caption?: string;
		/**
		 * URL that a click opens instead of the gallery's click action.
		 */
		link?: string;
		newTab?: boolean;
		rel?: string;
		/**
		 * Click action of this image.
		 */
		action?: 'lightbox' | 'image' | 'attachment' | 'none';
		[k: string]: unknown;
	}[];
	feedPagination?: boolean;
	paginateUseLoader?: boolean;
	paginateLimit?: number;
	/**
	 * Number of pages. The server counts them itself.
	 */
	gridPages?: number;
	lightboxThumbnails?: boolean;
	lightboxDisplayCount?: boolean;
	lightboxCloseIcon?: string;
	/**
	 * @maxItems 2000
	 */
	mediaGallery: {
		id: number;
		url?: string;
		alt?: string;
		link?: string;
		caption?: string;
		mime?: string;
		type?: string;
		subtype?: string;
		sizes?: {
			full?: {
				url?: string;
				width?: number;
				height?: number;
				orientation?: string;
				[k: string]: unknown;
			};
			[k: string]: unknown;
		};
		[k: string]: unknown;
	}[];
	[k: string]: unknown;
}
