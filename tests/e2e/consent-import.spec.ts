import { createCookieYesTables } from './cookieyes-tables';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { keepOptions } from './keep-options';
import { pageOverflow } from './page-overflow';
import { php } from './store-contract';

let restore: () => void;
let dropTables: () => void;

test.beforeAll( () => {
	restore = keepOptions( 'quayside_consent_settings' );
	dropTables = createCookieYesTables();
	php(
		`update_option( 'quayside_consent_settings', [ 'choiceDays' => 90 ] );`
	);
} );

test.afterAll( () => {
	restore();
	dropTables();
} );

test( 'an administrator reads what an import changes before it overwrites anything', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto(
		'wp-admin/options-general.php?page=quayside-consent&tab=import'
	);
	await page.getByRole( 'tab', { name: 'Import' } ).click();
	const changes = page.getByRole( 'table', {
		name: 'What the import changes',
	} );
	const days = changes
		.getByRole( 'row' )
		.filter( { hasText: 'Validity of a choice (days)' } );
	await expect( days ).toContainText( '90' );
	await expect( days ).toContainText( '180' );
	await expectAccessible( page, '#wpbody-content' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect.poll( () => pageOverflow( page ) ).toBeLessThanOrEqual( 0 );

	await page.getByRole( 'button', { name: 'Import from CookieYes' } ).click();
	await expect(
		page.locator( '#wpbody-content' ).getByText( /^Settings imported/ )
	).toBeVisible();
	await expect( changes ).toHaveCount( 0 );
	expect(
		php( `echo get_option( 'quayside_consent_settings' )['choiceDays'];` )
	).toBe( '180' );
} );
