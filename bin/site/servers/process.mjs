// Starts servers, waits until they respond, and stops them.
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { get as getSecurely } from 'node:https';

/**
 * @typedef {Object} Server
 * @property {number}                pid    Process ID.
 * @property {Promise<number|null>}  exited Resolves with the exit code.
 * @property {() => boolean}         hasExited Whether it has.
 * @property {() => Promise<void>}   stop   Stops it with its workers and waits until it has ended.
 * @property {() => string}          tail   Returns the end of its output.
 */

/**
 * Starts a server in a process group of its own.
 *
 * @param {string}            program Program.
 * @param {string[]}          args    Arguments.
 * @param {string}            log     File for its output.
 * @param {NodeJS.ProcessEnv} [env]   Environment.
 * @return {Server} The server.
 */
export function startProcess( program, args, log, env = process.env ) {
	// Not a pipe, on which the server would block if nobody reads it.
	const output = openSync( log, 'w' );
	const child = spawn( program, args, {
		detached: true,
		stdio: [ 'ignore', output, output ],
		env,
	} );
	closeSync( output );
	let hasExited = false;
	/** @type {Promise<number|null>} */
	const exited = new Promise( ( done ) => {
		const end = ( /** @type {number|null} */ code ) => {
			hasExited = true;
			done( code );
		};
		child.on( 'exit', end );
		child.on( 'error', () => end( null ) );
	} );
	return {
		pid: Number( child.pid ),
		exited,
		hasExited: () => hasExited,
		stop: async () => {
			if ( ! hasExited ) {
				try {
					process.kill( -Number( child.pid ), 'SIGTERM' );
				} catch {
					// The process group no longer exists.
				}
				await exited;
			}
		},
		tail: () => readFileSync( log, 'utf8' ).slice( -2000 ),
	};
}

/** Requests a URL and resolves to whether it responds with status 200. Accepts certificates that nobody has signed. */
const responds = ( /** @type {string} */ url ) =>
	new Promise( ( done ) =>
		( url.startsWith( 'https:' ) ? getSecurely : get )(
			url,
			{ rejectUnauthorized: false, agent: false },
			( response ) => {
				response.resume();
				done( response.statusCode === 200 );
			}
		).on( 'error', () => done( false ) )
	);

/**
 * Waits until a URL responds.
 *
 * @param {string}   url     URL.
 * @param {Server[]} servers Servers that must not end before.
 * @throws {Error} If one of them ends, or after 30 s.
 */
export async function untilResponds( url, servers ) {
	const deadline = Date.now() + 30000;
	while ( ! ( await responds( url ) ) ) {
		const ended = servers.find( ( server ) => server.hasExited() );
		if ( ended || Date.now() > deadline ) {
			throw new Error(
				`The web server did not start:\n${ ( ended ? [ ended ] : servers ).map( ( server ) => server.tail() ).join( '\n' ) }`
			);
		}
		await new Promise( ( done ) => setTimeout( done, 50 ) );
	}
}
