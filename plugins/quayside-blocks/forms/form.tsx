/**
 * Mounts a form. One React root renders the stateful parts (messages, progress, and success) and leaves the server's controls
 * and their values unchanged.
 */
import { createRoot } from 'react-dom/client';
import { getGlobal } from '@quayside/boundary/globals';
import type { FormIsland } from '@quayside/contracts/forms/form.island';
import type { FormPageSettings } from '@quayside/contracts/forms/form.page-settings';
import { scan } from '@quayside/islands';
import { enhance } from './enhance';
import { fieldsOf } from './fields/field';
import { updateHiddenField, typeOf } from './fields/values';
import { FormApp } from './form-app';
import { fire } from './submission/events';
import { validateRoutes } from './submission/requests';
import { isOnDark } from './widgets/dark';

const mounted = new WeakSet< Element >();

/** Mounts forms that were added with a popup or copied into one, each once. */
const mountAdded = (): void => {
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
document.addEventListener( 'srfm_form_initialize', mountAdded );
window.addEventListener( 'elementor/popup/show', mountAdded );

export async function mount(
	host: HTMLElement,
	props: unknown
): Promise< void > {
	const form = host.querySelector( 'form' );
	if ( ! form || mounted.has( host ) ) {
		return;
	}
	mounted.add( host );
	// Markup from an editor can close the form early, so that the second element is outside.
	const failures = [ ...form.querySelectorAll( '.srfm-error-content' ) ];
	const { captcha, messages, widgets } = props as FormIsland;
	const routes = validateRoutes( props as FormIsland );
	fire( 'srfm_form_before_submission', { form } );
	const dark = isOnDark( host );
	host.classList.toggle( 'is-on-dark', dark );
	host.classList.toggle( 'is-on-light', ! dark );
	const fields = fieldsOf( form );
	fields.forEach( ( field ) => typeOf( field ).start?.( field ) );
	const review = await enhance( form, fields, widgets, captcha );
	fields.forEach( updateHiddenField );
	form.noValidate = true;
	// From here on, React renders the errors of a submission without JavaScript.
	const initialErrors = Object.fromEntries(
		fields.map( ( field ) => [ field.id, field.error.textContent ?? '' ] )
	);
	fields.forEach( ( field ) => ( field.error.textContent = '' ) );
	const summary = form.querySelector( '.srfm-error-summary' );
	if ( summary && Object.values( initialErrors ).some( Boolean ) ) {
		summary.textContent = '';
	}
	// Other software can read and change the page's settings; spec section 3.
	const allMessages = {
		...getGlobal< Partial< FormPageSettings > >( 'srfm_submit' )?.messages,
		...messages,
	};
	const root = document.createElement( 'div' );
	form.append( root );
	// A click that triggered the loading is repeated afterwards, so the form must handle it.
	await new Promise< void >( ( resolve ) =>
		createRoot( root ).render(
			<FormApp
				host={ host }
				form={ form }
				failures={ failures }
				fields={ fields }
				initialErrors={ initialErrors }
				review={ review }
				onReady={ resolve }
				messages={ allMessages }
				routes={ routes }
			/>
		)
	);
}
