/** Labels of the toggle, from the server. */
export interface PasswordLabels {
	show: string;
	hide: string;
}

/** Wraps a field in an element of its own. Restores focus and selection, because moved fields lose the focus. */
const wrap = ( input: HTMLInputElement ): HTMLElement => {
	const wrapper = document.createElement( 'span' );
	const { selectionStart, selectionEnd } = input;
	const hasFocus = input === document.activeElement;
	input.replaceWith( wrapper );
	wrapper.append( input );
	if ( hasFocus ) {
		input.focus( { preventScroll: true } );
		input.setSelectionRange( selectionStart, selectionEnd );
	}
	return wrapper;
};

const addToggle = ( input: HTMLInputElement, labels: PasswordLabels ): void => {
	const parent = input.parentElement as HTMLElement;
	const wrapper = parent.matches( 'span' ) ? parent : wrap( input );
	wrapper.classList.add( 'password-input' );
	if ( wrapper.querySelector( '.show-password-input' ) ) {
		return;
	}
	const toggle = document.createElement( 'button' );
	toggle.type = 'button';
	toggle.className = 'show-password-input';
	toggle.setAttribute( 'aria-label', labels.show );
	toggle.addEventListener( 'click', () => {
		const isVisible = toggle.classList.toggle( 'display-password' );
		toggle.setAttribute(
			'aria-label',
			isVisible ? labels.hide : labels.show
		);
		input.type = isVisible ? 'text' : 'password';
		input.focus();
	} );
	wrapper.append( toggle );
};

/**
 * Prevents Enter in a password field from submitting the form, except in the customer login form, where it clicks the
 * submit button (spec section 5).
 */
const onEnter = ( event: KeyboardEvent ): void => {
	const input = event.target as HTMLElement;
	// In a popup inside a page that also listens, the event is handled only once.
	if (
		event.defaultPrevented ||
		event.key !== 'Enter' ||
		event.isComposing ||
		! input.matches( '.password-input input' )
	) {
		return;
	}
	event.preventDefault();
	input
		.closest( 'form.woocommerce-form-login' )
		?.querySelector< HTMLElement >( '[type=submit]' )
		?.click();
};

/**
 * Adds a show/hide toggle and the handling of Enter to WooCommerce's password fields.
 */
export function attachPasswords(
	root: ParentNode,
	labels: PasswordLabels
): void {
	for ( const input of root.querySelectorAll< HTMLInputElement >(
		'.woocommerce form input[type=password]'
	) ) {
		addToggle( input, labels );
	}
	root.addEventListener( 'keydown', ( event ) =>
		onEnter( event as KeyboardEvent )
	);
}
