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
	imageClickEvent?: 'none' | 'lightbox' | 'image' | 'url';
	/**
	 * URLs by attachment ID.
	 */
	customLinks?:
		| {
				[k: string]: unknown;
		  }
		| unknown[];
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
