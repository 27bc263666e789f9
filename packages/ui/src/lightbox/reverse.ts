import type { Lightbox } from './create';

type PhotoSwipe = Lightbox[ 'photoswipe' ];

type Elements = NonNullable< PhotoSwipe[ 'ui' ] >[ 'uiElementsData' ];
type Element = Elements[ number ];

/** What the arrows do. The arrow to the next image is on the left. */
const ARROWS: Record< string, Partial< Element > > = {
	arrowPrev: { onClick: 'next' },
	arrowNext: { onClick: 'prev' },
};

/**
 * Changes the arrows and the counter of a PhotoSwipe whose slides are in reverse order. PhotoSwipe has no option for right-to-left
 * languages: its next slide is always on the right, for keys, swipes, and arrows.
 *
 * @param photoswipe The PhotoSwipe, before init().
 * @param getIndex   Returns the index of the current image.
 */
export function reverseControls(
	photoswipe: PhotoSwipe,
	getIndex: () => number
): void {
	const counter: Partial< Element > = {
		onInit: ( element ) =>
			photoswipe.on( 'change', () => {
				element.textContent = `${ getIndex() + 1 }${ photoswipe.options.indexIndicatorSep }${ photoswipe.getNumItems() }`;
			} ),
	};
	photoswipe.on( 'uiRegister', () => {
		const { ui } = photoswipe;
		if ( ui ) {
			ui.uiElementsData = ui.uiElementsData.map( ( data ) => ( {
				...data,
				...( data.name === 'counter'
					? counter
					: ARROWS[ data.name ?? '' ] ),
			} ) );
		}
	} );
}
