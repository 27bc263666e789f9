/**
 * The form's own page: where its card lies over a banner, nothing holds the page open below it, so that the page is made
 * as high as the card needs. Spec section 2.
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
	// Messages and fields that come and go make it higher, too.
	new ResizeObserver( fit ).observe( card );
}

export {};
