// npm run bench:capacity -- --object-cache=PATH: requests per second and response times on nginx, PHP-FPM, MariaDB, and Redis, beside the
// default theme without Quayside's plugins on the same site, and how they grow with the number of PHP processes.
// --seconds=10 (for each measurement) --clients=8 --workers=4 --site=NAME --port=N --wordpress=PATH --woocommerce=PATH
// --write (updates docs/benchmark.md)
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { fillCart, findCartProducts, getCookieHeader } from './bench/cart.mjs';
import { writeSection } from './bench/docs.mjs';
import { measureLoad } from './bench/load.mjs';
import { prepareBeside } from './bench/site.mjs';
import { readFields } from './faults/fields.mjs';
import { makeForm } from './faults/form.mjs';
import { startMariadb } from './site/mariadb.mjs';
import { untilResponds } from './site/servers/process.mjs';
import {
	makeSite,
	php,
	removeSite,
	siteHome,
	startServer,
} from './site/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9187' },
		site: { type: 'string', default: 'bench-capacity' },
		seconds: { type: 'string', default: '10' },
		clients: { type: 'string', default: '8' },
		workers: { type: 'string', default: '4' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		'object-cache': { type: 'string' },
		write: { type: 'boolean', default: false },
	},
} );
const seconds = Number( values.seconds );
const clients = Number( values.clients );
const objectCache = values[ 'object-cache' ];
if ( ! objectCache || ! ( seconds > 0 ) || ! ( clients > 0 ) ) {
	console.error(
		'--object-cache=PATH is the folder of the plugin Redis Object Cache. --seconds and --clients are numbers above 0.'
	);
	process.exit( 1 );
}
const log = ( line ) => console.error( line );
const load = loadavg()[ 0 ];

/** Page types. Cart and checkout are measured with two products in the cart. */
const PAGES = [ 'front', 'post', 'contact', 'shop', 'product', 'cart' ];
const WORKERS = [ 1, 2, 4, 8 ];

removeSite( values.site );
const site = makeSite(
	{
		...values,
		name: values.site,
		port: Number( values.port ),
		database: 'mariadb',
	},
	log
);
const theme = prepareBeside( site );
const urls = JSON.parse( php( site, '../bench/pages.php' ) );
const products = findCartProducts( site, 'cart' );
const form = makeForm( site );

/**
 * Runs a function with the servers.
 *
 * @template T
 * @param {{ workers?: number, cache?: 'usual' }} options Number of PHP processes, and nginx's page cache.
 * @param {() => Promise<T>}                      run     Function.
 * @return {Promise<T>} What it returns.
 */
const withServers = async (
	{ workers = Number( values.workers ), cache },
	run
) => {
	// Stopping the servers also stops the database.
	startMariadb( siteHome( site.name ) );
	const server = await startServer( site, {
		objectCache,
		web: {
			server: 'nginx',
			// Without the tests' opcode cache on the disk, with which workers crash under load.
			nodes: [
				{
					workers,
					env: { PHP_INI_SCAN_DIR: process.env.PHP_INI_SCAN_DIR },
				},
			],
			cache,
		},
	} );
	try {
		// PHP may start later than nginx, which is ready once it serves a file.
		await untilResponds( `${ site.url }/`, [] );
		return await run();
	} finally {
		await server.stop();
	}
};

const headers = ( state, cookies = '' ) => ( {
	'X-Quayside-Bench': state,
	'Accept-Encoding': 'identity',
	...( cookies ? { Cookie: cookies } : {} ),
} );
const other = `default ${ theme }`;

/** Determines whether a response is a whole page. Error pages of nginx and WordPress are whole, too, but have another status. */
const isPage = ( text, status ) => status === 200 && text.includes( '</html>' );

/** Measures a page in a state of the benchmark's must-use plugin. */
const measurePage = async ( url, state, cookies ) =>
	measureLoad(
		() => fetch( url, { headers: headers( state, cookies ) } ),
		isPage,
		{ seconds, clients }
	);

/** Visitors' actions by name: what they send, and whether the response is the expected one. */
const ACTIONS = {
	'product added to a new cart': {
		send: ( state ) =>
			fetch( `${ site.url }/?wc-ajax=add_to_cart`, {
				method: 'POST',
				headers: headers( state ),
				body: new URLSearchParams( {
					product_id: String( products[ 0 ] ),
					quantity: '1',
				} ),
			} ),
		isExpected: ( text ) => text.includes( '"fragments"' ),
		beside: true,
	},
	'form submitted': {
		send: async () => {
			const key = crypto.randomUUID();
			const fields = new URLSearchParams( formFields );
			fields.set( emailField, `${ key }@example.com` );
			fields.set( 'quayside-key', key );
			return fetch(
				`${ site.url }/?rest_route=/sureforms/v1/submit-form`,
				{ method: 'POST', body: fields, headers: headers( 'on' ) }
			);
		},
		isExpected: ( text ) => text.includes( '"success":true' ),
		beside: false,
	},
	'consent recorded': {
		send: () =>
			fetch( `${ site.url }/?rest_route=/quayside-consent/v1/log`, {
				method: 'POST',
				headers: {
					...headers( 'on' ),
					'Content-Type': 'application/json',
				},
				body: JSON.stringify( {
					id: crypto.randomUUID().replaceAll( '-', '' ),
					action: 'accept',
					categories: { necessary: true },
					revision: 1,
					law: 'gdpr',
					time: Math.floor( Date.now() / 1000 ),
				} ),
			} ),
		isExpected: ( _, status ) => status === 201,
		beside: false,
	},
};

let formFields = new URLSearchParams();
let emailField = '';
const cell = ( result ) =>
	result
		? [
				result.perSecond.toFixed( 1 ),
				Math.round( result.p95 ),
				Number.isNaN( result.queries ) ? '' : result.queries,
			].join( ' | ' )
		: ' |  | ';
const row = ( name, quayside, beside ) => {
	const line = `| ${ name } | ${ cell( quayside ) } | ${ cell( beside ) } |`;
	log( line );
	return line;
};

const lines = await withServers( {}, async () => {
	const html = await ( await fetch( form.url ) ).text();
	formFields = readFields( html, 'ada@example.com' );
	emailField = [ ...formFields ].find(
		( [ , value ] ) => value === 'ada@example.com'
	)[ 0 ];
	const cookies = getCookieHeader( await fillCart( site.url, products ) );
	const result = [];
	for ( const page of PAGES ) {
		const visitor = page === 'cart' ? cookies : '';
		result.push(
			row(
				page,
				await measurePage( urls[ page ], 'on', visitor ),
				await measurePage( urls[ page ], other, visitor )
			)
		);
	}
	for ( const [ name, { send, isExpected, beside } ] of Object.entries(
		ACTIONS
	) ) {
		const options = { seconds, clients };
		result.push(
			row(
				name,
				await measureLoad( () => send( 'on' ), isExpected, options ),
				beside
					? await measureLoad(
							() => send( other ),
							isExpected,
							options
						)
					: null
			)
		);
	}
	return result;
} );
lines.push(
	await withServers( { cache: 'usual' }, async () =>
		row(
			'front, from nginx’s page cache',
			await measureLoad( () => fetch( urls.front ), isPage, {
				seconds,
				clients,
			} ),
			null
		)
	)
);
const growth = [];
for ( const workers of WORKERS ) {
	growth.push(
		await withServers( { workers }, async () =>
			row(
				workers,
				await measurePage( urls.product, 'on' ),
				await measurePage( urls.product, other )
			)
		)
	);
}

const columns = ( name ) => [
	`| ${ name } | Quayside: requests/s | 95th percentile, ms | queries | ${ theme }: requests/s | 95th percentile, ms | queries |`,
	'| --- | --- | --- | --- | --- | --- | --- |',
];
const text = [
	`${ cpus().length } cores that also run the ${ clients } clients, ${ values.workers } PHP processes, ${ seconds } s for each figure, ${ new Date().toISOString().slice( 0, 10 ) }.${ load > 0.5 ? ` Other programs were running (load ${ load.toFixed( 1 ) }).` : '' }`,
	'',
	...columns( 'request' ),
	...lines,
	'',
	'The product page by the number of PHP processes:',
	'',
	...columns( 'processes' ),
	...growth,
].join( '\n' );
console.log( text );
if ( values.write ) {
	writeSection( 'capacity', text );
}
