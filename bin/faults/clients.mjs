// Visitors of bin/test-faults.mjs: submit a form again and again, and repeat a submission that failed with the same key, as the
// form's script does. Prints the keys of all accepted submissions as JSON.
// Usage: node clients.mjs URL CLIENTS SUBMISSIONS
import { randomUUID } from 'node:crypto';
import { readFields } from './fields.mjs';

const [ url = '', clients = '', submissions = '' ] = process.argv.slice( 2 );
/** Attempts for a page or a submission, and the time (ms) between them. Longer in total than a database takes to recover. */
const ATTEMPTS = 120;
const PAUSE = 250;
/** Time (ms) after which a client gives up waiting for a response. */
const PATIENCE = 15_000;

const counts = { requests: 0, failures: 0 };
/**
 * Number of failed requests by status, or by error if there was no response.
 *
 * @type {Record<string, number>}
 */
const statuses = {};

/**
 * Sends a request until it succeeds.
 *
 * @template T
 * @param {() => Promise<Response>}     send Sends the request.
 * @param {( text: string ) => T|null} read Reads the response. Null means that it is not the expected one.
 * @return {Promise<T>} What it has read.
 * @throws {Error} If it never succeeds.
 */
async function insist( send, read ) {
	let problem = '';
	for ( let attempt = 0; attempt < ATTEMPTS; attempt++ ) {
		counts.requests++;
		let status = '';
		try {
			const response = await send();
			status = String( response.status );
			const text = await response.text();
			const found = response.ok ? read( text ) : null;
			if ( found !== null ) {
				return found;
			}
			problem = `${ response.status } ${ text.slice( 0, 300 ) }`;
		} catch ( reason ) {
			const error = /** @type {Error & { cause?: { code?: string } }} */ (
				reason
			);
			problem = String( error.cause ?? error );
			status = error.cause?.code ?? error.name;
		}
		counts.failures++;
		statuses[ status ] = ( statuses[ status ] ?? 0 ) + 1;
		await new Promise( ( done ) => setTimeout( done, PAUSE ) );
	}
	throw new Error(
		`${ ATTEMPTS } attempts failed, the last one with: ${ problem }`
	);
}

async function visit( /** @type {string[]} */ accepted ) {
	for ( let number = 0; number < Number( submissions ); number++ ) {
		const signal = () => AbortSignal.timeout( PATIENCE );
		const key = `fault-${ randomUUID() }`;
		const fields = await insist(
			() => fetch( url, { signal: signal() } ),
			( html ) => readFields( html, `${ key }@example.com` )
		);
		fields.set( 'quayside-key', key );
		await insist(
			() =>
				fetch(
					new URL( '/?rest_route=/sureforms/v1/submit-form', url ),
					{
						method: 'POST',
						body: fields,
						signal: signal(),
					}
				),
			( text ) => ( text.includes( '"success":true' ) ? key : null )
		);
		accepted.push( key );
	}
}

/** @type {string[]} */
const accepted = [];
await Promise.all(
	Array.from( { length: Number( clients ) }, () => visit( accepted ) )
);
console.log( JSON.stringify( { accepted, statuses, ...counts } ) );
