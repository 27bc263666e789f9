import { spawn, spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
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

const PHP_FPM = ( process.env.PATH ?? '' )
	.split( ':' )
	.concat( '/usr/sbin' )
	.flatMap( ( folder ) => {
		try {
			return readdirSync( folder )
				.filter( ( name ) => /^php-fpm(\d|$)/.test( name ) )
				.map( ( name ) => join( folder, name ) );
		} catch {
			return [];
		}
	} )[ 0 ];

/** Why the cache can't be tested on this machine, or an empty string. */
export const whyNoPageCache = ! PHP_FPM
	? 'php-fpm is not installed'
	: spawnSync( 'nginx', [ '-v' ] ).error
		? 'nginx is not installed'
		: '';

/**
 * Starts the servers in a temporary folder.
 *
 * @param ignoresAll Whether the cache ignores Vary and Set-Cookie, as in many guides for WordPress.
 */
export async function startPageCache(
	ignoresAll: boolean
): Promise< PageCache > {
	const port = await findFreePort();
	const folder = mkdtempSync( join( tmpdir(), 'quayside-page-cache-' ) );
	const url = `http://127.0.0.1:${ port }`;
	const pages = join( folder, 'pages' );
	mkdirSync( pages );
	// wp-config.php contains the address of the server for all other tests. The first definition counts.
	writeFileSync(
		join( folder, 'address.php' ),
		`<?php define( 'WP_HOME', '${ url }' ); define( 'WP_SITEURL', '${ url }' );`
	);
	writeFileSync(
		join( folder, 'php-fpm.conf' ),
		`[global]
		error_log = ${ folder }/php-fpm.log
		[www]
		listen = ${ folder }/php-fpm.sock
		pm = static
		pm.max_children = 2
		php_admin_value[auto_prepend_file] = ${ folder }/address.php
		php_admin_value[memory_limit] = 512M`
	);
	const temporary = [ 'client_body', 'fastcgi', 'proxy', 'uwsgi', 'scgi' ]
		.map( ( name ) => `${ name }_temp_path ${ folder }/${ name };` )
		.join( '\n' );
	writeFileSync(
		join( folder, 'nginx.conf' ),
		`daemon off;
		${ process.getuid?.() === 0 ? 'user root;' : '' }
		pid ${ folder }/nginx.pid;
		error_log ${ folder }/nginx.log;
		events { worker_connections 64; }
		http {
			${ temporary }
			access_log off;
			types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/webp webp; image/png png; image/jpeg jpg; font/woff2 woff2; application/json json; }
			fastcgi_cache_path ${ pages } keys_zone=pages:1m inactive=10m;
			server {
				listen 127.0.0.1:${ port };
				root ${ SITE_FOLDER };
				index index.php;
				location / { try_files $uri $uri/ /index.php?$args; }
				location ~ \\.php$ {
					fastcgi_pass unix:${ folder }/php-fpm.sock;
					fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
					fastcgi_param SCRIPT_NAME $fastcgi_script_name;
					fastcgi_param DOCUMENT_ROOT $document_root;
					fastcgi_param REQUEST_URI $request_uri;
					fastcgi_param REQUEST_METHOD $request_method;
					fastcgi_param QUERY_STRING $query_string;
					fastcgi_param CONTENT_TYPE $content_type;
					fastcgi_param CONTENT_LENGTH $content_length;
					fastcgi_param SERVER_PROTOCOL $server_protocol;
					fastcgi_param SERVER_SOFTWARE nginx;
					fastcgi_param SERVER_NAME 127.0.0.1;
					fastcgi_param SERVER_PORT ${ port };
					fastcgi_param REMOTE_ADDR $remote_addr;
					fastcgi_param REDIRECT_STATUS 200;
					fastcgi_param HTTP_HOST $http_host;
					fastcgi_cache pages;
					fastcgi_cache_key $request_method$request_uri;
					fastcgi_cache_valid 200 10m;
					${ ignoresAll ? 'fastcgi_ignore_headers Vary Set-Cookie;' : '' }
					add_header X-Cache $upstream_cache_status;
				}
			}
		}`
	);
	const servers = [
		spawn(
			PHP_FPM!,
			// As root, PHP-FPM would need a user that may read the site.
			[
				'--nodaemonize',
				'--allow-to-run-as-root',
				'-y',
				join( folder, 'php-fpm.conf' ),
			],
			{ stdio: 'ignore' }
		),
		spawn(
			'nginx',
			[
				'-e',
				join( folder, 'nginx.log' ),
				'-p',
				folder,
				'-c',
				join( folder, 'nginx.conf' ),
			],
			{ stdio: 'ignore' }
		),
	];
	const ended = servers.map(
		( server ) =>
			new Promise< void >( ( resolve ) => {
				server.on( 'exit', () => resolve() );
				server.on( 'error', () => resolve() );
			} )
	);
	const close = async (): Promise< void > => {
		servers.forEach( ( server ) => server.kill() );
		await Promise.all( ended );
		rmSync( folder, { recursive: true, force: true } );
	};
	const ready = async (): Promise< void > => {
		while (
			! ( await fetch( `${ url }/wp-login.php` ).then(
				( { ok } ) => ok,
				() => false
			) )
		) {
			await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
		}
	};
	const failed = Promise.race( ended ).then( () => {
		throw new Error( 'nginx or PHP-FPM does not start.' );
	} );
	failed.catch( String );
	try {
		await Promise.race( [ ready(), failed ] );
	} catch ( error ) {
		await close();
		throw error;
	}
	return {
		urlOf: ( address ) => {
			const { pathname, search } = new URL( address );
			return url + pathname + search;
		},
		clear: () =>
			readdirSync( pages ).forEach( ( name ) =>
				rmSync( join( pages, name ) )
			),
		close,
	};
}
