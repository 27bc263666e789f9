// What visitors of a benchmark's site do.
import { readFields } from '../faults/fields.mjs';

/** Headers of a request in a state of bin/bench/mu-plugin.php. */
export const headers = ( state, cookies = '' ) => ( {
	'X-Quayside-Bench': state,
	'Accept-Encoding': 'identity',
	...( cookies ? { Cookie: cookies } : {} ),
} );

/** URL of the route that forms are submitted to, in SureForms, too. */
export const submissionRoute = ( site ) =>
	`${ site }/?rest_route=/sureforms/v1/submit-form`;

/** Determines whether a form was accepted. */
export const isSuccess = ( text ) => /"success":\s*true/.test( text );

/** Adds a product to a new cart. */
export const addToCart = ( site, product, state ) =>
	fetch( `${ site }/?wc-ajax=add_to_cart`, {
		method: 'POST',
		headers: headers( state ),
		body: new URLSearchParams( {
			product_id: String( product ),
			quantity: '1',
		} ),
	} );

/**
 * Reads the form of a page once, for clients that submit it many times.
 *
 * @param {string} html The page.
 * @return {() => URLSearchParams} Function that returns the fields with another email address each time.
 * @throws {Error} If the page has no form.
 */
export const fieldsOf = ( html ) => {
	const fields = readFields( html, 'ada@example.com' );
	const email = [ ...( fields ?? [] ) ].find(
		( [ , value ] ) => value === 'ada@example.com'
	)?.[ 0 ];
	if ( ! fields || ! email ) {
		throw new Error( 'The page has no form with an email field.' );
	}
	return () => {
		const body = new URLSearchParams( fields );
		body.set( email, `${ crypto.randomUUID() }@example.com` );
		return body;
	};
};

/**
 * Returns a function that submits Quayside's form once.
 *
 * @param {string} site URL of the site.
 * @param {string} page URL of the page with the form.
 * @return {Promise<() => Promise<Response>>} Function.
 */
export const formClient = async ( site, page ) => {
	const next = fieldsOf( await ( await fetch( page ) ).text() );
	return () => {
		const body = next();
		body.set( 'quayside-key', crypto.randomUUID() );
		return fetch( submissionRoute( site ), {
			method: 'POST',
			body,
			headers: headers( 'on' ),
		} );
	};
};

/** Records the choice of a new visitor. */
export const recordConsent = ( site ) =>
	fetch( `${ site }/?rest_route=/quayside-consent/v1/log`, {
		method: 'POST',
		headers: { ...headers( 'on' ), 'Content-Type': 'application/json' },
		body: JSON.stringify( {
			id: crypto.randomUUID().replaceAll( '-', '' ),
			action: 'accept',
			categories: { necessary: true },
			revision: 1,
			law: 'gdpr',
			time: Math.floor( Date.now() / 1000 ),
		} ),
	} );
