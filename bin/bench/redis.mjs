// Adds Redis as the object cache of a benchmark's site.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installDebian } from '../requirements.mjs';

/**
 * Starts a private Redis server without network access and stores nothing on disk, and installs the object cache.
 *
 * @param {string} folder WordPress root folder.
 * @param {string} plugin Folder of the plugin Redis Object Cache.
 * @return {Promise<() => void>} Stops the server.
 * @throws {Error} If Redis is not installed or does not start within 10 s.
 */
export async function addRedis( folder, plugin ) {
	const isInstalled = () =>
		spawnSync( 'redis-server', [ '--version' ] ).status === 0;
	if ( ! isInstalled() && ! installDebian( [ 'redis-server' ] ) ) {
		throw new Error( 'Redis is required: install redis-server.' );
	}
	// In the system's temporary folder, because paths of Unix sockets are limited to 107 bytes.
	const socket = join(
		mkdtempSync( join( tmpdir(), 'quayside-redis-' ) ),
		'redis.sock'
	);
	const server = spawn(
		'redis-server',
		[
			'--port',
			'0',
			'--unixsocket',
			socket,
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
	return () => server.kill();
}
