import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keepOptions } from './keep-options';
import { expect, logIn, SITE_FOLDER, test } from './fixtures';
import type { Page } from '@playwright/test';

/*
 * The effect of each theme setting on public pages. The previews of the Customizer and the design screen change pages
 * by script, so only a public page shows what is stored.
 */

/** A page, an element, and its expected computed style or number of elements. */
type Check = readonly [
	path: string,
	selector: string,
	property: string,
	value: string | RegExp,
];

type Settings = Record< string, string | boolean >;

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

/** Every setting with a value other than the default. */
const CHANGED: Settings = {
	style: 'moss',
	show_title: false,
	header_search: false,
	instant_search: false,
	header_sticky: true,
	header_transparent: true,
	mobile_menu: 'dropdown',
	breadcrumbs: false,
	notice_position: 'bottom',
	scroll_to_top: false,
	footer_tagline: false,
	footer_text: 'Open in <a href="/may/">May</a>',
	colour_sea: '#224488',
	colour_signal: '#aa2244',
	colour_ink: '#112233',
	colour_muted: '#445566',
	colour_paper: '#d0e0f0',
	colour_mist: '#ddeeff',
	colour_line: '#667788',
	font_body: 'monospace',
	font_headings: 'old-style',
	text_size: '120',
	heading_weight: '600',
};

const CHANGED_CHECKS: readonly Check[] = [
	[ '', 'body', 'background-color', 'rgb(208, 224, 240)' ],
	[ '', '.site-header', 'position', 'sticky' ],
	[ '', 'body.has-transparent-header', 'count', '1' ],
	[ '', 'body.style-moss', 'count', '1' ],
	[ '?s=wool', 'body', 'color', 'rgb(17, 34, 51)' ],
	[
		'?s=wool',
		'.search-form__submit',
		'background-color',
		'rgb(34, 68, 136)',
	],
	[
		'?s=wool',
		'main .search-field',
		'border-top-color',
		'rgb(102, 119, 136)',
	],
	[ 'journal/', '.entry-meta', 'color', 'rgb(68, 85, 102)' ],
	[ 'journal/', '.entry-meta a', 'color', 'rgb(68, 85, 102)' ],
	[ 'journal/', 'html', 'font-size', '19.2px' ],
	// The preset is fluid.
	[ 'journal/', 'body', 'font-size', /^20\.\d+px$/ ],
	[ 'journal/', 'body', 'font-family', /^ui-monospace/ ],
	[ 'journal/', 'h1', 'font-family', /^"Iowan Old Style"/ ],
	[ 'journal/', 'h1', 'font-weight', '600' ],
	[ 'journal/', '.site-header .site-brand__title', 'count', '0' ],
	[ 'journal/', '.site-header .search-form', 'count', '0' ],
	[ 'journal/', 'div#quayside-menu', 'count', '1' ],
	[ 'journal/', '.breadcrumb', 'count', '0' ],
	[ 'journal/', '.woocommerce-store-notice', 'position', 'fixed' ],
	[ 'journal/', '.to-top', 'count', '0' ],
	[ 'journal/', '.site-footer__brand p', 'count', '0' ],
	[ 'journal/', '.site-footer__legal a[href="/may/"]', 'count', '1' ],
	[ 'shop/', '.breadcrumb', 'count', '0' ],
	[ 'shop/', 'html', 'font-size', '19.2px' ],
	[
		'shop/',
		'.products .product a img',
		'background-color',
		'rgb(221, 238, 255)',
	],
	[ 'my-account/', '.required', 'color', 'rgb(170, 34, 68)' ],
	[ 'my-account/', 'html', 'font-size', '19.2px' ],
	[ 'wp-login.php', 'body', 'background-color', 'rgb(221, 238, 255)' ],
	[ 'wp-login.php', 'html', 'font-size', '19.2px' ],
];

const DEFAULT_CHECKS: readonly Check[] = [
	[ 'journal/', 'html', 'font-size', '16px' ],
	[ 'journal/', 'body', 'font-size', '17px' ],
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
	[ 'shop/', '.breadcrumb', 'count', '1' ],
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
									getComputedStyle(
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

const use = (
	page: Page,
	baseURL: string | undefined,
	settings: Settings
): Promise< void > =>
	page.context().addCookies( [
		{
			name: 'quayside_settings',
			value: encodeURIComponent( JSON.stringify( settings ) ),
			url: baseURL ?? '',
		},
	] );

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
	const names = Object.keys( contract.properties );
	// For fonts of a service see theme-fonts.spec.ts, for emoji EmojiTest.php.
	const elsewhere = [
		'fonts_service',
		'service_body',
		'service_headings',
		'emoji_pictures',
	];
	expect(
		names.filter( ( name ) => ! elsewhere.includes( name ) ).sort()
	).toEqual( Object.keys( CHANGED ).sort() );
} );

test( 'the defaults apply', async ( { page } ) =>
	check( page, DEFAULT_CHECKS ) );

for ( const [ style, paper, scheme ] of STYLES ) {
	test( `the style ${ style }: colors and color scheme`, async ( {
		page,
		baseURL,
	} ) => {
		await use( page, baseURL, { style } );
		await check( page, [
			[ 'journal/', 'body', 'background-color', paper ],
			[ 'journal/', 'html', 'color-scheme', scheme ],
			[ 'wp-login.php', 'html', 'color-scheme', scheme ],
		] );
	} );
}

test( 'the color scheme follows the page background of the style or of a custom color', async ( {
	page,
	baseURL,
} ) => {
	await use( page, baseURL, {
		colour_paper: '#101820',
		colour_ink: '#f0f0f0',
	} );
	await check( page, [ [ 'contact/', 'html', 'color-scheme', 'dark' ] ] );
	await use( page, baseURL, {
		style: 'night',
		colour_paper: '#ffffff',
		colour_ink: '#111111',
	} );
	await check( page, [ [ 'contact/', 'html', 'color-scheme', 'normal' ] ] );
} );

test( 'text sizes and the instant search setting apply', async ( {
	page,
	baseURL,
} ) => {
	for ( const [ size, html ] of [
		[ '90', '14.4px' ],
		[ '110', '17.6px' ],
	] as const ) {
		await use( page, baseURL, { text_size: size, instant_search: true } );
		await check( page, [
			[ 'journal/', 'html', 'font-size', html ],
			[ 'journal/', '.site-search__panel[data-island]', 'count', '1' ],
		] );
	}
} );

test.describe( 'published settings', () => {
	// WordPress's admin sends update requests to WordPress.org.
	test.use( { expectedMessages: [ /s\.w\.org|WordPress\.org/ ] } );

	test( 'of the Customizer apply to public pages', async ( {
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
			await page.goto( 'wp-admin/customize.php' );
			await page.waitForFunction( () =>
				document.body.classList.contains( 'ready' )
			);
			await page.evaluate( ( settings ) => {
				const { customize: api } = (
					window as unknown as {
						wp: {
							customize: (
								id: string,
								ready: ( setting: {
									set: ( value: unknown ) => void;
								} ) => void
							) => void;
						};
					}
				 ).wp;
				for ( const [ name, value ] of Object.entries( settings ) ) {
					api( `quayside_${ name }`, ( setting ) =>
						setting.set( value )
					);
				}
			}, CHANGED );
			const saved = page.waitForResponse(
				( answer ) =>
					answer.request().method() === 'POST' &&
					( answer.request().postData() ?? '' ).includes(
						'customize_save'
					)
			);
			await page.locator( '#save' ).click();
			expect( ( await ( await saved ).json() ).success ).toBe( true );
			const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
			await check( visitor, CHANGED_CHECKS );
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
