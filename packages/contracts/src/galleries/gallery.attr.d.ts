// Made from contracts/galleries/gallery.attr.json by npm run contracts.

/**
 * attr of a paging request: the gallery's settings. Of mediaGallery only the ids count; what else an item says is never printed.
 */
export interface GalleryAttr {
	/**
	 * The post that shows the gallery, 0 for none.
	 */
	post?: number;
	feedLayout?: 'grid' | 'masonry' | 'carousel' | 'tiled';
	imageClickEvent?: 'none' | 'lightbox' | 'image' | 'url';
	/**
	 * Addresses by attachment.
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
	 * Number of pages; the server counts for itself.
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
