/**
 * A form that a visitor has come near: one React root takes over what has state (messages, progress, success) and leaves
 * the server's controls, with whatever was typed, where they are.
 */
import { createRoot } from 'react-dom/client';
import { scan } from '@quayside/islands';
import { enhance } from './enhance';
import { addPhoneCarrier, fieldsOf, keepHidden } from './field';
import { FormApp } from './form-app';
import type { Messages } from './messages';
import { fire } from './submission/events';

interface Props {
	/** The form's own words; those that all forms share are the page's. */
	messages: Messages;
	/** Root of the routes, with a closing slash. */
	rest: string;
	/** Address of the widgets' style sheet, where the form has some. */
	widgets?: string;
}

/** Spec section 3: settings of the page, which other software reads and changes. */
interface FormWindow {
	srfm_submit?: { messages?: Messages };
}

const mounted = new WeakSet< Element >();

/** Starts forms that came with a popup or were copied into one; each form once. */
const startAgain = (): void => {
	for ( const host of document.querySelectorAll( '.srfm-form-container[data-island]' ) ) {
		if ( ! mounted.has( host ) && host.getAttribute( 'data-island-state' ) === 'mounted' ) {
			host.removeAttribute( 'data-island-state' );
		}
	}
	scan( document.body );
};
document.addEventListener( 'srfm_form_initialize', startAgain );
window.addEventListener( 'elementor/popup/show', startAgain );

export async function mount( host: HTMLElement, props: unknown ): Promise< void > {
	const form = host.querySelector( 'form' );
	if ( ! form || mounted.has( host ) ) {
		return;
	}
	mounted.add( host );
	fire( 'srfm_form_before_submission', { form } );
	const fields = fieldsOf( form );
	fields.forEach( addPhoneCarrier );
	const review = await enhance( form, fields, ( props as Props ).widgets );
	fields.forEach( keepHidden );
	form.noValidate = true;
	// What the server said about a submission without JavaScript is shown by React from here on.
	const said = Object.fromEntries( fields.map( ( field ) => [ field.id, field.error.textContent ?? '' ] ) );
	fields.forEach( ( field ) => ( field.error.textContent = '' ) );
	const { messages, rest } = props as Props;
	const words = { ...( window as FormWindow ).srfm_submit?.messages, ...messages };
	const place = document.createElement( 'div' );
	form.append( place );
	// A click that waits for the form must find it listening.
	await new Promise< void >( ( resolve ) => createRoot( place ).render( <FormApp host={ host } form={ form } fields={ fields } said={ said } review={ review } onReady={ resolve } messages={ words } rest={ rest } /> ) );
}
