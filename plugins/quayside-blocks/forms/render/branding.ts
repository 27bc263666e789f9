/** Interval at which the branding is checked, in ms; spec section 9. */
const INTERVAL = 100;

const isVisible = ( element: HTMLElement ): boolean => {
	const { display, visibility, opacity } = getComputedStyle( element );
	return (
		display !== 'none' &&
		visibility === 'visible' &&
		opacity !== '0' &&
		! element.hidden
	);
};

const show = ( element: HTMLElement ): void => {
	element.hidden = false;
	element.style.setProperty(
		'display',
		element.localName === 'a' ? 'inline' : 'block',
		'important'
	);
	element.style.setProperty( 'visibility', 'visible', 'important' );
	element.style.setProperty( 'opacity', '1', 'important' );
};

/**
 * Keeps a form's branding visible while the form is visible (spec sections 2 and 9), until the form is removed.
 *
 * @param host The branding element in the form's container.
 */
export function mount( host: HTMLElement ): void {
	const link = host.querySelector< HTMLElement >( '.srfm-branding' );
	const form = host
		.closest( '.srfm-form-container' )
		?.querySelector( 'form' );
	if ( ! link || ! form ) {
		return;
	}
	const container = host.parentElement as HTMLElement;
	const timer = setInterval( () => {
		if ( ! container.isConnected ) {
			clearInterval( timer );
		} else if ( ! document.hidden && form.getClientRects().length ) {
			if ( ! host.contains( link ) ) {
				host.append( link );
			}
			if ( ! container.contains( host ) ) {
				container.append( host );
			}
			[ host, link ]
				.filter( ( element ) => ! isVisible( element ) )
				.forEach( show );
		}
	}, INTERVAL );
}
