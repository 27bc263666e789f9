import { expect, test } from './fixtures';
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

test( '[S5.1] a quantity below its minimum is raised when the page loads', async ( {
	page,
} ) => {
	await page.route( /product\/contract-mug\//, async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replace(
			/(<input\b[^>]*\bqty\b[^>]*>)/,
			( tag ) => tag.replace( /min="1"/, 'min="4"' )
		);
		await route.fulfill( { response, body } );
	} );
	await page.goto( 'product/contract-mug/' );
	await expect( page.locator( 'form.cart input.qty' ) ).toHaveValue( '4' );
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
} ) => {
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
