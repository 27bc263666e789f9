/**
 * Prevents the page from scrolling behind a dialog, without a horizontal layout shift.
 *
 * The scroll position is preserved. Where the scroll bar takes up space, padding replaces it.
 */
let locks = 0;
let before = { overflow: '', padding: '' };

/**
 * Locks scrolling until the returned function is called. Locks can be nested.
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
		// `scrollbar-gutter: stable` already reserves the space.
		if (
			bar > 0 &&
			! getComputedStyle( root ).scrollbarGutter?.includes( 'stable' )
		) {
			root.style.paddingInlineEnd = `${ padding + bar }px`;
		}
	}
	let isLocked = true;
	return () => {
		if ( isLocked && --locks === 0 ) {
			root.style.overflow = before.overflow;
			root.style.paddingInlineEnd = before.padding;
		}
		isLocked = false;
	};
}
