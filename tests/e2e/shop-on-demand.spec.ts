import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdRequests } from './hold-requests';
import {
	add,
	asDecidedVisitor,
	expectCount,
	isWooCommerce,
	LIST,
	prepareShop,
} from './shop-store';
import { ADDRESS, orderOf } from './shop-purchase';
import { php } from './store-contract';

/*
 * WooCommerce's own scripts run when a visitor interacts with the elements they serve, and work as if they had run from the start.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( async ( { page } ) => {
	test.skip( ! isWooCommerce(), 'tests the scripts of WooCommerce itself' );
	await asDecidedVisitor( page );
	// A pointer that happens to be over a form would run its scripts.
	await page.mouse.move( 0, 0 );
} );

const hasJquery = ( page: Page ): Promise< boolean > =>
	page.evaluate( () => 'jQuery' in window );

/** Opens a page and waits for the island. */
const open = async ( page: Page, path: string ): Promise< void > => {
	await page.goto( path );
	await expect(
		page.locator( '[data-island^="on-demand"]' )
	).toHaveAttribute( 'data-island-state', 'mounted' );
};

/** What the browser reports without a network, and for requests that a test aborts. */
const UNREACHABLE = [ /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ ];

/** Clicks a button without a network, and expects a message beside it. The browser's error page would have no button. */
const expectMessage = async ( page: Page, button: string ): Promise< void > => {
	await page.locator( button ).click();
	await expect(
		page.locator( `${ button } + .quayside-cart-message` )
	).toContainText( 'check your connection' );
};

test.describe( 'passwords', () => {
	test.beforeAll( () => {
		if ( isWooCommerce() ) {
			php(
				`update_option( 'woocommerce_enable_myaccount_registration', 'yes' ); update_option( 'woocommerce_registration_generate_password', 'no' );`
			);
		}
	} );

	test( 'have their strength checked from the first focus on', async ( {
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

	test( 'are checked when a password manager enters them', async ( {
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

	test( 'typed at checkout keep their text and the focus while the scripts load', async ( {
		page,
	} ) => {
		const signup = 'woocommerce_enable_signup_and_login_from_checkout';
		php( `update_option( '${ signup }', 'yes' );` );
		const gates = [
			/\/woocommerce\/.*password-strength-meter/,
			/zxcvbn\.min/,
		].map( ( url ) => {
			let release = (): void => undefined;
			const released = new Promise< void >(
				( resolve ) => ( release = resolve )
			);
			return { url, released, release };
		} );
		for ( const { url, released } of gates ) {
			await page.route( url, async ( route ) => {
				await released;
				await route.continue();
			} );
		}
		try {
			await page.goto( LIST );
			await add( page, 'MUG' );
			await open( page, 'checkout/' );
			await page.locator( '#createaccount' ).check();
			const password = page.locator( '#account_password' );
			await password.pressSequentially( 'staple 9 ferry battery' );
			gates[ 0 ]?.release();
			const meter = page.locator( '.woocommerce-password-strength' );
			await expect( async () => {
				await page.keyboard.type( ' horse' );
				await expect( meter ).toBeAttached( { timeout: 500 } );
			} ).toPass();
			const typed = await password.inputValue();
			expect( typed ).toMatch( /^staple 9 ferry battery( horse)+$/ );
			await expect( password ).toBeFocused();
			gates[ 1 ]?.release();
			await expect( meter ).toContainText( 'Strong' );
			await expect( password ).toHaveValue( typed );
			await expect( password ).toBeFocused();
			await expect( page.locator( '#createaccount' ) ).toBeChecked();
		} finally {
			gates.forEach( ( { release } ) => release() );
			php( `update_option( '${ signup }', 'no' );` );
		}
	} );
} );

test.describe( 'the classic cart', () => {
	test.beforeEach( async ( { page } ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
	} );

	test( 'updates without leaving the page', async ( { page } ) => {
		await open( page, 'cart/' );
		expect( await hasJquery( page ) ).toBe( false );
		const ran = page.evaluate( () => {
			Object.assign( window, { same: true } );
			return new Promise( ( resolve ) =>
				document.body.addEventListener(
					'quayside:scripts:ran',
					() => resolve( true ),
					{ once: true }
				)
			);
		} );
		await page.locator( '.cart_item input.qty' ).fill( '3' );
		await ran;
		const update = page.locator( '[name=update_cart]' );
		await expect( update ).toBeEnabled();
		await update.click();
		await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
		await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue(
			'3'
		);
		expect( await page.evaluate( () => 'same' in window ) ).toBe( true );
	} );

	test( 'updates without leaving the page if the button is clicked while the scripts load', async ( {
		page,
	} ) => {
		const release = await holdRequests( page, /jquery\.min\.js/ );
		await open( page, 'cart/' );
		await page.evaluate( () => Object.assign( window, { same: true } ) );
		await page.locator( '.cart_item input.qty' ).fill( '3' );
		await page.locator( '[name=update_cart]' ).click();
		release();
		await expect( page.locator( '.woocommerce-message' ) ).toBeVisible();
		await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue(
			'3'
		);
		expect( await page.evaluate( () => 'same' in window ) ).toBe( true );
	} );

	test( 'changes the states with the country in the shipping calculator', async ( {
		page,
	} ) => {
		await page.goto( 'product/oak-serving-board/' );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expectCount( page, 2 );
		await open( page, 'cart/' );
		expect( await hasJquery( page ) ).toBe( false );
		await page.locator( '.shipping-calculator-button' ).click();
		const state = page.locator( '#calc_shipping_state' );
		await page
			.locator( '#calc_shipping_country' )
			.selectOption( { value: 'US' } );
		await expect( state.locator( 'option[value=TX]' ) ).toBeAttached();
		await page
			.locator( '#calc_shipping_country' )
			.selectOption( { value: 'CA' } );
		await expect( state.locator( 'option[value=ON]' ) ).toBeAttached();
		await expect( state.locator( 'option[value=TX]' ) ).toHaveCount( 0 );
	} );

	test.describe( 'with scripts that fail to load', () => {
		test.use( { expectedMessages: UNREACHABLE } );

		test( 'stays on the page without a network, and updates by a page load when it is back', async ( {
			page,
			context,
		} ) => {
			await context.route( /jquery\.min\.js/, ( route ) =>
				route.abort()
			);
			await open( page, 'cart/' );
			await page.locator( '.cart_item input.qty' ).fill( '2' );
			await context.setOffline( true );
			await expectMessage( page, '[name=apply_coupon]' );
			await expectMessage( page, '[name=update_cart]' );
			await context.setOffline( false );
			await page.locator( '[name=update_cart]' ).click();
			await expect(
				page.locator( '.woocommerce-message' )
			).toBeVisible();
			await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue(
				'2'
			);
		} );
	} );

	test( 'runs its scripts at once if the page uses jQuery', async ( {
		page,
	} ) => {
		await page.goto( 'cart/?with-jquery' );
		expect( await hasJquery( page ) ).toBe( true );
		const groups = await page
			.locator( '[data-island^="on-demand"] [data-seal]' )
			.evaluateAll( ( seals ) =>
				seals.flatMap( ( { textContent } ) =>
					(
						JSON.parse( textContent ) as {
							props: { groups: { name: string }[] };
						}
					 ).props.groups.map( ( { name } ) => name )
				)
			);
		expect( groups ).toEqual( [ 'password-meter' ] );
	} );
} );

test.describe( 'the classic checkout', () => {
	test.beforeEach( async ( { page } ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
	} );

	/** Enters a buyer, without waiting for the store's scripts. */
	const fill = async ( page: Page ): Promise< void > => {
		for ( const [ field, value ] of Object.entries( ADDRESS ) ) {
			await page.locator( `#billing_${ field }` ).fill( value );
		}
	};

	const pay = ( page: Page ): Promise< void > =>
		page.evaluate( () =>
			document
				.querySelector< HTMLElement >( '#payment_method_quayside_test' )
				?.click()
		);

	test( 'looks the same before and after its scripts have run', async ( {
		page,
	} ) => {
		const signup = 'woocommerce_enable_signup_and_login_from_checkout';
		php( `update_option( '${ signup }', 'yes' );` );
		try {
			await open( page, 'checkout/' );
			// Longer than the module takes to run its first script.
			await page.waitForLoadState( 'networkidle' );
			expect( await hasJquery( page ) ).toBe( false );
			const account = page.locator( 'div.create-account' );
			const shipping = page.locator( 'div.shipping_address' );
			await expect( page.locator( '#createaccount' ) ).toBeVisible();
			const expectHidden = async (): Promise< void > => {
				await expect( account ).toBeHidden();
				await expect( shipping ).toBeHidden();
			};
			await expectHidden();
			await page.locator( '#billing_city' ).focus();
			await expect
				.poll( () => page.evaluate( () => 'jQuery' in window ) )
				.toBe( true );
			await expect( page.locator( 'form.checkout' ) ).toHaveAttribute(
				'novalidate'
			);
			await expectHidden();
			await page.locator( '#createaccount' ).check();
			await expect( account ).toBeVisible();
			await page.locator( '#createaccount' ).uncheck();
			await expect( account ).toBeHidden();
		} finally {
			php( `update_option( '${ signup }', 'no' );` );
		}
	} );

	test( 'changes the states with the country that is selected first', async ( {
		page,
	} ) => {
		await open( page, 'checkout/' );
		await page
			.locator( '#billing_country' )
			.selectOption( { value: 'CA' } );
		await expect(
			page.locator( '#billing_state option[value=ON]' )
		).toBeAttached();
	} );

	test( 'keeps text and focus while its scripts load and sort the fields', async ( {
		page,
	} ) => {
		const release = await holdRequests( page, /jquery\.min\.js/ );
		await open( page, 'checkout/' );
		const name = page.locator( '#billing_address_1' );
		await name.pressSequentially( 'Quay' );
		release();
		await expect( async () => {
			await page.keyboard.type( ' 1' );
			await expect( page.locator( 'form.checkout' ) ).toHaveAttribute(
				'novalidate',
				{ timeout: 200 }
			);
		} ).toPass();
		await page.keyboard.type( ' B' );
		await expect( name ).toBeFocused();
		await expect( name ).toHaveValue( /^Quay( 1)+ B$/ );
	} );

	test( 'opens the coupon field with the first click', async ( { page } ) => {
		const release = await holdRequests( page, /jquery\.min\.js/ );
		await open( page, 'checkout/' );
		await page.locator( 'a.showcoupon' ).click();
		release();
		await expect( page.locator( '#coupon_code' ) ).toBeVisible();
	} );

	test( 'places one order if the button is clicked while the scripts load', async ( {
		page,
	} ) => {
		const release = await holdRequests( page, /jquery\.min\.js/ );
		const posts: string[] = [];
		page.on( 'request', ( request ) => {
			if (
				request.method() === 'POST' &&
				/checkout/.test( request.url() ) &&
				! /update_order_review/.test( request.url() )
			) {
				posts.push( request.url() );
			}
		} );
		await open( page, 'checkout/' );
		await fill( page );
		await pay( page );
		await page.locator( '#place_order' ).click();
		release();
		expect( ( await orderOf( page ) ).paid ).toBe( true );
		expect( posts ).toHaveLength( 1 );
		expect( posts[ 0 ] ).toContain( 'wc-ajax=checkout' );
	} );

	test.describe( 'with scripts that fail to load', () => {
		test.use( { expectedMessages: UNREACHABLE } );

		test( 'stays on the page without a network, and places the order by a page load when it is back', async ( {
			page,
			context,
		} ) => {
			await context.route( /jquery\.min\.js/, ( route ) =>
				route.abort()
			);
			await open( page, 'checkout/' );
			await fill( page );
			await pay( page );
			await context.setOffline( true );
			await expectMessage( page, '#place_order' );
			await context.setOffline( false );
			await page.locator( '#place_order' ).click();
			expect( ( await orderOf( page ) ).paid ).toBe( true );
		} );
	} );

	test( 'runs its scripts at once beside a gateway that uses jQuery', async ( {
		page,
	} ) => {
		await page.goto( 'checkout/?with-jquery' );
		expect( await hasJquery( page ) ).toBe( true );
		await expect( page.locator( 'form.checkout' ) ).toHaveAttribute(
			'novalidate'
		);
	} );
} );

test.describe( 'a variable product', () => {
	test( 'knows the selected variation', async ( { page } ) => {
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
