// Starts nginx or Apache for a site, with PHP-FPM and, if asked for, a page cache and Redis as the object cache.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebServer } from '../../requirements.mjs';
import { startApache } from './apache.mjs';
import { startFpm } from './fpm.mjs';
import { clearPages, startNginx } from './nginx.mjs';
import { untilResponds } from './process.mjs';

/**
 * @typedef {Object} WebServerOptions
 * @property {'nginx'|'apache'}                           server      Web server.
 * @property {import('./nginx.mjs').NginxOptions['cache']} [cache]     Page cache of nginx.
 * @property {boolean}                                    [isNetwork] Whether the site is a network with sites in subfolders.
 * @property {string}                                     [prefix]    Path under which a proxy with TLS offers the site.
 * @property {import('./fpm.mjs').FpmOptions[]}           [nodes]     PHP-FPM on each node. nginx balances requests between several.
 */

/**
 * Starts the servers and waits until they respond. Their files are in a temporary folder, because paths of sockets are short.
 *
 * @param {{ documents: string, base: string, port: number, probe: string }} place   Folder of the documents, path of the site, port
 *                                                                                   on 127.0.0.1, and a URL that responds with 200.
 * @param {WebServerOptions}                                                 options Options.
 * @return {Promise<{ stop: () => Promise<void>, exited: Promise<number|null>, clear: () => void, nodes: number[] }>} Handle.
 *         clear() deletes cached pages. nodes contains the process ID of PHP-FPM on each node.
 * @throws {Error} If a server is not installed or does not respond.
 */
export async function startWebServer( place, options ) {
	const problem = ensureWebServer( options.server );
	if ( problem ) {
		throw new Error( problem );
	}
	const folder = mkdtempSync( join( tmpdir(), 'quayside-server-' ) );
	// Apache and PHP can run as another user.
	chmodSync( folder, 0o755 );
	const nodes = ( options.nodes ?? [ {} ] ).map( ( node, index ) => {
		const home = join( folder, `node-${ index + 1 }` );
		mkdirSync( home );
		return startFpm( home, node );
	} );
	const sockets = nodes.map( ( { socket } ) => socket );
	const server =
		options.server === 'apache'
			? startApache( { ...place, folder, socket: sockets[ 0 ] ?? '' } )
			: startNginx( {
					...options,
					...place,
					folder,
					sockets,
				} );
	const stop = async () => {
		await Promise.all(
			[ server, ...nodes ].map( ( each ) => each.stop() )
		);
		rmSync( folder, { recursive: true, force: true } );
	};
	try {
		await untilResponds( place.probe, [ server, ...nodes ] );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return {
		stop,
		exited: server.exited,
		clear: () => clearPages( folder ),
		nodes: nodes.map( ( { pid } ) => pid ),
	};
}
