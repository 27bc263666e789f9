// npm run bench:php: measures the PHP time and the queries of each page type with Quayside, and of the same page with the default
// theme and without Quayside's plugins, in alternating order on one server. With --object-cache=PATH, a folder of the plugin Redis
// Object Cache, it measures SQLite without an object cache, and then MariaDB with Redis.
// --pages=front,shop --pairs=21 --site=NAME --port=N --keep --wordpress=PATH --woocommerce=PATH --database=mariadb
// --write (updates docs/benchmark.md, requires --object-cache)
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fillCart, findCartProducts, getCookieHeader } from './bench/cart.mjs';
import { writeSection } from './bench/docs.mjs';
import { measureBeside } from './bench/server.mjs';
import { prepareBeside } from './bench/site.mjs';
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
		'object-cache': { type: 'string' },
		keep: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
	},
} );
const pairs = Number( values.pairs );
const cache = values[ 'object-cache' ];
const error = [
	[
		! Number.isInteger( pairs ) || pairs < 1,
		'--pairs must be a number of 1 or more.',
	],
	[
		values.write && ( ! cache || values.pages ),
		'--write needs --object-cache and all pages.',
	],
].find( ( [ isWrong ] ) => isWrong )?.[ 1 ];
if ( error ) {
	console.error( error );
	process.exit( 1 );
}
const log = ( line ) => console.error( line );

/**
 * Measures all page types in one set-up.
 *
 * @param {string}  name     Name of the site.
 * @param {string}  database "sqlite" or "mariadb".
 * @param {boolean} hasCache Whether to add Redis as object cache.
 * @return {Promise<string>} Table in Markdown.
 */
async function measure( name, database, hasCache ) {
	if ( ! values.keep ) {
		removeSite( name );
	}
	const site = makeSite(
		{ ...values, name, database, port: Number( values.port ) },
		log
	);
	const theme = prepareBeside( site );
	const urls = Object.entries(
		JSON.parse( php( site, '../bench/pages.php' ) )
	).filter(
		( [ page, url ] ) =>
			url &&
			( ! values.pages || values.pages.split( ',' ).includes( page ) )
	);
	const server = await startServer(
		site,
		hasCache ? { objectCache: cache } : {}
	);
	const lines = [
		`| page | CPU ms: Quayside | ${ theme } | least | ${ theme } | queries | ${ theme } |`,
		'| --- | --- | --- | --- | --- | --- | --- |',
	];
	try {
		for ( const [ page, url ] of urls ) {
			const products = findCartProducts( site, page );
			const { quayside, other } = await measureBeside(
				url,
				pairs,
				theme,
				getCookieHeader( await fillCart( site.url, products ) )
			);
			lines.push(
				`| ${ [
					page,
					quayside.cpu.toFixed( 1 ),
					other.cpu.toFixed( 1 ),
					quayside.least.toFixed( 1 ),
					other.least.toFixed( 1 ),
					quayside.queries,
					other.queries,
				].join( ' | ' ) } |`
			);
			log( lines.at( -1 ) );
		}
	} finally {
		await server.stop();
	}
	return lines.join( '\n' );
}

const load = loadavg()[ 0 ];
const tables = cache
	? {
			'php-sqlite': await measure( values.site, 'sqlite', false ),
			'php-redis': await measure(
				`${ values.site }-redis`,
				'mariadb',
				true
			),
		}
	: {
			php: await measure(
				values.site,
				values.database ?? 'sqlite',
				false
			),
		};
for ( const [ name, table ] of Object.entries( tables ) ) {
	console.log( table );
	if ( values.write ) {
		const isBusy =
			load > 0.5
				? ` Other programs were running (load ${ load.toFixed( 1 ) }).`
				: '';
		writeSection(
			name,
			`${ pairs } pairs of requests per page, ${ new Date().toISOString().slice( 0, 10 ) }.${ isBusy }\n\n${ table }`
		);
	}
}
