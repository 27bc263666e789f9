import { makeBlockCheckout, removeBlockCheckout } from './block-checkout';
import { hiddenStops, smallTargets } from './controls';
import { insertBlock, openNewPost } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { expectInView, LOW_WINDOWS } from './in-view';
import { logInAsCustomer } from './shop-purchase';
import {
	add,
	asDecidedVisitor,
	isWooCommerce,
	LIST,
	prepareShop,
	showAnotherSite,
} from './shop-store';
import { php } from './store-contract';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * Both checkouts in low windows: nothing is cut off or covered, and messages are where the visitor looks. The block checkout does not
 * ask twice.
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

/** Starts WooCommerce's scripts, which cover the payment methods until they have loaded them. */
const startScripts = async ( page: Page ): Promise< void > => {
	if ( isWooCommerce() ) {
		const updated = page.waitForResponse( /update_order_review/ );
		await page.locator( '#billing_first_name' ).focus();
		await updated;
		await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
	}
};

for ( const viewport of LOW_WINDOWS ) {
	const size = `${ viewport.width } × ${ viewport.height } px`;

	test( `[1.4.10] [2.4.11] [3.3.1] the checkout reflows at ${ size }, its errors are in view, and nothing covers its controls`, async ( {
		page,
	} ) => {
		await page.setViewportSize( viewport );
		await page.goto( 'checkout/' );
		await startScripts( page );
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
		expect( await smallTargets( page ) ).toEqual( [] );
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

test( '[1.4.3] in a dark style, the labels and values of the block checkout have enough contrast', async ( {
	page,
} ) => {
	test.skip( ! isWooCommerce(), 'tests the block of WooCommerce itself' );
	test.slow();
	await showAnotherSite( page.context(), 'block_checkout' );
	await setThemeSettings( page.context(), { style: 'night' } );
	await page.goto( 'block-checkout/' );
	await expect(
		page.getByRole( 'button', { name: 'Place Order' } )
	).toBeEnabled();
	await page.locator( '#email' ).fill( 'ada@example.com' );
	await expectAccessible( page, '.wc-block-checkout', [ 'color-contrast' ] );
	const count = page
		.locator( '.wc-block-components-order-summary-item__quantity' )
		.first();
	const [ text, background ] = await count.evaluate( ( element ) => [
		getComputedStyle( element.querySelector( 'span' ) ?? element ).color,
		getComputedStyle( element ).backgroundColor,
	] );
	expect( text ).not.toBe( background );
	expect( text ).not.toBe( 'rgb(255, 255, 255)' );
} );

test( '[1.4.3] in a dark style, the editor shows the numbers in the order summary of the block checkout legibly', async ( {
	page,
} ) => {
	test.skip( ! isWooCommerce(), 'tests the block of WooCommerce itself' );
	test.slow();
	await setThemeSettings( page.context(), { style: 'night' } );
	await logIn( page );
	const canvas = await openNewPost( page );
	await insertBlock( page, 'woocommerce/checkout' );
	const count = canvas
		.locator( '.wc-block-components-order-summary-item__quantity span' )
		.first();
	await expect( count ).toBeVisible();
	expect(
		await count.evaluate( ( element ) => [
			getComputedStyle( element ).color,
			getComputedStyle( element.parentElement ?? element )
				.backgroundColor,
		] )
	).toEqual(
		await canvas
			.locator( '.editor-styles-wrapper' )
			.evaluate( ( body ) => [
				getComputedStyle( body ).backgroundColor,
				getComputedStyle( body ).color,
			] )
	);
} );

test( '[3.3.7] the block checkout asks for an address once: it ships to it and bills it, and fills in that of a customer', async ( {
	page,
} ) => {
	test.skip( ! isWooCommerce(), 'tests the block of WooCommerce itself' );
	test.slow();
	await showAnotherSite( page.context(), 'block_checkout' );
	await page.goto( 'product-category/light/' );
	await page
		.locator( '.add_to_cart_button[aria-label*="Chart table lamp"]' )
		.click();
	await expect( page.locator( '.add_to_cart_button.added' ) ).toBeVisible();
	await page.goto( 'block-checkout/' );
	const same = page.getByRole( 'checkbox', {
		name: 'Use same address for billing',
	} );
	await expect( same ).toBeChecked();
	await expect( page.locator( '#shipping-address_1' ) ).toBeVisible();
	await expect( page.locator( '#billing-address_1' ) ).toHaveCount( 0 );
	await same.uncheck();
	await expect( page.locator( '#billing-address_1' ) ).toBeVisible();

	const login = `again${ Date.now() }`;
	const customer = await logInAsCustomer( page, login );
	php(
		`$customer = new WC_Customer( ${ customer } );
		foreach ( [ 'billing', 'shipping' ] as $type ) {
			foreach (
				[
					'first_name' => 'Ada',
					'last_name' => 'Quorum',
					'address_1' => '9 Quay Street',
					'city' => 'Portland',
					'state' => 'OR',
					'postcode' => '97201',
					'country' => 'US',
				] as $key => $value
			) {
				$customer->{"set_{$type}_$key"}( $value );
			}
		}
		$customer->save();`
	);
	await page.goto( 'block-checkout/' );
	await expect( page.locator( '#email' ) ).toHaveValue(
		`${ login }@example.com`
	);
	await expect(
		page.locator( '.wc-block-components-address-card' ).first()
	).toContainText( '9 Quay Street' );
	await expect( same ).toBeChecked();
} );
