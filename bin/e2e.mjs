// npm run e2e [-- Playwright's arguments]: Playwright on sites of its own, one for each worker, so that no test changes settings under another.
// --keep leaves the sites as they are; --report writes what npm test says in the end; --wordpress=, --woocommerce= and --database= choose what they are made of; --workers=N how many run side by side, each on its own site and port.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureTestChromium } from './chromium.mjs';
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
	},
} );

const { most, whole } = ensureTestChromium();
if ( ! most ) {
	console.error(
		'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in QUAYSIDE_CHROMIUM.'
	);
	process.exit( 1 );
}
// One file never runs on two workers, so one named file needs one site.
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
// What all sites are made of, once; then the sites side by side.
if ( ! values.wordpress ) {
	packagedCore();
}
execFileSync( process.execPath, [ join( ROOT, 'bin/site/pictures.mjs' ) ], {
	stdio: [ 'ignore', 'ignore', 'inherit' ],
} );
const made = await Promise.all(
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
if ( made.some( ( code ) => code !== 0 ) ) {
	process.exit( 1 );
}
const sites = options.map( ( each ) => makeSite( each ) );
// React 19 as WordPress would serve it, for the tests of the runtime.
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
			QUAYSIDE_WHOLE_CHROMIUM: whole ?? '',
		},
	}
);
for ( const server of servers ) {
	await server.stop();
}
process.exit( status ?? 1 );
