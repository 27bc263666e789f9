/**
 * Announces messages to screen readers.
 *
 * A modal dialog makes the rest of the page inert, including live regions, so the region moves into the topmost open dialog.
 * The regions of `@wordpress/a11y` stay at the end of the body, so it cannot be used.
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
	const parent =
		[ ...document.querySelectorAll( 'dialog:modal' ) ].pop() ??
		document.body;
	if ( element.parentElement !== parent ) {
		parent.append( element );
	}
	return element;
};

/** Spec section 9: live region focus delay, in ms. A focus change would interrupt the message. */
const DELAY = 500;

/** Time after which a message is cleared, in ms, so that nobody reads an outdated one. */
const CLEAR_DELAY = 7000;

/**
 * Announces a message after a delay for focus changes.
 *
 * @param message Plain text.
 * @param urgency `assertive` interrupts what is being read, so use it for errors only.
 */
export function announce(
	message: string,
	urgency: 'polite' | 'assertive' = 'polite'
): void {
	const element = region( urgency );
	// Screen readers announce the same message again only if the region was empty in between.
	element.textContent = '';
	setTimeout( () => {
		region( urgency ).textContent = message;
		setTimeout( () => {
			if ( element.textContent === message ) {
				element.textContent = '';
			}
		}, CLEAR_DELAY );
	}, DELAY );
}
