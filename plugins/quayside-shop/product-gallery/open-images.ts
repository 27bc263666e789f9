import { announce } from '@quayside/ui';
import { createLightbox, pictureOf } from '@quayside/ui/lightbox';
import { __, sprintf } from '@wordpress/i18n';

/**
 * Opens product images in the lightbox.
 *
 * @param links  Links of the images, with data-width and data-height in px.
 * @param opener Link to start with. It gets the focus back.
 */
export function openImages(
	links: HTMLAnchorElement[],
	opener: HTMLAnchorElement
): void {
	const { photoswipe, getIndex, start } = createLightbox(
		__( 'Product images', 'quayside-shop' ),
		opener,
		{
			count: links.length,
			at: ( index ) => {
				const link = links[ index ];
				return link ? pictureOf( link ) : {};
			},
		},
		{
			index: Math.max( 0, links.indexOf( opener ) ),
			closeTitle: __( 'Close', 'quayside-shop' ),
			zoomTitle: __( 'Zoom', 'quayside-shop' ),
			arrowPrevTitle: __( 'Previous image', 'quayside-shop' ),
			arrowNextTitle: __( 'Next image', 'quayside-shop' ),
			errorMsg: __( 'The image could not be loaded.', 'quayside-shop' ),
		}
	);
	photoswipe.on( 'change', () => {
		announce(
			sprintf(
				/* translators: 1: position, 2: number of images, 3: description. */
				__( 'Image %1$d of %2$d: %3$s', 'quayside-shop' ),
				getIndex() + 1,
				links.length,
				photoswipe.currSlide?.data.alt ?? ''
			)
		);
	} );
	start();
}
