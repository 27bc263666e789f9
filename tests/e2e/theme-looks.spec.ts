import { expect, test } from './fixtures';
import { expectLooks, looksDifferent, waitForFonts } from './looks';
import type { Page } from '@playwright/test';

interface Case {
	path: string;
	width?: number;
	locale?: string;
	settings?: Record< string, unknown >;
	open?: string;
}

const CASES: Record< string, Case > = {
	'front-1280': { path: '' },
	'front-768': { path: '', width: 768 },
	'front-390': { path: '', width: 390 },
	'front-rtl': { path: '', locale: 'ar' },
	'front-night': { path: '', settings: { style: 'night' } },
	'front-linen': { path: '', settings: { style: 'linen' } },
	'front-320': { path: '', width: 320 },
	'front-320-rtl': { path: '', width: 320, locale: 'ar' },
	'front-320-night': { path: '', width: 320, settings: { style: 'night' } },
	'front-2560': { path: '', width: 2560 },
	'front-2560-rtl': { path: '', width: 2560, locale: 'ar' },
	'front-2560-night': {
		path: '',
		width: 2560,
		settings: { style: 'night' },
	},
	'about-320': { path: 'about/', width: 320 },
	'about-2560': { path: 'about/', width: 2560 },
	'contact-320': { path: 'contact/', width: 320 },
	'contact-2560': { path: 'contact/', width: 2560 },
	'contact-2560-night': {
		path: 'contact/',
		width: 2560,
		settings: { style: 'night' },
	},
	'menu-390': { path: '', width: 390, open: '.site-header__menu' },
	'search-1280': { path: '', open: '#quayside-search summary' },
	'product-1280': { path: 'product/harbour-enamel-mug/' },
	'product-390': { path: 'product/harbour-enamel-mug/', width: 390 },
	'product-320': { path: 'product/harbour-enamel-mug/', width: 320 },
	'product-2560': { path: 'product/harbour-enamel-mug/', width: 2560 },
	'post-320': { path: 'enamel-is-glass/', width: 320 },
	'post-2560': { path: 'enamel-is-glass/', width: 2560 },
	'post-1280': { path: 'enamel-is-glass/' },
	'gallery-grid-1280': { path: 'gallery-grid/' },
	'gallery-grid-768': { path: 'gallery-grid/', width: 768 },
	'gallery-grid-390': { path: 'gallery-grid/', width: 390 },
	'gallery-grid-rtl': { path: 'gallery-grid/', locale: 'ar' },
	'gallery-masonry-1280': { path: 'gallery-masonry/' },
	'gallery-masonry-390': { path: 'gallery-masonry/', width: 390 },
	'gallery-tiled-1280': { path: 'gallery-tiled/' },
	'gallery-tiled-390': { path: 'gallery-tiled/', width: 390 },
	'gallery-carousel-1280': { path: 'gallery-carousel/' },
	'gallery-carousel-rtl': { path: 'gallery-carousel/', locale: 'ar' },
};

/** Opens the page of a case as its stored image shows it. */
async function show(
	page: Page,
	url: string,
	{ path, width = 1280, locale, settings }: Case
): Promise< void > {
	await page.setViewportSize( { width, height: 800 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.context().addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url,
		},
		...( locale
			? [ { name: 'quayside_locale', value: locale, url } ]
			: [] ),
		...( settings
			? [
					{
						name: 'quayside_settings',
						value: encodeURIComponent( JSON.stringify( settings ) ),
						url,
					},
				]
			: [] ),
	] );
	await waitForFonts( page );
	await page.goto( path, { waitUntil: 'networkidle' } );
	// Other journeys switch the store's notice on and off.
	await page.addStyleTag( {
		content: '.woocommerce-store-notice { display: none !important; }',
	} );
}

for ( const [ name, one ] of Object.entries( CASES ) ) {
	test( `${ name } looks as it did`, async ( { page, baseURL } ) => {
		await show( page, baseURL ?? '', one );
		if ( one.open ) {
			await page.locator( one.open ).click();
			await expect(
				page.locator( '#quayside-menu[open], #quayside-search[open]' )
			).toHaveCount( 1 );
		}
		await expectLooks( page, `theme-looks/${ name }` );
	} );
}

for ( const name of [
	'about-320',
	'front-390',
	'front-768',
	'post-1280',
	'about-2560',
] ) {
	test( `a title that has moved by 24 px is found in ${ name }`, async ( {
		page,
		baseURL,
	} ) => {
		await show( page, baseURL ?? '', CASES[ name ] as Case );
		const image = `theme-looks/${ name }`;
		expect( await looksDifferent( page, image ) ).toBe( false );
		for ( const move of [ '0 24px', '24px 0' ] ) {
			await page
				.locator( 'h1' )
				.first()
				.evaluate( ( title, translate ) => {
					title.style.translate = translate;
				}, move );
			expect( await looksDifferent( page, image ), move ).toBe( true );
		}
	} );
}
