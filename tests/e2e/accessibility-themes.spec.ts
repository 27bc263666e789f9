import { answerConsent, makePage } from './blocks-page';
import { clippedText, withSpacing } from './clipped-text';
import { hiddenStops, smallTargets } from './controls';
import { DIALOGS, openAccount } from './dialogs';
import { expect, expectAccessible, test } from './fixtures';
import { leaveNothing, make, mounted, numbered } from './form-page';
import { LOW_WINDOWS } from './in-view';
import { allowOtherThemes, install, selectTheme } from './other-theme';
import { add, LIST, prepareShop, WIDGETS } from './shop-store';
import type { Page } from '@playwright/test';

/*
 * The plugins' parts in other themes, by the same checks: a block theme that comes with WordPress, and Astra and Storefront if
 * QUAYSIDE_OTHER_THEMES is a folder with them.
 */

leaveNothing();
test.use( { reducedMotion: 'reduce' } );

test.beforeAll( () => prepareShop() );
allowOtherThemes( 'accessibility-themes' );

/** The plugins' parts. What is around them is the theme's. */
const PARTS =
	'body :is([class*="quayside-"], [class*="srfm-"], [class*="cky-"], .pswp)';

const expectSound = async ( page: Page, name: string ): Promise< void > => {
	expect
		.soft( await smallTargets( page, PARTS ), `${ name }: small` )
		.toEqual( [] );
	expect
		.soft( await hiddenStops( page, PARTS ), `${ name }: hidden` )
		.toEqual( [] );
	await withSpacing( page, async () => {
		expect
			.soft( await clippedText( page, PARTS ), `${ name }: text` )
			.toEqual( [] );
	} );
};

for ( const theme of [ 'twentytwentyfour', 'astra', 'storefront' ] ) {
	for ( const viewport of [ { width: 1280, height: 800 }, ...LOW_WINDOWS ] ) {
		test( `in ${ theme }, nothing of the plugins is hidden, small, or cut off, ${ viewport.width } × ${ viewport.height } px`, async ( {
			page,
			baseURL,
		} ) => {
			test.slow();
			test.skip( ! install( theme ), `${ theme } is not installed` );
			test.skip(
				theme === 'storefront' && viewport.height < 300,
				'Its bar and its store notice, which are fixed, cover most of this window.'
			);
			await answerConsent( page.context(), baseURL );
			await page.goto( LIST );
			await add( page, 'MUG' );
			await page.context().clearCookies( { name: 'cookieyes-consent' } );
			await page.setViewportSize( viewport );
			await selectTheme( page.context(), theme, baseURL );
			for ( const name of [
				'cookie banner',
				'preference center',
			] as const ) {
				await DIALOGS[ name ]?.( page );
				await expect(
					page
						.locator(
							`link[href*="/themes/${ theme }/"], body[class*="${ theme }"]`
						)
						.first()
				).toBeAttached();
				await expectSound( page, name );
			}
			await expectAccessible( page, '.quayside-preferences' );
			await answerConsent( page.context(), baseURL );
			for ( const name of [ 'lightbox', 'calendar' ] as const ) {
				await DIALOGS[ name ]?.( page );
				await expectSound( page, name );
			}
			for ( const path of [ 'gallery-pages/', 'gallery-workshops/' ] ) {
				await page.goto( path );
				await expectSound( page, path );
			}
			await page.goto( 'gallery-workshops/' );
			await expectAccessible( page, '.quayside-slider' );
			// The links that a theme does not have of its own.
			const links = makePage(
				'header-links',
				'<!-- wp:shortcode -->[quayside_cart_link] [quayside_account_link]<!-- /wp:shortcode -->'
			);
			for ( const [ link, shown ] of [
				[
					'.quayside-cart-link',
					'.quayside-cart-drawer .quayside-cart-line',
				],
				[ '.quayside-account-link', '.quayside-account #username' ],
			] as const ) {
				await page.goto( links );
				await page.locator( link ).last().click();
				await expect( page.locator( shown ).first() ).toBeVisible();
				await expectSound( page, link );
				await expectAccessible( page, 'dialog[open]' );
			}
			await page.goto(
				make(
					numbered(
						[
							[ 'input', {} ],
							[
								'multi-choice',
								{ options: [ { label: 'Mug' } ] },
							],
							[ 'rating', {} ],
							[ 'slider', {} ],
							[ 'upload', {} ],
						],
						{ help: 'Some help', required: true }
					)
				).url
			);
			await mounted( page );
			await page.getByRole( 'button', { name: 'Send' } ).press( 'Enter' );
			await expect(
				page.locator( '[aria-invalid=true]' ).first()
			).toBeFocused();
			await expectSound( page, 'form' );
			await expectAccessible( page, '.srfm-form-container' );
		} );
	}
}

test( 'in a theme with its own styles for the cart widget, no style of the plugin covers its links', async ( {
	page,
	baseURL,
} ) => {
	const theme = 'twentytwentyfour';
	test.skip( ! install( theme ), `${ theme } is not installed` );
	await answerConsent( page.context(), baseURL );
	await page.goto( LIST );
	// Before the theme changes: WooCommerce lists products as blocks in this one.
	await add( page, 'MUG' );
	await selectTheme( page.context(), theme, baseURL );
	await page.goto( WIDGETS );
	// As in Storefront.
	await page.addStyleTag( {
		content: `.product_list_widget { list-style: none; margin-left: 0; }
			.product_list_widget li { padding: 1em 0; }
			.product_list_widget li img { max-width: 2.617924em; float: right; }
			.product_list_widget li > a { display: block; }
			.widget_shopping_cart .product_list_widget li { padding-left: 2em; position: relative; }
			.widget_shopping_cart .product_list_widget li a.remove { position: absolute; top: 1em; left: 0; }`,
	} );
	const line = page
		.locator( '.widget_shopping_cart' )
		.first()
		.locator( '.woocommerce-mini-cart-item' );
	await expect( line ).toBeVisible();
	await line.locator( '.remove_from_cart_button' ).click();
	await expect( line ).toHaveCount( 0 );
} );

test( 'in a theme with its own icon for showing passwords, the account popup shows one icon', async ( {
	page,
	baseURL,
} ) => {
	await answerConsent( page.context(), baseURL );
	await openAccount( page );
	// As in Storefront.
	await page.addStyleTag( {
		content: '.show-password-input::after { content: "👁"; }',
	} );
	const toggle = page.locator( '.quayside-account .show-password-input' );
	await expect( toggle ).toBeVisible();
	const icons = await toggle.evaluate( ( node ) =>
		[ '::before', '::after' ].filter(
			( part ) => getComputedStyle( node, part ).content !== 'none'
		)
	);
	expect( icons ).toEqual( [ '::before' ] );
} );
