// npm run test:extensions -- --plugins=PATH[,PATH …] --woocommerce=PATH --wordpress=PATH: tests the scripts that Quayside defers,
// replaces, or removes on WooCommerce's pages together with real extensions. Each PATH of --plugins is a folder of plugins, such as a
// site's wp-content/plugins. Tests for missing extensions are skipped. --database=, --site=NAME, and --port=N work as in npm run e2e.
// Arguments after "--" go to Playwright.
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runStep } from './run.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		plugins: { type: 'string', default: '' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string', default: '' },
		database: { type: 'string' },
		site: { type: 'string', default: 'test-extensions' },
		port: { type: 'string', default: '8893' },
	},
} );

const folders = values.plugins
	.split( ',' )
	.filter( Boolean )
	.map( ( path ) => resolve( path ) );
if ( ! folders.length || ! folders.every( ( path ) => existsSync( path ) ) ) {
	console.error(
		'--plugins must be a comma-separated list of plugin folders.'
	);
	process.exit( 1 );
}
if (
	! existsSync( join( resolve( values.woocommerce ), 'woocommerce.php' ) )
) {
	console.error(
		'--woocommerce must be a folder with woocommerce.php, because extensions do not work with the stand-in store.'
	);
	process.exit( 1 );
}
process.env.QUAYSIDE_PEERS = folders.join( delimiter );
const siteOptions = /** @type {const} */ ( [
	'woocommerce',
	'wordpress',
	'database',
] )
	.filter( ( option ) => values[ option ] )
	.map( ( option ) => `--${ option }=${ values[ option ] }` );
const succeeded = await runStep( {
	name: 'Playwright',
	command: [
		process.execPath,
		'bin/e2e.mjs',
		`--site=${ values.site }`,
		`--port=${ values.port }`,
		'--workers=1',
		...siteOptions,
		'--',
		'tests/e2e/extensions.spec.ts',
		...positionals,
	],
	show: true,
} );
process.exit( succeeded ? 0 : 1 );
