// Made from contracts/galleries/gallery.lightbox.json by npm run contracts.

/**
 * Props of a lightbox. blur is in px, 0 for none.
 */
export interface GalleryLightbox {
	style: string;
	thumbnails?: boolean;
	counter?: boolean;
	captions?: boolean;
	closeIcon?: boolean;
	background?: string;
	blur?: number;
}
