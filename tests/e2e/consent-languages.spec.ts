import { addSecondLanguage } from './consent-site-languages';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { keepOptions } from './keep-options';

let restore: ( () => void ) | undefined;
let removeLanguage: ( () => void ) | undefined;

test.beforeAll( () => {
	restore = keepOptions(
		'quayside_consent_settings',
		'quayside_consent_texts_de_DE'
	);
	removeLanguage = addSecondLanguage();
} );
test.afterAll( () => {
	removeLanguage?.();
	restore?.();
} );

test( 'visitors see the texts that the owner has written in their language', async ( {
	page,
	browser,
	baseURL,
} ) => {
	await logIn( page );
	await page.goto(
		'wp-admin/options-general.php?page=quayside-consent&tab=languages'
	);
	const requested: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'language-texts' ) ) {
			requested.push( request.url() );
		}
	} );
	await expect(
		page.getByLabel( 'Language', { exact: true } )
	).toBeVisible();
	expect( requested ).toEqual( [] );
	await page
		.getByLabel( 'Language', { exact: true } )
		.selectOption( 'German' );
	const title = page.getByLabel( 'Title', { exact: true } );
	await expect( title ).toHaveAttribute(
		'placeholder',
		'We value your privacy'
	);
	expect( requested ).toHaveLength( 1 );
	await title.fill( 'Kekse?' );
	await page.getByLabel( 'Preference center title' ).fill( 'Deine Wahl' );
	await page
		.getByRole( 'tabpanel' )
		.getByText( 'Analytics', { exact: true } )
		.click();
	await page
		.getByRole( 'group' )
		.filter( { hasText: 'Analytics' } )
		.getByLabel( 'Name', { exact: true } )
		.fill( 'Statistik' );
	// A draft survives another tab.
	await page.getByRole( 'tab', { name: 'Banner' } ).click();
	await page.getByRole( 'tab', { name: 'Languages' } ).click();
	await page
		.getByLabel( 'Language', { exact: true } )
		.selectOption( 'de_DE' );
	await expect( title ).toHaveValue( 'Kekse?' );
	await expectAccessible( page, '#quayside-consent-settings' );
	await page.getByRole( 'button', { name: 'Save texts: German' } ).click();
	await expect(
		page.locator( '.components-notice' ).getByText( 'Texts saved.' )
	).toBeVisible();

	const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
	await visitor.goto( '?lang=de' );
	await expect( visitor.getByText( 'Kekse?' ) ).toBeVisible();
	// Nothing was written for this button.
	await visitor.getByRole( 'button', { name: 'Customize' } ).click();
	const dialog = visitor.getByRole( 'dialog', { name: 'Deine Wahl' } );
	await expect(
		dialog.getByRole( 'switch', { name: 'Statistik' } )
	).toBeVisible();
	await visitor.goto( '' );
	await expect( visitor.getByText( 'We value your privacy' ) ).toBeVisible();
	await expect( visitor.getByText( 'Kekse?' ) ).toHaveCount( 0 );
	await visitor.close();
} );
