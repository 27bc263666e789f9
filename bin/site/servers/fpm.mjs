// Starts PHP-FPM with a private configuration and a Unix socket.
import {
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findFpm, phpVersion } from '../../requirements.mjs';
import { withOpcodeCache } from '../opcode-cache.mjs';
import { startProcess } from './process.mjs';

/**
 * @typedef {Object} FpmOptions
 * @property {number}                 [workers] Number of PHP processes, 4 by default.
 * @property {string}                 [user]    User of the processes if root starts them. By default root.
 * @property {string[]}               [without] PHP extensions that are not loaded.
 * @property {Record<string, string>} [ini]     Settings of PHP.
 * @property {Record<string, string>} [env]     Environment.
 */

/** Returns the environment in which PHP does not load some of the extensions that the system turns on. */
function withoutExtensions(
	/** @type {string} */ folder,
	/** @type {string[]} */ names
) {
	const system = `/etc/php/${ phpVersion() }/fpm/conf.d`;
	const env = withOpcodeCache();
	if ( ! names.length || ! existsSync( system ) ) {
		return env;
	}
	const settings = join( folder, 'conf.d' );
	rmSync( settings, { recursive: true, force: true } );
	mkdirSync( settings );
	for ( const file of readdirSync( system ) ) {
		if ( ! names.includes( file.replace( /^\d+-|\.ini$/g, '' ) ) ) {
			symlinkSync( join( system, file ), join( settings, file ) );
		}
	}
	return { ...env, PHP_INI_SCAN_DIR: settings };
}

/**
 * Starts PHP-FPM.
 *
 * @param {string}     folder  Folder for the configuration, the socket, and the log. Its path is at most 80 bytes long, because
 *                             paths of Unix sockets are limited to 107 bytes.
 * @param {FpmOptions} options Options.
 * @return {import('./process.mjs').Server & { socket: string }} The server.
 */
export function startFpm( folder, options = {} ) {
	const { workers = 4, user, without = [], ini = {}, env = {} } = options;
	const socket = join( folder, 'php-fpm.sock' );
	const settings = {
		memory_limit: '512M',
		upload_max_filesize: '32M',
		post_max_size: '40M',
		...ini,
	};
	const config = join( folder, 'php-fpm.conf' );
	writeFileSync(
		config,
		[
			'[global]',
			`error_log = ${ folder }/php-fpm.log`,
			'daemonize = no',
			'[www]',
			...( user ? [ `user = ${ user }` ] : [] ),
			`listen = ${ socket }`,
			'listen.mode = 0666',
			'pm = static',
			`pm.max_children = ${ workers }`,
			'clear_env = no',
			...Object.entries( settings ).map(
				( [ name, value ] ) => `php_admin_value[${ name }] = ${ value }`
			),
			'',
		].join( '\n' )
	);
	const server = startProcess(
		findFpm() ?? 'php-fpm',
		[ '--nodaemonize', '--allow-to-run-as-root', '-y', config ],
		join( folder, 'php-fpm.out' ),
		{ ...withoutExtensions( folder, without ), ...env }
	);
	return { ...server, socket };
}
