import { answerConsent } from './blocks-page';
import { logInAsCustomer } from './customer';
import { expect, test } from './fixtures';
import { faintRings } from './focus-contrast';
import { leaveNothing, make, mounted } from './form-page';
import { add, LIST, prepareShop } from './shop-store';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * The focus ring has a contrast of 3:1 or more with the colors on both of its sides, in all styles, and of 7:1 or more for those
 * who ask for more contrast.
 */

leaveNothing();
test.use( {
	reducedMotion: 'reduce',
	deviceScaleFactor: 2,
	// The page that does not exist.
	expectedMessages: [ /404/ ],
} );
test.describe.configure( { timeout: 300_000 } );

let form = '';
test.beforeAll( () => {
	prepareShop();
	form = make(
		(
			[
				[ 'input', { label: 'Name', required: true } ],
				[ 'textarea', { label: 'Text', isRichText: true } ],
				[
					'dropdown',
					{ label: 'Size', options: [ 'Small', 'Large' ] },
				],
				[
					'multi-choice',
					{ label: 'Tea', options: [ { label: 'Morning' } ] },
				],
				[
					'multi-choice',
					{
						label: 'One',
						options: [ { label: 'Mug' } ],
						singleSelection: true,
					},
				],
				[ 'checkbox', { label: 'Box' } ],
				[ 'slider', { label: 'Range' } ],
				[ 'rating', { label: 'Stars' } ],
				[ 'datepicker', { label: 'Date' } ],
				[ 'phone', { label: 'Phone' } ],
				[ 'upload', { label: 'File' } ],
			] as const
		 ).map( ( [ type, attributes ], index ) => [
			type,
			{ block_id: `r${ index }`, slug: `r${ index }`, ...attributes },
		] )
	).url;
} );

/** The default and the dark style, and those that only `npm run test:long` measures. */
const STYLES = [
	'harbour',
	'night',
	'linen @long',
	'moss @long',
	'press @long',
	'signal @long',
];

/** Pages of each kind. Header and footer are measured on the first one. */
const PAGES = [
	'',
	'about/',
	'a-morning-at-the-rope-walk/',
	'journal/',
	'?s=rope',
	'nowhere/',
	'shop/',
	'product/harbour-enamel-mug/',
	'gallery-grid/',
	'gallery-workshops/',
	'my-account/',
];

const wear = ( page: Page, style: string ): Promise< void > =>
	setThemeSettings( page.context(), {
		...( style === 'harbour' ? {} : { style } ),
		instant_search: true,
	} );

/** Measures all kinds of pages and dialogs. */
async function measureSite( page: Page, least: number ): Promise< void > {
	const check = async ( what: string, root: string ): Promise< void > => {
		const { seen, faults } = await faintRings( page, root, least );
		expect.soft( seen, `controls of ${ what }` ).toBeGreaterThan( 0 );
		expect.soft( faults, `rings of ${ what }` ).toEqual( [] );
	};
	await page.goto( 'about/' );
	await expect( page.locator( '.quayside-consent' ) ).toBeVisible();
	await check( 'the banner', '.quayside-consent' );
	await page.locator( '[data-cky-tag=settings-button]' ).click();
	await expect( page.locator( '.quayside-preferences' ) ).toBeVisible();
	await check( 'the preference center', '.quayside-preferences' );
	await answerConsent( page.context(), process.env.QUAYSIDE_URL );
	for ( const path of PAGES ) {
		await page.goto( path );
		await check( `“${ path }”`, path ? 'main' : 'body' );
	}
	await page.goto( form );
	await mounted( page );
	await expect( page.locator( '.srfm-date-open' ) ).toBeVisible();
	await check( 'the form', '.srfm-form' );

	await page.goto( 'gallery-grid/' );
	await page.locator( '.quayside-gallery__link' ).first().press( 'Enter' );
	await expect( page.locator( '.pswp__button--close' ) ).toBeFocused();
	await check( 'the lightbox', 'dialog[open]' );

	await page.goto( LIST );
	await add( page, 'MUG' );
	for ( const path of [ 'cart/', 'checkout/' ] ) {
		await page.goto( path );
		await check( path, 'main' );
	}
	await page.goto( 'about/' );
	for ( const [ opener, ready ] of [
		[ '[data-island-for=quayside-cart-drawer]', '.quayside-cart-line' ],
		[ '.quayside-account-link', '#username:focus' ],
	] as const ) {
		await page.locator( opener ).first().press( 'Enter' );
		await expect(
			page.locator( 'dialog[open] button' ).first()
		).toBeVisible();
		await expect(
			page.locator( 'dialog[open]' ).locator( ready ).first()
		).toBeVisible();
		await check( opener, 'dialog[open]' );
		await page.keyboard.press( 'Escape' );
	}
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.locator( '.site-header__menu' ).press( 'Enter' );
	await expect( page.locator( 'dialog[open]' ) ).toBeVisible();
	await check( 'the menu', 'dialog[open]' );
}

for ( const title of STYLES ) {
	test( `[1.4.11] the focus ring has contrast with both sides in ${ title }`, async ( {
		page,
	} ) => {
		const style = title.replace( ' @long', '' );
		await wear( page, style );
		await measureSite( page, 3 );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await logInAsCustomer( page, `focus-${ style }` );
		await page.goto( 'customer-dashboard/' );
		await expect(
			page.locator( '.quayside-dashboard__part h2' )
		).toBeVisible();
		const { seen, faults } = await faintRings( page, 'main', 3 );
		expect( seen ).toBeGreaterThan( 0 );
		expect( faults ).toEqual( [] );
	} );
}

for ( const style of [ 'harbour', 'night' ] ) {
	test( `the focus ring has more contrast in ${ style } for those who ask for it`, async ( {
		page,
	} ) => {
		await wear( page, style );
		await page.emulateMedia( { contrast: 'more' } );
		await measureSite( page, 7 );
	} );
}
