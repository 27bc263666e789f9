import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Returns the URLs of the same site that the page links to, without fragments and files. */
const links = ( page: Page ): Promise< string[] > =>
	page.$$eval( 'a[href]', ( anchors ) => [
		...new Set(
			anchors
				.map(
					( anchor ) =>
						new URL( ( anchor as HTMLAnchorElement ).href )
				)
				.filter(
					( url ) =>
						url.origin === location.origin &&
						! /wp-admin|wp-login|\.\w+$|add-to-cart|feed/.test(
							url.pathname + url.search
						)
				)
				.map( ( url ) => url.pathname )
		),
	] );

const PAGES = [
	'',
	'shop/',
	'product/harbour-enamel-mug/',
	'product/rigging-knife/',
	'product-category/table/',
	'journal/',
	'a-morning-at-the-rope-walk/',
	'category/care/',
	'?s=brass',
	'about/',
	'contact/',
	'cart/',
	'checkout/',
	'my-account/',
	'customer-dashboard/',
	'privacy-policy/',
];

test( '[S1.1] links of the menus, the homepage, the shop, and the journal work', async ( {
	page,
	request,
} ) => {
	test.slow();
	const found = new Set< string >();
	for ( const start of [ '', 'shop/', 'journal/' ] ) {
		await page.goto( start );
		( await links( page ) ).forEach( ( link ) => found.add( link ) );
	}
	expect( found.size ).toBeGreaterThan( 25 );
	await Promise.all(
		[ ...found ].map( async ( link ) =>
			expect( ( await request.get( link ) ).status(), link ).toBe( 200 )
		)
	);
} );

for ( const path of PAGES ) {
	test( `/${ path } has one heading, loads its images, and does not scroll horizontally on mobile`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( path );
		await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 390 );
		for ( const image of await page.locator( 'main img' ).all() ) {
			await image.scrollIntoViewIfNeeded();
			await expect
				.poll( () =>
					image.evaluate(
						( element: HTMLImageElement ) =>
							element.complete && element.naturalWidth > 0
					)
				)
				.toBe( true );
			expect( await image.getAttribute( 'alt' ) ).not.toBeNull();
		}
	} );
}

test( '[S2.1] [S2.2] [S2.3] cart, customer dashboard, and checkout have their URLs', async ( {
	page,
} ) => {
	for ( const [ path, heading ] of [
		[ 'cart/', 'Cart' ],
		[ 'customer-dashboard/', 'Customer dashboard' ],
	] as const ) {
		await page.goto( path );
		await expect(
			page.getByRole( 'heading', { level: 1, name: heading } )
		).toBeVisible();
	}
	await page.goto( 'product/enamel-teapot-1-litre/' );
	await page.locator( 'form.cart button[type=submit]' ).click();
	await expect( page.locator( '.added_to_cart' ) ).toBeVisible();
	await page.goto( 'checkout/' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Checkout' } )
	).toBeVisible();
	await expect( page.locator( 'form.checkout' ) ).toBeVisible();
} );

test( 'the shop has simple and variable products, some on sale and one out of stock', async ( {
	page,
} ) => {
	await page.goto( 'shop/' );
	expect( await page.locator( 'ul.products li.product' ).count() ).toBe( 12 );
	await expect( page.locator( '.onsale' ) ).not.toHaveCount( 0 );
	await page.goto( 'product/harbour-enamel-mug/' );
	await expect( page.locator( 'form.variations_form select' ) ).toBeVisible();
	await page.goto( 'product/rigging-knife/' );
	await expect( page.locator( '.out-of-stock' ) ).toBeVisible();
} );

test( 'no page of the demo sends requests to other hosts before consent', async ( {
	page,
	baseURL,
} ) => {
	const foreign: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			! request.url().startsWith( baseURL as string ) &&
			! request.url().startsWith( 'data:' )
		) {
			foreign.push( request.url() );
		}
	} );
	for ( const path of [ '', 'a-morning-at-the-rope-walk/', 'shop/' ] ) {
		await page.goto( path, { waitUntil: 'networkidle' } );
	}
	expect( foreign ).toEqual( [] );
	await page.goto( 'a-morning-at-the-rope-walk/' );
	await expect(
		page
			.frameLocator( 'main iframe' )
			.getByText( 'Please accept cookies to access this content' )
	).toBeVisible();
} );
