import { makeBlockCheckout, removeBlockCheckout } from './block-checkout';
import { hiddenStops } from './controls';
import { expect, test } from './fixtures';
import { expectInView, LOW_WINDOWS } from './in-view';
import {
	add,
	asDecidedVisitor,
	isWooCommerce,
	LIST,
	prepareShop,
	showAnotherSite,
} from './shop-store';
import type { Page } from '@playwright/test';

/*
 * Both checkouts in low windows: nothing is cut off or covered, and messages are where the visitor looks.
 */
test.use( {
	// WooCommerce uses a LIMIT clause that SQLite does not support.
	expectedMessages: [ /WordPress database error <div/ ],
	reducedMotion: 'reduce',
} );

test.beforeAll( () => {
	prepareShop();
	makeBlockCheckout();
} );

test.afterAll( () => removeBlockCheckout() );

test.beforeEach( async ( { page } ) => {
	await asDecidedVisitor( page );
	await page.goto( LIST );
	await add( page, 'MUG' );
} );

/** Returns what makes the page scroll sideways (WCAG 1.4.10). */
const wideParts = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth <= clientWidth
			? []
			: [ ...document.body.querySelectorAll( '*' ) ]
					.filter(
						( element ) =>
							element.getBoundingClientRect().right > clientWidth
					)
					.map(
						( { localName, className } ) =>
							`${ localName }.${ className }`
					);
	} );

for ( const viewport of LOW_WINDOWS ) {
	const size = `${ viewport.width } × ${ viewport.height } px`;

	test( `[1.4.10] [2.4.11] [3.3.1] the checkout reflows at ${ size }, its errors are in view, and nothing covers its controls`, async ( {
		page,
	} ) => {
		await page.setViewportSize( viewport );
		await page.goto( 'checkout/' );
		expect( await wideParts( page ) ).toEqual( [] );
		expect( await hiddenStops( page ) ).toEqual( [] );
		await page.locator( '#place_order' ).press( 'Enter' );
		await expectInView( page.locator( '.woocommerce-error li' ).first() );
		expect( await wideParts( page ) ).toEqual( [] );
		expect( await hiddenStops( page ) ).toEqual( [] );
	} );

	test( `[1.4.10] [2.4.11] [3.3.1] the block checkout reflows at ${ size }, its errors are in view, and nothing covers its controls`, async ( {
		page,
	} ) => {
		test.skip( ! isWooCommerce(), 'tests the block of WooCommerce itself' );
		test.slow();
		await showAnotherSite( page.context(), 'block_checkout' );
		await page.setViewportSize( viewport );
		await page.goto( 'block-checkout/' );
		const order = page.getByRole( 'button', { name: 'Place Order' } );
		await expect( order ).toBeEnabled();
		await expect(
			page.getByRole( 'radio', { name: 'Paid at once' } )
		).toBeVisible();
		expect( await wideParts( page ) ).toEqual( [] );
		expect( await hiddenStops( page ) ).toEqual( [] );
		// A field that is left wrong says so beside it.
		await page.locator( '#email' ).fill( 'nobody' );
		await page.locator( '#email' ).press( 'Tab' );
		const message = page.locator( '.wc-block-components-validation-error' );
		await expectInView( message.first() );
		// All of them do when the order is placed, and the first gets the focus.
		await order.press( 'Enter' );
		await expect.poll( () => message.count() ).toBeGreaterThan( 2 );
		await expect( page.locator( '#email' ) ).toBeFocused();
		await expect( page.locator( '#email' ) ).toBeInViewport();
		await expectInView( message.first() );
		expect( await wideParts( page ) ).toEqual( [] );
		expect( await hiddenStops( page ) ).toEqual( [] );
		// A refused coupon.
		await page
			.getByRole( 'button', { name: /^Add coupons?$/ } )
			.filter( { visible: true } )
			.first()
			.press( 'Enter' );
		const code = page
			.getByLabel( 'Enter code' )
			.filter( { visible: true } );
		await code.fill( 'nothing' );
		await code.press( 'Enter' );
		await expectInView(
			page
				.locator(
					'.wc-block-components-totals-coupon .wc-block-components-validation-error'
				)
				.filter( { visible: true } )
		);
	} );
}
