import { expect, test } from './fixtures';
import { asDecidedVisitor, prepareShop } from './shop-store';
import { php } from './store-contract';
import type { Locator, Page } from '@playwright/test';

/*
 * WCAG 3.3.8: wherever an account needs a username or password, password managers know the fields, values can be pasted, and what a
 * manager fills in without a key press is accepted.
 */

const SECRET = 'correct horse battery staple';
let login: string;

test.beforeAll( () => prepareShop() );

test.beforeEach( async ( { page } ) => {
	login = `login-${ Date.now() }-${ Math.floor( Math.random() * 1e6 ) }`;
	php(
		`wc_create_new_customer( '${ login }@example.com', '${ login }', '${ SECRET }' );`
	);
	await asDecidedVisitor( page );
} );

/** Where visitors log in, as steps to a form. */
const LOGINS: Record< string, ( page: Page ) => Promise< Locator > > = {
	'the account popup': async ( page ) => {
		await page.goto( 'about/' );
		await page.locator( '.quayside-account-link' ).click();
		return page.getByRole( 'dialog' ).locator( 'form' ).first();
	},
	'the account page': async ( page ) => {
		await page.goto( 'my-account/' );
		return page.locator( 'main .woocommerce-form-login' );
	},
	'the customer dashboard': async ( page ) => {
		await page.goto( 'customer-dashboard/' );
		await page.locator( '.quayside-dashboard__guest a' ).click();
		return page.getByRole( 'dialog' ).locator( 'form' ).first();
	},
};

/** Expects that a value can be pasted into each field, and that nothing turns off what the browser fills in. */
const expectPastable = async (
	page: Page,
	form: Locator,
	fields: Record< string, RegExp >
): Promise< void > => {
	await expect( form ).not.toHaveAttribute( 'autocomplete', 'off' );
	for ( const [ selector, purpose ] of Object.entries( fields ) ) {
		const field = form.locator( selector );
		await expect( field ).toHaveAttribute( 'autocomplete', purpose );
		await expect( field ).toBeEditable();
		// A real paste, from another field of the page.
		await page.evaluate( ( text ) => {
			const source = document.createElement( 'textarea' );
			source.id = 'paste-source';
			source.value = text;
			(
				document.querySelector( 'dialog:modal' ) ?? document.body
			).append( source );
			source.select();
		}, SECRET );
		await page.locator( '#paste-source' ).press( 'ControlOrMeta+C' );
		await field.focus();
		await page.keyboard.press( 'ControlOrMeta+V' );
		await expect( field ).toHaveValue( SECRET );
		await page
			.locator( '#paste-source' )
			.evaluate( ( source ) => source.remove() );
		await field.fill( '' );
	}
};

/** Sets values as a password manager does, without key presses. */
const fillSilently = ( field: Locator, text: string ): Promise< void > =>
	field.evaluate( ( input: HTMLInputElement, value ) => {
		input.value = value;
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
	}, text );

for ( const [ name, open ] of Object.entries( LOGINS ) ) {
	test( `[3.3.8] [1.3.5] in ${ name } passwords can be pasted, shown, and filled in by password managers`, async ( {
		page,
	} ) => {
		const form = await open( page );
		const [ username, password ] = [
			form.locator( '#username' ),
			form.locator( '#password' ),
		];
		await expect( password ).toBeVisible();
		// The heading, the links, and the button write it in one form.
		await expect( page.locator( 'body' ) ).not.toContainText( /\bLogin\b/, {
			useInnerText: true,
		} );
		await expectPastable( page, form, {
			'#username': /\busername\b/,
			'#password': /\bcurrent-password\b/,
		} );
		await password.fill( SECRET );
		// WooCommerce's script adds the button of the account page, with the first interaction.
		await form.getByRole( 'button', { name: 'Show password' } ).click();
		await expect( password ).toHaveAttribute( 'type', 'text' );
		// Nothing to solve, transcribe, or remember besides the password.
		await expect( form.locator( 'input:visible' ) ).toHaveCount( 3 );
		await fillSilently( username, login );
		await fillSilently( password, SECRET );
		await form
			.getByRole( 'button', { name: 'Log in', exact: true } )
			.click();
		await expect
			.poll( async () =>
				( await page.context().cookies() ).some( ( cookie ) =>
					cookie.name.startsWith( 'wordpress_logged_in' )
				)
			)
			.toBe( true );
	} );
}

test( '[3.3.8] [1.3.5] lost and new passwords: the fields can be pasted and filled in by password managers', async ( {
	page,
} ) => {
	await page.goto( 'my-account/lost-password/' );
	await expectPastable( page, page.locator( 'main form' ).first(), {
		'[name=user_login]': /\busername\b/,
	} );
	await page.goto( 'about/' );
	await page.locator( '.quayside-account-link' ).click();
	const popup = page.getByRole( 'dialog' );
	await popup.getByRole( 'link', { name: /Lost your password/ } ).click();
	await expectPastable( page, popup.locator( 'form:visible' ), {
		'[name=user_login]': /\busername\b/,
	} );
	await popup.getByRole( 'button', { name: 'Create an account' } ).click();
	await expectPastable( page, popup.locator( 'form:visible' ), {
		'#reg_email': /\bemail\b/,
	} );
	const form = await LOGINS[ 'the customer dashboard' ]?.( page );
	await form?.locator( '#username' ).fill( login );
	await form?.locator( '#password' ).fill( SECRET );
	await form?.locator( '#password' ).press( 'Enter' );
	await page
		.locator( '.quayside-dashboard__nav' )
		.getByRole( 'link', { name: 'Account details' } )
		.click();
	const details = page.locator( '.quayside-dashboard__part form' );
	await expect( details ).toBeVisible();
	await expectPastable( page, details, {
		'[type=password] >> nth=0': /\bcurrent-password\b/,
		'[type=password] >> nth=1': /\bnew-password\b/,
	} );
} );
