/**
 * Adjusts the height of a form's standalone page. If the card overlaps the
 * banner, it is positioned absolutely and does not extend the page. Spec
 * section 2.
 */
const page = document.querySelector< HTMLElement >(
	'#srfm-single-page-container'
);
const card = page?.querySelector< HTMLElement >( '.srfm-form-wrapper' );

const fit = (): void => {
	if ( page && card ) {
		page.style.minBlockSize =
			getComputedStyle( card ).position === 'absolute'
				? `${ card.offsetTop + card.offsetHeight }px`
				: '';
	}
};

for ( const type of [ 'resize', 'mousemove', 'load' ] ) {
	addEventListener( type, fit, { passive: true } );
}
if ( card ) {
	// Messages and conditional fields change the card's height.
	new ResizeObserver( fit ).observe( card );
}

export {};
