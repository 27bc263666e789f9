// Creates, starts, and stops WordPress sites for the demo, the tests, and the benchmarks.
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { CACHE, PLUGINS, ROOT, THEME } from '../paths.mjs';
import { coreVersion, packagedCore, sqlitePlugin } from './core.mjs';
import { startMariadb, stopMariadb } from './mariadb.mjs';
import { forgetCompiled, withOpcodeCache } from './opcode-cache.mjs';
import { ensurePortFree } from './port.mjs';
import { startProcess, untilResponds } from './servers/process.mjs';
import { addRedis } from './servers/redis.mjs';
import { startWebServer } from './servers/start.mjs';

/**
 * @typedef {Object} SiteOptions
 * @property {string}  name          Folder in .quayside/sites.
 * @property {number}  port          TCP port on 127.0.0.1.
 * @property {string}  [subfolder]   Path of the site in the URL, for example "blog".
 * @property {string}  [wordpress]   WordPress folder. Defaults to the packaged WordPress.
 * @property {string}  [woocommerce] WooCommerce folder. Defaults to the stand-in store.
 * @property {boolean} [store]       Whether to install a store (true by default).
 * @property {string}  [database]    "sqlite" (default) or "mariadb".
 * @property {boolean} [bare]        Whether to omit the activation of plugins and theme, and the content.
 * @property {boolean} [linked]      Whether the site contains links to Quayside's plugins and theme (true by default).
 * @property {boolean} [seed]        Whether to add the demo content (true by default).
 * @property {boolean} [cron]        Whether page views start WordPress's cron.
 * @property {string}  [ownFolder]   Folder of WordPress's files if it is not that of the site's URL. Needs nginx or Apache.
 * @property {string}  [prefix]      Path under which a proxy with TLS offers the site, such as "/pier". Needs nginx.
 * @property {Record<string, string | boolean>} [constants] Further constants for wp-config.php.
 */

/**
 * @typedef {Object} Site
 * @property {string} name   Name of the site.
 * @property {string} url    URL without a trailing slash.
 * @property {string} folder WordPress root folder.
 * @property {string} files  URL of WordPress's files without a trailing slash.
 */

/**
 * Returns the folder of a site, which may not exist.
 *
 * @param {string} name Site name.
 */
export const siteHome = ( name ) => join( CACHE, 'sites', name );

/** Reads the data of an existing site, or returns null. */
const record = ( /** @type {string} */ name ) => {
	const file = join( siteHome( name ), 'site.json' );
	return existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: null;
};

/** Copies a folder with hard links if the file system supports them, which is faster and takes no space. */
const link = ( /** @type {string} */ from, /** @type {string} */ to ) => {
	if ( spawnSync( 'cp', [ '-al', from, to ] ).status !== 0 ) {
		rmSync( to, { recursive: true, force: true } );
		cpSync( from, to, { recursive: true } );
	}
};

/**
 * Runs a PHP file of bin/site in a site and returns its output.
 *
 * @param {Site}     site   Site.
 * @param {string}   script File name in bin/site.
 * @param {string[]} args   Arguments.
 * @param {boolean}  show   Whether to print the output instead.
 * @throws {Error} If the script fails. The message contains the path of the log.
 */
export function php( site, script, args = [], show = false ) {
	try {
		return execFileSync(
			'php',
			[
				'-d',
				'memory_limit=512M',
				'-d',
				'display_errors=stderr',
				join( ROOT, 'bin/site', script ),
				site.folder,
				...args,
			],
			{
				encoding: 'utf8',
				stdio: show
					? [ 'ignore', 'inherit', 'inherit' ]
					: [ 'ignore', 'pipe', 'inherit' ],
				env: withOpcodeCache(),
			}
		);
	} catch ( error ) {
		throw new Error(
			`${ script } failed in the site "${ site.name }". See ${ join( site.folder, 'wp-content/debug.log' ) }.`,
			{ cause: error }
		);
	}
}

/** Copies WordPress's files and creates the site's content folders. */
function copyFiles(
	/** @type {SiteOptions} */ options,
	/** @type {string} */ folder
) {
	const core = options.wordpress
		? resolve( options.wordpress )
		: packagedCore();
	if ( ! coreVersion( core ) ) {
		throw new Error(
			`${ core } does not contain WordPress. --wordpress must be a folder with wp-load.php.`
		);
	}
	mkdirSync( join( folder, 'wp-content' ), { recursive: true } );
	for ( const entry of readdirSync( core ) ) {
		if ( /^(wp-content|wp-config\.php)$/.test( entry ) ) {
			continue;
		}
		if ( /^wp-|\.php$|^license\.txt$/.test( entry ) ) {
			link( join( core, entry ), join( folder, entry ) );
		}
	}
	const content = join( folder, 'wp-content' );
	for ( const name of [
		'plugins',
		'themes',
		'mu-plugins',
		'uploads',
		'mail',
		'languages',
	] ) {
		mkdirSync( join( content, name ), { recursive: true } );
	}
	const themes = join( core, 'wp-content/themes' );
	for ( const theme of existsSync( themes )
		? readdirSync( themes ).filter( ( name ) => /^twenty/.test( name ) )
		: [] ) {
		link( join( themes, theme ), join( content, 'themes', theme ) );
	}
	for ( const part of options.linked === false
		? []
		: [
				...PLUGINS.map( ( plugin ) => `plugins/${ plugin }` ),
				`themes/${ THEME }`,
			] ) {
		symlinkSync( join( ROOT, part ), join( content, part ) );
	}
	symlinkSync(
		join( ROOT, 'bin/site/mu-plugin.php' ),
		join( content, 'mu-plugins/quayside-site.php' )
	);
	if ( options.woocommerce ) {
		const store = resolve( options.woocommerce );
		if ( ! existsSync( join( store, 'woocommerce.php' ) ) ) {
			throw new Error(
				`${ store } does not contain WooCommerce. --woocommerce must be a folder with woocommerce.php.`
			);
		}
		link( store, join( content, 'plugins/woocommerce' ) );
	} else if ( options.store !== false ) {
		symlinkSync(
			join( ROOT, 'tests/stand-in-store' ),
			join( content, 'plugins/stand-in-store' )
		);
	}
}

/** Returns the lines of wp-config.php for a site behind a proxy that ends TLS and removes a prefix of the path. */
const proxyLines = ( /** @type {string} */ prefix ) => [
	"if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) {",
	"	$_SERVER['HTTPS'] = 'on';",
	`	$_SERVER['REQUEST_URI'] = '${ prefix }' . $_SERVER['REQUEST_URI'];`,
	'}',
];

/** Writes wp-config.php and the database drop-in for SQLite. */
function configure(
	/** @type {SiteOptions} */ options,
	/** @type {Site} */ { folder, url, files }
) {
	const home = siteHome( options.name );
	/** @type {Record<string, string | boolean>} */
	const constants = {
		DB_NAME: 'quayside',
		DB_USER: 'root',
		DB_PASSWORD: '',
		DB_HOST: 'localhost',
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		WP_HOME: url,
		WP_SITEURL: files,
		WP_DEBUG: true,
		WP_DEBUG_LOG: true,
		WP_DEBUG_DISPLAY: false,
		WP_ENVIRONMENT_TYPE: 'local',
		AUTOMATIC_UPDATER_DISABLED: true,
		DISABLE_WP_CRON: ! options.cron,
		...options.constants,
	};
	if ( options.database === 'mariadb' ) {
		constants.DB_HOST = `localhost:${ startMariadb( home ).socket }`;
	} else {
		mkdirSync( join( home, 'database' ), { recursive: true } );
		Object.assign( constants, {
			DB_ENGINE: 'sqlite',
			DB_DIR: join( home, 'database' ),
			DB_FILE: 'site.sqlite',
		} );
		const driver = join( sqlitePlugin(), 'wp-includes/sqlite/db.php' );
		writeFileSync(
			join( folder, 'wp-content/db.php' ),
			`<?php\nrequire_once ${ JSON.stringify( driver ) };\n`
		);
	}
	for ( const salt of [
		'AUTH_KEY',
		'SECURE_AUTH_KEY',
		'LOGGED_IN_KEY',
		'NONCE_KEY',
		'AUTH_SALT',
		'SECURE_AUTH_SALT',
		'LOGGED_IN_SALT',
		'NONCE_SALT',
	] ) {
		constants[ salt ] = randomBytes( 32 ).toString( 'hex' );
	}
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) =>
			`define( '${ name }', ${ typeof value === 'boolean' ? value : `'${ value }'` } );`
	);
	writeFileSync(
		join( folder, 'wp-config.php' ),
		[
			'<?php',
			...lines,
			...( options.prefix ? proxyLines( options.prefix ) : [] ),
			"$table_prefix = 'wp_';",
			"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
			"require_once ABSPATH . 'wp-settings.php';",
			'',
		].join( '\n' )
	);
}

/**
 * Creates a site: files, configuration, installation, active plugins and theme, content.
 *
 * An existing site is preserved with its data, and moved to the requested port.
 *
 * @param {SiteOptions}               options Options of the site.
 * @param {( line: string ) => void} [log]   Called with progress messages.
 * @return {Site & { fresh: boolean }} The site, and whether it was created by this call.
 */
export function makeSite( options, log = () => {} ) {
	const home = siteHome( options.name );
	const folder = join(
		home,
		'www',
		options.subfolder ?? options.ownFolder ?? ''
	);
	const origin = `${ options.prefix ? 'https' : 'http' }://127.0.0.1:${ options.port }`;
	const url = `${ origin }${ options.subfolder ? `/${ options.subfolder }` : ( options.prefix ?? '' ) }`;
	const files = options.ownFolder ? `${ url }/${ options.ownFolder }` : url;
	const site = { name: options.name, url, folder, files };
	const existing = record( options.name );
	if ( existing ) {
		if ( existing.database === 'mariadb' ) {
			startMariadb( home );
		}
		if ( existing.url !== url ) {
			const config = join( folder, 'wp-config.php' );
			writeFileSync(
				config,
				readFileSync( config, 'utf8' ).replaceAll(
					`'${ existing.url }'`,
					`'${ url }'`
				)
			);
			php( site, 'move.php', [ existing.url, url ] );
			writeFileSync(
				join( home, 'site.json' ),
				JSON.stringify( { ...existing, url } )
			);
		}
		return { ...site, fresh: false };
	}
	// Remove the remains of an interrupted run.
	removeSite( options.name );
	log( 'Copying WordPress' );
	copyFiles( options, folder );
	configure( options, site );
	if ( options.ownFolder ) {
		writeFileSync(
			join( home, 'www/index.php' ),
			`<?php\ndefine( 'WP_USE_THEMES', true );\nrequire __DIR__ . '/${ options.ownFolder }/wp-blog-header.php';\n`
		);
	}
	log( `Installing WordPress ${ coreVersion( folder ) }` );
	const store = options.woocommerce ? 'woocommerce' : 'stand-in-store';
	const plugins = options.bare
		? []
		: [ ...( options.store === false ? [] : [ store ] ), ...PLUGINS ];
	php( site, 'install.php', [ url, options.bare ? '' : THEME, ...plugins ] );
	if ( ! options.bare && options.seed !== false ) {
		log( 'Adding demo content' );
		execFileSync(
			process.execPath,
			[ join( ROOT, 'bin/site/pictures.mjs' ) ],
			{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
		php( site, 'seed/seed.php', [], true );
	}
	writeFileSync(
		join( home, 'site.json' ),
		JSON.stringify( {
			url,
			folder,
			core: options.wordpress ? resolve( options.wordpress ) : '',
			woocommerce: options.woocommerce
				? resolve( options.woocommerce )
				: '',
			database: options.database ?? 'sqlite',
			wordpress: coreVersion( folder ),
			store,
		} )
	);
	return { ...site, fresh: true };
}

/** Deletes a site with its data and stops its database server. */
export function removeSite( /** @type {string} */ name ) {
	stopMariadb( siteHome( name ) );
	rmSync( siteHome( name ), { recursive: true, force: true } );
	forgetCompiled( siteHome( name ) );
}

/**
 * @typedef {Object} ServerOptions
 * @property {boolean} [packs]       Whether PHP's web server compresses text with gzip, which it does not do by default.
 * @property {import('./servers/start.mjs').WebServerOptions} [web] nginx or Apache, instead of PHP's web server.
 * @property {string}  [objectCache] Folder of the plugin Redis Object Cache. Starts a Redis server.
 */

/**
 * @typedef {Object} RunningServer
 * @property {() => Promise<void>}                        stop   Stops it.
 * @property {Promise<number|null>}                       exited Resolves when the web server has ended.
 * @property {() => void}                                 clear  Deletes cached pages.
 * @property {number[]}                                   nodes  Process IDs of PHP-FPM.
 * @property {Awaited<ReturnType<typeof addRedis>>|null} redis  Redis, if there is one.
 */

/** Starts PHP's web server. */
async function startPhpServer(
	/** @type {Site} */ site,
	/** @type {boolean} */ packs
) {
	const server = startProcess(
		'php',
		[
			'-d',
			'memory_limit=512M',
			'-d',
			'upload_max_filesize=32M',
			'-d',
			'post_max_size=40M',
			'-S',
			`127.0.0.1:${ new URL( site.url ).port }`,
			'-t',
			join( siteHome( site.name ), 'www' ),
			join( ROOT, 'bin/site/router.php' ),
		],
		join( siteHome( site.name ), 'server.log' ),
		{
			...withOpcodeCache(),
			PHP_CLI_SERVER_WORKERS: '4',
			...( packs ? { QUAYSIDE_PACKS: '1' } : {} ),
		}
	);
	try {
		await untilResponds( getProbe( site ), [ server ] );
	} catch ( error ) {
		await server.stop();
		throw error;
	}
	return { ...server, clear: () => {}, nodes: [] };
}

/** Returns the URL of a file that only the site has. */
const getProbe = ( /** @type {Site} */ { files } ) =>
	`${ files }/wp-includes/js/wp-emoji-loader.min.js`;

/**
 * Starts a site's web server and waits until it responds.
 *
 * @param {Site}          site      Site from makeSite().
 * @param {ServerOptions} [options] Options of the server.
 * @return {Promise<RunningServer>} Handle of the server. stop() also stops the site's database server and Redis.
 * @throws {Error} If the port is in use or the server exits before it responds.
 */
export async function startServer( site, options = {} ) {
	const { port, pathname } = new URL( site.url );
	await ensurePortFree( Number( port ) );
	const redis = options.objectCache
		? await addRedis( site.folder, options.objectCache )
		: null;
	const stopOthers = () => {
		redis?.stop();
		stopMariadb( siteHome( site.name ) );
	};
	try {
		const server = options.web
			? await startWebServer(
					{
						documents: join( siteHome( site.name ), 'www' ),
						base: options.web.prefix
							? ''
							: pathname.replace( /\/$/, '' ),
						port: Number( port ),
						probe: getProbe( site ),
					},
					options.web
				)
			: await startPhpServer( site, options.packs ?? false );
		return {
			exited: server.exited,
			clear: server.clear,
			nodes: server.nodes,
			redis,
			stop: async () => {
				await server.stop();
				stopOthers();
			},
		};
	} catch ( error ) {
		stopOthers();
		throw error;
	}
}
