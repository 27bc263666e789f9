import type { Page } from '@playwright/test';
import { answerConsent } from './blocks-page';
import { expect } from './fixtures';
import { make, mounted } from './form-page';
import { setThemeSettings } from './theme-settings-cookie';

export const openAccount = async ( page: Page ): Promise< void > => {
	await page.goto( 'about/' );
	await page.locator( '.quayside-account-link:visible' ).first().click();
	await expect( page.locator( '#username' ) ).toBeFocused();
};

/** Opens the coupon field of the cart drawer. */
export const openCoupon = async ( page: Page ): Promise< void > => {
	await page.locator( '.quayside-coupon summary' ).press( 'Enter' );
	await expect( page.locator( '.quayside-coupon input' ) ).toBeVisible();
};

/**
 * Opens the search of the header, with instant results.
 *
 * @param page The page.
 * @param open Opens a page.
 */
export const openInstantSearch = async (
	page: Page,
	open: ( path: string ) => Promise< unknown > = ( path ) => page.goto( path )
): Promise< void > => {
	await setThemeSettings( page.context(), { instant_search: true } );
	await open( 'about/' );
	await page.locator( '#quayside-search summary' ).press( 'Enter' );
	const field = page.locator( '#quayside-search .search-field' );
	// Its script has started.
	await expect( field ).toHaveAttribute( 'role', 'combobox' );
	await field.pressSequentially( 'rope' );
	await expect( page.getByRole( 'option' ).first() ).toBeVisible();
};

/**
 * Steps that open each dialog. The first two need a visitor who has not answered the cookie banner, the cart drawer one with a product
 * in the cart, and the menu a narrow window.
 */
export const DIALOGS: Record< string, ( page: Page ) => Promise< void > > = {
	'cookie banner': async ( page ) => {
		await page.goto( 'about/' );
		await expect( page.locator( '.cky-consent-container' ) ).toBeVisible();
	},
	'preference center': async ( page ) => {
		await page.goto( 'about/' );
		await page.locator( '[data-cky-tag=settings-button]' ).click();
		await expect( page.locator( '.quayside-preferences' ) ).toBeVisible();
	},
	'cart drawer': async ( page ) => {
		await page.goto( 'about/' );
		await page
			.locator( 'a[data-island-for=quayside-cart-drawer]:visible' )
			.first()
			.click();
		await expect(
			page.locator( '.quayside-cart-drawer .quayside-cart-line' ).first()
		).toBeVisible();
	},
	'account popup': openAccount,
	'account popup with the registration': async ( page ) => {
		await openAccount( page );
		await page.getByRole( 'button', { name: 'Create an account' } ).click();
		await expect( page.locator( '#reg_email' ) ).toBeVisible();
	},
	'account popup with the lost password': async ( page ) => {
		await openAccount( page );
		await page.getByRole( 'link', { name: /Lost your password/ } ).click();
		await expect( page.locator( '[name=user_login]' ) ).toBeVisible();
	},
	menu: async ( page ) => {
		await page.goto( 'about/' );
		await page.locator( '[aria-controls=quayside-menu]:visible' ).click();
		await expect(
			page.locator( '#quayside-menu' ).getByRole( 'button' ).first()
		).toBeVisible();
	},
	lightbox: async ( page ) => {
		await page.goto( 'gallery-pages/' );
		await page
			.locator( '.quayside-gallery__link' )
			.first()
			.press( 'Enter' );
		await expect( page.locator( '.pswp__button--close' ) ).toBeVisible();
		await expect(
			page.locator( '.pswp__item[aria-hidden=false] .pswp__img' ).first()
		).toBeVisible();
	},
	calendar: async ( page ) => {
		await page.goto(
			make( [
				[ 'datepicker', { block_id: 'd1', slug: 'day', label: 'Day' } ],
			] ).url
		);
		await mounted( page );
		await page.getByRole( 'button', { name: 'Select a date' } ).click();
		await expect( page.locator( '.srfm-calendar[open]' ) ).toBeVisible();
	},
};

/**
 * Opens one dialog after the other.
 *
 * @param page    Page of a visitor with a product in the cart.
 * @param baseURL URL of the site.
 * @param check   Check of each, with its name.
 */
export async function inAllDialogs(
	page: Page,
	baseURL: string | undefined,
	check: ( name: string ) => Promise< void >
): Promise< void > {
	await page.context().clearCookies( { name: 'cookieyes-consent' } );
	for ( const [ name, open ] of Object.entries( DIALOGS ) ) {
		if ( name === 'cart drawer' ) {
			await answerConsent( page.context(), baseURL );
		}
		if ( name !== 'menu' || ( page.viewportSize()?.width ?? 0 ) < 600 ) {
			await open( page );
			await check( name );
		}
	}
}
