import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makePage } from './blocks-page';
import { keepOptions } from './keep-options';
import { expect, logIn, SITE_FOLDER, test } from './fixtures';
import type { Locator, Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * The effect of each theme setting on public pages. The previews of the Customizer and the design screen change pages
 * by script, so only a public page shows what is stored.
 */

/** A page, an element, and its expected computed style, text, or number of elements. */
type Check = readonly [
	path: string,
	selector: string,
	property: string,
	value: string | RegExp,
];

/** A value other than the default, and its effect on public pages. */
type Row = readonly [
	value: string | boolean,
	effect: Check,
	...effects: Check[],
];

const STYLES: ReadonlyArray<
	readonly [ style: string, paper: string, scheme: string ]
> = [
	[ 'harbour', 'rgb(252, 250, 245)', 'normal' ],
	[ 'night', 'rgb(16, 25, 29)', 'dark' ],
	[ 'linen', 'rgb(247, 241, 230)', 'normal' ],
	[ 'signal', 'rgb(253, 253, 251)', 'normal' ],
	[ 'moss', 'rgb(250, 250, 242)', 'normal' ],
	[ 'press', 'rgb(251, 251, 249)', 'normal' ],
];

/** Page with an emoji, for the setting of WordPress's emoji detection. */
const EMOJI = 'setting-of-emoji';

/** Every setting. */
const TABLE: Readonly< Record< string, Row > > = {
	style: [ 'moss', [ '', 'body.style-moss', 'count', '1' ] ],
	show_title: [
		false,
		[ 'journal/', '.site-header .site-brand__title', 'count', '0' ],
	],
	header_search: [
		false,
		[ 'journal/', '.site-header .search-form', 'count', '0' ],
	],
	instant_search: [
		true,
		[ 'journal/', '#quayside-menu div[data-island]', 'count', '1' ],
	],
	header_sticky: [ true, [ '', '.site-header', 'position', 'sticky' ] ],
	header_transparent: [
		true,
		[ '', 'body.has-transparent-header', 'count', '1' ],
	],
	mobile_menu: [
		'dropdown',
		[ 'journal/', 'div#quayside-menu', 'count', '1' ],
	],
	notice_position: [
		'bottom',
		[ 'journal/', '.woocommerce-store-notice', 'position', 'fixed' ],
	],
	footer_tagline: [
		false,
		[ 'journal/', '.site-footer__brand p', 'count', '0' ],
	],
	footer_text: [
		'Open in <a href="/may/">May</a>',
		[ 'journal/', '.site-footer__legal a[href="/may/"]', 'count', '1' ],
	],
	scroll_to_top: [ false, [ 'journal/', '.to-top', 'count', '0' ] ],
	colour_sea: [
		'#224488',
		[
			'?s=wool',
			'.search-form__submit',
			'background-color',
			'rgb(34, 68, 136)',
		],
	],
	colour_signal: [
		'#aa2244',
		[ 'my-account/', '.required', 'color', 'rgb(170, 34, 68)' ],
	],
	colour_ink: [
		'#112233',
		[ '?s=wool', 'body', 'color', 'rgb(17, 34, 51)' ],
	],
	colour_muted: [
		'#445566',
		[ 'journal/', '.entry-meta', 'color', 'rgb(68, 85, 102)' ],
		[ 'journal/', '.entry-meta a', 'color', 'rgb(68, 85, 102)' ],
	],
	colour_paper: [
		'#d0e0f0',
		[ '', 'body', 'background-color', 'rgb(208, 224, 240)' ],
	],
	colour_mist: [
		'#ddeeff',
		[
			'shop/',
			'.products .product a img',
			'background-color',
			'rgb(221, 238, 255)',
		],
		[ 'wp-login.php', 'body', 'background-color', 'rgb(221, 238, 255)' ],
	],
	colour_line: [
		'#667788',
		[
			'?s=wool',
			'main .search-field',
			'border-top-color',
			'rgb(102, 119, 136)',
		],
	],
	font_body: [
		'monospace',
		[ 'journal/', 'body', 'font-family', /^ui-monospace/ ],
	],
	font_headings: [
		'old-style',
		[ 'journal/', 'h1', 'font-family', /^"Iowan Old Style"/ ],
	],
	text_size: [
		'120',
		[ 'journal/', 'html', 'font-size', '19.2px' ],
		// The preset is fluid.
		[ 'journal/', 'body', 'font-size', /^20\.\d+px$/ ],
		[ 'shop/', 'html', 'font-size', '19.2px' ],
		[ 'my-account/', 'html', 'font-size', '19.2px' ],
		[ 'wp-login.php', 'html', 'font-size', '19.2px' ],
	],
	heading_weight: [ '600', [ 'journal/', 'h1', 'font-weight', '600' ] ],
	// These visitors have not consented. For what loads after consent see theme-fonts.spec.ts.
	fonts_service: [
		true,
		[ 'journal/', '[data-island*=fonts-service]', 'count', '1' ],
	],
	service_body: [
		'Open Sans',
		[ 'journal/', '[data-island*=fonts-service]', 'text', /Open%20Sans/ ],
	],
	service_headings: [
		'Lora',
		[ 'journal/', '[data-island*=fonts-service]', 'text', /family=Lora/ ],
	],
	breadcrumbs: [
		false,
		[ 'journal/', '.breadcrumb', 'count', '0' ],
		[ 'shop/', '.breadcrumb', 'count', '0' ],
	],
	emoji_pictures: [
		false,
		[ `${ EMOJI }/`, 'body', 'text', /^(?!.*core\\?\/emoji)/s ],
	],
};

const DEFAULT_CHECKS: readonly Check[] = [
	[ 'journal/', 'html', 'font-size', '16px' ],
	// Firefox rounds the size that depends on the window.
	[ 'journal/', 'body', 'font-size', /^(17|16\.99\d+)px$/ ],
	[ 'journal/', 'h1', 'font-weight', '460' ],
	[ 'journal/', '.site-header', 'position', 'relative' ],
	[ 'journal/', '.site-header .site-brand__title', 'count', '1' ],
	[ 'journal/', '.site-header .search-form', 'count', '1' ],
	[ 'journal/', '.site-search__panel[data-island]', 'count', '0' ],
	[ 'journal/', 'dialog#quayside-menu', 'count', '1' ],
	[ 'journal/', '.breadcrumb', 'count', '1' ],
	[ 'journal/', '.woocommerce-store-notice', 'position', 'static' ],
	[ 'journal/', '.to-top__link', 'position', 'sticky' ],
	[ 'journal/', '.site-footer__brand p', 'count', '1' ],
	[ 'journal/', '[data-island*=fonts-service]', 'count', '0' ],
	[ 'shop/', '.breadcrumb', 'count', '1' ],
	[ `${ EMOJI }/`, 'body', 'text', /core\\?\/emoji/ ],
];

const check = async (
	page: Page,
	checks: readonly Check[]
): Promise< void > => {
	for ( const path of new Set( checks.map( ( [ at ] ) => at ) ) ) {
		await page.goto( path );
		for ( const [ , selector, property, value ] of checks.filter(
			( [ at ] ) => at === path
		) ) {
			const found = page.locator( selector );
			const is =
				property === 'count'
					? String( await found.count() )
					: await found
							.first()
							.evaluate(
								( element, name ) =>
									name === 'text'
										? ( element.textContent ?? '' )
										: getComputedStyle(
												element
											).getPropertyValue( name ),
								property
							);
			expect
				.soft( is, `/${ path } ${ selector } ${ property }` )
				[ value instanceof RegExp ? 'toMatch' : 'toBe' ](
					value as never
				);
		}
	}
};

/** Changes a setting of the Customizer by its control. */
const changeByControl = async (
	control: Locator,
	value: string | boolean
): Promise< void > => {
	if ( typeof value === 'boolean' ) {
		await control.getByRole( 'checkbox' ).setChecked( value );
	} else if ( await control.locator( 'select' ).count() ) {
		await control.locator( 'select' ).selectOption( value );
	} else {
		const color = control.locator( '.wp-color-result' );
		if ( await color.count() ) {
			await color.click();
		}
		const field = control.locator( 'input[type=text]' );
		await field.fill( value );
		await field.press( 'Tab' );
	}
};

/** Opens each section of the theme's panel and changes its settings. Returns the names of all settings with a control. */
const changeByControls = async ( page: Page ): Promise< string[] > => {
	const names: string[] = [];
	await page.locator( '#accordion-panel-quayside > h3' ).click();
	const titles = page.locator( '[id^=accordion-section-quayside] > h3' );
	await expect( titles.first() ).toBeVisible();
	for ( const title of await titles.all() ) {
		await title.click();
		const section = page.locator(
			'[id^=sub-accordion-section-quayside].open'
		);
		const back = section.locator( '.customize-section-back' );
		await expect( back ).toBeVisible();
		for ( const control of await section
			.locator( '[id^=customize-control-quayside_]' )
			.all() ) {
			const name = ( ( await control.getAttribute( 'id' ) ) ?? '' ).slice(
				'customize-control-quayside_'.length
			);
			names.push( name );
			const row = TABLE[ name ];
			if ( row ) {
				await changeByControl( control, row[ 0 ] );
			}
		}
		await back.click();
		await expect( section ).toHaveCount( 0 );
	}
	return names.sort();
};

test.beforeAll( () => {
	if ( SITE_FOLDER ) {
		makePage(
			EMOJI,
			'<!-- wp:paragraph --><p>🐳</p><!-- /wp:paragraph -->'
		);
	}
} );

test( 'the table has every setting', () => {
	const contract = JSON.parse(
		readFileSync(
			fileURLToPath(
				new URL(
					'../../contracts/theme/settings.json',
					import.meta.url
				)
			),
			'utf8'
		)
	) as { properties: Record< string, unknown > };
	expect( Object.keys( contract.properties ).sort() ).toEqual(
		Object.keys( TABLE ).sort()
	);
} );

test( 'the defaults apply', async ( { page } ) =>
	check( page, DEFAULT_CHECKS ) );

for ( const [ style, paper, scheme ] of STYLES ) {
	test( `the style ${ style }: colors and color scheme`, async ( {
		page,
	} ) => {
		await setThemeSettings( page.context(), { style } );
		await check( page, [
			[ 'journal/', 'body', 'background-color', paper ],
			[ 'journal/', 'html', 'color-scheme', scheme ],
			[ 'wp-login.php', 'html', 'color-scheme', scheme ],
		] );
	} );
}

test( 'the color scheme follows the page background of the style or of a custom color', async ( {
	page,
} ) => {
	await setThemeSettings( page.context(), {
		colour_paper: '#101820',
		colour_ink: '#f0f0f0',
	} );
	await check( page, [ [ 'contact/', 'html', 'color-scheme', 'dark' ] ] );
	await setThemeSettings( page.context(), {
		style: 'night',
		colour_paper: '#ffffff',
		colour_ink: '#111111',
	} );
	await check( page, [ [ 'contact/', 'html', 'color-scheme', 'normal' ] ] );
} );

test( 'text sizes and the instant search setting apply', async ( { page } ) => {
	for ( const [ size, html ] of [
		[ '90', '14.4px' ],
		[ '110', '17.6px' ],
	] as const ) {
		await setThemeSettings( page.context(), {
			text_size: size,
			instant_search: true,
		} );
		await check( page, [
			[ 'journal/', 'html', 'font-size', html ],
			[ 'journal/', '.site-search__panel[data-island]', 'count', '1' ],
		] );
	}
} );

test.describe( 'published settings', () => {
	// WordPress's admin sends update requests to WordPress.org, and the preview loads the fonts of the service without consent.
	test.use( {
		expectedMessages: [ /s\.w\.org|WordPress\.org|fonts\.googleapis/ ],
	} );

	test( 'of the Customizer apply to public pages', async ( {
		page,
		browser,
		baseURL,
		browserName,
	} ) => {
		test.skip(
			browserName === 'firefox',
			'A transparent header is not sticky without scroll-driven animations.'
		);
		test.skip(
			! SITE_FOLDER,
			'The settings are restored where the site is.'
		);
		test.slow();
		const restore = keepOptions( 'theme_mods_quayside' );
		try {
			await logIn( page );
			await page.goto( 'wp-admin/customize.php' );
			await page.waitForFunction( () =>
				document.body.classList.contains( 'ready' )
			);
			expect( await changeByControls( page ) ).toEqual(
				Object.keys( TABLE ).sort()
			);
			const saved = page.waitForResponse(
				async ( answer ) =>
					answer.request().method() === 'POST' &&
					answer.url().includes( 'admin-ajax.php' ) &&
					( await answer.text() ).includes( 'changeset_status' )
			);
			await page.locator( '#save' ).click();
			expect( ( await ( await saved ).json() ).success ).toBe( true );
			const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
			await check(
				visitor,
				Object.values( TABLE ).flatMap(
					( [ , ...effects ] ) => effects
				)
			);
			await visitor.close();
		} finally {
			restore();
		}
	} );

	test( 'of the design screen apply to public pages', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		test.skip(
			! SITE_FOLDER,
			'The settings are restored where the site is.'
		);
		test.slow();
		const restore = keepOptions( 'theme_mods_quayside' );
		try {
			await logIn( page );
			await page.goto( 'wp-admin/themes.php?page=quayside-design' );
			const site = page.frameLocator( '.quayside-design__frame' );
			await expect( site.locator( 'html' ) ).toHaveAttribute(
				'data-quayside-preview',
				'ready'
			);
			await page.getByRole( 'button', { name: 'Night' } ).click();
			await page.getByLabel( 'Heading font' ).selectOption( 'monospace' );
			await page.getByLabel( 'Show site title in the header' ).uncheck();
			// The frame previews the page.
			await expect( site.locator( 'html' ) ).toHaveCSS(
				'color-scheme',
				'dark'
			);
			await page.getByRole( 'button', { name: 'Apply to site' } ).click();
			await expect(
				page.locator( '.components-notice.is-success' )
			).toBeVisible();
			const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
			await check( visitor, [
				[ 'journal/', 'body', 'background-color', 'rgb(16, 25, 29)' ],
				[ 'journal/', 'body', 'color', 'rgb(238, 240, 234)' ],
				[ 'journal/', 'html', 'color-scheme', 'dark' ],
				[ 'journal/', 'h1', 'font-family', /^ui-monospace/ ],
				[ 'journal/', '.site-header .site-brand__title', 'count', '0' ],
			] );
			await visitor.close();
		} finally {
			restore();
		}
	} );
} );
