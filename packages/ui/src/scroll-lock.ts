/**
 * Stops the page from scrolling behind a dialog, without moving anything sideways.
 *
 * The page keeps its scroll position: `overflow: clip` on the root does not reset it, and the room of the
 * scroll bar is kept as padding where bars take room.
 */
let locks = 0;
let before = { overflow: '', padding: '' };

/**
 * Locks the page until the returned function is called. Locks nest.
 */
export function lockScroll(): () => void {
	const root = document.documentElement;
	if ( locks++ === 0 ) {
		before = {
			overflow: root.style.overflow,
			padding: root.style.paddingInlineEnd,
		};
		const bar = window.innerWidth - root.clientWidth;
		const padding =
			parseFloat( getComputedStyle( root ).paddingInlineEnd ) || 0;
		root.style.overflow = 'hidden';
		// `scrollbar-gutter: stable` keeps the room by itself.
		if (
			bar > 0 &&
			! getComputedStyle( root ).scrollbarGutter?.includes( 'stable' )
		) {
			root.style.paddingInlineEnd = `${ padding + bar }px`;
		}
	}
	let held = true;
	return () => {
		if ( held && --locks === 0 ) {
			root.style.overflow = before.overflow;
			root.style.paddingInlineEnd = before.padding;
		}
		held = false;
	};
}
