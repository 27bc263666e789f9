import { mkdirSync } from 'node:fs';
import { answerConsent } from './blocks-page';
import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';

/*
 * All kinds of pages and dialogs as visitors with other settings see them, with a screenshot of each in .quayside/views, for a
 * person to look at. npm run test:views runs it, npm test skips it.
 */

test.skip(
	! process.env.QUAYSIDE_VIEWS,
	'npm run test:views takes these screenshots.'
);
test.slow();

const PAGES = [
	'',
	'shop/',
	'product/harbour-enamel-mug/',
	'cart/',
	'my-account/',
	'contact/',
	'journal/',
	'a-morning-at-the-rope-walk/',
	'gallery-pages/',
	'gallery-workshops/',
] as const;

/** WCAG 1.4.12. */
const SPACING =
	'*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

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
	landscape: { viewport: { width: 844, height: 390 } },
	print: { viewport: WIDE, media: { media: 'print' } },
};

/** Expects that only the content of parts scrolls sideways, never the page, and takes the screenshot. */
const look = async (
	page: Page,
	view: string,
	name: string
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
	await page.screenshot( {
		path: `.quayside/views/${ view }/${ name }.png`,
		animations: 'disabled',
	} );
};

for ( const [ view, { viewport, media, css } ] of Object.entries( VIEWS ) ) {
	test( `pages and dialogs with ${ view }`, async ( { page, baseURL } ) => {
		mkdirSync( `.quayside/views/${ view }`, { recursive: true } );
		await page.setViewportSize( viewport );
		await page.emulateMedia( media ?? {} );
		const open = async ( path: string ): Promise< void > => {
			await page.goto( path );
			if ( css ) {
				await page.addStyleTag( { content: css } );
			}
		};
		if ( view !== 'print' ) {
			await open( 'about/' );
			await look( page, view, 'banner' );
			await page.locator( '[data-cky-tag=settings-button]' ).click();
			await expect(
				page.locator( '.quayside-preferences' )
			).toBeVisible();
			await look( page, view, 'preference-center' );
		}
		await answerConsent( page.context(), baseURL );
		for ( const path of PAGES ) {
			await open( path );
			await look(
				page,
				view,
				path.replace( /\W+/g, '-' ).replace( /-$/, '' ) || 'front'
			);
		}
		if ( view !== 'print' ) {
			await open( 'about/' );
			await page
				.locator( '.quayside-account-link:visible' )
				.first()
				.click();
			await expect( page.locator( '#username' ) ).toBeVisible();
			await look( page, view, 'account-popup' );
			await page.keyboard.press( 'Escape' );
			await page
				.locator( '[data-island-for=quayside-cart-drawer]:visible' )
				.first()
				.click();
			await expect(
				page.getByRole( 'dialog', { name: 'Your cart' } )
			).toBeVisible();
			await look( page, view, 'cart-drawer' );
		}
	} );
}
