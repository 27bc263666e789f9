// npm run test:servers: tests what visitors and administrators do on nginx and Apache with PHP-FPM, in the set-ups that sites have.
// --only=NAME,NAME selects set-ups. --object-cache=PATH, a folder of the plugin Redis Object Cache, adds Redis to those with MariaDB.
// --port=N, --wordpress=PATH, --woocommerce=PATH. Arguments after "--" go to Playwright.
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestChromium } from './chromium.mjs';
import { runStep } from './run.mjs';
import { makeNetwork } from './site/network.mjs';
import { withOpcodeCache } from './site/opcode-cache.mjs';
import { writeHtaccess } from './site/servers/htaccess.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';

/**
 * @typedef {Object} SetUp
 * @property {Partial<import('./site/site.mjs').SiteOptions>}       [site]       Options of the site.
 * @property {import('./site/servers/start.mjs').WebServerOptions} web          Options of the server.
 * @property {boolean}                                             [isPlain]    Whether URLs have no path of their own.
 * @property {boolean}                                             [isReadOnly] Whether PHP can only write to the uploads.
 */

/** User that cannot write to the files of a site. */
const USER = 'www-data';

/** @type {Record<string, SetUp>} */
const SET_UPS = {
	'nginx-cached': {
		site: { database: 'mariadb' },
		web: { server: 'nginx', cache: 'usual' },
	},
	apache: { site: { database: 'mariadb' }, web: { server: 'apache' } },
	'nginx-subfolder': {
		site: { subfolder: 'harbor' },
		web: { server: 'nginx' },
	},
	'apache-subfolder': {
		site: { subfolder: 'harbor' },
		web: { server: 'apache' },
	},
	'nginx-own-folder': {
		site: { ownFolder: 'wp' },
		web: { server: 'nginx' },
	},
	'apache-own-folder': {
		site: { ownFolder: 'wp' },
		web: { server: 'apache' },
	},
	'plain-permalinks': { isPlain: true, web: { server: 'nginx' } },
	'tls-and-prefix': {
		site: { prefix: '/pier' },
		web: { server: 'nginx', prefix: '/pier' },
	},
	'nginx-network': { web: { server: 'nginx', isNetwork: true } },
	'apache-network': { web: { server: 'apache', isNetwork: true } },
	'read-only': {
		site: {
			database: 'mariadb',
			constants: { DISALLOW_FILE_MODS: true },
		},
		isReadOnly: true,
		web: { server: 'apache', nodes: [ { user: USER } ] },
	},
	'without-intl': {
		web: { server: 'nginx', nodes: [ { without: [ 'intl' ] } ] },
	},
};

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		port: { type: 'string', default: '8885' },
		site: { type: 'string', default: 'servers' },
		only: { type: 'string', default: Object.keys( SET_UPS ).join() },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		'object-cache': { type: 'string' },
	},
} );

const { most } = ensureTestChromium();
if ( ! most ) {
	console.error(
		'Chromium was not found. Install it (Debian: apt-get install chromium) or set QUAYSIDE_CHROMIUM to its path.'
	);
	process.exit( 1 );
}

/** Lets PHP's user write to the uploads and to what the tests read, and to nothing else. */
function makeReadOnly( /** @type {string} */ folder ) {
	const content = join( folder, 'wp-content' );
	appendFileSync( join( content, 'debug.log' ), '' );
	execFileSync( 'chown', [
		'-R',
		USER,
		...[ 'uploads', 'mail', 'debug.log' ].map( ( name ) =>
			join( content, name )
		),
	] );
}

/**
 * Tests one set-up.
 *
 * @param {string} name  Name of the set-up.
 * @param {SetUp}  setUp Set-up.
 * @return {Promise<boolean>} Whether all tests passed.
 */
async function testSetUp( name, setUp ) {
	removeSite( `${ values.site }-${ name }` );
	const site = makeSite( {
		...values,
		...setUp.site,
		name: `${ values.site }-${ name }`,
		port: Number( values.port ),
	} );
	if ( setUp.web.isNetwork ) {
		makeNetwork( site );
	}
	if ( setUp.isPlain ) {
		php( site, 'eval.php', [
			`update_option( 'permalink_structure', '' );`,
		] );
	}
	if ( setUp.web.server === 'apache' ) {
		writeHtaccess( site, setUp.web.isNetwork );
	}
	if ( setUp.isReadOnly ) {
		makeReadOnly( site.folder );
	}
	const objectCache = values[ 'object-cache' ];
	const server = await startServer( site, {
		web: setUp.web,
		...( objectCache && setUp.site?.database === 'mariadb'
			? { objectCache }
			: {} ),
	} );
	const { url, folder } = site;
	try {
		return await runStep( {
			name,
			command: [
				process.execPath,
				'node_modules/@playwright/test/cli.js',
				'test',
				'--workers=1',
				'tests/e2e/journeys.spec.ts',
				...positionals,
			],
			env: {
				...withOpcodeCache(),
				QUAYSIDE_SITES: JSON.stringify( [ { url, folder } ] ),
				QUAYSIDE_CHROMIUM: String( most ),
				QUAYSIDE_PAGE_CACHE: setUp.web.cache ?? '',
			},
		} );
	} finally {
		await server.stop();
		removeSite( site.name );
	}
}

const names = values.only.split( ',' );
const unknown = names.find( ( name ) => ! SET_UPS[ name ] );
if ( unknown ) {
	console.error(
		`${ unknown } is not a set-up. These are: ${ Object.keys( SET_UPS ).join( ', ' ) }.`
	);
	process.exit( 1 );
}
let failed = 0;
for ( const name of names ) {
	const setUp = /** @type {SetUp} */ ( SET_UPS[ name ] );
	if ( setUp.isReadOnly && process.getuid?.() !== 0 ) {
		console.log(
			`- ${ name }: skipped, only root can run PHP as another user`
		);
	} else if (
		! ( await testSetUp( name, setUp ).catch( ( error ) => {
			console.log( `✗ ${ name }: ${ error.message }` );
			return false;
		} ) )
	) {
		failed++;
	}
}
console.log( `${ names.length } set-ups, ${ failed } failed` );
process.exit( failed ? 1 : 0 );
