// Visitors of bin/test-faults.mjs: submit a form again and again, and repeat a submission that failed with the same key, as the
// form's script does. Prints the keys of all accepted submissions as JSON.
// Usage: node clients.mjs URL OPTIONS, with the options of context.mjs as JSON
import { randomUUID } from 'node:crypto';
import { isAccepted, makeBody, submit } from './submit.mjs';

const [ url = '', options = '{}' ] = process.argv.slice( 2 );
/** @type {Required<import('./context.mjs').ClientOptions>} */
const { clients, submissions, patience, bytes, repetitions } =
	JSON.parse( options );
/** Attempts for a page or a submission, and the time (ms) between them. Longer in total than a database takes to recover. */
const ATTEMPTS = 120;
const PAUSE = 250;
/** Header with the name of the node that responded. */
const NODE = 'x-node';

const counts = { requests: 0, failures: 0 };
/**
 * Number of failed requests by status, or by error if there was no response.
 *
 * @type {Record<string, number>}
 */
const statuses = {};
/**
 * Number of accepted submissions by the nodes of the page and of the submission, if nodes have names.
 *
 * @type {Record<string, number>}
 */
const nodes = {};

/**
 * Time (ms) from the first attempt of each submission until it was accepted.
 *
 * @type {number[]}
 */
const times = [];

/**
 * Sends a request until it succeeds.
 *
 * @template T
 * @param {() => Promise<Response>}    send Sends the request.
 * @param {( text: string ) => T|null} read Reads the response. Null means that it is not the expected one.
 * @return {Promise<{ found: T, node: string }>} What it has read, and the name of the node.
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
				return { found, node: response.headers.get( NODE ) ?? '' };
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
	for ( let number = 0; number < submissions; number++ ) {
		const signal = () => AbortSignal.timeout( patience );
		const key = `fault-${ randomUUID() }`;
		const page = await insist(
			() => fetch( url, { signal: signal() } ),
			( html ) => makeBody( html, `${ key }@example.com`, key, bytes )
		);
		const start = Date.now();
		const send = () =>
			insist(
				() => submit( url, page.found, signal() ),
				( text ) => ( isAccepted( text ) ? key : null )
			);
		const sent = await send();
		if ( page.node !== '' ) {
			const pair = `from ${ page.node } to ${ sent.node }`;
			nodes[ pair ] = ( nodes[ pair ] ?? 0 ) + 1;
		}
		times.push( Date.now() - start );
		accepted.push( key );
		for ( let repeated = 0; repeated < repetitions; repeated++ ) {
			await send();
		}
	}
}

/** @type {string[]} */
const accepted = [];
await Promise.all( Array.from( { length: clients }, () => visit( accepted ) ) );
console.log(
	JSON.stringify( { accepted, statuses, nodes, times, ...counts } )
);
