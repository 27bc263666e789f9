/** Text of a message, or a link. */
interface Part {
	text: string;
	href?: string;
}

const paragraph = ( parts: Part[] ): HTMLElement => {
	const element = document.createElement( 'p' );
	element.append(
		...parts.flatMap( ( { text, href }, index ) => [
			index ? ' ' : '',
			href
				? Object.assign( document.createElement( 'a' ), {
						textContent: text,
						href,
					} )
				: text,
		] )
	);
	return element;
};

/**
 * Shows and announces messages beside a control, in view, replacing older ones.
 */
export function showMessage( control: HTMLElement, messages: Part[][] ): void {
	clearMessage( control );
	const box = document.createElement( 'div' );
	box.className = 'quayside-cart-message';
	box.setAttribute( 'role', 'alert' );
	box.append( ...messages.map( paragraph ) );
	control.after( box );
	box.scrollIntoView( { block: 'nearest' } );
}

/** Returns the message beside a control. */
export const findMessage = (
	control: HTMLElement
): Element | null | undefined =>
	control.parentElement?.querySelector( ':scope > .quayside-cart-message' );

/** Removes the message beside a control. */
export function clearMessage( control: HTMLElement ): void {
	findMessage( control )?.remove();
}
