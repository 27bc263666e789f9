/**
 * Says things to screen readers.
 *
 * A modal dialog makes the rest of the page inert, live regions included, so the region moves into the
 * topmost open dialog. Own code, because @wordpress/a11y keeps its regions at the end of the body.
 */
const regions = new Map< string, HTMLElement >();

const region = ( urgency: 'polite' | 'assertive' ): HTMLElement => {
	let element = regions.get( urgency );
	if ( ! element ) {
		element = document.createElement( 'div' );
		element.className = 'quayside-live-region';
		element.setAttribute( 'aria-live', urgency );
		element.setAttribute( 'aria-atomic', 'true' );
		element.style.cssText =
			'position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
		regions.set( urgency, element );
	}
	const home =
		[ ...document.querySelectorAll( 'dialog:modal' ) ].pop() ??
		document.body;
	if ( element.parentElement !== home ) {
		home.append( element );
	}
	return element;
};

/** Spec section 9: live region focus delay, in ms; a move of the focus would cut the message off. */
const DELAY = 500;

/** So long a message stays, in ms; whoever reads on later would take it for the state of things. */
const STAY = 7000;

/**
 * Announces a message once the focus has settled.
 *
 * @param message Plain text.
 * @param urgency `assertive` interrupts what is being read: for errors only.
 */
export function announce(
	message: string,
	urgency: 'polite' | 'assertive' = 'polite'
): void {
	const element = region( urgency );
	// The same words twice are news only if the region was empty in between.
	element.textContent = '';
	setTimeout( () => {
		region( urgency ).textContent = message;
		setTimeout( () => {
			if ( element.textContent === message ) {
				element.textContent = '';
			}
		}, STAY );
	}, DELAY );
}
