import type { Page } from '@playwright/test';
import { expect, expectAccessible, SITE_FOLDER, test } from './fixtures';
import { asDecidedVisitor, LIST, prepareShop, watch } from './shop-store';
import { php } from './store-contract';

const CUSTOMER = {
	login: 'ada-popup',
	email: 'ada-popup@example.com',
	password: 'a long secret of Ada',
};

test.beforeAll( () => {
	prepareShop();
	php(
		`username_exists( '${ CUSTOMER.login }' )
			? wp_set_password( '${ CUSTOMER.password }', username_exists( '${ CUSTOMER.login }' ) )
			: wc_create_new_customer( '${ CUSTOMER.email }', '${ CUSTOMER.login }', '${ CUSTOMER.password }' );`
	);
} );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

const link = ( page: Page ) =>
	page.locator( '.quayside-account-link:visible' ).first();
const popup = ( page: Page ) => page.getByRole( 'dialog' );

const open = async ( page: Page ): Promise< void > => {
	await page.goto( LIST );
	await link( page ).click();
	await expect(
		popup( page ).getByRole( 'heading', { name: 'Log in' } )
	).toBeVisible();
	await expect( popup( page ).locator( '#username' ) ).toBeFocused();
};

test( '[S1.3] [S2.12] a wrong password shows an error in the popup, and the right one logs in on the same page', async ( {
	page,
} ) => {
	await open( page );
	await expectAccessible( page, '.quayside-account' );
	await popup( page ).locator( '#username' ).fill( CUSTOMER.login );
	await popup( page ).locator( '#password' ).fill( 'wrong' );
	await popup( page ).locator( '#password' ).press( 'Enter' );
	await expect(
		popup( page ).locator( '.quayside-account__error' )
	).toContainText( /incorrect|password/i );
	await popup( page )
		.getByRole( 'button', { name: 'Show password' } )
		.click();
	await popup( page ).locator( '#password' ).fill( CUSTOMER.password );
	await popup( page )
		.getByRole( 'button', { name: 'Log in', exact: true } )
		.click();
	await expect( page ).toHaveURL( new RegExp( LIST ) );
	await expect( link( page ) ).not.toHaveAttribute(
		'aria-haspopup',
		'dialog'
	);
	await link( page ).click();
	await expect( page ).toHaveURL( /my-account/ );
	await expect(
		page.locator( '.woocommerce-MyAccount-content' )
	).toBeVisible();
} );

test( '[S2.12] a cached page contains no nonce, and an expired nonce is renewed once', async ( {
	page,
} ) => {
	await page.goto( LIST );
	expect( await page.content() ).not.toContain( 'woocommerce-login-nonce' );
	await link( page ).click();
	await popup( page ).locator( '#username' ).fill( CUSTOMER.login );
	await popup( page ).locator( '#password' ).fill( CUSTOMER.password );
	await popup( page )
		.locator( 'input[name=woocommerce-login-nonce]' )
		.evaluate( ( input: HTMLInputElement ) => ( input.value = 'stale' ) );
	const requests = watch( page, /wc-ajax=quayside_account/ );
	await popup( page )
		.getByRole( 'button', { name: 'Log in', exact: true } )
		.click();
	await expect( link( page ) ).not.toHaveAttribute(
		'aria-haspopup',
		'dialog'
	);
	expect( requests.map( ( request ) => request.split( ' ' )[ 0 ] ) ).toEqual(
		[ 'POST', 'GET', 'POST' ]
	);
} );

test( '[S2.12] registration creates an account and logs in', async ( {
	page,
} ) => {
	const email = `new-${ Date.now() }@example.com`;
	await open( page );
	await popup( page )
		.getByRole( 'button', { name: 'Create an account' } )
		.click();
	await popup( page ).locator( 'input[name=email]' ).fill( email );
	const password = popup( page ).locator( '#reg_password' );
	await password.fill( 'a long secret of someone' );
	await password.press( 'Enter' );
	await expect(
		popup( page ).getByRole( 'heading', { name: 'Create an account' } )
	).toBeVisible();
	await popup( page ).locator( 'button[name=register]' ).click();
	await expect( link( page ) ).not.toHaveAttribute(
		'aria-haspopup',
		'dialog'
	);
	expect( php( `echo email_exists( '${ email }' ) ? 'yes' : 'no';` ) ).toBe(
		'yes'
	);
} );

test( '[S2.12] a lost password request sends an email', async ( { page } ) => {
	await open( page );
	await popup( page )
		.locator( '.lost_password a, .woocommerce-LostPassword a' )
		.click();
	await expect(
		popup( page ).getByRole( 'heading', { name: 'Lost your password?' } )
	).toBeVisible();
	await popup( page ).locator( '#user_login' ).fill( CUSTOMER.login );
	// A store that doesn't answer is announced, too.
	const form = /wc-ajax=quayside_account/;
	await page.route( form, ( route ) =>
		route.fulfill( { body: '<html>Back soon</html>' } )
	);
	await popup( page ).locator( 'form [type=submit]' ).click();
	await expect(
		page.locator( '.quayside-live-region[aria-live=assertive]' )
	).toContainText( 'The store could not be reached.' );
	await page.unroute( form );
	await popup( page ).locator( 'form [type=submit]' ).click();
	// The form with the focused button is gone.
	const result = popup( page ).getByText( 'we have sent an email' );
	await expect( result ).toBeFocused();
	expect(
		php(
			`echo count(
				array_filter(
					(array) glob( '${ SITE_FOLDER }/wp-content/mail/*.json' ),
					static fn ( $file ) => str_contains( (string) file_get_contents( $file ), '${ CUSTOMER.email }' )
				)
			);`
		)
	).not.toBe( '0' );
} );

test( 'the link leads to the account page if the store cannot be reached', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await page.route( /wc-ajax=quayside_account/, ( route ) =>
		route.fulfill( { body: '<html>Back soon</html>' } )
	);
	await link( page ).click();
	await expect( page ).toHaveURL( /my-account/ );
	await expect( page.locator( 'form.login' ) ).toBeVisible();
} );
