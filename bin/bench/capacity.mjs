// Measures the requests per second of a site in one set-up, beside those of other themes and plugins on the same site.
import { makeForm } from '../faults/form.mjs';
import { startMariadb } from '../site/mariadb.mjs';
import { untilResponds } from '../site/servers/process.mjs';
import {
	makeSite,
	php,
	removeSite,
	siteHome,
	startServer,
} from '../site/site.mjs';
import { fillCart, findCartProducts, getCookieHeader } from './cart.mjs';
import { measureLoad } from './load.mjs';
import { installPeers } from './peers.mjs';
import { prepareBeside } from './site.mjs';
import { SUREFORMS, makeSureForm, sureFormsClient } from './sureforms.mjs';
import {
	addToCart,
	formClient,
	headers,
	isSuccess,
	recordConsent,
} from './visitors.mjs';

/** Page types. The cart is measured with two products. */
const PAGES = [ 'front', 'post', 'contact', 'shop', 'product', 'cart' ];

/** Numbers of PHP processes. */
const WORKERS = [ 1, 2, 4, 8 ];

/** Determines whether a response is a whole page. Error pages of nginx and WordPress are whole, too, but have another status. */
const isPage = ( text, status ) => status === 200 && text.includes( '</html>' );

/**
 * @typedef {Awaited<ReturnType<typeof measureLoad>>} Load
 * @typedef {Object} Row
 * @property {string | number}                 name  Name of the request, or number of PHP processes.
 * @property {Record<string, Load | undefined>} loads Results by the name of the theme. Those without the feature have none.
 */

/**
 * Measures one set-up: nginx and PHP-FPM with a database, and Redis as object cache if there is one.
 *
 * @param {Object}                 options             Options.
 * @param {Record<string, string>} options.site        Options of the site: name, port, wordpress, woocommerce, database.
 * @param {string}                 [options.objectCache] Folder of the plugin Redis Object Cache.
 * @param {string}                 [options.peers]     Folder wp-content with other plugins and a theme.
 * @param {number}                 options.workers     Number of PHP processes.
 * @param {number}                 options.seconds     Duration of each measurement.
 * @param {number}                 options.clients     Number of clients.
 * @param {( line: string ) => void} log               Receives progress.
 * @return {Promise<{ names: string[], requests: Row[], growth: Row[] }>} Names of the themes, and results.
 */
export async function measureCapacity( options, log ) {
	const { seconds, clients } = options;
	removeSite( options.site.name );
	const site = makeSite(
		{ ...options.site, port: Number( options.site.port ) },
		log
	);
	const theme = prepareBeside( site );
	const urls = JSON.parse( php( site, '../bench/pages.php' ) );
	const products = findCartProducts( site, 'cart' );
	const form = makeForm( site );
	const peers = options.peers
		? installPeers( site, options.peers, theme )
		: null;
	/** @type {Record<string, string>} Header values by name of the theme. */
	const states = {
		Quayside: 'on',
		[ theme ]: `default ${ theme }`,
		...( peers
			? {
					[ `${ peers.theme } and peers` ]: [
						'default',
						peers.theme,
						...peers.plugins,
					].join( ' ' ),
				}
			: {} ),
	};
	const names = Object.keys( states );
	const sureForm = peers?.plugins.includes( SUREFORMS )
		? makeSureForm( site )
		: null;

	/**
	 * Runs a function with the servers.
	 *
	 * @template T
	 * @param {{ workers?: number, cache?: 'usual' }} web Number of PHP processes, and nginx's page cache.
	 * @param {() => Promise<T>}                      run Function.
	 * @return {Promise<T>} What it returns.
	 */
	const withServers = async ( { workers = options.workers, cache }, run ) => {
		if ( options.site.database === 'mariadb' ) {
			// Stopping the servers also stops the database.
			startMariadb( siteHome( site.name ) );
		}
		const server = await startServer( site, {
			objectCache: options.objectCache,
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

	/**
	 * Measures a request with each theme that has it.
	 *
	 * @param {string | number}                                    name       Name of the row.
	 * @param {Record<string, ( () => Promise<Response> ) | null>} senders    What sends it, by name of the theme.
	 * @param {( text: string, status: number ) => boolean}        isExpected Determines whether a response is the expected one.
	 * @return {Promise<Row>} The row.
	 */
	const measure = async ( name, senders, isExpected ) => {
		/** @type {Row} */
		const row = { name, loads: {} };
		for ( const [ beside, send ] of Object.entries( senders ) ) {
			if ( send ) {
				row.loads[ beside ] = await measureLoad( send, isExpected, {
					seconds,
					clients,
				} );
				log(
					`${ name }, ${ beside }: ${ row.loads[ beside ].perSecond.toFixed( 1 ) } requests/s`
				);
			}
		}
		return row;
	};
	const withEach = ( send ) =>
		Object.fromEntries(
			names.map( ( name ) => [ name, () => send( states[ name ] ) ] )
		);
	const page = ( url, cookies = '' ) =>
		withEach( ( state ) =>
			fetch( url, { headers: headers( state, cookies ) } )
		);

	const requests = await withServers( {}, async () => {
		const cookies = getCookieHeader( await fillCart( site.url, products ) );
		const rows = [];
		for ( const name of PAGES ) {
			rows.push(
				await measure(
					name,
					page( urls[ name ], name === 'cart' ? cookies : '' ),
					isPage
				)
			);
		}
		rows.push(
			await measure(
				'product added to a new cart',
				withEach( ( state ) =>
					addToCart( site.url, products[ 0 ], state )
				),
				( text ) => text.includes( '"fragments"' )
			),
			await measure(
				'form submitted',
				{
					Quayside: await formClient( site.url, form.url ),
					...( sureForm
						? {
								[ names[ 2 ] ]: await sureFormsClient(
									site.url,
									sureForm,
									headers( states[ names[ 2 ] ] )
								),
							}
						: {} ),
				},
				isSuccess
			),
			await measure(
				'consent recorded',
				{ Quayside: () => recordConsent( site.url ) },
				( _, status ) => status === 201
			)
		);
		return rows;
	} );
	requests.push(
		await withServers( { cache: 'usual' }, () =>
			measure(
				'front, from nginx’s page cache',
				{ Quayside: () => fetch( urls.front ) },
				isPage
			)
		)
	);
	const growth = [];
	for ( const workers of WORKERS ) {
		growth.push(
			await withServers( { workers }, () =>
				measure( workers, page( urls.product ), isPage )
			)
		);
	}
	return { names, requests, growth };
}
