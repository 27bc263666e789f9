// Made from contracts/shop/product-gallery.settings.json by npm run contracts.

/**
 * Props of the lightbox of a product's pictures, on sites whose galleries bring none.
 */
export interface ProductGallerySettings {
	style_url: string;
}
