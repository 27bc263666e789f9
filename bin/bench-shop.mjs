// npm run bench:shop: measures a catalog page and clicks on its buttons with Quayside's store features and, on WooCommerce, with
// WooCommerce's scripts in the same run.
// --runs=N --site=NAME --port=N --wordpress=PATH --woocommerce=PATH --write (updates docs/benchmark.md)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { measureCartTimes } from './bench/cart-times.mjs';
import { measureClicks } from './bench/click.mjs';
import { measurePage, median, weight } from './bench/page.mjs';
import { measureProductClicks } from './bench/product-clicks.mjs';
import { measureStorePages } from './bench/store-pages.mjs';
import { findChromium } from './chromium.mjs';
import { THEME } from './paths.mjs';
import { coreVersion } from './site/core.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';
import { writeSection } from './bench/docs.mjs';
import { addPlugins } from './bench/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9184' },
		site: { type: 'string', default: 'bench-shop' },
		runs: { type: 'string', default: '5' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		keep: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
	},
} );
const runs = Number( values.runs );
if ( ! Number.isInteger( runs ) || runs < 1 ) {
	console.error( '--runs must be a number of 1 or more.' );
	process.exit( 1 );
}
const log = ( line ) => console.error( line );

if ( ! values.keep ) {
	removeSite( values.site );
}
const site = makeSite(
	{ ...values, name: values.site, port: Number( values.port ), seed: true },
	log
);
addPlugins( site );
// WooCommerce prints a script that looks for missing dependencies where WordPress debugs.
const config = join( site.folder, 'wp-config.php' );
writeFileSync(
	config,
	readFileSync( config, 'utf8' ).replace(
		"define( 'WP_DEBUG', true );",
		"define( 'WP_DEBUG', false );"
	)
);
php( site, 'eval.php', [
	"update_option( 'show_avatars', '0' ); update_option( 'woocommerce_coming_soon', 'no' ); update_option( 'woocommerce_enable_ajax_add_to_cart', 'yes' );",
] );

const VARIANTS = {
	quayside: { headers: {}, floor: false },
	...( values.woocommerce
		? {
				woocommerce: {
					headers: { 'X-Quayside-Bench': 'off quayside-shop' },
					floor: false,
				},
			}
		: {} ),
	// Quayside's page with a minimal click handler.
	floor: { headers: {}, floor: true },
};
/** A phone, on which visitors tap. */
const PHONE = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	hasTouch: true,
	isMobile: true,
};
const url = `${ site.url }/shop/`;
const browser = await chromium.launch( {
	executablePath: findChromium(),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
const measured = {};
let storePages = [];
let cartTimes;
let server;
try {
	server = await startServer( site );
	for ( const [ name, { headers, floor } ] of Object.entries( VARIANTS ) ) {
		log( `${ name }: loading the page` );
		measured[ name ] = floor
			? {}
			: {
					page: await measurePage( browser, url, {
						runs: 1,
						theme: THEME,
						headers,
					} ),
				};
	}
	// Alternate, so that other load on the machine affects both.
	for ( let run = 1; run <= runs; run++ ) {
		for ( const [ name, variant ] of Object.entries( VARIANTS ) ) {
			log( `${ name }: clicks, run ${ run } of ${ runs }` );
			for ( const [ figure, found ] of Object.entries(
				await measureClicks( browser, url, variant )
			) ) {
				( measured[ name ][ figure ] ??= [] ).push( ...found );
			}
			for ( const [ figure, device ] of Object.entries(
				variant.floor ? {} : { product: undefined, phone: PHONE }
			) ) {
				( measured[ name ][ figure ] ??= [] ).push(
					Math.max(
						...Object.values(
							await measureProductClicks(
								browser,
								`${ site.url }/product/harbour-enamel-mug/`,
								{ ...variant, device }
							)
						)
					)
				);
			}
		}
	}
	if ( values.woocommerce ) {
		log( 'store pages' );
		storePages = await measureStorePages( browser, site );
		log( 'times of the cart' );
		cartTimes = await measureCartTimes( browser, site, runs );
	}
} finally {
	await browser.close();
	await server?.stop();
}

const bytes = ( number ) => `${ number.toLocaleString( 'en' ) } B gz`;
const JS = [ 'js', 'inline js' ];
const { quayside, woocommerce, floor } = measured;
/** Returns the bytes of a page's store scripts: Quayside's, WooCommerce's, jQuery, and the island loader. */
const shopBytes = ( { parts } ) =>
	parts
		.filter(
			( { kind, owner, name } ) =>
				JS.includes( kind ) &&
				( [ 'quayside-shop', 'WooCommerce' ].includes( owner ) ||
					/jquery|build\/islands\.js/.test( name ) )
		)
		.reduce( ( sum, { gz } ) => sum + gz, 0 );
const rows = [
	[
		'catalog page: store JavaScript before interaction',
		( each ) => shopBytes( each.page ),
		bytes,
		5000,
	],
	[
		'catalog page: all JavaScript',
		( each ) => weight( each.page, JS ),
		bytes,
	],
	[ 'catalog page: requests', ( each ) => each.page.requests, String ],
	[
		'click to the frame with the loading state, cart scripts loaded, median',
		( each ) => median( each.paint ),
		( ms ) => `${ ms.toFixed( 0 ) } ms`,
		50,
		true,
	],
	[
		'the same, slowest',
		( each ) => Math.max( ...each.paint ),
		( ms ) => `${ ms.toFixed( 0 ) } ms`,
		undefined,
		true,
	],
	[
		'first click on the page, before any other interaction, median',
		( each ) => median( each.cold ),
		( ms ) => `${ ms.toFixed( 0 ) } ms`,
		50,
		true,
	],
	[
		'interaction to next paint: slowest click, median of the runs',
		( each ) => median( each.inp ),
		( ms ) => `${ ms.toFixed( 0 ) } ms`,
		100,
		true,
	],
	[
		'product page with options: slowest first use of option, quantity, tab, lightbox, and button, median of the runs',
		( each ) => median( each.product ),
		( ms ) => `${ ms.toFixed( 0 ) } ms`,
		150,
	],
	[
		'the same on a phone, 390 × 844 with touch',
		( each ) => median( each.phone ),
		( ms ) => `${ ms.toFixed( 0 ) } ms`,
		150,
	],
	[
		'adding to the cart with five carts of five lines on the page: longest task, median of the runs',
		( each ) => median( each.copies ),
		( ms ) => ( ms ? `${ ms.toFixed( 0 ) } ms` : 'under 50 ms' ),
		50,
	],
	[
		'30 clicks in quick succession: requests that arrived in order',
		( each ) => median( each.sent ),
		( number ) => `${ number }`,
		30,
	],
].map( ( [ name, value, print, limit, least ] ) => {
	const ours = value( quayside );
	const good =
		limit === undefined
			? ''
			: ( limit === 30 ? ours === 30 : ours <= limit )
				? 'met'
				: '**missed**';
	return `| ${ name } | ${ print( ours ) } | ${ woocommerce ? print( value( woocommerce ) ) : '–' } | ${ least ? print( value( floor ) ) : '' } | ${ limit === undefined ? '' : print( limit ) } | ${ good } |`;
} );
/** Returns a row with the median and the slowest of times in ms. The slowest may have a limit. */
const timeRow = ( label, times, limit ) => {
	const slowest = Math.max( ...times );
	const rating =
		limit === undefined
			? ' | '
			: `${ limit } ms | ${ slowest <= limit ? 'met' : '**missed**' }`;
	return `| ${ label } | ${ median( times ).toFixed( 0 ) } ms | ${ slowest } ms | ${ rating } |`;
};
const text = [
	`WordPress ${ coreVersion( site.folder ) }, ${ values.woocommerce ? 'WooCommerce' : 'the stand-in store' }, SQLite, the demo’s shop page, Chromium headless at 1280 × 800 with the CPU slowed down four times, ${ runs } runs${ woocommerce ? ', compared with the same page and theme without quayside-shop, with WooCommerce’s scripts' : '' }. “Minimal handler” is Quayside’s page with a three-line click handler that only adds a class, which is the browser’s own share. Click times come from the browser (Event Timing) in steps of 8 ms.`,
	'',
	'| measurement | Quayside | WooCommerce | minimal handler | at most |  |',
	'| --- | --- | --- | --- | --- | --- |',
	...rows,
	...( storePages.length
		? [
				'',
				'JavaScript before interaction, inline scripts included, compared with the same page and theme without Quayside’s plugins. Two products are in the cart on the cart and checkout pages. The account page has a registration form with a password field.',
				'',
				'| page | Quayside | WooCommerce | at most |  |',
				'| --- | --- | --- | --- | --- |',
				...storePages.map(
					( { label, most, quayside: ours, woocommerce: theirs } ) =>
						`| ${ label } | ${ bytes( ours ) } | ${ bytes( theirs ) } | ${ bytes( most ) } | ${ ours <= most ? 'met' : '**missed**' } |`
				),
			]
		: [] ),
	...( cartTimes
		? [
				'',
				`Time from the store’s response to a change of the cart until the badge, drawer, mini-cart block, block cart, or classic cart in another tab displays it, and time from a click on the cart link to the drawer’s lines on slow 3G (400 ms round trip, 400 kbit/s) without a browser cache. ${ runs } runs for each of the five.`,
				'',
				'| change | median | slowest | at most |  |',
				'| --- | --- | --- | --- | --- |',
				...Object.entries( cartTimes.changes ).map(
					( [ way, times ] ) => timeRow( way, times, 1000 )
				),
				timeRow( 'cart drawer on slow 3G', cartTimes.drawer ),
			]
		: [] ),
].join( '\n' );
console.log( text );
if ( values.write ) {
	writeSection( 'shop', text );
}
