// A private MariaDB server for one site: no network, its own data folder and socket.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ensureMariadb } from '../requirements.mjs';

/** Unix sockets take at most 107 bytes of path, so they lie in the system's folder for temporary files. */
const socketOf = ( /** @type {string} */ home ) =>
	join(
		tmpdir(),
		`quayside-${ createHash( 'sha256' ).update( home ).digest( 'hex' ).slice( 0, 12 ) }.sock`
	);

const pidFile = ( /** @type {string} */ home ) => join( home, 'mariadb.pid' );

const ask = ( /** @type {string} */ socket, /** @type {string} */ sql ) =>
	spawnSync(
		'mariadb',
		[ '--no-defaults', `--socket=${ socket }`, '-u', 'root', '-e', sql ],
		{ encoding: 'utf8' }
	);

/** 100 ms, without leaving the caller. */
const pause = () =>
	Atomics.wait( new Int32Array( new SharedArrayBuffer( 4 ) ), 0, 0, 100 );

/**
 * Starts the server of a site unless it runs, and makes its database.
 *
 * @param {string} home The site's folder below .quayside/sites.
 * @return {{ socket: string }} The socket to connect to.
 * @throws {Error} When MariaDB is not installed or does not start within 20 s.
 */
export function startMariadb( home ) {
	const socket = socketOf( home );
	if ( ask( socket, 'SELECT 1' ).status === 0 ) {
		return { socket };
	}
	const lacking = ensureMariadb();
	if ( lacking ) {
		throw new Error( lacking );
	}
	const data = join( home, 'mariadb' );
	const own = [
		'--no-defaults',
		`--datadir=${ data }`,
		`--socket=${ socket }`,
		`--pid-file=${ pidFile( home ) }`,
		'--skip-networking',
		...( process.getuid?.() === 0 ? [ '--user=root' ] : [] ),
	];
	if ( ! existsSync( join( data, 'mysql' ) ) ) {
		mkdirSync( data, { recursive: true } );
		spawnSync(
			'mariadb-install-db',
			[
				...own,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
			],
			{ stdio: 'ignore' }
		);
	}
	spawn( 'mariadbd', own, { detached: true, stdio: 'ignore' } ).unref();
	const deadline = Date.now() + 20000;
	while (
		ask(
			socket,
			'CREATE DATABASE IF NOT EXISTS quayside CHARACTER SET utf8mb4'
		).status !== 0
	) {
		if ( Date.now() > deadline ) {
			throw new Error( 'MariaDB did not start within 20 s.' );
		}
		pause();
	}
	return { socket };
}

/**
 * Stops the server of a site, if it runs, and waits until it has let go of its files.
 *
 * @param {string} home The site's folder below .quayside/sites.
 * @throws {Error} When it still runs after 20 s.
 */
export function stopMariadb( home ) {
	if (
		! existsSync( pidFile( home ) ) ||
		ask( socketOf( home ), 'SHUTDOWN' ).status !== 0
	) {
		return;
	}
	const deadline = Date.now() + 20000;
	// The server removes the file as its last deed; its process may stay as a zombie for as long as its parent waits here.
	while ( existsSync( pidFile( home ) ) ) {
		if ( Date.now() > deadline ) {
			throw new Error(
				`MariaDB did not stop within 20 s; its data is in ${ join( home, 'mariadb' ) }.`
			);
		}
		pause();
	}
}
