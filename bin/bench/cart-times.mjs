// Measures how soon everything that displays the cart follows a change, and how soon the cart drawer displays its lines on 3G.
import { php } from '../site/site.mjs';
import { fillCartOf } from './cart.mjs';
import { openDecided } from './page.mjs';

/** A slow 3G network: round trips of 400 ms, 400 kbit/s. */
const SLOW_3G = {
	offline: false,
	latency: 400,
	downloadThroughput: 50_000,
	uploadThroughput: 50_000,
};

/** Maximum time in ms to wait for a page. */
const MAX_WAIT = 30_000;

const CART_LINK = '.quayside-cart-link:visible';
const DRAWER_LINE = '#quayside-cart-drawer .quayside-cart-line';

/** Creates a product without a stock limit and the pages, and returns their URLs. Runs in WordPress. */
const SETUP = `
$product = new WC_Product_Simple();
$product->set_name( 'Benchmark mug' );
$product->set_regular_price( '10' );
$product->set_status( 'publish' );
$product->save();
$get = new ReflectionMethod( 'WC_Install', 'get_cart_block_content' );
$get->setAccessible( true );
$add = static fn ( string $title, string $content ): string => (string) get_permalink(
	(int) wp_insert_post(
		wp_slash( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => $title,
			'post_content' => $content,
		] )
	)
);
echo wp_json_encode( [
	'id'      => $product->get_id(),
	'product' => get_permalink( $product->get_id() ),
	'cart'    => $add( 'Followed classic cart', '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->' ),
	'blocks'  => $add( 'Followed block cart', (string) $get->invoke( null ) ),
	'mini'    => $add( 'Followed mini-cart', '<!-- wp:woocommerce/mini-cart /-->' ),
] );`;

const openDrawer = async ( page ) => {
	await page.locator( CART_LINK ).first().click();
	await page.locator( DRAWER_LINE ).first().waitFor();
};

/** What displays the cart: key of its page, element with the quantity, and how to open it. Each has its own tab. */
const DISPLAYED = {
	badge: [
		'product',
		'.quayside-cart-link .quayside-cart-count:not([hidden]) [aria-hidden]',
	],
	drawer: [ 'product', `${ DRAWER_LINE } output`, openDrawer ],
	'mini-cart block': [ 'mini', '.wc-block-mini-cart__badge' ],
	'block cart': [ 'blocks', '.wc-block-components-quantity-selector__input' ],
	'classic cart': [ 'cart', '.woocommerce-cart-form input.qty' ],
};

/** What adds one item to the cart: key of its page, the last click, and what precedes it. */
const CHANGES = {
	'a product’s form': [ 'product', '.single_add_to_cart_button' ],
	'the drawer’s plus': [
		'product',
		`${ DRAWER_LINE } button[aria-label^="Increase"]`,
		openDrawer,
	],
	'the block cart’s plus': [
		'blocks',
		'.wc-block-components-quantity-selector__button--plus',
	],
	'the classic cart': [
		'cart',
		'[name=update_cart]',
		async ( page, items ) =>
			page
				.locator( '.woocommerce-cart-form input.qty' )
				.fill( String( items ) ),
	],
};

/** Resolves with the time at which the first element with the selector displays the number. Runs in the page. */
const whenDisplayed = ( [ selector, number, longest ] ) =>
	new Promise( ( resolve, reject ) => {
		const start = Date.now();
		const timer = setInterval( () => {
			const element = document.querySelector( selector );
			const text = element?.value ?? element?.textContent ?? '';
			if ( parseInt( text, 10 ) === number ) {
				clearInterval( timer );
				resolve( Date.now() );
			} else if ( Date.now() - start > longest ) {
				clearInterval( timer );
				reject( new Error( `${ selector } displays "${ text }".` ) );
			}
		}, 10 );
	} );

/** Determines whether a response is that of a change, and not of a page that follows it. */
const isChange = ( response ) => {
	const url = decodeURIComponent( response.url() );
	return (
		response.request().method() === 'POST' &&
		/wc-ajax=|wc\/store\/v1|cart/.test( url ) &&
		! /get_refreshed_fragments/.test( url )
	);
};

/**
 * Measures the times in ms from the store's response to each change until each tab displays it. One tab at a time, because visitors
 * see one, and tabs in the background send no requests.
 */
const measureAgreement = async ( context, pages, runs ) => {
	const acting = await context.newPage();
	const times = {};
	let items = 2;
	for ( const [ key, displayed, open ] of Object.values( DISPLAYED ) ) {
		const tab = await context.newPage();
		await tab.goto( pages[ key ], { waitUntil: 'networkidle' } );
		await open?.( tab );
		for ( let run = 0; run < runs; run++ ) {
			for ( const [ way, [ from, selector, prepare ] ] of Object.entries(
				CHANGES
			) ) {
				await acting.goto( pages[ from ], {
					waitUntil: 'networkidle',
				} );
				items++;
				await prepare?.( acting, items );
				const end = tab.evaluate( whenDisplayed, [
					displayed,
					items,
					MAX_WAIT,
				] );
				const start = acting
					.waitForResponse( isChange, { timeout: MAX_WAIT } )
					.then( () => Date.now() );
				await acting.locator( selector ).first().click();
				( times[ way ] ??= [] ).push(
					Math.max( 0, ( await end ) - ( await start ) )
				);
			}
		}
		await tab.close();
	}
	return times;
};

/** Measures the time in ms from a click on the cart link until the drawer displays its lines, with an empty browser cache. */
const measureDrawer = async ( browser, url, pages ) => {
	const context = await openDecided( browser, url );
	try {
		await fillCartOf( context, url, [ pages.id, pages.id ] );
		const page = await context.newPage();
		await page.goto( pages.product, { waitUntil: 'networkidle' } );
		const devtools = await context.newCDPSession( page );
		await devtools.send( 'Network.enable' );
		await devtools.send( 'Network.emulateNetworkConditions', SLOW_3G );
		const start = Date.now();
		await page.locator( CART_LINK ).first().click();
		await page
			.locator( DRAWER_LINE )
			.first()
			.waitFor( { timeout: MAX_WAIT } );
		return Date.now() - start;
	} finally {
		await context.close();
	}
};

/**
 * Measures all times of the cart.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {{ url: string, folder: string }}    site    The site, with a running server and WooCommerce.
 * @param {number}                             runs    Number of runs.
 * @return {Promise<{ changes: Record<string, number[]>, drawer: number[] }>} Times in ms, by way to change the cart, and of the drawer.
 */
export async function measureCartTimes( browser, site, runs ) {
	const pages = JSON.parse( php( site, 'eval.php', [ SETUP ] ) );
	const context = await openDecided( browser, site.url );
	try {
		await fillCartOf( context, site.url, [ pages.id, pages.id ] );
		const changes = await measureAgreement( context, pages, runs );
		const drawer = [];
		for ( let run = 0; run < runs; run++ ) {
			drawer.push( await measureDrawer( browser, site.url, pages ) );
		}
		return { changes, drawer };
	} finally {
		await context.close();
	}
}
