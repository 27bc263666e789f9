// npm run e2e [-- PLAYWRIGHT ARGUMENTS]: runs Playwright with a separate site for each worker, so that tests don't affect each other.
// --keep reuses existing sites. --report writes the results for npm test. --wordpress=, --woocommerce=, and --database= set what the
// sites use. --workers=N sets the number of workers, each with its own site and port. --browser=firefox uses the Firefox of the system,
// and --browser=webkit runs the journeys of tests/e2e/engines*.spec.ts in WebKit alone.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestChromium } from './chromium.mjs';
import { ensureFirefox, ensureWebKit } from './engines.mjs';
import { ROOT } from './paths.mjs';
import { RESULTS } from './results.mjs';
import { packagedCore } from './site/core.mjs';
import { withOpcodeCache } from './site/opcode-cache.mjs';
import { makeSite, removeSite, startServer } from './site/site.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		site: { type: 'string', default: 'e2e' },
		port: { type: 'string', default: '8897' },
		workers: { type: 'string' },
		keep: { type: 'boolean', default: false },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		database: { type: 'string' },
		report: { type: 'boolean', default: false },
		browser: { type: 'string', default: 'chromium' },
	},
} );
if ( ! [ 'chromium', 'firefox', 'webkit' ].includes( values.browser ) ) {
	console.error( '--browser is chromium, firefox, or webkit.' );
	process.exit( 1 );
}
if ( values.browser === 'webkit' ) {
	const other = positionals.find(
		( name ) =>
			name.includes( '.spec' ) &&
			! /(^|\/)engines[\w-]*\.spec/.test( name )
	);
	if ( other ) {
		console.error(
			`${ other } needs Playwright, which can't drive WebKit. Only tests/e2e/engines*.spec.ts run in it.`
		);
		process.exit( 1 );
	}
	if ( ! ensureWebKit() ) {
		console.error(
			'WebKit was not found. Install its driver and a screen for it (Debian: apt-get install webkit2gtk-driver xvfb).'
		);
		process.exit( 1 );
	}
	if ( ! positionals.some( ( name ) => name.includes( '.spec' ) ) ) {
		positionals.push( 'tests/e2e/engines' );
	}
}
const firefox = values.browser === 'firefox' ? ensureFirefox() : '';
if ( firefox === null ) {
	console.error(
		'Firefox was not found. Install it (Debian: apt-get install firefox-esr) or set QUAYSIDE_FIREFOX to its path.'
	);
	process.exit( 1 );
}

const { most, whole } = ensureTestChromium();
if ( ! most ) {
	console.error(
		'Chromium was not found. Install it (Debian: apt-get install chromium, other systems: npx playwright install chromium) or set QUAYSIDE_CHROMIUM to its path.'
	);
	process.exit( 1 );
}
if (
	values.report ||
	positionals.some( ( name ) => name.includes( 'engines' ) )
) {
	// Tests in browsers that can't be installed are skipped.
	ensureFirefox();
	ensureWebKit();
}
// Playwright never splits a file between workers, so a single file needs one site only.
const workers = Number(
	values.workers ??
		( positionals.filter( ( name ) => name.includes( '.spec' ) ).length ===
		1
			? 1
			: 2 )
);
const options = Array.from( { length: workers }, ( _, index ) => ( {
	...values,
	name: `${ values.site }${ index ? `-${ index + 1 }` : '' }`,
	port: Number( values.port ) + index,
} ) );
// Prepare shared files once, then create the sites in parallel.
if ( ! values.wordpress ) {
	packagedCore();
}
execFileSync( process.execPath, [ join( ROOT, 'bin/site/pictures.mjs' ) ], {
	stdio: [ 'ignore', 'ignore', 'inherit' ],
} );
const exitCodes = await Promise.all(
	options.map( ( { name, port } ) => {
		if ( ! values.keep ) {
			removeSite( name );
		}
		const parts = /** @type {const} */ ( [
			'wordpress',
			'woocommerce',
			'database',
		] ).flatMap( ( part ) =>
			values[ part ] ? [ `--${ part }=${ values[ part ] }` ] : []
		);
		return new Promise( ( done ) =>
			spawn(
				process.execPath,
				[
					join( ROOT, 'bin/site.mjs' ),
					'--make',
					`--name=${ name }`,
					`--port=${ port }`,
					...parts,
				],
				{ stdio: 'inherit' }
			).on( 'close', done )
		);
	} )
);
if ( exitCodes.some( ( code ) => code !== 0 ) ) {
	process.exit( 1 );
}
const sites = options.map( ( each ) => makeSite( each ) );
// Build React 19 the way WordPress would serve it, for tests/e2e/runtime.spec.ts.
spawnSync(
	process.execPath,
	[
		join( ROOT, 'node_modules/webpack/bin/webpack.js' ),
		'--config',
		'webpack.config.cjs',
	],
	{ cwd: join( ROOT, 'tests/react-19' ), stdio: 'ignore' }
);
const servers = [];
for ( const site of sites ) {
	servers.push( await startServer( site ) );
}
const { status } = spawnSync(
	process.execPath,
	[
		join( ROOT, 'node_modules/@playwright/test/cli.js' ),
		'test',
		`--workers=${ workers }`,
		...positionals,
	],
	{
		cwd: ROOT,
		stdio: 'inherit',
		env: {
			...withOpcodeCache(),
			QUAYSIDE_SITES: JSON.stringify(
				sites.map( ( { url, folder } ) => ( { url, folder } ) )
			),
			...( values.report ? { QUAYSIDE_RESULTS: RESULTS } : {} ),
			QUAYSIDE_CHROMIUM: most,
			QUAYSIDE_BROWSER: values.browser,
			...( firefox ? { QUAYSIDE_FIREFOX: firefox } : {} ),
			QUAYSIDE_WHOLE_CHROMIUM: whole ?? '',
		},
	}
);
for ( const server of servers ) {
	await server.stop();
}
process.exit( status ?? 1 );
