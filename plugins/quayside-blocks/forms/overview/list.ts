/** The list of forms: copies a shortcode. */
import { speak } from '@wordpress/a11y';

/** Copies text where the Clipboard API is missing, such as on sites without HTTPS. */
const copyBySelection = ( text: string, button: HTMLElement ): void => {
	const area = document.createElement( 'textarea' );
	area.value = text;
	area.setAttribute( 'aria-hidden', 'true' );
	button.after( area );
	area.select();
	document.execCommand( 'copy' );
	area.remove();
	button.focus();
};

document.addEventListener( 'click', async ( { target } ) => {
	const button = ( target as Element ).closest< HTMLElement >(
		'.quayside-form-copy'
	);
	const { copy = '', done = '' } = button?.dataset ?? {};
	if ( ! button ) {
		return;
	}
	try {
		await navigator.clipboard.writeText( copy );
	} catch {
		copyBySelection( copy, button );
	}
	button.textContent = done;
	button.setAttribute( 'aria-label', done );
	speak( done );
} );
