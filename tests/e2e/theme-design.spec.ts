import { expect, expectAccessible, logIn, test } from './fixtures';
import type { Page } from '@playwright/test';
import { getBodyText } from './repeat-bodies';

// WordPress's admin sends update requests to WordPress.org.
test.use( {
	expectedMessages: [ /s\.w\.org|WordPress\.org/ ],
	viewport: { width: 1400, height: 900 },
} );

const open = async ( page: Page ) => {
	await logIn( page );
	await page.goto( 'wp-admin/themes.php?page=quayside-design' );
	const site = page.frameLocator( '.quayside-design__frame' );
	await expect( site.locator( 'html' ) ).toHaveAttribute(
		'data-quayside-preview',
		'ready'
	);
	return site;
};

test( 'colors, fonts, and title are previewed at once and applied on demand', async ( {
	page,
} ) => {
	const site = await open( page );
	await expect( site.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Night' } ).click();
	await expect( site.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(16, 25, 29)'
	);
	await page.getByLabel( 'Heading font' ).selectOption( 'monospace' );
	await expect( site.locator( 'main h1' ).first() ).toHaveCSS(
		'font-family',
		/ui-monospace/
	);
	await page.getByLabel( 'Show site title in the header' ).uncheck();
	await expect(
		site.locator( '.site-header .site-brand__title' )
	).toBeHidden();
	// The unsaved design is kept when the frame navigates to another page.
	await site
		.locator( '.menu--bar a' )
		.filter( { hasText: 'About' } )
		.press( 'Enter' );
	await expect( site.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(16, 25, 29)'
	);

	// Other tests use the same site. PHPUnit tests what the route does with this.
	const sent = page.waitForRequest(
		/quayside-theme(\/|%2F)v1(\/|%2F)design/
	);
	await page.route( /quayside-theme(\/|%2F)v1(\/|%2F)design/, ( route ) =>
		route.fulfill( { json: {} } )
	);
	await page.getByRole( 'button', { name: 'Apply to site' } ).click();
	expect( JSON.parse( await getBodyText( await sent ) ) ).toEqual( {
		colors: [
			'#8fd0d8',
			'#f3a97f',
			'#eef0ea',
			'#b9c4c5',
			'#10191d',
			'#1a262b',
			'#76878e',
		],
		font_body: '',
		font_headings: 'monospace',
		logo: expect.any( Number ),
		show_title: false,
	} );
	await expect(
		page.locator( '.components-notice.is-success' )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Apply to site' } )
	).toHaveAttribute( 'aria-disabled', 'true' );

	await page.goto( 'wp-admin/index.php' );
	expect(
		await page.evaluate( () =>
			localStorage.getItem( 'starter-templates-iframe-preview-data' )
		)
	).toBeNull();
} );

test( 'the screen has a unique name, and the frame shows the site without the consent banner', async ( {
	page,
} ) => {
	const site = await open( page );
	await expect(
		page.locator( '#menu-appearance .wp-submenu a.current' )
	).toHaveText( 'Colors and fonts' );
	const names = (
		await page.locator( '#menu-appearance .wp-submenu a' ).allTextContents()
	).map( ( name ) => name.trim() );
	expect(
		names.filter( ( name, place ) => names.indexOf( name ) !== place )
	).toEqual( [] );
	await expect( site.locator( '.quayside-consent' ) ).toHaveCount( 0 );
	await page.goto( '?wp_site_preview=1' );
	// WordPress 6.8 and later have this preview.
	if ( ( await page.locator( '#wpadminbar' ).count() ) === 0 ) {
		await expect( page.locator( '.quayside-consent' ) ).toHaveCount( 0 );
	}
	await page.goto( '' );
	await expect( page.locator( '.quayside-consent' ) ).toHaveCount( 1 );
} );

test( 'previews of widgets have no store notice', async ( { page } ) => {
	await logIn( page );
	await page.goto( 'wp-admin/themes.php?page=quayside-design' );
	const preview = await page.evaluate( async () =>
		(
			window as unknown as {
				wp: {
					apiFetch: (
						options: object
					) => Promise< { preview: string } >;
				};
			}
		 ).wp.apiFetch( {
			path: '/wp/v2/widget-types/meta/render',
			method: 'POST',
			data: { instance: {} },
		} )
	);
	// Styles name the notice, too.
	const markup = preview.preview.replace( /<style\b.*?<\/style>/gs, '' );
	expect( markup ).toContain( 'widget_meta' );
	expect( markup ).not.toContain( 'woocommerce-store-notice' );
	expect( markup ).not.toContain( 'quayside-consent-container' );
} );

test( 'an error is shown, and no changes are lost', async ( { page } ) => {
	await open( page );
	await page.getByRole( 'button', { name: 'Moss' } ).click();
	await page.route( /quayside-theme(\/|%2F)v1(\/|%2F)design/, ( route ) =>
		route.fulfill( { status: 200, body: 'PHP died' } )
	);
	await page.getByRole( 'button', { name: 'Apply to site' } ).click();
	await expect( page.locator( '.components-notice.is-error' ) ).toContainText(
		'not a valid JSON response'
	);
	await expect(
		page.getByRole( 'button', { name: 'Moss' } )
	).toHaveAttribute( 'aria-pressed', 'true' );
} );

test( 'the screen warns about low contrast, discards changes, and passes axe', async ( {
	page,
} ) => {
	const site = await open( page );
	await page.getByRole( 'button', { name: 'Page background' } ).click();
	const picker = page.locator( '.components-color-picker' );
	await picker
		.locator( '.components-input-control__input' )
		.last()
		.fill( '17272e' );
	await page.keyboard.press( 'Tab' );
	await expect( site.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(23, 39, 46)'
	);
	await page.keyboard.press( 'Escape' );
	await expect(
		page.locator( '.components-notice.is-warning' )
	).toContainText( 'Headings and text' );
	await page.getByRole( 'button', { name: 'Discard changes' } ).click();
	await expect( site.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(252, 250, 245)'
	);
	await expectAccessible( page, '.quayside-design__choices' );
} );

test( 'on mobile the WordPress toolbar is above the page and covers nothing', async ( {
	page,
} ) => {
	await logIn( page );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '' );
	await expect( page.locator( '.woocommerce-store-notice' ) ).toBeVisible();
	const toolbar = await page.locator( '#wpadminbar' ).boundingBox();
	expect( toolbar?.y ).toBe( 0 );
	const notice = await page
		.locator( '.woocommerce-store-notice' )
		.boundingBox();
	expect( notice?.y ).toBeGreaterThanOrEqual( toolbar?.height ?? 0 );
} );
