import type { Slides } from './slides';

/** So many on each side of the current one are drawn, however large the gallery is. */
const REACH = 8;

/**
 * The row of small images below the slide.
 *
 * @param slides  The slides.
 * @param current The place that is shown.
 * @param label   Name of the row.
 * @param go      Goes to a place.
 */
export function thumbnails(
	slides: Slides,
	label: string,
	current: () => number,
	go: ( place: number ) => void
): { element: HTMLElement; draw: () => void } {
	const element = document.createElement( 'div' );
	element.className = 'quayside-lightbox__thumbnails';
	element.setAttribute( 'role', 'group' );
	element.setAttribute( 'aria-label', label );
	const buttons = new Map< number, HTMLButtonElement >();

	const make = ( place: number ): HTMLButtonElement => {
		const button = document.createElement( 'button' );
		button.type = 'button';
		button.className = 'quayside-lightbox__thumbnail';
		button.addEventListener( 'click', () => go( place ) );
		return button;
	};
	return {
		element,
		draw() {
			const at = current();
			const row: HTMLButtonElement[] = [];
			for (
				let place = Math.max( 0, at - REACH );
				place <= Math.min( slides.count - 1, at + REACH );
				place++
			) {
				const button = buttons.get( place ) ?? make( place );
				buttons.set( place, button );
				const slide = slides.at( place );
				if ( slide && ! button.firstChild ) {
					const image = document.createElement( 'img' );
					image.alt = '';
					image.src = slide.msrc || slide.src;
					button.append( image );
				}
				button.setAttribute(
					'aria-label',
					`${ place + 1 } / ${ slides.count }`
				);
				if ( place === at ) {
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
			const chosen = buttons.get( at );
			if ( chosen ) {
				element.scrollLeft +=
					chosen.getBoundingClientRect().left +
					chosen.offsetWidth / 2 -
					element.getBoundingClientRect().left -
					element.offsetWidth / 2;
			}
		},
	};
}
