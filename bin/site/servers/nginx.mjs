// Starts nginx with a private configuration in front of PHP-FPM.
import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { startProcess } from './process.mjs';

/**
 * @typedef {Object} NginxOptions
 * @property {string}   folder      Folder for the configuration and everything that nginx writes.
 * @property {number}   port        TCP port on 127.0.0.1.
 * @property {string}   documents   Root folder of the documents.
 * @property {string}   [base]      Path of the site in the URL, such as "/blog".
 * @property {string[]} sockets     Sockets of PHP-FPM. Requests are balanced between several.
 * @property {boolean}  [isNetwork] Whether the site is a network with sites in subfolders.
 * @property {string}   [prefix]    Path under which a proxy with TLS offers the site, without the prefix for the site itself.
 * @property {'usual'|'plain'|'ignoring'|undefined} [cache]   Page cache: with the bypass cookies that guides for WordPress name, without them,
 *                                                or one that also ignores Vary and Set-Cookie, as in many guides.
 */

/** Cookies of visitors whose pages are not cached. */
const BYPASS_COOKIES = [
	'comment_author',
	'wordpress_logged_in',
	'wp-postpass',
	'woocommerce_items_in_cart',
	'woocommerce_cart_hash',
	'wp_woocommerce_session',
];

/** Creates a certificate that nobody has signed. */
function createCertificate( /** @type {string} */ folder ) {
	execFileSync( 'php', [
		'-r',
		`$key = openssl_pkey_new( [ 'private_key_bits' => 2048 ] );
		$cert = openssl_csr_sign( openssl_csr_new( [ 'commonName' => '127.0.0.1' ], $key ), null, $key, 30 );
		openssl_pkey_export_to_file( $key, $argv[1] . '/key.pem' );
		openssl_x509_export_to_file( $cert, $argv[1] . '/cert.pem' );`,
		folder,
	] );
}

/** Returns the server block of the proxy. */
const proxy = ( /** @type {NginxOptions} */ { folder, port, prefix } ) => `
	server {
		listen 127.0.0.1:${ port } ssl;
		ssl_certificate ${ folder }/cert.pem;
		ssl_certificate_key ${ folder }/key.pem;
		client_max_body_size 40m;
		location ${ prefix }/ {
			proxy_pass http://unix:${ folder }/inside.sock:/;
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-Proto https;
			proxy_set_header X-Forwarded-For $remote_addr;
		}
	}`;

const cacheLines = ( /** @type {NginxOptions['cache']} */ kind ) =>
	kind
		? `
			fastcgi_cache pages;
			fastcgi_cache_key $request_method$http_host$request_uri;
			fastcgi_cache_valid 200 10m;
			${ kind === 'ignoring' ? 'fastcgi_ignore_headers Vary Set-Cookie;' : '' }
			${ kind === 'usual' ? 'fastcgi_cache_bypass $skips; fastcgi_no_cache $skips;' : '' }
			add_header X-Cache $upstream_cache_status;`
		: '';

/**
 * Starts nginx.
 *
 * @param {NginxOptions} options Options.
 * @return {import('./process.mjs').Server} The server.
 */
export function startNginx( options ) {
	const { folder, port, documents, base = '', sockets, prefix } = options;
	const pages = join( folder, 'pages' );
	mkdirSync( pages, { recursive: true } );
	if ( prefix ) {
		createCertificate( folder );
		rmSync( join( folder, 'inside.sock' ), { force: true } );
	}
	const temporary = [ 'client_body', 'fastcgi', 'proxy', 'uwsgi', 'scgi' ]
		.map( ( name ) => `${ name }_temp_path ${ folder }/${ name };` )
		.join( '\n\t' );
	const config = join( folder, 'nginx.conf' );
	writeFileSync(
		config,
		`daemon off;
${ process.getuid?.() === 0 ? 'user root;' : '' }
pid ${ folder }/nginx.pid;
error_log ${ folder }/nginx.log;
events { worker_connections 256; }
http {
	${ temporary }
	access_log off;
	default_type application/octet-stream;
	types { text/html html; text/css css; text/javascript js; text/plain txt; image/svg+xml svg; image/webp webp; image/png png; image/jpeg jpg jpeg; image/gif gif; font/woff2 woff2; application/json json; application/pdf pdf; }
	fastcgi_cache_path ${ pages } keys_zone=pages:1m inactive=10m;
	map "$http_cookie|$request_method|$request_uri" $skips {
		default 0;
		"~(${ BYPASS_COOKIES.join( '|' ) })" 1;
		"~\\|POST\\|" 1;
		"~/wp-admin/|/wp-[a-z-]+\\.php" 1;
	}
	upstream php {
		${ sockets.map( ( socket ) => `server unix:${ socket } max_fails=1 fail_timeout=1s;` ).join( '\n\t\t' ) }
	}${ prefix ? proxy( options ) : '' }
	server {
		listen ${ prefix ? `unix:${ folder }/inside.sock` : `127.0.0.1:${ port }` };
		root ${ documents };
		index index.php;
		client_max_body_size 40m;
		${
			options.isNetwork
				? `if ( !-e $request_filename ) {
			rewrite ^/[^/]+(/wp-.*) $1 last;
			rewrite ^/[^/]+(/.*\\.php)$ $1 last;
		}`
				: ''
		}
		location / { try_files $uri $uri/ ${ base }/index.php?$args; }
		location ~ /\\. { deny all; }
		location ~ \\.php$ {
			try_files $uri =404;
			fastcgi_pass php;
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
			fastcgi_param REMOTE_ADDR ${ prefix ? '127.0.0.1' : '$remote_addr' };
			fastcgi_param REDIRECT_STATUS 200;
			# Debian's fastcgi_params sends the host without its port.
			fastcgi_param HTTP_HOST $http_host;${ cacheLines( options.cache ) }
		}
	}
}
`
	);
	return startProcess(
		'nginx',
		[ '-e', join( folder, 'nginx.log' ), '-p', folder, '-c', config ],
		join( folder, 'nginx.out' )
	);
}

/** Deletes the pages that nginx has cached in its folder. Does nothing if it has no cache. */
export function clearPages( /** @type {string} */ folder ) {
	const pages = join( folder, 'pages' );
	for ( const name of existsSync( pages ) ? readdirSync( pages ) : [] ) {
		rmSync( join( pages, name ), { force: true } );
	}
}
