/** Selects the links that a lightbox opens. The server has added the size of their image in px. */
export const LINK = 'a[data-width]';

/** Image in the format that PhotoSwipe expects. */
export interface Picture {
	/** URL of the full image. */
	src: string;
	/** Size of the full image in px. */
	width: number;
	height: number;
	/** URL of the thumbnail that is already on the page. */
	msrc: string;
	srcset: string;
	alt: string;
}

/** Fallback size of an image of unknown size, in px. */
const FALLBACK_SIZE = { width: 1200, height: 900 };

/** Returns the size of a full image from the server or WooCommerce, otherwise the size that the browser loaded. */
const getSize = (
	link: HTMLAnchorElement,
	image: HTMLImageElement | null
): { width: number; height: number } => {
	// WooCommerce replaces the product's image with the variation's and sets these attributes to its size.
	const width = Number(
		image?.dataset.large_image_width || link.dataset.width
	);
	const height = Number(
		image?.dataset.large_image_height || link.dataset.height
	);
	if ( width && height ) {
		return { width, height };
	}
	const { naturalWidth = 0, naturalHeight = 0 } = image ?? {};
	if ( ! naturalWidth || ! naturalHeight ) {
		return FALLBACK_SIZE;
	}
	// A vector image can be scaled to any size.
	const scale = /\.svg$/i.test( link.pathname )
		? FALLBACK_SIZE.width / naturalWidth
		: 1;
	return { width: naturalWidth * scale, height: naturalHeight * scale };
};

/**
 * Returns the image of a link, as far as the page has its data.
 *
 * @param link Link with data-width and data-height around a thumbnail.
 */
export function pictureOf( link: HTMLAnchorElement ): Picture {
	const image = link.querySelector( 'img' );
	return {
		src: link.href,
		...getSize( link, image ),
		msrc: image?.currentSrc || image?.src || '',
		srcset: image?.srcset ?? '',
		alt: image?.alt ?? '',
	};
}
