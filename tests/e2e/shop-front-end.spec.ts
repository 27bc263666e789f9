import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, SITE_FOLDER, test } from './fixtures';
import { keepOptions } from './keep-options';
import { php } from './store-contract';
import { asDecidedVisitor, LIST, prepareShop } from './shop-store';

test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

test( '[S2.13] selecting an order submits the form', async ( { page } ) => {
	await page.goto( LIST );
	await page.locator( 'select.orderby' ).first().selectOption( 'price' );
	await expect( page ).toHaveURL( /orderby=price/ );
	await expect( page.locator( 'select.orderby' ).first() ).toHaveValue(
		'price'
	);
	await expect(
		page.locator( '.woocommerce-result-count' ).first()
	).toHaveAttribute( 'role', 'alert' );
} );

test.describe( 'quantities below their minimum', () => {
	const plugin = join(
		SITE_FOLDER,
		'wp-content/mu-plugins/quayside-quantity-tests.php'
	);
	test.beforeAll( () => {
		mkdirSync( dirname( plugin ), { recursive: true } );
		// One field of WooCommerce with a minimum, and one that another plugin prints.
		writeFileSync(
			plugin,
			`<?php
			add_filter(
				'woocommerce_quantity_input_args',
				static fn ( array $args ): array => isset( $_GET['minimum'] ) ? [ 'min_value' => 4 ] + $args : $args
			);
			add_action(
				'woocommerce_after_add_to_cart_form',
				static function (): void {
					echo isset( $_GET['minimum'] ) ? '<input class="qty" id="other-quantity" type="number" min="3" value="1">' : '';
				}
			);`
		);
	} );
	test.afterAll( () => rmSync( plugin, { force: true } ) );

	test( '[S5.1] the server raises those of WooCommerce', async ( {
		page,
	} ) => {
		await page.goto( 'product/contract-mug/?minimum=4' );
		await expect( page.locator( 'form.cart input.qty' ) ).toHaveAttribute(
			'value',
			'4'
		);
	} );

	test( '[S5.1] the script raises those of other plugins when the page loads', async ( {
		page,
	} ) => {
		const id = php(
			`echo get_page_by_path( 'contract-mug', OBJECT, 'product' )->ID;`
		);
		// The notice about the added product needs the script.
		await page.goto(
			`product/contract-mug/?minimum=4&add-to-cart=${ id }`
		);
		await expect( page.locator( '#other-quantity' ) ).toHaveValue( '3' );
	} );
} );

test( '[S1.3] the toggle shows and hides a password, keeps the focus, and is labeled', async ( {
	page,
} ) => {
	await page.goto( 'my-account/' );
	const field = page.locator( '.woocommerce-form-login #password' );
	const toggle = page.locator(
		'.woocommerce-form-login .show-password-input'
	);
	await field.fill( 'secret' );
	await expect( toggle ).toHaveAttribute( 'aria-label', 'Show password' );
	await toggle.click();
	await expect( field ).toHaveAttribute( 'type', 'text' );
	await expect( field ).toBeFocused();
	await expect( toggle ).toHaveAttribute( 'aria-label', 'Hide password' );
	await toggle.click();
	await expect( field ).toHaveAttribute( 'type', 'password' );
	await expect(
		page.locator( '.woocommerce-form-login .show-password-input' )
	).toHaveCount( 1 );
} );

test( '[S5.2] Enter in a password field submits the login form with its button, and no other form', async ( {
	page,
	browserName,
} ) => {
	test.skip(
		browserName === 'firefox',
		'Firefox’s driver does not report the bodies of forms.'
	);
	await page.goto( 'my-account/' );
	await expect(
		page.locator( '.woocommerce-form-login .show-password-input' )
	).toBeVisible();
	const register = page.locator(
		'.woocommerce-form-register input[type=password]'
	);
	const sent: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.method() === 'POST' && sent.push( request.postData() ?? '' )
	);
	await register.fill( 'long enough secret' );
	await register.press( 'Enter' );
	await page.locator( '.woocommerce-form-login #username' ).fill( 'nobody' );
	await page.locator( '.woocommerce-form-login #password' ).fill( 'wrong' );
	await page.locator( '.woocommerce-form-login #password' ).press( 'Enter' );
	await expect(
		page
			.locator(
				'.woocommerce-error, .wc-block-components-notice-banner.is-error'
			)
			.first()
	).toBeVisible();
	expect( sent ).toHaveLength( 1 );
	expect( sent[ 0 ] ).toContain( 'login=' );
} );

test.describe( 'store notice', () => {
	// The demo has its own notice.
	let restore: () => void;
	test.beforeAll( () => {
		restore = keepOptions(
			'woocommerce_demo_store',
			'woocommerce_demo_store_notice'
		);
		php(
			"update_option( 'woocommerce_demo_store', 'yes' ); update_option( 'woocommerce_demo_store_notice', 'Closed on Monday.' );"
		);
	} );
	test.afterAll( () => restore() );

	test( '[S2.11] [S3.11] [S4.18] is shown, dismissed with a key, and stays away', async ( {
		page,
		context,
	} ) => {
		await page.goto( LIST );
		const notice = page.locator( '.woocommerce-store-notice' );
		await expect( notice ).toBeVisible();
		const id = await notice.getAttribute( 'data-notice-id' );
		await notice.getByRole( 'button' ).press( 'Space' );
		await expect( notice ).toBeHidden();
		const cookie = ( await context.cookies() ).find(
			( { name } ) => name === `store_notice${ id }`
		);
		expect( cookie ).toMatchObject( {
			value: 'hidden',
			path: '/',
			expires: -1,
		} );
		await page.goto( LIST );
		await expect( notice ).toBeHidden();

		php(
			"update_option( 'woocommerce_demo_store_notice', 'Closed on Tuesday.' );"
		);
		await page.goto( LIST );
		await expect( notice ).toContainText( 'Tuesday' );
		await expect( notice ).toBeVisible();
	} );
} );
