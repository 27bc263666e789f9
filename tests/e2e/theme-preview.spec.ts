import { expect, test } from './fixtures';
import type { Frame, Page } from '@playwright/test';

const KEY = 'starter-templates-iframe-preview-data';

/** Opens the site in a frame, on a page of the same origin or of the same server under another name. */
const inFrame = async (
	page: Page,
	baseURL: string,
	host = '127.0.0.1'
): Promise< Frame > => {
	await page.goto(
		new URL( 'wp-content/themes/quayside/style.css', baseURL ).href.replace(
			'127.0.0.1',
			host
		)
	);
	const started = page.waitForResponse(
		/themes\/quayside\/build\/preview\.js/
	);
	await page.evaluate( ( address ) => {
		const frame = document.createElement( 'iframe' );
		frame.src = address;
		frame.width = '1200';
		frame.height = '700';
		document.body.replaceChildren( frame );
	}, baseURL );
	await started;
	const frame = page.frames()[ 1 ] as Frame;
	await frame.waitForLoadState( 'load' );
	return frame;
};

const post = ( page: Page, message: unknown ): Promise< void > =>
	page.evaluate(
		( data ) =>
			document
				.querySelector( 'iframe' )
				?.contentWindow?.postMessage( data, '*' ),
		message
	);

const dispatch = (
	page: Page,
	param: string,
	data?: unknown
): Promise< void > =>
	post( page, {
		call: 'starterTemplatePreviewDispatch',
		value: { param, data },
	} );

const stored = ( frame: Frame ): Promise< string | null > =>
	frame.evaluate( ( key ) => localStorage.getItem( key ), KEY );

const PIXEL =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test( '[S2.21] [S4.30] [S3.21] [S3.22] [S3.24] messages of the parent apply logo, palette, and title', async ( {
	page,
	baseURL,
} ) => {
	const frame = await inFrame( page, baseURL ?? '' );
	const title = frame.locator( '.site-header .site-brand__title' );
	await expect( title ).toBeVisible();

	await dispatch( page, 'colorPalette', {
		colors: [ '#112233', '#445566', '#101010', '#333333', '#fffefd' ],
	} );
	await expect( frame.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(255, 254, 253)'
	);
	await expect( frame.locator( 'body' ) ).toHaveClass(
		/starter-templates-preview-palette/
	);

	await dispatch( page, 'siteLogo', { url: '', dataUri: PIXEL, width: 90 } );
	const logo = frame.locator( '.site-header .custom-logo' );
	await expect( logo ).toHaveAttribute( 'src', PIXEL );
	await expect( logo ).toHaveCSS( 'width', '90px' );

	await dispatch( page, 'siteTitle', false );
	await expect( title ).toBeHidden();
	await dispatch( page, 'siteTitle', true );
	await expect( title ).toBeVisible();
} );

test( '[S4.30] [S3.23] typography of body, headings, and single levels is applied, with fonts from the font service', async ( {
	page,
	context,
	baseURL,
} ) => {
	// The font service is a third party, so it waits for consent.
	await context.addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes',
			url: baseURL as string,
		},
	] );
	const asked: string[] = [];
	await page.route( 'https://fonts.googleapis.com/**', ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/css', body: '' } );
	} );
	const frame = await inFrame( page, baseURL ?? '' );
	await dispatch( page, 'siteTypography', {
		'body-font-family': "'Libre Caslon Text', serif",
		'body-font-weight': '500',
		'body-line-height': '1.7',
		'font-size-body': { desktop: 20, 'desktop-unit': 'px' },
		'headings-font-family': 'Georgia',
		'headings-font-weight': '700',
		'headings-line-height': '1.3',
		'font-family-h2': 'Courier New',
		'font-weight-h2': '600',
		'line-height-h2': '2',
	} );
	const body = frame.locator( 'body' );
	await expect( body ).toHaveCSS(
		'font-family',
		'"Libre Caslon Text", serif'
	);
	await expect( body ).toHaveCSS( 'font-weight', '500' );
	await expect( body ).toHaveCSS( 'font-size', '20px' );
	await expect( body ).toHaveCSS( 'line-height', '34px' );
	const first = frame.locator( 'main h1' ).first();
	await expect( first ).toHaveCSS( 'font-family', 'Georgia' );
	await expect( first ).toHaveCSS( 'font-weight', '700' );
	const second = frame
		.locator( 'main h2:not([class*="font-family"])' )
		.first();
	await expect( second ).toHaveCSS( 'font-family', /^"?Courier New"?$/ );
	await expect( second ).toHaveCSS( 'font-weight', '600' );
	await expect
		.poll( () => asked )
		.toEqual( [
			'https://fonts.googleapis.com/css2?family=Libre+Caslon+Text:wght@400;700&family=Georgia:wght@400;700&family=Courier+New:wght@400;700&display=swap',
		] );
} );

test( '[S4.31] [S4.32] [S7.18] a clean message resets the preview, the next page preserves it, and a complete message deletes it', async ( {
	page,
	baseURL,
} ) => {
	const frame = await inFrame( page, baseURL ?? '' );
	const body = frame.locator( 'body' );
	const own = await body.evaluate(
		( element ) => getComputedStyle( element ).backgroundColor
	);
	await dispatch( page, 'colorPalette', {
		colors: [ '#112233', '#445566', '#101010', '#333333', '#fffefd' ],
	} );
	await expect( body ).toHaveCSS( 'background-color', 'rgb(255, 254, 253)' );
	await frame.goto( `${ baseURL }journal/` );
	await expect( body ).toHaveCSS( 'background-color', 'rgb(255, 254, 253)' );
	expect( JSON.parse( ( await stored( frame ) ) ?? '' ) ).toEqual( {
		url: new URL( baseURL ?? '' ).origin,
		data: {
			colorPalette: {
				colors: [
					'#112233',
					'#445566',
					'#101010',
					'#333333',
					'#fffefd',
				],
			},
		},
	} );

	await dispatch( page, 'cleanStorage' );
	await expect( body ).toHaveCSS( 'background-color', own );
	expect( await stored( frame ) ).toBeNull();

	await dispatch( page, 'siteTitle', false );
	await expect.poll( () => stored( frame ) ).not.toBeNull();
	await dispatch( page, 'completeOnboarding' );
	await expect.poll( () => stored( frame ) ).toBeNull();
	await frame.goto( baseURL ?? '' );
	await expect(
		frame.locator( '.site-header .site-brand__title' )
	).toBeVisible();
	expect( await stored( frame ) ).toBeNull();
} );

test( '[S5.4] [S8.5] malformed, foreign, and unknown messages change nothing', async ( {
	page,
	baseURL,
} ) => {
	const frame = await inFrame( page, baseURL ?? '' );
	await post( page, '{"call":' );
	await post( page, null );
	await dispatch( page, 'colorPalette', null );
	await dispatch( page, 'colorPalette', {
		colors: [ 'red;}body{display:none' ],
	} );
	await dispatch( page, 'siteTypography', {
		'body-font-family': 'x;}body{display:none',
	} );
	await post( page, {
		call: 'other',
		value: { param: 'siteTitle', data: false },
	} );
	// Messages arrive in order, so all previous ones have been processed when this one is applied.
	await dispatch( page, 'siteTitle', false );
	await expect(
		frame.locator( '.site-header .site-brand__title' )
	).toBeHidden();
	await expect( frame.locator( 'body' ) ).toBeVisible();
	await expect(
		frame.locator(
			'#starter-templates-preview-palette-css, #starter-templates-typography'
		)
	).toHaveCount( 0 );
} );

test( '[S5.4] messages of another origin are ignored', async ( {
	page,
	baseURL,
} ) => {
	const frame = await inFrame( page, baseURL ?? '', 'localhost' );
	await dispatch( page, 'siteTitle', false );
	// The frame responds to this after it has processed the message above.
	await frame.evaluate(
		() =>
			new Promise( ( resolve ) => {
				addEventListener( 'message', resolve, { once: true } );
				postMessage( 'done', '*' );
			} )
	);
	await expect(
		frame.locator( '.site-header .site-brand__title' )
	).toBeVisible();
} );

test( '[S5.4] outside a frame nothing is loaded', async ( { page } ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( '', { waitUntil: 'networkidle' } );
	expect( asked.filter( ( url ) => url.includes( 'preview' ) ) ).toEqual(
		[]
	);
} );
