// Manages a private MariaDB server for a site, with its own data folder and socket. It is on the network only for a replica, at 127.0.0.1.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ensureMariadb } from '../requirements.mjs';

/** Returns the socket's path, in the system's temporary folder because paths of Unix sockets are limited to 107 bytes. */
const getSocket = ( /** @type {string} */ home ) =>
	join(
		tmpdir(),
		`quayside-${ createHash( 'sha256' ).update( home ).digest( 'hex' ).slice( 0, 12 ) }.sock`
	);

const pidFile = ( /** @type {string} */ home ) => join( home, 'mariadb.pid' );

const query = ( /** @type {string} */ socket, /** @type {string} */ sql ) =>
	spawnSync(
		'mariadb',
		[
			'--no-defaults',
			`--socket=${ socket }`,
			'-u',
			'root',
			'--batch',
			'--skip-column-names',
			'-e',
			sql,
		],
		{ encoding: 'utf8' }
	);

/**
 * Runs statements on the server of a site.
 *
 * @param {string} home Folder of the site in .quayside/sites.
 * @param {string} sql  Statements.
 * @return {string} Rows, their columns separated by tabs.
 * @throws {Error} If the server rejects a statement.
 */
export function queryMariadb( home, sql ) {
	const { status, stdout, stderr } = query( getSocket( home ), sql );
	if ( status !== 0 ) {
		throw new Error( `MariaDB: ${ stderr.trim() }` );
	}
	return stdout.trim();
}

/** Blocks for 100 ms. */
const pause = () =>
	Atomics.wait( new Int32Array( new SharedArrayBuffer( 4 ) ), 0, 0, 100 );

/**
 * Starts the server of a site unless it is running, and creates its database.
 *
 * @param {string}            home          Folder of the site in .quayside/sites.
 * @param {Object}            [options]     Options.
 * @param {number}            [options.port] TCP port on 127.0.0.1, 0 for no network access.
 * @param {string[]}          [options.args] Further arguments of the server.
 * @param {NodeJS.ProcessEnv} [options.env]  Environment.
 * @return {{ socket: string }} Socket to connect to.
 * @throws {Error} If MariaDB is not installed or does not start within 20 s.
 */
export function startMariadb(
	home,
	{ port = 0, args = [], env = process.env } = {}
) {
	const socket = getSocket( home );
	if ( query( socket, 'SELECT 1' ).status === 0 ) {
		return { socket };
	}
	const problem = ensureMariadb();
	if ( problem ) {
		throw new Error( problem );
	}
	const data = join( home, 'mariadb' );
	// A server that starts deletes the temporary tables of all servers that share its folder.
	const temporary = join( home, 'mariadb-tmp' );
	mkdirSync( temporary, { recursive: true } );
	const options = [
		'--no-defaults',
		`--datadir=${ data }`,
		`--tmpdir=${ temporary }`,
		`--socket=${ socket }`,
		`--pid-file=${ pidFile( home ) }`,
		...( port
			? [ '--bind-address=127.0.0.1', `--port=${ port }` ]
			: [ '--skip-networking' ] ),
		...( process.getuid?.() === 0 ? [ '--user=root' ] : [] ),
	];
	if ( ! existsSync( join( data, 'mysql' ) ) ) {
		mkdirSync( data, { recursive: true } );
		spawnSync(
			'mariadb-install-db',
			[
				...options,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
			],
			{ stdio: 'ignore' }
		);
	}
	spawn( 'mariadbd', [ ...options, ...args ], {
		detached: true,
		stdio: 'ignore',
		env,
	} ).unref();
	const deadline = Date.now() + 20000;
	while (
		query(
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
 * Ends the server of a site as a crash does. startMariadb() starts it again.
 *
 * @param {string} home Folder of the site in .quayside/sites.
 */
export const crashMariadb = ( home ) =>
	process.kill(
		Number( readFileSync( pidFile( home ), 'utf8' ) ),
		'SIGKILL'
	);

/**
 * Stops the server of a site if it is running, and waits until it has released its files.
 *
 * @param {string} home Folder of the site in .quayside/sites.
 * @throws {Error} If it is still running after 20 s.
 */
export function stopMariadb( home ) {
	if (
		! existsSync( pidFile( home ) ) ||
		query( getSocket( home ), 'SHUTDOWN' ).status !== 0
	) {
		return;
	}
	const deadline = Date.now() + 20000;
	// The server deletes the PID file last. Its process may remain as a zombie while its parent waits here.
	while ( existsSync( pidFile( home ) ) ) {
		if ( Date.now() > deadline ) {
			throw new Error(
				`MariaDB did not stop within 20 s. Its data is in ${ join( home, 'mariadb' ) }.`
			);
		}
		pause();
	}
}
