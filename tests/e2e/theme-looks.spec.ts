import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';

/**
 * How pages look, in miniature: a screenshot is made 96 px wide and compared with the picture in theme-looks/.
 *
 * At this size the hinting of fonts and the version of the browser do not show; a missing style sheet, another colour,
 * a part in another place do. QUAYSIDE_UPDATE_LOOKS=1 writes the pictures anew: look at them before they are committed.
 */
const WIDTH = 96;

/** A cell differs when a channel is off by more than this, of 255. */
const TOLERANCE = 48;

/** Share of cells that may differ. */
const SHARE = 0.03;

const miniature = ( image: Buffer ) => sharp( image ).resize( { width: WIDTH, kernel: 'lanczos3' } ).removeAlpha();

const expectLooks = async ( page: Page, name: string ): Promise< void > => {
	const file = fileURLToPath( new URL( `theme-looks/${ name }.png`, import.meta.url ) );
	await page.evaluate( () => document.fonts.ready );
	// Pictures of the first screen.
	await page.waitForFunction( () => [ ...document.images ].every( ( image ) => {
		const { top, left, right } = image.getBoundingClientRect();
		return image.complete || top > innerHeight || left > innerWidth || right < 0;
	} ) );
	const shot = await page.screenshot( { animations: 'disabled' } );
	if ( process.env.QUAYSIDE_UPDATE_LOOKS ) {
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync( file, await miniature( shot ).png( { palette: true } ).toBuffer() );
	}
	expect( existsSync( file ), `there is a picture ${ name }` ).toBe( true );
	const [ now, kept ] = await Promise.all( [ miniature( shot ).raw().toBuffer( { resolveWithObject: true } ), sharp( readFileSync( file ) ).removeAlpha().raw().toBuffer( { resolveWithObject: true } ) ] );
	expect( [ now.info.width, now.info.height ] ).toEqual( [ kept.info.width, kept.info.height ] );
	let different = 0;
	for ( let cell = 0; cell < now.data.length; cell += 3 ) {
		if ( [ 0, 1, 2 ].some( ( channel ) => Math.abs( ( now.data[ cell + channel ] ?? 0 ) - ( kept.data[ cell + channel ] ?? 0 ) ) > TOLERANCE ) ) {
			different++;
		}
	}
	await test.info().attach( name, { body: shot, contentType: 'image/png' } );
	expect( different / ( now.data.length / 3 ), `share of ${ name } that looks different` ).toBeLessThan( SHARE );
};

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
	'menu-390': { path: '', width: 390, open: '.site-header__menu' },
	'search-1280': { path: '', open: '#quayside-search summary' },
	'product-1280': { path: 'product/harbour-enamel-mug/' },
	'product-390': { path: 'product/harbour-enamel-mug/', width: 390 },
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

for ( const [ name, { path, width = 1280, locale, settings, open } ] of Object.entries( CASES ) ) {
	test( `${ name } looks as it did`, async ( { page, baseURL } ) => {
		const url = baseURL ?? '';
		await page.setViewportSize( { width, height: 800 } );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.context().addCookies( [
			{ name: 'cookieyes-consent', value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no', url },
			...( locale ? [ { name: 'quayside_locale', value: locale, url } ] : [] ),
			...( settings ? [ { name: 'quayside_settings', value: encodeURIComponent( JSON.stringify( settings ) ), url } ] : [] ),
		] );
		await page.goto( path, { waitUntil: 'networkidle' } );
		// A font that comes late is kept for the next page: the first one must not move.
		await page.reload( { waitUntil: 'networkidle' } );
		// Other journeys switch the store's notice on and off.
		await page.addStyleTag( { content: '.woocommerce-store-notice { display: none !important; }' } );
		if ( open ) {
			await page.locator( open ).click();
			await expect( page.locator( '#quayside-menu[open], #quayside-search[open]' ) ).toHaveCount( 1 );
		}
		await expectLooks( page, name );
	} );
}
