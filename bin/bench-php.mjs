// npm run bench:php: measures the PHP time and the queries of each page type with Quayside, and of the same page with the default
// theme and without Quayside's plugins, in alternating order on one server.
// --pages=front,shop --pairs=21 --site=NAME --port=N --keep --wordpress=PATH --woocommerce=PATH --database=mariadb
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillCart, findCartProducts, getCookieHeader } from './bench/cart.mjs';
import { measureBeside } from './bench/server.mjs';
import { copyLinked, defaultTheme } from './bench/site.mjs';
import { ROOT } from './paths.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9186' },
		site: { type: 'string', default: 'bench-php' },
		pages: { type: 'string' },
		pairs: { type: 'string', default: '21' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		database: { type: 'string' },
		keep: { type: 'boolean', default: false },
	},
} );
const pairs = Number( values.pairs );
if ( ! Number.isInteger( pairs ) || pairs < 1 ) {
	console.error( '--pairs must be a number of 1 or more.' );
	process.exit( 1 );
}
const log = ( line ) => console.error( line );

if ( ! values.keep ) {
	removeSite( values.site );
}
const site = makeSite(
	{ ...values, name: values.site, port: Number( values.port ) },
	log
);
copyLinked( site.folder );
cpSync(
	join( ROOT, 'bin/bench/mu-plugin.php' ),
	join( site.folder, 'wp-content/mu-plugins/quayside-bench.php' )
);
const theme = defaultTheme( site.folder );
if ( ! theme ) {
	console.error(
		'This copy of WordPress has no default theme. Use one that does with --wordpress=PATH.'
	);
	process.exit( 1 );
}
const urls = Object.entries(
	JSON.parse( php( site, '../bench/pages.php' ) )
).filter(
	( [ name, url ] ) =>
		url && ( ! values.pages || values.pages.split( ',' ).includes( name ) )
);
const server = await startServer( site );
try {
	console.log(
		`| page | CPU ms: Quayside | ${ theme } | least | ${ theme } | queries | ${ theme } |\n| --- | --- | --- | --- | --- | --- | --- |`
	);
	for ( const [ name, url ] of urls ) {
		const products = findCartProducts( site, name );
		const { quayside, other } = await measureBeside(
			url,
			pairs,
			theme,
			getCookieHeader( await fillCart( site.url, products ) )
		);
		console.log(
			`| ${ [
				name,
				quayside.cpu.toFixed( 1 ),
				other.cpu.toFixed( 1 ),
				quayside.least.toFixed( 1 ),
				other.least.toFixed( 1 ),
				quayside.queries,
				other.queries,
			].join( ' | ' ) } |`
		);
	}
} finally {
	await server.stop();
}
