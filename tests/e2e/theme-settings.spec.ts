import { expect, expectAccessible, test } from './fixtures';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

for ( const [ style, paper ] of [
	[ 'harbour', 'rgb(252, 250, 245)' ],
	[ 'night', 'rgb(16, 25, 29)' ],
	[ 'linen', 'rgb(247, 241, 230)' ],
	[ 'signal', 'rgb(253, 253, 251)' ],
	[ 'moss', 'rgb(250, 250, 242)' ],
	[ 'press', 'rgb(251, 251, 249)' ],
] as const ) {
	test( `the style ${ style } changes the page, and axe finds nothing`, async ( {
		page,
	} ) => {
		await setThemeSettings( page.context(), { style } );
		for ( const path of [ '', 'shop/', 'journal/' ] ) {
			await page.goto( path );
			await expect( page.locator( 'body' ) ).toHaveCSS(
				'background-color',
				paper
			);
			// A style changes colors and fonts. Other axe rules have the same result in all styles.
			await expectAccessible(
				page,
				undefined,
				path === '' ? [] : [ 'color-contrast', 'link-in-text-block' ]
			);
		}
	} );
}

test.describe( 'mobile menu as a list below the header', () => {
	test.use( { viewport: { width: 390, height: 800 } } );

	const menu = ( page: Page ) => page.locator( '#quayside-menu' );
	const button = ( page: Page ) => page.locator( '.site-header__menu' );

	test( '[S2.8] [S4.17] its button, Escape, a click outside, and a wide window close it', async ( {
		page,
	} ) => {
		await setThemeSettings( page.context(), { mobile_menu: 'dropdown' } );
		await page.goto( '' );
		await expect( menu( page ) ).toBeHidden();
		await button( page ).click();
		await expect( menu( page ) ).toBeVisible();
		await expect( button( page ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expectAccessible( page );

		await button( page ).click();
		await expect( menu( page ) ).toBeHidden();

		await button( page ).click();
		await menu( page ).locator( 'a' ).first().focus();
		await page.keyboard.press( 'Escape' );
		await expect( menu( page ) ).toBeHidden();
		await expect( button( page ) ).toBeFocused();

		await button( page ).click();
		await page
			.locator( '.site-header__actions' )
			.click( { position: { x: 1, y: 1 } } );
		await expect( menu( page ) ).toBeHidden();

		await button( page ).click();
		await expect( menu( page ) ).toBeVisible();
		await menu( page ).locator( 'a' ).first().focus();
		await page.setViewportSize( { width: 922, height: 800 } );
		await expect( button( page ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await expect( page.locator( '#quayside-nav a' ).first() ).toBeFocused();
		await page.setViewportSize( { width: 390, height: 800 } );
		await expect( menu( page ) ).toBeHidden();
	} );

	test.describe( () => {
		test.use( { javaScriptEnabled: false } );

		test( 'opens without scripts', async ( { page } ) => {
			await setThemeSettings( page.context(), {
				mobile_menu: 'dropdown',
			} );
			await page.goto( '' );
			await page.locator( '.site-header__menu-link' ).click();
			await expect( menu( page ) ).toBeVisible();
		} );
	} );
} );

test( 'a sticky header is visible after scrolling and does not cover link targets', async ( {
	page,
} ) => {
	await setThemeSettings( page.context(), { header_sticky: true } );
	await page.goto( '' );
	await page.evaluate( () => scrollTo( 0, 1500 ) );
	await expect(
		page.locator( '.site-brand__title' ).first()
	).toBeInViewport();
	await expect
		.poll( () =>
			page
				.locator( '.site-header' )
				.evaluate( ( header ) => header.getBoundingClientRect().top )
		)
		.toBe( 0 );
	// A submenu that is higher than the window scrolls.
	await page.setViewportSize( { width: 1280, height: 200 } );
	const toggle = page.locator( '.menu--bar .menu__toggle' ).first();
	await toggle.click();
	const last = toggle.locator( '+ .sub-menu > li:last-child > a' );
	await last.scrollIntoViewIfNeeded();
	await expect( last ).toBeInViewport( { ratio: 1 } );
	// Long words break.
	expect(
		await last.evaluate( ( link ) => {
			link.textContent =
				'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
			return link.scrollWidth - link.clientWidth;
		} )
	).toBe( 0 );
} );

test( '[S2.11] toggles hide elements', async ( { page } ) => {
	await page.goto( '' );
	await expect(
		page.locator(
			'#quayside-search, .to-top, .site-header .site-brand__title'
		)
	).toHaveCount( 3 );
	await setThemeSettings( page.context(), {
		header_search: false,
		scroll_to_top: false,
		show_title: false,
	} );
	await page.goto( '' );
	await expect(
		page.locator(
			'#quayside-search, .to-top, .site-header .site-brand__title'
		)
	).toHaveCount( 0 );
} );

test( 'breadcrumbs link a post to the posts page and the homepage', async ( {
	page,
	baseURL,
} ) => {
	await page.goto( 'journal/' );
	await page.locator( '.card__title a' ).first().click();
	const trail = page.getByRole( 'navigation', { name: 'Breadcrumb' } );
	await expect( trail.getByRole( 'link' ).first() ).toHaveAttribute(
		'href',
		baseURL ?? ''
	);
	await trail.getByRole( 'link' ).nth( 1 ).click();
	await expect( page ).toHaveURL( /\/journal\/$/ );
} );

test( 'the site is usable at 400% zoom and with forced colors', async ( {
	page,
	baseURL,
} ) => {
	test.slow();
	// Consent is given, because at this size the banner is as large as the window.
	await page.context().addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url: baseURL ?? '',
		},
	] );
	// 1280 px wide at 400 % are 320 px.
	await page.setViewportSize( { width: 320, height: 256 } );
	await page.emulateMedia( {
		forcedColors: 'active',
		reducedMotion: 'reduce',
	} );
	for ( const path of [
		'',
		'shop/',
		'journal/',
		'cart/',
		'contact/',
		'my-account/',
	] ) {
		await page.goto( path );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );
	}
	await page.locator( '.site-header__menu' ).click();
	await expect( page.locator( '#quayside-menu' ) ).toBeVisible();
	await expect( page.locator( '#quayside-menu' ) ).toHaveCSS(
		'transition-duration',
		'0s'
	);
} );

test( '[S4.17] the drawer covers a sticky header, and Escape does not move the focus if nothing is open', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await setThemeSettings( page.context(), { header_sticky: true } );
	await page.goto( '' );
	await page.evaluate( () => scrollTo( { top: 900, behavior: 'instant' } ) );
	await page.locator( '.site-header__menu' ).click();
	const drawer = page.locator( '#quayside-menu' );
	await expect( drawer ).toHaveCSS( 'opacity', '1' );
	await expect
		.poll( () =>
			drawer.evaluate( ( element ) =>
				element.getBoundingClientRect().toJSON()
			)
		)
		.toMatchObject( { x: 0, y: 0, width: 390, height: 800 } );
	const before = await page.evaluate( () => scrollY );
	expect( before ).toBeGreaterThan( 0 );
	await page.keyboard.press( 'Escape' );
	await expect( drawer ).toBeHidden();
	expect( await page.evaluate( () => scrollY ) ).toBe( before );
	const link = page.locator( 'main a' ).first();
	await link.focus();
	await page.keyboard.press( 'Escape' );
	await expect( link ).toBeFocused();
} );

test( '[S4.17] the opener regains the focus after repeated resizes', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 800, height: 700 } );
	await page.goto( '' );
	const opener = page.locator( '.site-header__menu' );
	const drawer = page.locator( '#quayside-menu' );
	for ( let round = 0; round < 5; round++ ) {
		await opener.focus();
		await page.keyboard.press( 'Enter' );
		await expect( drawer ).toBeVisible();
		await page.setViewportSize( { width: 1000, height: 700 } );
		await expect( drawer ).toBeHidden();
		await expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );
		// The button is hidden, so the desktop menu has the focus.
		await expect( page.locator( '#quayside-nav a' ).first() ).toBeFocused();
		await page.setViewportSize( { width: 800, height: 700 } );
	}
	await opener.click();
	await expect( drawer ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
} );
