import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { php } from './form-page';

/**
 * Logs in as a new customer, with the popup that the dashboard shows to guests.
 *
 * @param page Page of a guest.
 * @param name Start of the username.
 */
export const logInAsCustomer = async (
	page: Page,
	name: string
): Promise< void > => {
	const login = `${ name }-${ Date.now() }`;
	php(
		`wc_create_new_customer( '${ login }@example.com', '${ login }', 'a long secret' ); echo 'true';`
	);
	await page.goto( 'customer-dashboard/' );
	await page.locator( '.quayside-dashboard__guest a' ).click();
	const popup = page.getByRole( 'dialog' );
	await popup.locator( '#username' ).fill( login );
	await popup.locator( '#password' ).fill( 'a long secret' );
	await popup.getByRole( 'button', { name: 'Log in', exact: true } ).click();
	await expect( page.locator( '.quayside-dashboard__nav' ) ).toBeVisible();
};
