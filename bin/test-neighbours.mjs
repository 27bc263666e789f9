// npm run test:neighbours -- --peers=PATH[,PATH …]: Quayside beside real plugins. Each PATH is a folder of plugins, such as a site's wp-content/plugins; tests of plugins that are not there are skipped.
// --wordpress=, --woocommerce=, --database=, --site=NAME and --port=N as for npm run e2e; what follows "--" goes to Playwright.
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
		site: { type: 'string', default: 'test-neighbours' },
		port: { type: 'string', default: '8895' },
	},
} );

const peers = values.peers
	.split( ',' )
	.filter( Boolean )
	.map( ( path ) => resolve( path ) );
if ( ! peers.length || ! peers.every( ( path ) => existsSync( path ) ) ) {
	console.error(
		'--peers wants folders of plugins, with commas between them.'
	);
	process.exit( 1 );
}
process.env.QUAYSIDE_PEERS = peers.join( delimiter );
const made = /** @type {const} */ ( [ 'woocommerce', 'wordpress', 'database' ] )
	.filter( ( option ) => values[ option ] )
	.map( ( option ) => `--${ option }=${ values[ option ] }` );
let well = await runStep( {
	name: 'Playwright',
	command: [
		process.execPath,
		'bin/e2e.mjs',
		`--site=${ values.site }`,
		`--port=${ values.port }`,
		'--workers=1',
		...made,
		'--',
		'tests/e2e/neighbours.spec.ts',
		...positionals,
	],
	show: true,
} );

// A network of sites is a neighbour, too: the sites beside the first one.
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
well =
	( await runStep( {
		name: 'PHPUnit on a network',
		command: [
			'php',
			join( ROOT, 'vendor/bin/phpunit' ),
			'--filter',
			'KitEachSite',
		],
		show: true,
	} ) ) && well;
removeSite( name );
process.exit( well ? 0 : 1 );
