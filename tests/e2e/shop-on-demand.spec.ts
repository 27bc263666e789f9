import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	add,
	asDecidedVisitor,
	isWooCommerce,
	LIST,
	prepareShop,
} from './shop-store';
import { php } from './store-contract';

/*
 * WooCommerce's own scripts arrive when a visitor reaches for what they serve, and work as if they had been there.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( async ( { page } ) => {
	test.skip( ! isWooCommerce(), 'about the scripts of WooCommerce itself' );
	await asDecidedVisitor( page );
	// A mouse that happens to lie on a form reaches for it.
	await page.mouse.move( 0, 0 );
} );

const hasJquery = ( page: Page ): Promise< boolean > =>
	page.evaluate( () => 'jQuery' in window );

/** The page with its islands awake. */
const open = async ( page: Page, path: string ): Promise< void > => {
	await page.goto( path );
	await expect( page.locator( '#quayside-shop-on-demand' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
};

test.describe( 'passwords', () => {
	test.beforeAll( () => {
		if ( isWooCommerce() ) {
			php(
				`update_option( 'woocommerce_enable_myaccount_registration', 'yes' ); update_option( 'woocommerce_registration_generate_password', 'no' );`
			);
		}
	} );

	test( 'their strength is judged from the first focus on', async ( {
		page,
	} ) => {
		await open( page, 'my-account/' );
		expect( await hasJquery( page ) ).toBe( false );
		await page.locator( '#reg_password' ).pressSequentially( 'abc' );
		const meter = page.locator( '.woocommerce-password-strength' );
		await expect( meter ).toContainText( 'Very weak' );
		await expect(
			page.locator( 'form.register [type=submit]' )
		).toBeDisabled();
		await page
			.locator( '#reg_password' )
			.pressSequentially( ' correct horse battery staple 9' );
		await expect( meter ).toContainText( 'Strong' );
		await expect(
			page.locator( 'form.register [type=submit]' )
		).toBeEnabled();
	} );

	test( 'one that a password manager enters is judged, too', async ( {
		page,
	} ) => {
		await open( page, 'my-account/' );
		await page.locator( '#reg_password' ).evaluate( ( field ) => {
			( field as HTMLInputElement ).value = 'abc';
			field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
		await expect(
			page.locator( '.woocommerce-password-strength' )
		).toContainText( 'Very weak' );
	} );
} );

test.describe( 'the classic cart', () => {
	test.beforeEach( async ( { page } ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
	} );

	test( 'is updated without leaving the page', async ( { page } ) => {
		await open( page, 'cart/' );
		expect( await hasJquery( page ) ).toBe( false );
		await page.evaluate( () => Object.assign( window, { same: true } ) );
		await page.locator( '.cart_item input.qty' ).fill( '3' );
		const update = page.locator( '[name=update_cart]' );
		await expect( update ).toBeEnabled();
		await expect.poll( () => hasJquery( page ) ).toBe( true );
		await update.click();
		await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
		await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue(
			'3'
		);
		expect( await page.evaluate( () => 'same' in window ) ).toBe( true );
	} );

	test( 'is updated by a page where the scripts fail', async ( {
		page,
		context,
	} ) => {
		await context.route( /jquery\.min\.js/, ( route ) => route.abort() );
		await open( page, 'cart/' );
		await page.locator( '.cart_item input.qty' ).fill( '2' );
		await page.locator( '[name=update_cart]' ).click();
		await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue(
			'2'
		);
	} );

	test( 'has its scripts at once where the page uses jQuery', async ( {
		page,
	} ) => {
		await page.goto( 'cart/?with-jquery' );
		expect( await hasJquery( page ) ).toBe( true );
		await expect(
			page.locator( '#quayside-shop-on-demand template' )
		).toHaveCount( 1 );
	} );
} );

test.describe( 'a variable product', () => {
	test( 'knows which variation is selected', async ( { page } ) => {
		await open( page, 'product/harbour-enamel-mug/' );
		const select = page.locator( '.variations_form select' ).first();
		await select.selectOption( { index: 1 } );
		await expect
			.poll( () =>
				page.locator( 'input.variation_id' ).first().inputValue()
			)
			.toMatch( /^[1-9]/ );
		await expect(
			page.locator( '.single_add_to_cart_button' )
		).not.toHaveClass( /disabled/ );
	} );
} );
