/** One image of a lightbox. */
export interface Slide {
	/** Address of the full image. */
	src: string;
	/** Size of the full image in px. */
	width: number;
	height: number;
	/** The small image that is on the page already. */
	msrc: string;
	srcset: string;
	alt: string;
	/** Plain text. */
	caption: string;
	/** The link in the gallery that opens it. */
	element: HTMLAnchorElement;
}

/**
 * The slides of a gallery, in the order of its links.
 *
 * @param host The gallery.
 */
export function slidesOf( host: HTMLElement ): Slide[] {
	return [ ...host.querySelectorAll< HTMLAnchorElement >( 'a[data-width]' ) ].map( ( element ) => {
		const image = element.querySelector( 'img' );
		return {
			src: element.href,
			width: Number( element.dataset.width ),
			height: Number( element.dataset.height ),
			msrc: image?.currentSrc || image?.src || '',
			srcset: image?.srcset ?? '',
			alt: image?.alt ?? '',
			caption: element.closest( 'figure' )?.querySelector( 'figcaption' )?.textContent?.trim() ?? '',
			element,
		};
	} );
}
