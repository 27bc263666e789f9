import { expect, expectAccessible, test } from './fixtures';
import { pageOverflow } from './page-overflow';
import type { Page } from '@playwright/test';
import { FOCUS_LEAVES } from './capabilities';

const drawer = ( page: Page ) => page.locator( '#quayside-menu' );
const opener = ( page: Page ) => page.locator( '.site-header__menu' );
const submenuItem = ( page: Page ) =>
	page.locator( '.menu--bar > .menu-item-has-children' ).first();

const openDrawer = async ( page: Page ): Promise< void > => {
	await opener( page ).click();
	await expect( drawer( page ) ).toHaveJSProperty( 'open', true );
	await expect( drawer( page ) ).toHaveCSS( 'opacity', '1' );
};

test.describe( 'header', () => {
	for ( const [ width, mobile ] of [
		[ 390, true ],
		[ 768, true ],
		[ 920, true ],
		[ 921, true ],
		[ 922, false ],
		[ 1280, false ],
	] as const ) {
		test( `[S2.8] [S9.3] at ${ width } px the menu is the ${ mobile ? 'mobile' : 'desktop' } one`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( '' );
			await expect( opener( page ) ).toBeVisible( { visible: mobile } );
			await expect( page.locator( '.menu--bar' ) ).toBeVisible( {
				visible: ! mobile,
			} );
			expect( await pageOverflow( page ) ).toBe( 0 );
		} );
	}

	test( 'loads no menu, search, or drawer code before an interaction', async ( {
		page,
	} ) => {
		const scripts: string[] = [];
		page.on(
			'request',
			( request ) =>
				request.resourceType() === 'script' &&
				scripts.push( request.url() )
		);
		await page.goto( '', { waitUntil: 'networkidle' } );
		expect(
			scripts.filter(
				( url ) =>
					url.includes( '/themes/quayside/' ) &&
					! url.includes( 'islands.js' )
			)
		).toEqual( [] );
		await page.locator( '#quayside-search summary' ).hover();
		await expect
			.poll( () =>
				scripts.some( ( url ) =>
					url.includes( '/themes/quayside/build/search.js' )
				)
			)
			.toBe( true );
	} );

	test( 'the skip link is the first tab stop and leads to the content', async ( {
		page,
	} ) => {
		await page.goto( '' );
		await page.keyboard.press( 'Tab' );
		const link = page.locator( '.skip-link' );
		await expect( link ).toBeFocused();
		await expect( link ).toBeInViewport();
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( '#content' ) ).toBeFocused();
	} );
} );

test.describe( 'mobile menu', () => {
	test.use( { viewport: { width: 390, height: 800 } } );

	test( '[S4.17] opens as a drawer over an inert page, and Escape returns the focus', async ( {
		page,
		browserName,
	} ) => {
		test.skip( browserName === 'firefox', FOCUS_LEAVES );
		await page.goto( '' );
		await openDrawer( page );
		await expect( opener( page ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( page.locator( '.mobile-menu__close' ) ).toBeFocused();
		for ( let step = 0; step < 30; step++ ) {
			await page.keyboard.press( 'Tab' );
			const outside = await page.evaluate(
				() =>
					document.activeElement !== document.body &&
					! document.activeElement?.closest( '#quayside-menu' )
			);
			expect( outside ).toBe( false );
		}
		await page.keyboard.press( 'Escape' );
		await expect( drawer( page ) ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
		await expect( opener( page ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	} );

	test( '[S4.17] closes by its close button and by the overlay', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 800, height: 800 } );
		await page.goto( '' );
		await openDrawer( page );
		await page.locator( '.mobile-menu__close' ).click();
		await expect( drawer( page ) ).toBeHidden();
		await openDrawer( page );
		await page.mouse.click( 760, 400 );
		await expect( drawer( page ) ).toBeHidden();
		await expect( opener( page ) ).toBeFocused();
	} );

	test( '[S4.17] [S9.3] a resize to 921 px leaves it open, to 922 px closes it', async ( {
		page,
	} ) => {
		await page.goto( '' );
		await openDrawer( page );
		await page.setViewportSize( { width: 921, height: 800 } );
		await expect( drawer( page ) ).toBeVisible();
		await page.setViewportSize( { width: 922, height: 800 } );
		await expect( drawer( page ) ).toBeHidden();
		await expect( page.locator( 'html' ) ).not.toHaveCSS(
			'overflow',
			'hidden'
		);
	} );

	test( 'submenus expand in place', async ( { page } ) => {
		await page.goto( '' );
		await openDrawer( page );
		const details = drawer( page ).locator( 'details:not([open])' ).first();
		const list = await details
			.locator( '.sub-menu' )
			.first()
			.getAttribute( 'id' );
		await details.locator( 'summary' ).first().click();
		await expect( page.locator( `[id="${ list }"]` ) ).toBeVisible();
	} );

	test( 'axe finds nothing in the open drawer', async ( { page } ) => {
		await page.goto( '' );
		await openDrawer( page );
		await expectAccessible( page );
	} );
} );

test.describe( 'desktop menu', () => {
	test( '[S2.8] submenus open on hover, and Escape closes them', async ( {
		page,
	} ) => {
		await page.goto( '' );
		const item = submenuItem( page );
		await item.locator( '.menu__toggle' ).hover();
		await expect( item.locator( '.sub-menu' ).first() ).toBeVisible();
		await expect( page.locator( '.site-nav' ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		await page.keyboard.press( 'Escape' );
		await expect( item.locator( '.sub-menu' ).first() ).toBeHidden();
		await page.mouse.move( 600, 700 );
		await item.locator( 'a' ).first().hover();
		await expect( item.locator( '.sub-menu' ).first() ).toBeVisible();
	} );

	test( 'a hovered submenu is reported as expanded, a click keeps it open, and another click closes it', async ( {
		page,
	} ) => {
		await page.goto( '' );
		const item = submenuItem( page );
		const toggle = item.locator( '.menu__toggle' );
		await item.locator( 'a' ).first().hover();
		await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
		await page.mouse.move( 600, 700 );
		await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( item.locator( '.sub-menu' ).first() ).toBeHidden();

		await toggle.click();
		await page.mouse.move( 600, 700 );
		await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( item.locator( '.sub-menu' ).first() ).toBeVisible();
		await toggle.click();
		await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect( item.locator( '.sub-menu' ).first() ).toBeHidden();
	} );

	test( 'submenus are disclosures by keyboard', async ( { page } ) => {
		await page.goto( '' );
		const item = submenuItem( page );
		const toggle = item.locator( '.menu__toggle' );
		const list = item.locator( '.sub-menu' ).first();
		await item.locator( 'a' ).first().focus();
		await expect( list ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await expect( toggle ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( list ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await expect( list.locator( 'a' ).first() ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( toggle ).toBeFocused();
		await expect( list ).toBeHidden();

		await page.keyboard.press( 'Space' );
		await expect( list ).toBeVisible();
		await page.locator( '#quayside-search summary' ).focus();
		await expect( list ).toBeHidden();
	} );
} );

test.describe( 'search', () => {
	test( '[S2.10] the icon opens a focused field, and Escape closes it', async ( {
		page,
	} ) => {
		await page.goto( '' );
		const icon = page.locator( '#quayside-search summary' );
		const field = page.locator( '#quayside-search input' );
		await icon.click();
		await expect( field ).toBeFocused();
		await expect( field ).toBeInViewport();
		await page.keyboard.press( 'Escape' );
		await expect( field ).toBeHidden();
		await expect( icon ).toBeFocused();
		await icon.click();
		await page.mouse.click( 200, 700 );
		await expect( field ).toBeHidden();
	} );

	test( 'shows results for the query', async ( { page } ) => {
		await page.goto( '' );
		await page.locator( '#quayside-search summary' ).click();
		await expect( page.locator( '#quayside-search input' ) ).toBeFocused();
		await page.keyboard.type( 'mug <b>' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText(
			'Results for “mug <b>”'
		);
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the drawer, the submenus, and the search work', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.goto( '' );
		await page.locator( '.site-header__menu-link' ).click();
		await expect( drawer( page ) ).toBeVisible();
		await page.locator( '.mobile-menu__close-link' ).click();
		await expect( drawer( page ) ).toBeHidden();
		await page.locator( '#quayside-search summary' ).click();
		await expect( page.locator( '#quayside-search input' ) ).toBeVisible();

		await page.setViewportSize( { width: 1280, height: 800 } );
		await submenuItem( page ).locator( 'a' ).first().focus();
		await expect(
			submenuItem( page ).locator( '.sub-menu' ).first()
		).toBeVisible();
	} );
} );

test( '[S2.11] the back to top link appears on scroll and leads to the top', async ( {
	page,
} ) => {
	await page.goto( '' );
	const link = page.locator( '.to-top__link' );
	await expect( link ).not.toBeInViewport();
	await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
	await expect( link ).toBeInViewport();
	// It floats beside the page.
	await page.evaluate( () => scrollTo( 0, 2 * innerHeight ) );
	await expect( link ).toBeInViewport( { ratio: 1 } );
	await link.click();
	await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 0 );
	await expect( link ).not.toBeInViewport();
} );

test( 'in right-to-left languages the drawer opens from the right', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 800, height: 800 } );
	await page.goto( '' );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	await openDrawer( page );
	const box = await drawer( page ).boundingBox();
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBe( 800 );
	expect( await pageOverflow( page ) ).toBe( 0 );
} );

test( 'browsers first paint the homepage with its complete hero', async ( {
	page,
} ) => {
	await page.goto( '' );
	const target = await page
		.locator( 'head link[rel="expect"][blocking="render"]' )
		.getAttribute( 'href' );
	await expect(
		page.locator( `.entry-content > .is-style-hero:first-child${ target }` )
	).toBeVisible();
	await page.goto( 'journal/' );
	await expect( page.locator( 'link[rel="expect"]' ) ).toHaveCount( 0 );
} );

test.describe( 'pages', () => {
	for ( const path of [
		'',
		'shop/',
		'journal/',
		'cart/',
		'checkout/',
		'my-account/',
		'contact/',
		'?s=mug',
		'no-such-page/',
	] ) {
		test.describe( () => {
			test.use( { expectedMessages: [ /404 \(Not Found\)/ ] } );

			test( `axe finds nothing on /${ path }, nothing overflows at 320 px`, async ( {
				page,
			} ) => {
				await page.goto( path );
				await expectAccessible( page );
				await page.setViewportSize( { width: 320, height: 640 } );
				expect( await pageOverflow( page ) ).toBe( 0 );
			} );
		} );
	}

	test( 'axe finds nothing on products and on posts', async ( { page } ) => {
		// A product with many options, and a post with a blocked video.
		for ( const path of [
			'product/harbour-enamel-mug/',
			'a-morning-at-the-rope-walk/',
		] ) {
			await page.goto( path );
			await expectAccessible( page );
		}
		await page.goto( 'shop/' );
		await page.locator( 'li.product a' ).first().click();
		await expect( page.locator( '.product_title' ) ).toBeVisible();
		await expectAccessible( page );
		await page.goto( 'journal/' );
		await page.locator( '.card__title a' ).first().click();
		await expect( page.locator( '.entry-content' ) ).toBeVisible();
		await expectAccessible( page );
	} );
} );
