// What the demo asks of the machine before it makes anything: a free port and room on the disk.
import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { Problem } from './options.mjs';

/** Room that a site with pictures and a built theme needs, with a margin: 1 GiB, in bytes. */
const ROOM = 1024 ** 3;

/**
 * Makes sure that nobody listens on the port and that we may.
 *
 * @param {number} port TCP port.
 * @param {string} host Address that will listen.
 * @throws {Problem} When the port cannot be had.
 */
export async function ensurePort( port, host = '127.0.0.1' ) {
	const error = await new Promise( ( done ) => {
		const probe = createServer();
		probe.once( 'error', done );
		probe.listen( port, host, () => probe.close( () => done( null ) ) );
	} );
	if ( error?.code === 'EADDRINUSE' ) {
		throw new Problem( `Port ${ port } is in use: stop what listens there, or choose another with --port=${ port < 65535 ? port + 1 : port - 1 }.` );
	}
	if ( error?.code === 'EACCES' ) {
		throw new Problem( `Port ${ port } is reserved for the system: choose one from 1024 up, for example --port=8880.` );
	}
	if ( error ) {
		throw new Problem( `Port ${ port } cannot be used (${ error.code }): choose another with --port=N.` );
	}
}

/**
 * Makes sure that the disk has room.
 *
 * @param {string}                 folder Folder that will be written to; it need not exist yet.
 * @param {( path: string ) => { bavail: number, bsize: number }} stat Reads a file system's figures.
 * @throws {Problem} When less than 1 GiB is free.
 */
export function ensureRoom( folder, stat = statfsSync ) {
	let there = folder;
	while ( ! existsSync( there ) ) {
		there = dirname( there );
	}
	const { bavail, bsize } = stat( there );
	const free = bavail * bsize;
	if ( free < ROOM ) {
		throw new Problem( `The disk with ${ there } has only ${ Math.floor( free / 1024 ** 2 ) } MiB free: make room for 1 GiB and start the demo again.` );
	}
}
