// Adds Redis as the object cache of a site.
import { spawn, spawnSync } from 'node:child_process';
import {
	chmodSync,
	cpSync,
	mkdtempSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installDebian } from '../../requirements.mjs';

const isInstalled = () =>
	spawnSync( 'redis-server', [ '--version' ] ).status === 0;

/** Starts a Redis server without network access that stores nothing on disk, and waits until it responds. */
async function startRedis( /** @type {string} */ socket ) {
	const server = spawn(
		'redis-server',
		[
			'--port',
			'0',
			'--unixsocket',
			socket,
			'--unixsocketperm',
			'777',
			'--save',
			'',
			'--appendonly',
			'no',
		],
		{ stdio: 'ignore' }
	);
	const deadline = Date.now() + 10000;
	while ( spawnSync( 'redis-cli', [ '-s', socket, 'PING' ] ).status !== 0 ) {
		if ( Date.now() > deadline ) {
			server.kill();
			throw new Error( 'Redis did not start within 10 s.' );
		}
		await new Promise( ( done ) => setTimeout( done, 50 ) );
	}
	return server;
}

/**
 * Starts a private Redis server, and installs the object cache.
 *
 * @param {string} folder WordPress root folder.
 * @param {string} plugin Folder of the plugin Redis Object Cache.
 * @return {Promise<{ stop: () => void, start: () => Promise<void> }>} Handle. stop() ends the server as a crash does. start() starts
 *         it again, empty.
 * @throws {Error} If Redis is not installed or does not start within 10 s.
 */
export async function addRedis( folder, plugin ) {
	if ( ! isInstalled() && ! installDebian( [ 'redis-server' ] ) ) {
		throw new Error( 'Redis is required: install redis-server.' );
	}
	// In the system's temporary folder, because paths of Unix sockets are limited to 107 bytes.
	const home = mkdtempSync( join( tmpdir(), 'quayside-redis-' ) );
	// PHP can run as another user.
	chmodSync( home, 0o755 );
	const socket = join( home, 'redis.sock' );
	let server = await startRedis( socket );
	const content = join( folder, 'wp-content' );
	cpSync( resolve( plugin ), join( content, 'plugins/redis-cache' ), {
		recursive: true,
	} );
	cpSync(
		join( plugin, 'includes/object-cache.php' ),
		join( content, 'object-cache.php' )
	);
	const config = join( folder, 'wp-config.php' );
	// The site of an earlier run has the constants already.
	const rest = readFileSync( config, 'utf8' ).replaceAll(
		/^(?:<\?php|define\( 'WP_REDIS_.*)\n/gm,
		''
	);
	writeFileSync(
		config,
		`<?php\ndefine( 'WP_REDIS_SCHEME', 'unix' );\ndefine( 'WP_REDIS_PATH', '${ socket }' );\n${ rest }`
	);
	return {
		stop: () => server.kill( 'SIGKILL' ),
		start: async () => {
			server = await startRedis( socket );
		},
	};
}
