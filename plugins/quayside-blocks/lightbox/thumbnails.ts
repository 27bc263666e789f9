import type { Slides } from './slides';

/** Number of thumbnails on each side of the current one. */
const REACH = 8;

/**
 * Creates the row of thumbnails below the slide.
 *
 * @param slides  The slides.
 * @param current Returns the current index.
 * @param label   Accessible name of the row.
 * @param go      Navigates to an index.
 */
export function thumbnails(
	slides: Slides,
	label: string,
	current: () => number,
	go: ( index: number ) => void
): { element: HTMLElement; draw: () => void } {
	const element = document.createElement( 'div' );
	element.className = 'quayside-lightbox__thumbnails';
	element.setAttribute( 'role', 'group' );
	element.setAttribute( 'aria-label', label );
	const buttons = new Map< number, HTMLButtonElement >();

	const createButton = ( index: number ): HTMLButtonElement => {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'quayside-lightbox__thumbnail';
		button.addEventListener( 'click', () => go( index ) );
		return button;
	};
	return {
		element,
		draw() {
			const currentIndex = current();
			const row: HTMLButtonElement[] = [];
			for (
				let index = Math.max( 0, currentIndex - REACH );
				index <= Math.min( slides.count - 1, currentIndex + REACH );
				index++
			) {
				const button = buttons.get( index ) ?? createButton( index );
				buttons.set( index, button );
				const slide = slides.at( index );
				if ( slide && ! button.firstChild ) {
					const image = document.createElement( 'img' );
					image.alt = '';
					image.src = slide.msrc || slide.src;
					button.append( image );
				}
				button.setAttribute(
					'aria-label',
					`${ index + 1 } / ${ slides.count }`
				);
				if ( index === currentIndex ) {
					button.setAttribute( 'aria-current', 'true' );
				} else {
					button.removeAttribute( 'aria-current' );
				}
				row.push( button );
			}
			const focused = document.activeElement;
			element.replaceChildren( ...row );
			if (
				focused instanceof HTMLElement &&
				element.contains( focused )
			) {
				focused.focus();
			}
			const currentButton = buttons.get( currentIndex );
			if ( currentButton ) {
				element.scrollLeft +=
					currentButton.getBoundingClientRect().left +
					currentButton.offsetWidth / 2 -
					element.getBoundingClientRect().left -
					element.offsetWidth / 2;
			}
		},
	};
}
