/** Words of the toggle, from the server. */
export interface PasswordWords {
	show: string;
	hide: string;
}

/** Puts a field into an element of its own. Who is typing in it goes on: a field that moves loses the focus. */
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

const addToggle = ( input: HTMLInputElement, words: PasswordWords ): void => {
	const parent = input.parentElement as HTMLElement;
	const wrapper = parent.matches( 'span' ) ? parent : wrap( input );
	wrapper.classList.add( 'password-input' );
	if ( wrapper.querySelector( '.show-password-input' ) ) {
		return;
	}
	const toggle = document.createElement( 'button' );
	toggle.type = 'button';
	toggle.className = 'show-password-input';
	toggle.setAttribute( 'aria-label', words.show );
	if ( input.id ) {
		toggle.setAttribute( 'aria-describedby', input.id );
	}
	toggle.addEventListener( 'click', () => {
		const shown = toggle.classList.toggle( 'display-password' );
		toggle.setAttribute( 'aria-label', shown ? words.hide : words.show );
		input.type = shown ? 'text' : 'password';
		input.focus();
	} );
	wrapper.append( toggle );
};

/**
 * Enter in a password field sends no form, except in the customer login form, where it clicks the submit button.
 * Spec section 5.
 */
const onEnter = ( event: KeyboardEvent ): void => {
	const input = event.target as HTMLElement;
	// A popup inside a page that listens as well: once is enough.
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
 * Gives the store's password fields a show/hide toggle and the rules for Enter.
 */
export function attachPasswords(
	root: ParentNode,
	words: PasswordWords
): void {
	for ( const input of root.querySelectorAll< HTMLInputElement >(
		'.woocommerce form input[type=password]'
	) ) {
		addToggle( input, words );
	}
	root.addEventListener( 'keydown', ( event ) =>
		onEnter( event as KeyboardEvent )
	);
}
