// Submits a form for bin/test-faults.mjs and bin/test-wp-env.mjs, as the form's script does.
import { readFields } from './fields.mjs';

/** Returns the content of a file of at least a size. */
const makeFile = ( /** @type {number} */ bytes ) =>
	new Blob(
		[ `%PDF-1.4\n${ '% Harbor\n'.repeat( Math.ceil( bytes / 9 ) ) }` ],
		{ type: 'application/pdf' }
	);

/**
 * Returns the body of a submission.
 *
 * @param {string} html  Page with the form.
 * @param {string} email What the visitor enters.
 * @param {string} key   Idempotency key.
 * @param {number} bytes Size of the file, 0 for none.
 * @return {URLSearchParams|FormData|null} Body, or null without a form.
 */
export function makeBody( html, email, key, bytes = 0 ) {
	const fields = readFields( html, email );
	fields?.set( 'quayside-key', key );
	if ( ! fields || bytes === 0 ) {
		return fields;
	}
	const body = new FormData();
	for ( const [ name, value ] of fields ) {
		body.set( name, value );
	}
	const control = /<input\b[^>]*type="file"[^>]*>/.exec( html )?.[ 0 ] ?? '';
	body.set(
		/\sname="([^"]+)"/.exec( control )?.[ 1 ] ?? '',
		makeFile( bytes ),
		'list.pdf'
	);
	return body;
}

/**
 * Submits a form.
 *
 * @param {string}                   url      URL of its page.
 * @param {URLSearchParams|FormData} body     Body from makeBody().
 * @param {AbortSignal|null}         [signal] Ends the request.
 * @return {Promise<Response>} Response.
 */
export const submit = ( url, body, signal = null ) =>
	fetch( new URL( '/?rest_route=/sureforms/v1/submit-form', url ), {
		method: 'POST',
		body,
		signal,
	} );

/** Determines whether the response to a submission accepts it. */
export const isAccepted = ( /** @type {string} */ text ) =>
	text.includes( '"success":true' );
