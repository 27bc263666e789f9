// npm run bench:large: measures admin screens, exports, and pages of a site with very many products, orders, form entries, and consent
// records. --products=N --orders=N --entries=N --consents=N (0 leaves a part out) --site=NAME --port=N --wordpress=PATH
// --woocommerce=PATH --keep (reuses the site and its rows) --write (updates docs/scale.md). Needs MariaDB.
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from './bench/docs.mjs';
import { median } from './bench/page.mjs';
import { addPlugins, defaultTheme } from './bench/site.mjs';
import { ROOT } from './paths.mjs';
import { coreVersion } from './site/core.mjs';
import { startMariadb, stopMariadb } from './site/mariadb.mjs';
import {
	makeSite,
	php,
	removeSite,
	siteHome,
	startServer,
} from './site/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9188' },
		site: { type: 'string', default: 'bench-large' },
		products: { type: 'string', default: '10000' },
		orders: { type: 'string', default: '100000' },
		entries: { type: 'string', default: '1000000' },
		consents: { type: 'string', default: '1000000' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		keep: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
	},
} );
const sizes = {
	products: Number( values.products ),
	orders: Number( values.orders ),
	entries: Number( values.entries ),
	consents: Number( values.consents ),
};

/** Most milliseconds of a view, of a report that reads all orders of a year, and most bytes of memory of a request beyond WordPress's. */
const MOST_MS = 300;
const MOST_REPORT_MS = 3000;
const MOST_MEMORY = 32 * 1048576;
const PAGE_RUNS = 5;

const log = ( line ) => console.error( line );
const shown = ( number ) => number.toLocaleString( 'en' );
const mib = ( bytes ) => `${ ( bytes / 1048576 ).toFixed( 1 ) } MiB`;
const day = ( back ) =>
	new Date( Date.now() - back * 86400000 ).toISOString().slice( 0, 10 );
const quoted = ( value ) =>
	`json_decode( base64_decode( '${ btoa( JSON.stringify( value ) ) }' ), true )`;

/** Runs code with the functions of bin/bench/large.php in the site. */
const inside = ( site, code ) => {
	const start = performance.now();
	const result = JSON.parse(
		php( site, 'eval.php', [
			[
				`$folder = ${ JSON.stringify( join( ROOT, 'bin/bench' ) ) };`,
				'require "$folder/entries.php";',
				'require "$folder/large.php";',
				`$result = ${ code };`,
				'echo json_encode( $result );',
			].join( ' ' ),
		] )
	);
	log(
		`${ code.slice( 0, 60 ) }: ${ ( ( performance.now() - start ) / 1000 ).toFixed( 1 ) } s`
	);
	return result;
};

const rows = [];
const limit = ( name, ms, queries, memory, most, good ) =>
	rows.push(
		`| ${ name } | ${ ms } | ${ queries } | ${ memory } | ${ most } | ${ good ? 'met' : '**missed**' } |`
	);

/** Adds a row for each route. */
const measureViews = ( site, views, most = MOST_MS ) => {
	for ( const [
		name,
		{ ms, worst, queries, memory, total },
	] of Object.entries(
		inside( site, `quayside_bench_views( ${ quoted( views ) } )` )
	) ) {
		limit(
			total ? `${ name }: ${ shown( Number( total ) ) }` : name,
			`${ ms.toFixed( 0 ) } ms, worst ${ worst.toFixed( 0 ) } ms`,
			queries,
			mib( memory ),
			`${ shown( most ) } ms, ${ mib( MOST_MEMORY ) }`,
			ms < most && memory < MOST_MEMORY
		);
	}
};

function measureConsents( site ) {
	const count = inside(
		site,
		`quayside_bench_consent( ${ sizes.consents } )`
	);
	const first = inside( site, 'quayside_bench_consent_job()' );
	const entries = '/quayside-consent/v1/log/entries';
	const days = '/quayside-consent/v1/log/days';
	measureViews( site, {
		'consent log, first page': [ entries, {} ],
		'consent log, page 200': [ entries, { page: 200 } ],
		'consent log, last page': [
			entries,
			{ page: Math.ceil( count / 50 ) },
		],
		'consent log, one status': [ entries, { choice: 'reject' } ],
		'consent log, a rare status': [ entries, { choice: 'placeholder' } ],
		'consent log, a status without records': [ entries, { choice: 'api' } ],
		'consent log, a month a year ago': [
			entries,
			{ from: day( 395 ), to: day( 365 ) },
		],
		'consent log, one status in a month': [
			entries,
			{ from: day( 395 ), to: day( 365 ), choice: 'gpc' },
		],
		'consent log, first letter of an ID': [ entries, { id: 'a' } ],
		'consent log, first letters and a status': [
			entries,
			{ id: 'ab', choice: 'gpc' },
		],
		'consent log, no matches': [ entries, { id: 'zz' } ],
		'chart of consents': [ days, {} ],
		'chart, one status': [ days, { choice: 'reject' } ],
		'chart, first letter of an ID': [ days, { id: 'a' } ],
		'chart, two years': [ days, { from: day( 720 ), to: day( 0 ) } ],
		'consent statistics of a year': [
			'/quayside-consent/v1/statistics',
			{ from: day( 364 ), to: day( 0 ) },
		],
	} );
	const exported = ( name, filter, less ) => {
		const { ms, queries, memory, result } = inside(
			site,
			`quayside_bench_consent_export( ${ quoted( filter ) } )`
		);
		limit(
			`export, ${ name }: ${ shown( result ) }`,
			`${ ( ms / 1000 ).toFixed( 1 ) } s, ${ ( ( ms * 1000 ) / result ).toFixed( 0 ) } µs for each`,
			shown( queries ),
			mib( memory ),
			less ? 'twice the time for each, the same memory' : '',
			! less ||
				( memory < less.memory + 1048576 &&
					ms / result < ( 2 * less.ms ) / less.result )
		);
		return { ms, memory, result };
	};
	const few = exported( 'last month', { from: day( 30 ) } );
	exported( 'all', {}, few );
	exported( 'one status', { choice: 'reject' }, few );
	exported( 'first letter of an ID', { id: 'a' } );
	const write = inside( site, 'quayside_bench_consent_write( 300 )' );
	limit(
		'a choice is logged',
		`${ write.ms.toFixed( 1 ) } ms`,
		write.queries,
		'',
		'15 ms',
		write.ms < 15
	);
	const again = inside( site, 'quayside_bench_consent_job()' );
	for ( const [ name, { ms, queries, memory } ] of [
		[ 'daily job of the log, the first time', first ],
		[ 'daily job of the log', again ],
	] ) {
		limit(
			name,
			`${ shown( Math.round( ms ) ) } ms`,
			queries,
			mib( memory ),
			'30 s',
			ms < 30000
		);
	}
}

function measureOrders( site ) {
	inside( site, `quayside_bench_orders( ${ sizes.orders } )` );
	const route = '/quayside-shop/v1/order-sources';
	const year = { from: day( 399 ), to: day( 0 ) };
	const month = { from: day( 29 ), to: day( 0 ) };
	measureViews( site, {
		'order sources, 30 days': [ route, month ],
		'order sources by landing page, 30 days': [
			route,
			{ ...month, dimension: 'landing_page' },
		],
	} );
	measureViews(
		site,
		{
			'order sources, 400 days': [ route, year ],
			'order sources, 400 days compared': [
				route,
				{ ...year, compare: 'previous_year' },
			],
			'order sources by campaign, 400 days': [
				route,
				{ ...year, dimension: 'campaign' },
			],
			'order sources by landing page, 400 days': [
				route,
				{ ...year, dimension: 'landing_page' },
			],
			'order sources by device, 400 days': [
				route,
				{ ...year, dimension: 'device' },
			],
		},
		MOST_REPORT_MS
	);
}

function measureEntries( site ) {
	const existing = inside(
		site,
		`(int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . \\Quayside\\Blocks\\Forms\\Entries\\Tables::name( 'entries' ) )`
	);
	if ( existing < sizes.entries ) {
		inside( site, `quayside_bench_fill( ${ sizes.entries } )` );
	}
	const route = '/quayside/v1/form-entries';
	measureViews( site, {
		'entries, first page': [ route, {} ],
		'entries, page 4,000': [ route, { page: 4000 } ],
		'entries of one form, unread': [ route, { form: 3, status: 'unread' } ],
		'entries, search for a rare word': [ route, { search: 'marylebone' } ],
		'entries, search for a common word': [ route, { search: 'blanket' } ],
		'entries, no matches': [ route, { search: 'zyzzyva' } ],
		'entries, a month a year ago': [
			route,
			{ from: day( 395 ), to: day( 365 ) },
		],
		'chart of entries, 90 days': [ `${ route }/stats`, { days: 90 } ],
	} );
	const { ms, queries, memory } = inside(
		site,
		"quayside_bench_privacy( 'p123@example.com' )"
	);
	limit(
		'entries of a person, for a privacy request',
		`${ ( ms / 1000 ).toFixed( 1 ) } s`,
		queries,
		mib( memory ),
		'15 s',
		ms < 15000
	);
}

/** Measures a page, its REST responses included, with Quayside and with the default theme alone. */
async function measurePage( url, state ) {
	const runs = [];
	for ( let run = 0; run <= PAGE_RUNS; run++ ) {
		const text = await (
			await fetch( url, { headers: { 'X-Quayside-Bench': state } } )
		).text();
		const found = /<!-- quayside-bench (\{.*?\}) -->\s*$/.exec( text );
		if ( ! found ) {
			throw new Error(
				`${ url } responded without measurements: ${ text.slice( 0, 300 ) }`
			);
		}
		runs.push( JSON.parse( found[ 1 ] ) );
	}
	// The first request compiles and caches.
	const of = ( name ) => median( runs.slice( 1 ).map( ( r ) => r[ name ] ) );
	return { ms: of( 'ms' ), queries: of( 'queries' ), memory: of( 'memory' ) };
}

async function measureProducts( site ) {
	inside( site, `quayside_bench_products( ${ sizes.products } )` );
	const theme = defaultTheme( site.folder );
	const pages = {
		shop: '/?post_type=product',
		'shop, page 300': '/?post_type=product&paged=300',
		'shop by price': '/?post_type=product&orderby=price',
		'shop, prices from 10 to 20':
			'/?post_type=product&min_price=10&max_price=20',
		'category of 500 products': '/?product_cat=bench-3',
		'search for products': '/?s=enamel&post_type=product',
		'search of the site': '/?s=enamel',
		'search without results': '/?s=zyzzyva',
		'instant search': '/?rest_route=/wp/v2/search&search=enamel&per_page=8',
		'a product': '/?product=bench-product-77',
	};
	for ( const [ name, path ] of Object.entries( pages ) ) {
		const on = await measurePage( `${ site.url }${ path }`, 'on' );
		const off = theme
			? await measurePage(
					`${ site.url }${ path }`,
					`default ${ theme }`
				)
			: on;
		limit(
			name,
			`${ on.ms.toFixed( 0 ) } ms, ${ off.ms.toFixed( 0 ) } ms`,
			`${ on.queries }, ${ off.queries }`,
			`${ mib( on.memory ) }, ${ mib( off.memory ) }`,
			`${ MOST_MS } ms, or twice the theme’s`,
			on.ms < Math.max( MOST_MS, 2 * off.ms )
		);
	}
}

if ( ! values.keep ) {
	removeSite( values.site );
}
const site = makeSite(
	{
		...values,
		name: values.site,
		port: Number( values.port ),
		database: 'mariadb',
	},
	log
);
addPlugins( site );
let server;
try {
	startMariadb( siteHome( site.name ) );
	if ( sizes.consents ) {
		measureConsents( site );
	}
	if ( sizes.orders ) {
		measureOrders( site );
	}
	if ( sizes.entries ) {
		measureEntries( site );
	}
	if ( sizes.products ) {
		server = await startServer( site );
		await measureProducts( site );
	}
	const text = [
		`${ shown( sizes.products ) } products, ${ shown( sizes.orders ) } orders, ${ shown( sizes.entries ) } form entries, ${ shown( sizes.consents ) } consent records. WordPress ${ coreVersion( site.folder ) }, MariaDB with default settings, ${ new Date().toISOString().slice( 0, 10 ) }. Views are REST routes, median of five, with peak memory beyond what WordPress had used before. Pages are whole requests, with Quayside and with a default theme without it.${ loadavg()[ 0 ] > cpus().length + 1 ? ` Other programs were running (load ${ loadavg()[ 0 ].toFixed( 1 ) }).` : '' }`,
		'',
		'| measurement | time | queries | memory | at most |  |',
		'| --- | --- | --- | --- | --- | --- |',
		...rows,
	].join( '\n' );
	console.log( text );
	if ( values.write ) {
		writeSection( 'large', text, 'docs/scale.md' );
	}
} finally {
	await server?.stop();
	if ( ! values.keep ) {
		stopMariadb( siteHome( site.name ) );
		removeSite( site.name );
	}
}
