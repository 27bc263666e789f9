// What the commands share that test Quayside together with third-party plugins.
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runStep } from './run.mjs';

/**
 * Reads the options of such a command: --peers=PATH[,PATH …] with folders of plugins, and --wordpress=, --woocommerce=, --database=,
 * --site=NAME, and --port=N as in npm run e2e. Ends the process if there are no plugins.
 *
 * @param {string} site Default name of the site.
 * @param {string} port Default port.
 */
export function readOptions( site, port ) {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			peers: { type: 'string', default: '' },
			wordpress: { type: 'string' },
			woocommerce: { type: 'string' },
			database: { type: 'string' },
			site: { type: 'string', default: site },
			port: { type: 'string', default: port },
		},
	} );
	const folders = values.peers
		.split( ',' )
		.filter( Boolean )
		.map( ( path ) => resolve( path ) );
	if (
		! folders.length ||
		! folders.every( ( path ) => existsSync( path ) )
	) {
		console.error(
			'--peers must be a comma-separated list of plugin folders.'
		);
		process.exit( 1 );
	}
	process.env.QUAYSIDE_PEERS = folders.join( delimiter );
	return { values, positionals };
}

/**
 * Runs tests in a browser on a site with the plugins.
 *
 * @param {ReturnType<typeof readOptions>} options The command's options.
 * @param {string}                         spec    Path of the tests.
 * @return {Promise<boolean>} Whether they passed.
 */
export function testBesidePlugins( { values, positionals }, spec ) {
	const siteOptions = /** @type {const} */ ( [
		'woocommerce',
		'wordpress',
		'database',
	] )
		.filter( ( option ) => values[ option ] )
		.map( ( option ) => `--${ option }=${ values[ option ] }` );
	return runStep( {
		name: 'Playwright',
		command: [
			process.execPath,
			'bin/e2e.mjs',
			`--site=${ values.site }`,
			`--port=${ values.port }`,
			'--workers=1',
			...siteOptions,
			'--',
			spec,
			...positionals,
		],
		show: true,
	} );
}
