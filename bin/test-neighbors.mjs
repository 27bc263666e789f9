// npm run test:neighbors -- --peers=PATH[,PATH …]: tests Quayside together with third-party plugins. Each PATH is a folder of
// plugins, such as a site's wp-content/plugins. Tests for missing plugins are skipped.
// --wordpress=, --woocommerce=, --database=, --site=NAME, and --port=N work as in npm run e2e. Arguments after "--" go to Playwright.
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { runStep } from './run.mjs';
import { php, makeSite, removeSite } from './site/site.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		peers: { type: 'string', default: '' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		database: { type: 'string' },
		site: { type: 'string', default: 'test-neighbors' },
		port: { type: 'string', default: '8895' },
	},
} );

const peers = values.peers
	.split( ',' )
	.filter( Boolean )
	.map( ( path ) => resolve( path ) );
if ( ! peers.length || ! peers.every( ( path ) => existsSync( path ) ) ) {
	console.error(
		'--peers must be a comma-separated list of plugin folders.'
	);
	process.exit( 1 );
}
process.env.QUAYSIDE_PEERS = peers.join( delimiter );
const siteOptions = /** @type {const} */ ( [
	'woocommerce',
	'wordpress',
	'database',
] )
	.filter( ( option ) => values[ option ] )
	.map( ( option ) => `--${ option }=${ values[ option ] }` );
let succeeded = await runStep( {
	name: 'Playwright',
	command: [
		process.execPath,
		'bin/e2e.mjs',
		`--site=${ values.site }`,
		`--port=${ values.port }`,
		'--workers=1',
		...siteOptions,
		'--',
		'tests/e2e/neighbors.spec.ts',
		...positionals,
	],
	show: true,
} );

// Also test on a multisite network.
const name = `${ values.site }-network`;
removeSite( name );
const site = makeSite( {
	...values,
	name,
	port: Number( values.port ) + 1,
	store: false,
	seed: false,
} );
php( site, 'network.php' );
process.env.QUAYSIDE_SITE = site.folder;
succeeded =
	( await runStep( {
		name: 'PHPUnit on a network',
		command: [
			'php',
			join( ROOT, 'vendor/bin/phpunit' ),
			// Only this file: the network has no store, and tests of the shop extend classes that need one.
			join( ROOT, 'tests/php/KitEachSiteTest.php' ),
		],
		show: true,
	} ) ) && succeeded;
removeSite( name );
process.exit( succeeded ? 0 : 1 );
