import { ownAddress } from '@quayside/boundary/addresses';
import { ownHtml } from '@quayside/boundary/html';
import type { AccountFormsResponse } from '@quayside/contracts/shop/account.forms-response';
import type { AccountSubmitResponse } from '@quayside/contracts/shop/account.submit-response';

import { readJson } from '../store-api/read-json';

/** The field in which WordPress keeps the page of a form; the store leads back there. */
const REFERER = '_wp_http_referer';

const ask = async < Answer >(
	address: string,
	init: RequestInit
): Promise< Answer > => {
	const response = await fetch( ownAddress( address ), {
		credentials: 'same-origin',
		cache: 'no-store',
		signal: AbortSignal.timeout( 30_000 ),
		...init,
	} );
	const answer = readJson( await response.text() );
	if ( ! response.ok || typeof answer !== 'object' || answer === null ) {
		throw new Error( `${ response.status }` );
	}
	return answer as Answer;
};

/** The forms a guest may fill in. */
export type FormName = 'login' | 'register' | 'lost';

const SELECTORS: Record< FormName, string > = {
	login: 'form.login',
	register: 'form.register',
	lost: 'form.lost_reset_password',
};

/**
 * Fetches the store's forms with fresh nonces, with the fields that plugins add to them and without what could run.
 *
 * @return {Promise} The forms; null for a customer who is logged in.
 */
export async function fetchForms(
	address: string
): Promise< Partial< Record< FormName, Element > > | null > {
	const { logged_in: loggedIn, html } = await ask< AccountFormsResponse >(
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
 * Sends a form. A nonce that has expired meanwhile is renewed once.
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
	// The form was made for the route, the visitor is on a page.
	const here = window.location.pathname + window.location.search;
	data.set( REFERER, here );
	const answer = await ask< AccountSubmitResponse >( address, {
		method: 'POST',
		body: data,
	} );
	if ( ! answer.expired ) {
		return answer;
	}
	const fresh = ( await fetchForms( address ) )?.[ name ];
	for ( const input of fresh?.querySelectorAll< HTMLInputElement >(
		'input[type=hidden]'
	) ?? [] ) {
		if ( input.name !== REFERER ) {
			data.set( input.name, input.value );
		}
	}
	return ask< AccountSubmitResponse >( address, {
		method: 'POST',
		body: data,
	} );
}
