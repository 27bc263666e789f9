// npm run test:shop [-- --woocommerce=PATH --wordpress=PATH]: what the shop's tests say, on a real WooCommerce or, without a path, on the stand-in store.
// --database=mariadb, --site=NAME, --port=N, --no-phpunit; what follows "--" goes to Playwright, such as -g "checkout".
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

/** What each folder has to hold, so that a wrong path fails before a site is made. */
const WANTED = /** @type {const} */ ( [
	[ 'woocommerce', 'woocommerce.php' ],
	[ 'wordpress', 'wp-load.php' ],
] );
for ( const [ option, file ] of WANTED ) {
	const folder = values[ option ];
	if ( folder && ! existsSync( join( resolve( folder ), file ) ) ) {
		console.error(
			`--${ option } wants a folder with ${ file } in it; ${ resolve( folder ) } has none.`
		);
		process.exit( 1 );
	}
}

/** Cart, shop and theme's shop, and the contract of the store itself. */
const specs = readdirSync( join( ROOT, 'tests/e2e' ) )
	.filter( ( name ) =>
		/^(cart|shop|store-contract|theme-shop)[\w-]*\.spec\.ts$/.test( name )
	)
	.map( ( name ) => `tests/e2e/${ name }` );
const made = /** @type {const} */ ( [ 'woocommerce', 'wordpress', 'database' ] )
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
	...made,
	'--',
	...rest,
];

let well = true;
if ( ! values[ 'no-phpunit' ] ) {
	// Another run's site may be made of something else.
	removeSite( `${ values.site }-phpunit` );
	well = await runStep( {
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
well =
	( await runStep( {
		name: 'Playwright',
		command: command( 'e2e', values.site, values.port, [
			...specs,
			...positionals,
		] ),
		show: true,
	} ) ) && well;
const store = values.woocommerce
	? `WooCommerce of ${ resolve( values.woocommerce ) }`
	: 'the stand-in store';
console.log(
	well
		? `\nThe shop's tests pass on ${ store }.`
		: `\nThe shop's tests fail on ${ store }.`
);
process.exit( well ? 0 : 1 );
