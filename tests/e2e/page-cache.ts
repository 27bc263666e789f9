import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_FOLDER } from './fixtures';
import { findFreePort } from './free-port';

/** nginx and PHP-FPM in front of the tested site, with a page cache. */
export interface PageCache {
	/** Returns a URL of the site behind the cache. */
	urlOf: ( url: string ) => string;
	/** Deletes the cached pages. */
	clear: () => void;
	close: () => Promise< void >;
}

/** Exports of bin/site/servers/start.mjs that these tests use. */
interface ServerTools {
	startWebServer: (
		place: Record< string, unknown >,
		options: Record< string, unknown >
	) => Promise< { stop: () => Promise< void >; clear: () => void } >;
}

const lacks = ( command: string ): boolean =>
	spawnSync( command, { shell: true } ).status !== 0;

/** Why the cache can't be tested on this machine, or an empty string. */
export const whyNoPageCache = lacks( 'nginx -v' )
	? 'nginx is not installed'
	: lacks(
				'php-fpm -v || php-fpm$(php -r "echo substr( PHP_VERSION, 0, 3 );") -v'
		  )
		? 'php-fpm is not installed'
		: '';

/**
 * Starts the servers in a temporary folder.
 *
 * @param ignoresAll Whether the cache ignores Vary and Set-Cookie, as in many guides for WordPress.
 */
export async function startPageCache(
	ignoresAll: boolean
): Promise< PageCache > {
	const { startWebServer } = ( await import(
		join( process.cwd(), 'bin/site/servers/start.mjs' )
	) ) as ServerTools;
	const port = await findFreePort();
	const folder = mkdtempSync( join( tmpdir(), 'quayside-page-cache-' ) );
	const url = `http://127.0.0.1:${ port }`;
	const address = join( folder, 'address.php' );
	// wp-config.php contains the address of the server for all other tests. The first definition counts.
	writeFileSync(
		address,
		`<?php define( 'WP_HOME', '${ url }' ); define( 'WP_SITEURL', '${ url }' );`
	);
	const server = await startWebServer(
		{
			documents: SITE_FOLDER,
			base: '',
			port,
			probe: `${ url }/wp-login.php`,
		},
		{
			server: 'nginx',
			cache: ignoresAll ? 'ignoring' : 'plain',
			nodes: [ { workers: 2, ini: { auto_prepend_file: address } } ],
		}
	);
	return {
		urlOf: ( each ) => {
			const { pathname, search } = new URL( each );
			return url + pathname + search;
		},
		clear: server.clear,
		close: async () => {
			await server.stop();
			rmSync( folder, { recursive: true, force: true } );
		},
	};
}
