// npm run e2e [-- Playwright's arguments]: Playwright on a site of its own. --keep leaves the site as it is; --wordpress=, --woocommerce= and --database= choose what it is made of.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './chromium.mjs';
import { ROOT } from './paths.mjs';
import { makeSite, removeSite, startServer } from './site/site.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		site: { type: 'string', default: 'e2e' },
		port: { type: 'string', default: '8897' },
		keep: { type: 'boolean', default: false },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		database: { type: 'string' },
	},
} );

const chromium = findChromium();
if ( ! chromium ) {
	console.error( 'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) or name it in QUAYSIDE_CHROMIUM.' );
	process.exit( 1 );
}
if ( ! values.keep ) {
	removeSite( values.site );
}
const site = makeSite( { ...values, name: values.site, port: Number( values.port ) }, ( line ) => console.log( line ) );
// React 19 as WordPress would serve it, for the tests of the runtime.
spawnSync( process.execPath, [ join( ROOT, 'node_modules/webpack/bin/webpack.js' ), '--config', 'webpack.config.cjs' ], { cwd: join( ROOT, 'tests/react-19' ), stdio: 'ignore' } );
const server = await startServer( site );
const { status } = spawnSync( process.execPath, [ join( ROOT, 'node_modules/@playwright/test/cli.js' ), 'test', ...positionals ], {
	cwd: ROOT,
	stdio: 'inherit',
	env: { ...process.env, QUAYSIDE_URL: site.url, QUAYSIDE_FOLDER: site.folder, QUAYSIDE_CHROMIUM: chromium },
} );
await server.stop();
process.exit( status ?? 1 );
