import { ownAddress } from '@quayside/boundary/addresses';
import { ownHtml } from '@quayside/boundary/html';
import type { AccountFormsResponse } from '@quayside/contracts/shop/account.forms-response';
import type { AccountSubmitResponse } from '@quayside/contracts/shop/account.submit-response';

import { readJson } from '../store-api/read-json';

/** Field with the URL of the form's page, to which WooCommerce redirects. */
const REFERER = '_wp_http_referer';

const request = async < ResponseBody >(
	address: string,
	init: RequestInit
): Promise< ResponseBody > => {
	const response = await fetch( ownAddress( address ), {
		credentials: 'same-origin',
		cache: 'no-store',
		signal: AbortSignal.timeout( 30_000 ),
		...init,
	} );
	const data = readJson( await response.text() );
	if ( ! response.ok || typeof data !== 'object' || data === null ) {
		throw new Error( `${ response.status }` );
	}
	return data as ResponseBody;
};

/** Forms that a guest can submit. */
export type FormName = 'login' | 'register' | 'lost';

const SELECTORS: Record< FormName, string > = {
	login: 'form.login',
	register: 'form.register',
	lost: 'form.lost_reset_password',
};

/**
 * Fetches WooCommerce's forms with fresh nonces, including fields that plugins add, without anything that could
 * execute.
 *
 * @return {Promise} The forms; null for a customer who is logged in.
 */
export async function fetchForms(
	address: string
): Promise< Partial< Record< FormName, Element > > | null > {
	const { logged_in: loggedIn, html } = await request< AccountFormsResponse >(
		address,
		{}
	);
	if ( loggedIn ) {
		return null;
	}
	const page = ownHtml( html, true );
	const forms: Partial< Record< FormName, Element > > = {};
	for ( const [ name, selector ] of Object.entries( SELECTORS ) ) {
		const form = page.querySelector( selector );
		if ( form ) {
			forms[ name as FormName ] = form;
		}
	}
	return forms;
}

/**
 * Submits a form. Renews an expired nonce once.
 */
export async function submitForm(
	address: string,
	name: FormName,
	form: HTMLFormElement,
	submitter: HTMLElement | null
): Promise< AccountSubmitResponse > {
	const data = new FormData( form );
	const button = ( submitter ??
		form.querySelector( '[type=submit]' ) ) as HTMLButtonElement | null;
	if ( button?.name ) {
		data.set( button.name, button.value );
	}
	// The form was rendered for the route, so its referer is not the visitor's page.
	const currentUrl = window.location.pathname + window.location.search;
	data.set( REFERER, currentUrl );
	const response = await request< AccountSubmitResponse >( address, {
		method: 'POST',
		body: data,
	} );
	if ( ! response.expired ) {
		return response;
	}
	const freshForm = ( await fetchForms( address ) )?.[ name ];
	for ( const input of freshForm?.querySelectorAll< HTMLInputElement >(
		'input[type=hidden]'
	) ?? [] ) {
		if ( input.name !== REFERER ) {
			data.set( input.name, input.value );
		}
	}
	return request< AccountSubmitResponse >( address, {
		method: 'POST',
		body: data,
	} );
}
