import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	add,
	asDecidedVisitor,
	cartDrawer,
	cartLink,
	LIST,
	prepareShop,
	watch,
} from './shop-store';

/*
 * The cart drawer on slow networks, where the number of sequential round trips matters.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

interface Trip {
	url: string;
	from: number;
	to: number;
}

/** Delays every request of the page and records when it began and ended. */
const slowDown = async ( page: Page ): Promise< Trip[] > => {
	const trips: Trip[] = [];
	await page.route( /./, async ( route ) => {
		const trip = {
			url: route.request().url(),
			from: performance.now(),
			to: Infinity,
		};
		trips.push( trip );
		const response = await route.fetch();
		await new Promise( ( done ) => setTimeout( done, 500 ) );
		trip.to = performance.now();
		await route.fulfill( { response } );
	} );
	return trips;
};

/** Returns the longest chain of sequential requests. */
const rounds = ( trips: Trip[] ): Trip[] => {
	const chains = new Map< Trip, Trip[] >();
	for ( const trip of [ ...trips ].sort(
		( one, other ) => one.from - other.from
	) ) {
		const before = [ ...chains ]
			.filter( ( [ { to } ] ) => to <= trip.from )
			.map( ( [ , chain ] ) => chain );
		chains.set( trip, [
			...before.reduce(
				( longest, chain ) =>
					chain.length > longest.length ? chain : longest,
				[] as Trip[]
			),
			trip,
		] );
	}
	return [ ...chains.values() ].reduce(
		( longest, chain ) =>
			chain.length > longest.length ? chain : longest,
		[]
	);
};

test( 'a click on the cart shows the outline in the first frame and the lines after two round trips', async ( {
	page,
	context,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	// Another page that has not loaded the drawer yet.
	const next = await context.newPage();
	await next.goto( LIST, { waitUntil: 'networkidle' } );
	const trips = await slowDown( next );
	const outline = () =>
		next.evaluate(
			() =>
				getComputedStyle(
					document.getElementById(
						'quayside-cart-drawer'
					) as HTMLElement,
					'::before'
				).position
		);
	expect( await outline() ).not.toBe( 'fixed' );
	await cartLink( next ).click();
	expect( await outline() ).toBe( 'fixed' );
	await expect(
		cartDrawer( next ).locator( '.quayside-cart-line' )
	).toHaveCount( 1 );
	expect( await outline() ).not.toBe( 'fixed' );
	const chain = rounds(
		trips.filter(
			( { url, to } ) =>
				to !== Infinity && ! /\.(jpe?g|png|webp|avif|svg)/.test( url )
		)
	);
	expect(
		chain.length,
		chain.map( ( { url } ) => url ).join( '\n' )
	).toBeLessThanOrEqual( 2 );
	expect(
		trips.filter( ( { url } ) => /store\/v1\/cart/.test( url ) ),
		'the cart is asked for once'
	).toHaveLength( 1 );
} );

test( 'on 3G, as the browser emulates it, the lines need two round trips after the click', async ( {
	page,
	context,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	const next = await context.newPage();
	await next.goto( LIST, { waitUntil: 'networkidle' } );
	const devtools = await context.newCDPSession( next );
	await devtools.send( 'Network.emulateNetworkConditions', {
		offline: false,
		// A round trip of 300 ms and 1.6 Mbit/s.
		latency: 300,
		downloadThroughput: 200_000,
		uploadThroughput: 96_000,
	} );
	await next.evaluate( () => performance.clearResourceTimings() );
	const clicked = performance.now();
	await cartLink( next ).click();
	const lines = cartDrawer( next ).locator( '.quayside-cart-line' );
	await expect( lines ).toHaveCount( 1 );
	test.info().annotations.push( {
		type: 'lines after the click',
		description: `${ Math.round( performance.now() - clicked ) } ms`,
	} );
	const trips = await next.evaluate( () =>
		(
			performance.getEntriesByType(
				'resource'
			) as PerformanceResourceTiming[]
		 )
			.filter( ( { initiatorType } ) => initiatorType !== 'img' )
			.map( ( { name: url, startTime: from, responseEnd: to } ) => ( {
				url,
				from,
				to,
			} ) )
	);
	const chain = rounds( trips );
	expect( trips.length ).toBeGreaterThan( 3 );
	expect(
		chain.length,
		chain.map( ( { url } ) => url ).join( '\n' )
	).toBeLessThanOrEqual( 2 );
} );

test( 'hovering over the cart sends no request to the store', async ( {
	page,
} ) => {
	await page.goto( LIST );
	const asked = watch( page, /wc\/store|wc-ajax/ );
	await cartLink( page ).hover();
	await expect( page.locator( '#quayside-cart-drawer' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	expect( asked ).toEqual( [] );
	await cartLink( page ).click();
	await expect( cartDrawer( page ) ).toContainText( 'Your cart is empty.' );
	expect( asked ).toHaveLength( 1 );
} );

test( 'after an addition the drawer and React are preloaded', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	await expect( page.locator( '#quayside-cart-drawer' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	const asked = watch( page, /./ );
	await cartLink( page ).click();
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' )
	).toHaveCount( 1 );
	expect( asked.filter( ( url ) => /\.(js|css)\b/.test( url ) ) ).toEqual(
		[]
	);
} );
