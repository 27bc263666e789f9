import { expect, expectAccessible, test } from './fixtures';
import type { Page } from '@playwright/test';

/** Puts something into the cart, and the choice about cookies aside. */
const fill = async ( page: Page, baseURL: string | undefined ): Promise< void > => {
	await page.context().addCookies( [ { name: 'cookieyes-consent', value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no', url: baseURL ?? '' } ] );
	await page.goto( 'product/enamel-teapot-1-litre/' );
	await page.locator( 'form.cart button[type=submit]' ).click();
	await expect( page.locator( '.added_to_cart' ) ).toBeVisible();
};

test( '[S9.7] what the shop works on lies below a veil of 6/10', async ( { page, baseURL } ) => {
	await fill( page, baseURL );
	await page.goto( 'cart/' );
	await page.evaluate( () => {
		// As the shop's own script makes it, with its own opacity.
		const veil = Object.assign( document.createElement( 'div' ), { className: 'blockUI blockOverlay' } );
		veil.style.cssText = 'position:absolute;inset:0;background:#000;opacity:.2';
		document.querySelector( '.cart_totals' )?.append( veil );
	} );
	await expect( page.locator( '.blockOverlay' ) ).toHaveCSS( 'opacity', '0.6' );
} );

for ( const path of [ 'cart/', 'checkout/' ] ) {
	test( `axe finds nothing at ${ path } with something in the cart`, async ( { page, baseURL } ) => {
		await fill( page, baseURL );
		await page.goto( path );
		await expectAccessible( page );
		await page.setViewportSize( { width: 390, height: 800 } );
		await expectAccessible( page );
		expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 390 );
	} );
}

test( 'the sum of the cart comes before what else there is', async ( { page, baseURL } ) => {
	await fill( page, baseURL );
	await page.goto( 'cart/' );
	const totals = await page.locator( '.cart_totals' ).boundingBox();
	const others = page.locator( '.cross-sells' );
	if ( ( await others.count() ) > 0 ) {
		expect( totals?.y ).toBeLessThan( ( await others.boundingBox() )?.y ?? 0 );
	}
	expect( totals ).not.toBeNull();
} );

test( 'nothing moves on a product page while it loads', async ( { page } ) => {
	await page.addInitScript( () => {
		const seen = ( ( window as unknown as { shifts: number[] } ).shifts = [] as number[] );
		new PerformanceObserver( ( list ) => list.getEntries().forEach( ( entry ) => seen.push( ( entry as PerformanceEntry & { value: number } ).value ) ) ).observe( { type: 'layout-shift', buffered: true } );
	} );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( 'shop/' );
		await page.goto( ( await page.locator( 'li.product a[href*="/product/"]' ).first().getAttribute( 'href' ) ) ?? '', { waitUntil: 'networkidle' } );
		const shifts = await page.evaluate( () => ( window as unknown as { shifts: number[] } ).shifts );
		// A font that comes late moves a line by less than this.
		expect( shifts.reduce( ( sum, value ) => sum + value, 0 ), `${ width } px` ).toBeLessThan( 0.005 );
	}
} );
