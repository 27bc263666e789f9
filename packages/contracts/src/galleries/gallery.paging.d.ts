// Made from contracts/galleries/gallery.paging.json by npm run contracts.

/**
 * Props of a paginated gallery.
 */
export interface GalleryPaging {
	mode: 'grid' | 'button' | 'scroll';
	ajaxUrl: string;
	action: string;
	nonce: string;
	attr: string;
	page: number;
	pages: number;
	limit: number;
	words: {
		shown: string;
		page: string;
		failed: string;
		retry: string;
	};
}
