import { mkdirSync } from 'node:fs';
import { answerConsent } from './blocks-page';
import { SPACING } from './clipped-text';
import { inAllDialogs, openInstantSearch } from './dialogs';
import { logInAsCustomer } from './customer';
import { expect, test } from './fixtures';
import { leaveNothing, make, mounted } from './form-page';
import { settled } from './painted';
import { prepareShop } from './shop-store';
import type { Page } from '@playwright/test';

/*
 * All kinds of pages and dialogs as visitors with other settings see them, with a screenshot of each in .quayside/views, for a
 * person to look at: pages as a whole, dialogs and states as the window shows them. npm run test:views runs it, npm test skips it.
 */

test.skip(
	! process.env.QUAYSIDE_VIEWS,
	'npm run test:views takes these screenshots.'
);
test.describe.configure( { timeout: 480_000 } );
test.use( { expectedMessages: [ /status of 404 .*\/missing\// ] } );
leaveNothing();
test.beforeAll( () => prepareShop() );

const PAGES = [
	'',
	'shop/',
	'product/harbour-enamel-mug/',
	'cart/',
	'checkout/',
	'my-account/',
	'contact/',
	'journal/',
	'a-morning-at-the-rope-walk/',
	'gallery-pages/',
	'gallery-workshops/',
	'?s=rope',
	'missing/',
] as const;

const toName = ( path: string ): string =>
	path.replace( /\W+/g, '-' ).replace( /^-|-$/g, '' ) || 'front';

/** Fields whose states a form shows in different ways. */
const FIELDS = (
	[
		[ 'input', { label: 'Text', help: 'In one line' } ],
		[ 'dropdown', { label: 'List', options: [ 'Small', 'Large' ] } ],
		[ 'multi-choice', { label: 'Several', options: [ { label: 'Mug' } ] } ],
		[ 'rating', { label: 'Stars' } ],
		[ 'slider', { label: 'Range' } ],
		[ 'datepicker', { label: 'Date' } ],
		[ 'upload', { label: 'Files' } ],
	] as const
 ).map(
	( [ type, attributes ], index ) =>
		[
			type,
			{
				block_id: `v${ index }`,
				slug: `v${ index }`,
				required: true,
				...attributes,
			},
		] as const
);

const WIDE = { width: 1280, height: 800 };

const VIEWS: Record<
	string,
	{
		viewport: { width: number; height: number };
		media?: Parameters< Page[ 'emulateMedia' ] >[ 0 ];
		css?: string;
	}
> = {
	'forced-colors-light': {
		viewport: WIDE,
		media: { forcedColors: 'active', colorScheme: 'light' },
	},
	'forced-colors-dark': {
		viewport: WIDE,
		media: { forcedColors: 'active', colorScheme: 'dark' },
	},
	'more-contrast': { viewport: WIDE, media: { contrast: 'more' } },
	'reduced-motion': { viewport: WIDE, media: { reducedMotion: 'reduce' } },
	// A window of 1280 × 1024 px at 400%.
	'zoom-400': { viewport: { width: 320, height: 256 } },
	'text-spacing': { viewport: { width: 390, height: 844 }, css: SPACING },
	portrait: { viewport: { width: 390, height: 844 } },
	landscape: { viewport: { width: 844, height: 390 } },
	print: { viewport: WIDE, media: { media: 'print' } },
};

/** Expects that only the content of parts scrolls sideways, never the page, and takes the screenshot. */
const look = async (
	page: Page,
	view: string,
	name: string,
	fullPage = false
): Promise< void > => {
	const [ scrollWidth, clientWidth ] = await page.evaluate(
		() =>
			[
				document.documentElement.scrollWidth,
				document.documentElement.clientWidth,
			] as const
	);
	expect
		.soft( scrollWidth, `${ view }: width of ${ name }` )
		.toBeLessThanOrEqual( clientWidth );
	await settled( page );
	await page.screenshot( {
		path: `.quayside/views/${ view }/${ name }.png`,
		animations: 'disabled',
		fullPage,
	} );
};

/** Adds a product, so that the cart has one item. */
const addProduct = async ( page: Page ): Promise< void > => {
	await page.goto( 'product-category/light/' );
	await page
		.locator( '.add_to_cart_button[aria-label*="Chart table lamp"]' )
		.click();
	await expect( page.locator( '.add_to_cart_button.added' ) ).toBeVisible();
};

for ( const [ view, { viewport, media, css } ] of Object.entries( VIEWS ) ) {
	test( `pages and dialogs with ${ view }`, async ( { page, baseURL } ) => {
		mkdirSync( `.quayside/views/${ view }`, { recursive: true } );
		const form = make( FIELDS ).url;
		const open = async ( path: string ): Promise< void > => {
			await page.goto( path );
			if ( css ) {
				await page.addStyleTag( { content: css } );
			}
		};
		await answerConsent( page.context(), baseURL );
		await addProduct( page );
		await page.setViewportSize( viewport );
		await page.emulateMedia( media ?? {} );
		for ( const path of PAGES ) {
			await open( path );
			await look( page, view, toName( path ), true );
		}
		if ( view !== 'print' ) {
			await inAllDialogs( page, baseURL, async ( name ) => {
				if ( css ) {
					await page.addStyleTag( { content: css } );
				}
				await look( page, view, toName( name ) );
			} );
			await open( 'checkout/' );
			await page.locator( '#place_order' ).press( 'Enter' );
			await expect( page.locator( '.woocommerce-error' ) ).toBeVisible();
			// WooCommerce scrolls to its message.
			await expect(
				page.locator( '.woocommerce-error' )
			).toBeInViewport();
			await look( page, view, 'checkout-errors' );
			await open( 'gallery-workshops/' );
			const slider = page.locator( '.quayside-slider' ).first();
			await slider.scrollIntoViewIfNeeded();
			await expect(
				slider.locator( '.quayside-slider__dot[aria-current]' )
			).toHaveCount( 1 );
			await look( page, view, 'slider' );
			await open( 'product/harbour-enamel-mug/' );
			await page.locator( '.single_add_to_cart_button' ).focus();
			await expect(
				page.locator( '.single_add_to_cart_button' )
			).toHaveClass( /disabled/ );
			await page.locator( '.single_add_to_cart_button' ).press( 'Enter' );
			await expect(
				page.locator( '.quayside-cart-message[role=alert]' )
			).toBeVisible();
			await look( page, view, 'product-options' );
			await open( form );
			await mounted( page );
			await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
			await expect(
				page.locator( '[aria-invalid=true]' ).first()
			).toBeVisible();
			await look( page, view, 'form-errors' );
			await openInstantSearch( page, open );
			await page.keyboard.press( 'ArrowDown' );
			await look( page, view, 'instant-search' );
		}
		await page.setViewportSize( WIDE );
		await page.emulateMedia( { media: 'screen' } );
		await logInAsCustomer( page, view );
		await page.setViewportSize( viewport );
		await page.emulateMedia( media ?? {} );
		await open( 'customer-dashboard/' );
		await expect(
			page.locator( '.quayside-dashboard__part h2' )
		).toBeVisible();
		await look( page, view, 'customer-dashboard', true );
	} );
}
