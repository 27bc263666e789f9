import { expect, expectAccessible, logIn, SITE_FOLDER, test } from './fixtures';
import { php } from './store-contract';
import type { FrameLocator, Page } from '@playwright/test';

// WordPress's admin sends update requests to WordPress.org.
test.use( {
	expectedMessages: [ /s\.w\.org|WordPress\.org/ ],
	viewport: { width: 1500, height: 900 },
} );

interface CustomizeWindow {
	wp: {
		customize: (
			id: string,
			ready: ( setting: { set: ( value: unknown ) => void } ) => void
		) => void;
	};
}

/** Opens the Customizer on a page of the site. Nothing is published. */
const open = async ( page: Page, path = '' ): Promise< FrameLocator > => {
	await logIn( page );
	await page.goto(
		`wp-admin/customize.php?url=${ encodeURIComponent( new URL( path, `${ process.env.QUAYSIDE_URL }/` ).href ) }`
	);
	const site = page.frameLocator( '#customize-preview iframe' ).last();
	await expect(
		site
			.locator( 'body.customize-partial-edit-shortcuts-shown, body' )
			.first()
	).toBeVisible();
	await expect
		.poll( () =>
			site.locator( 'body' ).evaluate( () =>
				Boolean(
					(
						window as unknown as {
							wp?: {
								customize?: { selectiveRefresh?: unknown };
							};
						}
					 ).wp?.customize?.selectiveRefresh
				)
			)
		)
		.toBe( true );
	await page.waitForFunction( () =>
		document.body.classList.contains( 'ready' )
	);
	return site;
};

const set = ( page: Page, name: string, value: unknown ): Promise< void > =>
	page.evaluate(
		( [ id, to ] ) =>
			( window as unknown as CustomizeWindow ).wp.customize(
				id as string,
				( setting ) => setting.set( to )
			),
		[ `quayside_${ name }`, value ]
	);

test( 'colors, fonts, and header options are previewed at once, without a reload', async ( {
	page,
} ) => {
	test.slow();
	const site = await open( page );
	await site
		.locator( 'body' )
		.evaluate( ( body ) => ( body.dataset.same = '' ) );

	await set( page, 'colour_paper', '#123456' );
	await expect( site.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(18, 52, 86)'
	);
	await set( page, 'colour_paper', '' );
	await expect( site.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(252, 250, 245)'
	);
	await set( page, 'font_body', 'monospace' );
	await expect( site.locator( 'body' ) ).toHaveCSS(
		'font-family',
		/ui-monospace/
	);
	await set( page, 'text_size', '120' );
	await expect( site.locator( 'html' ) ).toHaveCSS( 'font-size', '19.2px' );

	await set( page, 'header_sticky', true );
	await expect( site.locator( 'body' ) ).toHaveClass( /has-sticky-header/ );
	await set( page, 'notice_position', 'bottom' );
	await expect( site.locator( 'body' ) ).toHaveClass( /has-notice-below/ );
	await set( page, 'header_search', false );
	await expect( site.locator( '#quayside-search' ) ).toHaveCount( 0 );
	await set( page, 'mobile_menu', 'dropdown' );
	await expect( site.locator( 'div#quayside-menu' ) ).toHaveCount( 1 );
	await set( page, 'footer_text', 'Open again in May' );
	await expect( site.locator( '.site-footer__legal' ) ).toContainText(
		'Open again in May'
	);
	await set( page, 'scroll_to_top', false );
	await expect( site.locator( '.to-top' ) ).toHaveCount( 0 );
	await expect( site.locator( 'body' ) ).toHaveAttribute( 'data-same', '' );
} );

test( 'another style is previewed after a reload, and each control has a label', async ( {
	page,
} ) => {
	test.slow();
	await open( page );
	await set( page, 'style', 'night' );
	await expect(
		page
			.frameLocator( '#customize-preview iframe' )
			.last()
			.locator( 'body' )
	).toHaveCSS( 'background-color', 'rgb(16, 25, 29)' );
	await page.locator( '#accordion-panel-quayside > h3' ).click();
	await page.locator( '#accordion-section-quayside_colour > h3' ).click();
	await expect(
		page.locator(
			'#sub-accordion-section-quayside_colour .customize-control-color'
		)
	).toHaveCount( 7 );
	for ( const name of [
		'Buttons and links',
		'Headings and text',
		'Page background',
	] ) {
		await expect(
			page
				.locator( '#sub-accordion-section-quayside_colour' )
				.getByText( name, { exact: true } )
				.first()
		).toBeVisible();
	}
	await page.locator( '.customize-section-back:visible' ).click();
	const sections = page.locator(
		'#sub-accordion-panel-quayside > [id^=accordion-section-quayside]'
	);
	await expect( sections.first() ).toBeVisible();
	const count = await sections.count();
	expect( count ).toBeGreaterThan( 3 );
	for ( let place = 0; place < count; place++ ) {
		const heading = sections.nth( place ).locator( 'h3' );
		await heading.locator( 'button' ).or( heading ).last().press( 'Enter' );
		const content = `#sub-${ await sections.nth( place ).getAttribute( 'id' ) }`;
		await expect( page.locator( content ) ).toBeVisible();
		await expectAccessible( page, content );
		await page
			.locator( `${ content } .customize-section-back` )
			.press( 'Enter' );
		await expect( sections.nth( place ) ).toBeVisible();
	}
} );

test( 'cleared custom colors and fonts revert to the style’s', async ( {
	page,
} ) => {
	test.skip( ! SITE_FOLDER, 'The settings are kept where the site is.' );
	test.slow();
	php(
		"set_theme_mod( 'quayside_colour_paper', '#d0e0f0' ); set_theme_mod( 'quayside_font_body', 'monospace' ); wp_clean_theme_json_cache();"
	);
	try {
		const body = ( await open( page ) ).locator( 'body' );
		await expect( body ).toHaveCSS(
			'background-color',
			'rgb(208, 224, 240)'
		);
		await set( page, 'colour_paper', '' );
		await set( page, 'font_body', '' );
		await expect( body ).toHaveCSS(
			'background-color',
			'rgb(252, 250, 245)'
		);
		await expect( body ).toHaveCSS( 'font-family', /^Commissioner/ );
	} finally {
		php(
			"remove_theme_mod( 'quayside_colour_paper' ); remove_theme_mod( 'quayside_font_body' ); wp_clean_theme_json_cache();"
		);
	}
} );
