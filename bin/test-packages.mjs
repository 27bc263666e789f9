// npm run test:packages: installs the zips of npm run package into empty sites, alone and together, and uses them there, and in
// WordPress Playground. --short runs what npm test runs. --wordpress=PATH and --woocommerce=PATH add another WordPress.
// --plugin-check=PATH and --theme-check=PATH run those plugins on the zips. --twice builds in two folders and compares the zips. See
// docs/packages.md.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestChromium } from './chromium.mjs';
import { runChecks } from './package/checks.mjs';
import { worksInPlayground } from './package/playground.mjs';
import { isReproducible } from './package/twice.mjs';
import { CACHE, PLUGINS, ROOT, THEME } from './paths.mjs';
import { ensureMariadb } from './requirements.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';

/**
 * @typedef {Object} Case
 * @property {string[]} parts       Installed parts.
 * @property {string}   theme       Active theme; a default theme of WordPress if empty.
 * @property {string}   database    sqlite or mariadb.
 * @property {string}   wordpress   Folder of WordPress; the packaged one if empty.
 * @property {string}   woocommerce Folder of WooCommerce; the stand-in if empty.
 */

const { values } = parseArgs( {
	options: {
		short: { type: 'boolean', default: false },
		twice: { type: 'boolean', default: false },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		'plugin-check': { type: 'string' },
		'theme-check': { type: 'string' },
		port: { type: 'string', default: '8893' },
		site: { type: 'string', default: 'packages' },
	},
} );
if ( values.twice ) {
	const same = isReproducible();
	console.log( same ? 'The zips are the same.' : 'The zips differ.' );
	process.exit( same ? 0 : 1 );
}
const ALL = [ ...PLUGINS, THEME ];

/**
 * Returns the cases for one WordPress.
 *
 * @return {[ Case, ...Case[] ]} Cases.
 */
const cases = (
	/** @type {string} */ wordpress = '',
	/** @type {string} */ woocommerce = ''
) => {
	const together = {
		parts: ALL,
		theme: THEME,
		database: 'sqlite',
		wordpress,
		woocommerce,
	};
	return values.short
		? [ together ]
		: [
				together,
				{ ...together, theme: '' },
				...ALL.map( ( part ) => ( {
					...together,
					parts: [ part ],
					theme: part === THEME ? THEME : '',
				} ) ),
				...( ensureMariadb() === null
					? [ { ...together, database: 'mariadb' } ]
					: [] ),
			];
};

/** Returns the newest default theme in a site. */
const defaultTheme = ( /** @type {string} */ folder ) =>
	[ 'twentytwentyfive', 'twentytwentyfour', 'twentytwentythree' ].find(
		( theme ) =>
			readdirSync( join( folder, 'wp-content/themes' ) ).includes( theme )
	) ?? '';

/**
 * Creates a site with the parts of a case, from their zips.
 *
 * @param {Case} site Case.
 */
function install( { parts, theme, database, wordpress, woocommerce } ) {
	removeSite( values.site );
	const hasStore = parts.includes( 'quayside-shop' );
	const site = makeSite( {
		...( wordpress ? { wordpress } : {} ),
		...( hasStore && woocommerce ? { woocommerce } : {} ),
		name: values.site,
		port: Number( values.port ),
		store: hasStore,
		database,
		bare: true,
		linked: false,
	} );
	php(
		site,
		'install-zips.php',
		parts.map( ( part ) => join( CACHE, 'zips', `${ part }.zip` ) )
	);
	php( site, 'install.php', [
		site.url,
		theme || defaultTheme( site.folder ),
		...( hasStore
			? [ woocommerce ? 'woocommerce' : 'stand-in-store' ]
			: [] ),
		...parts.filter( ( part ) => part !== THEME ),
	] );
	return site;
}

/**
 * Installs and uses the parts of a case.
 *
 * @param {Case} one Case.
 * @return {Promise<boolean>} Whether everything worked.
 */
async function test( one ) {
	const site = install( one );
	const server = await startServer( site );
	const { most, whole } = ensureTestChromium();
	const { status } = spawnSync(
		process.execPath,
		[
			join( ROOT, 'node_modules/@playwright/test/cli.js' ),
			'test',
			'--workers=1',
			'tests/e2e/packages.spec.ts',
		],
		{
			cwd: ROOT,
			stdio: 'inherit',
			env: {
				...process.env,
				QUAYSIDE_SITES: JSON.stringify( [
					{ url: site.url, folder: site.folder },
				] ),
				QUAYSIDE_PACKAGES: one.parts.join( ',' ),
				QUAYSIDE_CHROMIUM: most ?? '',
				QUAYSIDE_WHOLE_CHROMIUM: whole ?? '',
			},
		}
	);
	await server.stop();
	return status === 0;
}

if (
	spawnSync( process.execPath, [ 'bin/package.mjs' ], {
		cwd: ROOT,
		stdio: 'inherit',
	} ).status !== 0
) {
	process.exit( 1 );
}
const {
	wordpress,
	woocommerce,
	'plugin-check': pluginCheck = '',
	'theme-check': themeCheck = '',
} = values;
if ( pluginCheck || themeCheck ) {
	const [ all ] = cases();
	const problems = runChecks( install( all ), pluginCheck, themeCheck );
	problems.forEach( ( problem ) => console.log( problem ) );
	console.log( `${ problems.length } messages without an explanation.` );
	process.exit( problems.length ? 1 : 0 );
}
const sites = [
	...( values.short && wordpress ? [] : cases() ),
	...( wordpress ? cases( wordpress, woocommerce ) : [] ),
];
const failed = [];
for ( const one of sites ) {
	const name = `${ one.parts.length === ALL.length ? 'all' : one.parts.join( ', ' ) } with ${ one.theme || 'a default theme' } on ${ one.database }${ one.wordpress ? ` and ${ one.wordpress }` : '' }`;
	console.log( `\n── ${ name }` );
	if ( ! ( await test( one ) ) ) {
		failed.push( name );
	}
}
if ( ! values.short ) {
	console.log( '\n── all in WordPress Playground' );
	if ( ! worksInPlayground() ) {
		failed.push( 'all in WordPress Playground' );
	}
}
console.log(
	failed.length
		? `\nFailed:\n${ failed.join( '\n' ) }`
		: `\n${ sites.length } sites passed.`
);
process.exit( failed.length ? 1 : 0 );
