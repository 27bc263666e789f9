// npm run bench: measures bytes, times, and server costs of each page type, compared to the default theme and, with --peers=, other
// plugins.
// --pages=front,shop --runs=5 --pairs=200 --network=slow-4g --wordpress=PATH --woocommerce=PATH --peers=WP-CONTENT --json=FILE
// --write (updates docs/benchmark.md)
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
	fillCart,
	fillCartOf,
	findCartProducts,
	getCookieHeader,
} from './bench/cart.mjs';
import { measurePage } from './bench/page.mjs';
import { activate, addPeers, hasPlugins } from './bench/peers.mjs';
import { figures, markdown } from './bench/report.mjs';
import { measureAdded, measureServer } from './bench/server.mjs';
import { addPlugins, copyLinked, defaultTheme } from './bench/site.mjs';
import { findChromium } from './chromium.mjs';
import { CACHE, PLUGINS, ROOT, THEME } from './paths.mjs';
import { coreVersion } from './site/core.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';
import { writeSection } from './bench/docs.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9180' },
		site: { type: 'string', default: 'bench' },
		pages: { type: 'string' },
		runs: { type: 'string', default: '3' },
		pairs: { type: 'string', default: '200' },
		network: { type: 'string' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		peers: { type: 'string' },
		json: { type: 'string', default: join( CACHE, 'bench/result.json' ) },
		write: { type: 'boolean', default: false },
	},
} );
const runs = Number( values.runs );
const executablePath = findChromium();
const error = [
	[
		! Number.isInteger( runs ) || runs < 1,
		'--runs must be a number of 1 or more.',
	],
	[
		! Number.isInteger( Number( values.pairs ) ) ||
			Number( values.pairs ) < 0,
		'--pairs must be a number of pairs, or 0 for none.',
	],
	[
		values.network && values.network !== 'slow-4g',
		'--network only supports slow-4g.',
	],
	[
		values.peers && ! hasPlugins( values.peers ),
		'--peers must be a wp-content folder that contains plugins.',
	],
	[
		! executablePath,
		'Chromium was not found. Install it, or set QUAYSIDE_CHROMIUM to its path.',
	],
].find( ( [ isWrong ] ) => isWrong )?.[ 1 ];
if ( error ) {
	console.error( error );
	process.exit( 1 );
}

const log = ( line ) => console.error( line );

/** Maximum load. The benchmark itself uses about one and a half CPUs. */
let load = 0;
const noteLoad = () => ( load = Math.max( load, loadavg()[ 0 ] ) );

removeSite( values.site );
const seeded = existsSync( join( ROOT, 'bin/site/seed/seed.php' ) );
const site = makeSite(
	{ ...values, name: values.site, port: Number( values.port ), seed: seeded },
	log
);
copyLinked( site.folder );
addPlugins( site );
if ( ! seeded ) {
	log(
		'Adding the benchmark’s own content because there is no demo content'
	);
	php( site, '../bench/content.php' );
}
const evaluate = ( code ) => php( site, 'eval.php', [ code ] );
evaluate( `update_option( 'show_avatars', '0' );` );

const store = values.woocommerce
	? 'woocommerce/woocommerce.php'
	: 'stand-in-store/stand-in-store.php';
const storeName = values.woocommerce ? 'WooCommerce' : 'the stand-in store';
const ours = PLUGINS.map( ( name ) => `${ name }/${ name }.php` );
const variants = [
	{
		name: 'Quayside',
		theme: THEME,
		plugins: [ store, ...ours ],
		setup: `Quayside’s theme and three plugins, ${ storeName }`,
	},
];
const fallback = defaultTheme( site.folder );
if ( fallback ) {
	variants.push( {
		name: fallback,
		theme: fallback,
		plugins: [ store ],
		setup: `The default theme ${ fallback }, ${ storeName }, without Quayside’s plugins, so its forms and galleries are not displayed`,
	} );
} else {
	log(
		'This copy of WordPress has no default theme. Use one that does with --wordpress=PATH.'
	);
}
if ( values.peers ) {
	const { theme, plugins } = addPeers( site, resolve( values.peers ) );
	variants.push( {
		name: 'peers',
		theme: theme ?? fallback,
		plugins: [ store, ...plugins.filter( ( file ) => file !== store ) ],
		setup: `${ [ theme ?? fallback, ...plugins.map( ( file ) => dirname( file ) ) ].join( ', ' ) }, ${ storeName }, without forms and galleries of these plugins`,
	} );
}

const result = {
	machine: `${ cpus().length } cores, PHP’s built-in web server with opcache, SQLite, WordPress ${ coreVersion( site.folder ) }, ${ values.woocommerce ? 'WooCommerce' : 'the stand-in store' }, ${ seeded ? 'the demo’s content' : 'the benchmark’s own content' }, Chromium headless at 1280 × 800${ values.network ? `, network as ${ values.network }, text compressed with gzip` : '' }.`,
	variants: [],
	added: null,
	addedBy: {},
	missing: [],
};
let server;
const browser = await chromium.launch( {
	executablePath,
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
try {
	server = await startServer( site, { packs: Boolean( values.network ) } );
	activate( site, variants[ 0 ] );
	const urls = JSON.parse( php( site, '../bench/pages.php' ) );
	const requested = values.pages?.split( ',' ) ?? Object.keys( urls );
	const unknown = requested.filter( ( name ) => ! ( name in urls ) );
	if ( unknown.length ) {
		throw new Error(
			`Unknown page type: ${ unknown.join( ', ' ) }. Available: ${ Object.keys( urls ).join( ', ' ) }.`
		);
	}
	result.missing = requested.filter( ( name ) => ! urls[ name ] );
	if ( Number( values.pairs ) > 0 ) {
		log( 'Cost added by the plugins' );
		const pairs = Number( values.pairs );
		result.added = await measureAdded( urls.page, pairs );
		result.addedWithBlocking = await measureAdded(
			urls.page,
			Math.ceil( pairs / 2 ),
			{ plain: false }
		);
		for ( const plugin of PLUGINS ) {
			result.addedBy[ plugin ] = await measureAdded(
				urls.page,
				Math.ceil( pairs / 2 ),
				{ plugin }
			);
		}
	}
	for ( const variant of variants ) {
		activate( site, variant );
		const pages = {};
		for ( const name of requested.filter( ( each ) => urls[ each ] ) ) {
			log( `${ variant.name }: ${ name }` );
			const products = findCartProducts( site, name );
			const measured = await measurePage( browser, urls[ name ], {
				runs,
				network: values.network,
				theme: variant.theme,
				prepare: products.length
					? ( context ) => fillCartOf( context, site.url, products )
					: undefined,
			} );
			noteLoad();
			pages[ name ] = {
				url: urls[ name ],
				...measured,
				server: await measureServer(
					urls[ name ],
					runs * 5,
					getCookieHeader( await fillCart( site.url, products ) )
				),
			};
		}
		result.variants.push( {
			name: variant.name,
			setup: variant.setup,
			pages,
		} );
	}
} finally {
	await browser.close();
	await server?.stop();
}

if ( load > cpus().length + 1 ) {
	result.machine += ` Other programs ran on the machine (load up to ${ load.toFixed( 1 ) }), which affects LCP, TBT, and PHP times but not bytes and counts.`;
	log( 'The machine was busy. Run the benchmark again when it is idle.' );
}
mkdirSync( dirname( values.json ), { recursive: true } );
writeFileSync(
	values.json,
	JSON.stringify( { ...result, figures: figures( result ) }, null, '\t' )
);
const text = markdown( result );
console.log( text );
if ( values.write ) {
	writeSection( 'figures', text );
}
