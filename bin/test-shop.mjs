// npm run test:shop [-- --woocommerce=PATH --wordpress=PATH]: runs the store tests on WooCommerce or, without a path, on the
// stand-in store. Other options: --database=mariadb, --site=NAME, --port=N, --no-phpunit. Arguments after "--" go to Playwright, such
// as -g "checkout".
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { runStep } from './run.mjs';
import { removeSite } from './site/site.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		woocommerce: { type: 'string' },
		wordpress: { type: 'string' },
		database: { type: 'string' },
		site: { type: 'string', default: 'test-shop' },
		port: { type: 'string', default: '8894' },
		'no-phpunit': { type: 'boolean', default: false },
	},
} );

/** Files that each folder must contain, so that a wrong path fails before a site is created. */
const REQUIRED_FILES = /** @type {const} */ ( [
	[ 'woocommerce', 'woocommerce.php' ],
	[ 'wordpress', 'wp-load.php' ],
] );
for ( const [ option, file ] of REQUIRED_FILES ) {
	const folder = values[ option ];
	if ( folder && ! existsSync( join( resolve( folder ), file ) ) ) {
		console.error(
			`--${ option } must be a folder with ${ file }, which ${ resolve( folder ) } does not have.`
		);
		process.exit( 1 );
	}
}

/** Specs of the cart, the shop, the theme's shop templates, and the store's API. */
const specs = readdirSync( join( ROOT, 'tests/e2e' ) )
	.filter( ( name ) =>
		/^(cart|shop|store-contract|theme-shop)[\w-]*\.spec\.ts$/.test( name )
	)
	.map( ( name ) => `tests/e2e/${ name }` );
const siteOptions = /** @type {const} */ ( [
	'woocommerce',
	'wordpress',
	'database',
] )
	.filter( ( option ) => values[ option ] )
	.map( ( option ) => `--${ option }=${ values[ option ] }` );
const command = (
	/** @type {string} */ script,
	/** @type {string} */ site,
	/** @type {string | number} */ port,
	/** @type {string[]} */ rest
) => [
	process.execPath,
	`bin/${ script }.mjs`,
	`--site=${ site }`,
	`--port=${ port }`,
	...siteOptions,
	'--',
	...rest,
];

let succeeded = true;
if ( ! values[ 'no-phpunit' ] ) {
	// An existing site may use another WordPress or WooCommerce.
	removeSite( `${ values.site }-phpunit` );
	succeeded = await runStep( {
		name: 'PHPUnit',
		command: command(
			'phpunit',
			`${ values.site }-phpunit`,
			Number( values.port ) + 1,
			[ '--testsuite', 'shop' ]
		),
		show: true,
	} );
}
succeeded =
	( await runStep( {
		name: 'Playwright',
		command: command( 'e2e', values.site, values.port, [
			...specs,
			...positionals,
		] ),
		show: true,
	} ) ) && succeeded;
const store = values.woocommerce
	? `WooCommerce of ${ resolve( values.woocommerce ) }`
	: 'the stand-in store';
console.log(
	succeeded
		? `\nThe shop's tests pass on ${ store }.`
		: `\nThe shop's tests fail on ${ store }.`
);
process.exit( succeeded ? 0 : 1 );
