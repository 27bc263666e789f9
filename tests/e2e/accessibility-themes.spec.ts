import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerConsent } from './blocks-page';
import { clippedText, withSpacing } from './clipped-text';
import { hiddenStops, smallTargets } from './controls';
import { DIALOGS, openAccount } from './dialogs';
import { expect, expectAccessible, SITE_FOLDER, test } from './fixtures';
import { leaveNothing, make, mounted, numbered } from './form-page';
import { LOW_WINDOWS } from './in-view';
import { add, LIST, prepareShop, WIDGETS } from './shop-store';
import type { Page } from '@playwright/test';

/*
 * The plugins' parts in other themes, by the same checks: a block theme that comes with WordPress, and Astra if QUAYSIDE_OTHER_THEMES
 * is a folder with it.
 */

leaveNothing();
test.use( { reducedMotion: 'reduce' } );

const plugin = join( SITE_FOLDER, 'wp-content/mu-plugins/other-theme.php' );
const themeFolder = ( theme: string ) =>
	join( SITE_FOLDER, 'wp-content/themes', theme );
const others = process.env.QUAYSIDE_OTHER_THEMES ?? '';

/** Links the theme if it is not in the site. */
const install = ( theme: string ): boolean => {
	if (
		! existsSync( themeFolder( theme ) ) &&
		existsSync( join( others, theme, 'style.css' ) )
	) {
		symlinkSync( join( others, theme ), themeFolder( theme ) );
	}
	return existsSync( themeFolder( theme ) );
};

test.beforeAll( () => {
	prepareShop();
	writeFileSync(
		plugin,
		`<?php
$quayside_theme = $_COOKIE['quayside_test_theme'] ?? '';
if ( is_string( $quayside_theme ) && preg_match( '/^[a-z]+$/', $quayside_theme ) ) {
	add_filter( 'pre_option_template', static fn () => $quayside_theme );
	add_filter( 'pre_option_stylesheet', static fn () => $quayside_theme );
}
`
	);
} );

test.afterAll( () => rmSync( plugin, { force: true } ) );

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

for ( const theme of [ 'twentytwentyfour', 'astra' ] ) {
	for ( const viewport of [ { width: 1280, height: 800 }, ...LOW_WINDOWS ] ) {
		test( `in ${ theme }, nothing of the plugins is hidden, small, or cut off, ${ viewport.width } × ${ viewport.height } px`, async ( {
			page,
			baseURL,
		} ) => {
			test.slow();
			test.skip( ! install( theme ), `${ theme } is not installed` );
			await page.setViewportSize( viewport );
			await page.context().addCookies( [
				{
					name: 'quayside_test_theme',
					value: theme,
					url: baseURL ?? '',
				},
			] );
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

test( 'in a theme with its own styles for the cart, no style of the plugin covers its links, and no buttons touch', async ( {
	page,
	baseURL,
} ) => {
	const theme = 'twentytwentyfour';
	test.skip( ! install( theme ), `${ theme } is not installed` );
	await answerConsent( page.context(), baseURL );
	await page.goto( LIST );
	// Before the theme changes: WooCommerce lists products as blocks in this one.
	await add( page, 'MUG' );
	await page
		.context()
		.addCookies( [
			{ name: 'quayside_test_theme', value: theme, url: baseURL ?? '' },
		] );
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
	// Only part of a list, which this theme shows as blocks.
	await line.evaluate( ( element ) => {
		const id =
			element.querySelector< HTMLElement >( '[data-product_id]' )?.dataset
				.product_id ?? '';
		document
			.querySelector( 'main' )
			?.insertAdjacentHTML(
				'afterbegin',
				`<p id="list"><a class="button add_to_cart_button ajax_add_to_cart" data-product_id="${ id }" href="?add-to-cart=${ id }">Add to cart</a></p>`
			);
	} );
	// As in Storefront.
	await page.addStyleTag( {
		content: `.button, .added_to_cart { display: inline-block; padding: .6em 1.4em; background: #eee; }`,
	} );
	await page.locator( '#list .add_to_cart_button' ).click();
	await expect( page.locator( '#list .added_to_cart' ) ).toBeVisible();
	for ( const width of [ 'auto', '11em' ] ) {
		const distance = await page
			.locator( '#list' )
			.evaluate( ( list, inlineSize ) => {
				list.style.inlineSize = inlineSize;
				const [ add, view ] = [ ...list.children ].map( ( child ) =>
					child.getBoundingClientRect()
				) as [ DOMRect, DOMRect ];
				return Math.max( view.left - add.right, view.top - add.bottom );
			}, width );
		expect( distance, width ).toBeGreaterThanOrEqual( 4 );
	}
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
