/** The links that a lightbox opens: they lead to an image whose size in px the server has written on them. */
export const LINK = 'a[data-width]';

/** A picture as PhotoSwipe wants it. */
export interface Picture {
	/** Address of the full image. */
	src: string;
	/** Size of the full image in px. */
	width: number;
	height: number;
	/** The small image that is on the page already. */
	msrc: string;
	srcset: string;
	alt: string;
}

/** The room of an image that nobody has measured, in px. */
const ROOM = { width: 1200, height: 900 };

/** The size of a full image: what the server or WooCommerce says, else what the browser has seen of it. */
const sizeOf = (
	link: HTMLAnchorElement,
	image: HTMLImageElement | null
): { width: number; height: number } => {
	// WooCommerce shows a variation's picture in the place of the product's and says there how large it is.
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
		return ROOM;
	}
	// A vector image is as large as one likes.
	const scale = /\.svg$/i.test( link.pathname )
		? ROOM.width / naturalWidth
		: 1;
	return { width: naturalWidth * scale, height: naturalHeight * scale };
};

/**
 * What the page knows of a link's picture.
 *
 * @param link A link with data-width and data-height around a small image.
 */
export function pictureOf( link: HTMLAnchorElement ): Picture {
	const image = link.querySelector( 'img' );
	return {
		src: link.href,
		...sizeOf( link, image ),
		msrc: image?.currentSrc || image?.src || '',
		srcset: image?.srcset ?? '',
		alt: image?.alt ?? '',
	};
}
