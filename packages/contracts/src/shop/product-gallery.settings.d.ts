// Made from contracts/shop/product-gallery.settings.json by npm run contracts.

/**
 * Props of the lightbox for product images, on sites whose galleries provide none.
 */
export interface ProductGallerySettings {
	style_url: string;
}
