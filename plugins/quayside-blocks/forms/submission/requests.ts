import { ownAddress } from '@quayside/boundary/addresses';
import type { FormTokenResponse } from '@quayside/contracts/forms/token.response';
import type { FormSubmitResponse } from '@quayside/contracts/forms/submit.response';
import type { UniqueResponse } from '@quayside/contracts/forms/unique.response';
import { warn } from '@quayside/ui/warn';
import type { UploadResponse } from '../fields/upload/send';

/** An error response of the route or WordPress. */
interface ErrorResponse {
	code?: string;
	message?: string;
	data?: { position?: 'header' | 'footer' };
}

/** URLs of a form's requests. */
export interface Routes {
	/** REST root, with a trailing slash. */
	rest: string;
	/** URL of admin-ajax.php. */
	ajax: string;
}

/**
 * Validates the URLs from the form's sealed props.
 *
 * @throws {Error} If they are not on this site. The form then works as without
 * JavaScript.
 */
export const validateRoutes = ( { rest, ajax }: Routes ): Routes => ( {
	rest: ownAddress( rest ),
	ajax: ownAddress( ajax ),
} );

const post = (
	url: string,
	body: FormData | URLSearchParams,
	headers: HeadersInit = {}
): Promise< Response > =>
	fetch( url, { method: 'POST', body, headers, credentials: 'same-origin' } );

const attribute = ( form: HTMLFormElement, name: string ): string =>
	form.getAttribute( name ) ?? '';

const importFallback = () =>
	import( /* webpackChunkName: "form-send" */ './without-fetch' );

/** Fetches a fresh token and nonce and stores them in the form. */
async function refresh(
	form: HTMLFormElement,
	{ ajax }: Routes
): Promise< void > {
	const response = await post(
		ajax,
		new URLSearchParams( {
			action: 'quayside_form_token',
			id: attribute( form, 'form-id' ),
			token: attribute( form, 'data-submit-token' ),
		} )
	);
	const { data } = ( await response.json() ) as FormTokenResponse;
	form.setAttribute( 'data-submit-token', data.token );
	form.setAttribute( 'data-nonce', data.nonce );
}

/**
 * Submits the form to POST sureforms/v1/submit-form. An expired nonce or token
 * on a cached page is renewed once. If an extension has broken fetch(), or if
 * the site refuses the REST API to visitors, the form is submitted as without
 * JavaScript.
 *
 * @return {Promise} The response. Null if the form was submitted without
 * scripts, and the visitor has come back to this page.
 * @throws {Error} If the response is not useful to the visitor.
 */
export async function submit(
	form: HTMLFormElement,
	routes: Routes,
	body: FormData,
	canRetry = true
): Promise< FormSubmitResponse | null > {
	body.set( 'quayside-token', attribute( form, 'data-submit-token' ) );
	const headers = {
		'X-WP-Nonce': attribute( form, 'data-nonce' ),
		'X-WP-Submit-Token': attribute( form, 'data-submit-token' ),
	};
	const url = `${ routes.rest }submit-form`;
	const hasFiles = [ ...body.values() ].some(
		( value ) => value instanceof File && value.size
	);
	let request: Promise< UploadResponse >;
	if ( hasFiles ) {
		const { send } = await import(
			/* webpackChunkName: "form-send" */ '../fields/upload/send'
		);
		request = send( form, url, body, headers );
	} else {
		try {
			request = post( url, body, headers );
		} catch {
			// The browser's fetch() never throws.
			return ( await importFallback() ).submitWithoutFetch( form, body );
		}
	}
	const response = await request;
	if ( response.ok ) {
		return response.json() as Promise< FormSubmitResponse >;
	}
	const { code, message, data } = ( await response
		.json()
		.catch( () => ( {} ) ) ) as ErrorResponse;
	if (
		canRetry &&
		( code === 'quayside_form_token' ||
			code === 'rest_cookie_invalid_nonce' )
	) {
		await refresh( form, routes );
		return submit( form, routes, body, false );
	}
	if ( code?.startsWith( 'quayside_form' ) && message ) {
		return {
			success: false,
			data: { ...data, message, log_message: code },
		};
	}
	return ( await importFallback() ).submitIfRefused(
		form,
		body,
		routes.rest,
		response,
		message
	);
}

/**
 * Checks which values already exist. An invalid response is ignored because the
 * server checks again on submission.
 *
 * @param values Values by control name.
 * @return {Promise<string[]>} Names of the controls with duplicate values.
 */
export async function findDuplicates(
	form: HTMLFormElement,
	{ ajax }: Routes,
	values: Record< string, string >
): Promise< string[] > {
	const body = new URLSearchParams( {
		action: 'validation_ajax_action',
		nonce: attribute( form, 'data-nonce' ),
		id: attribute( form, 'form-id' ),
		token: attribute( form, 'data-submit-token' ),
		...values,
	} );
	try {
		const response = ( await (
			await post( ajax, body )
		).json() ) as Partial< UniqueResponse >;
		const names = Array.isArray( response.data )
			? response.data.flatMap( ( item ) =>
					Object.keys( item ).filter(
						( name ) => item[ name ] === 'not unique'
					)
				)
			: [];
		return Object.keys( values ).filter( ( name ) =>
			names.includes( name.replaceAll( '_', ' ' ) )
		);
	} catch ( error ) {
		warn( error );
		return [];
	}
}

/**
 * Requests GET sureforms/v1/after-submission/{id} with the submission's token,
 * which sends the emails. Keeps running when the visitor leaves the page.
 */
export function followUp( { rest }: Routes, id: number, token = '' ): void {
	fetch( `${ rest }after-submission/${ id }`, {
		keepalive: true,
		credentials: 'same-origin',
		headers: { 'X-WP-Submit-Token': token },
	} ).catch( warn );
}
