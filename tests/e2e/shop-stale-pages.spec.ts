import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import {
	add,
	applyCoupon,
	asDecidedVisitor,
	buttonOf,
	cartLink,
	expectCount,
	isWooCommerce,
	LIST,
	prepareShop,
} from './shop-store';
import { startWholeBrowser } from './speculation';
import { php } from './store-contract';

/*
 * Stored copies of the cart page: the back/forward cache, and a service worker of another plugin.
 */
test.beforeAll( () => {
	prepareShop();
	// Changes neither lines nor total, as a coupon for free shipping may.
	php( `if ( 0 === ( new WC_Coupon( 'nothing-off' ) )->get_id() ) {
		$coupon = new WC_Coupon();
		$coupon->set_code( 'nothing-off' );
		$coupon->set_discount_type( 'percent' );
		$coupon->set_amount( '0' );
		$coupon->save();
	}` );
} );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

const quantity = ( page: Page ) =>
	page.locator( '.woocommerce-cart-form input.qty' );

test( 'the cart page bypasses a service worker with stored pages, once for each cart', async ( {
	page,
} ) => {
	// Cache first, like plugins that make sites work offline.
	const worker = `addEventListener( 'install', () => skipWaiting() ); addEventListener( 'activate', ( event ) => event.waitUntil( clients.claim() ) );
		addEventListener( 'fetch', ( event ) => event.request.mode === 'navigate' && event.respondWith( caches.open( 'pages' ).then( async ( cache ) => {
			const cached = await cache.match( event.request );
			if ( cached ) { return cached; }
			const answer = await fetch( event.request );
			cache.put( event.request, answer.clone() );
			return answer;
		} ) ) );`;
	writeFileSync( join( SITE_FOLDER, 'quayside-test-worker.js' ), worker );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.evaluate( async () => {
		await navigator.serviceWorker.register( '/quayside-test-worker.js' );
		await navigator.serviceWorker.ready;
	} );
	await page.goto( 'cart/' );
	await expect( quantity( page ) ).toHaveValue( '1' );
	for ( const [ wanted, address ] of [
		[ '2', '' ],
		[ '3', '' ],
	] ) {
		await page.goto( `${ LIST }?${ wanted }` );
		await add( page, 'MUG' );
		await page.goto( 'cart/' );
		await expect( quantity( page ) ).toHaveValue( wanted as string );
		// The URL is that of the cart page again.
		await expect( page ).toHaveURL( new RegExp( `/cart/${ address }$` ) );
		await expectCount( page, Number( wanted ) );
	}
	await page.goto( `${ LIST }?coupon` );
	await cartLink( page ).click();
	await applyCoupon( page, 'nothing-off' );
	await expect( page.locator( '.quayside-coupon__applied' ) ).toBeVisible();
	await page.goto( 'cart/' );
	await expect( page.locator( '.cart-discount' ) ).toContainText(
		/nothing-off/i
	);
} );

test( 'a cart page from a cache that ignores cookies and queries is updated by a form', async ( {
	page,
} ) => {
	test.skip( ! isWooCommerce(), 'needs WooCommerce’s own script' );
	await page.goto( LIST );
	await add( page, 'MUG' );
	let stored: Promise< APIResponse > | undefined;
	await page.route( /\/cart\/(\?|$)/, async ( route ) =>
		route.request().method() === 'GET'
			? route.fulfill( { response: await ( stored ??= route.fetch() ) } )
			: route.continue()
	);
	await page.goto( 'cart/' );
	await expect( quantity( page ) ).toHaveValue( '1' );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.goto( 'cart/' );
	await expect( quantity( page ) ).toHaveValue( '2' );
	await expectCount( page, 2 );
} );

test( 'a cart page from the back/forward cache shows the current cart', async () => {
	const browser = await startWholeBrowser();
	try {
		const page = await (
			await browser.newContext( {
				baseURL: `${ process.env.QUAYSIDE_URL }/`,
				viewport: { width: 1280, height: 800 },
			} )
		).newPage();
		await asDecidedVisitor( page );
		// Some hosts and optimization plugins remove the header that prevents caching.
		await page.route( /\/cart\/$/, async ( route ) => {
			// WooCommerce's script requests the page, too, perhaps when the test ends.
			if ( route.request().resourceType() !== 'document' ) {
				return route.continue();
			}
			const response = await route.fetch();
			return route.fulfill( {
				response,
				headers: {
					...response.headers(),
					'cache-control': 'private, max-age=0',
				},
			} );
		} );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await page.goto( 'cart/' );
		await expect( quantity( page ) ).toHaveValue( '1' );
		await page.evaluate( () =>
			addEventListener( 'pageshow', ( { persisted } ) =>
				sessionStorage.setItem( 'persisted', String( persisted ) )
			)
		);
		await page.evaluate(
			( url ) => window.location.assign( url ),
			`/${ LIST }`
		);
		await expect( buttonOf( page, 'MUG' ) ).toBeVisible();
		await add( page, 'MUG' );
		await cartLink( page ).click();
		await applyCoupon( page, 'contract10' );
		await expect(
			page.locator( '.quayside-coupon__applied' )
		).toBeVisible();
		await page.evaluate( () => history.back() );
		await expect( page ).toHaveURL( /\/cart\/$/ );
		// It may reload at once.
		await expect
			.poll(
				() =>
					page
						.evaluate( () => sessionStorage.getItem( 'persisted' ) )
						.catch( () => null ),
				'the page comes out of the cache'
			)
			.toBe( 'true' );
		await expect( quantity( page ) ).toHaveValue( '2' );
		await expect( page.locator( '.cart-discount' ) ).toContainText(
			/contract10/i
		);
		await expectCount( page, 2 );
	} finally {
		await browser.close();
	}
} );
