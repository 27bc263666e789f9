/**
 * A form that a visitor has come near: one React root takes over what has state (messages, progress, success) and leaves
 * the server's controls, with whatever was typed, where they are.
 */
import { createRoot } from 'react-dom/client';
import { globalNamed } from '@quayside/boundary/globals';
import type { FormPageSettings } from '@quayside/contracts/forms/form.page-settings';
import { scan } from '@quayside/islands';
import type { CaptchaSettings } from './spam/captcha/captcha';
import { enhance } from './enhance';
import { fieldsOf } from './fields/field';
import { updateHiddenField, typeOf } from './fields/values';
import { FormApp } from './form-app';
import type { Messages } from './messages';
import { fire } from './submission/events';
import { validateRoutes } from './submission/requests';
import { isOnDark } from './widgets/dark';

interface Props {
	/** The form's own words; those that all forms share are the page's. */
	messages: Messages;
	/** Root of the routes, with a closing slash. */
	rest: string;
	/** Address of admin-ajax. */
	ajax: string;
	/** The captcha, where the form has one. */
	captcha?: CaptchaSettings;
	/** Address of the widgets' style sheet, where the form has some. */
	widgets?: string;
}

const mounted = new WeakSet< Element >();

/** Starts forms that came with a popup or were copied into one; each form once. */
const startAgain = (): void => {
	for ( const host of document.querySelectorAll(
		'.srfm-form-container[data-island]'
	) ) {
		if (
			! mounted.has( host ) &&
			host.getAttribute( 'data-island-state' ) === 'mounted'
		) {
			host.removeAttribute( 'data-island-state' );
		}
	}
	scan( document.body );
};
document.addEventListener( 'srfm_form_initialize', startAgain );
window.addEventListener( 'elementor/popup/show', startAgain );

export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const form = host.querySelector( 'form' );
	if ( ! form || mounted.has( host ) ) {
		return;
	}
	mounted.add( host );
	// Markup of an editor that closes the form early leaves the second one outside.
	const failures = [ ...form.querySelectorAll( '.srfm-error-content' ) ];
	const { captcha, messages, widgets } = props as Props;
	const routes = validateRoutes( props as Props );
	fire( 'srfm_form_before_submission', { form } );
	const dark = isOnDark( host );
	host.classList.toggle( 'is-on-dark', dark );
	host.classList.toggle( 'is-on-light', ! dark );
	const fields = fieldsOf( form );
	fields.forEach( ( field ) => typeOf( field ).start?.( field ) );
	const review = await enhance( form, fields, widgets, captcha );
	fields.forEach( updateHiddenField );
	form.noValidate = true;
	// What the server said about a submission without JavaScript is shown by React from here on.
	const said = Object.fromEntries(
		fields.map( ( field ) => [ field.id, field.error.textContent ?? '' ] )
	);
	fields.forEach( ( field ) => ( field.error.textContent = '' ) );
	const summary = form.querySelector( '.srfm-error-summary' );
	if ( summary && Object.values( said ).some( Boolean ) ) {
		summary.textContent = '';
	}
	// Spec section 3: settings of the page, which other software reads and changes.
	const words = {
		...globalNamed< Partial< FormPageSettings > >( 'srfm_submit' )
			?.messages,
		...messages,
	};
	const place = document.createElement( 'div' );
	form.append( place );
	// A click that waits for the form must find it listening.
	await new Promise< void >( ( resolve ) =>
		createRoot( place ).render(
			<FormApp
				host={ host }
				form={ form }
				failures={ failures }
				fields={ fields }
				said={ said }
				review={ review }
				onReady={ resolve }
				messages={ words }
				routes={ routes }
			/>
		)
	);
}
