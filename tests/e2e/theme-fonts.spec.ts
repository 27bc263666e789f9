import { expect, test } from './fixtures';
import { holdRequests } from './hold-requests';
import type { Page } from '@playwright/test';
import { painted } from './painted';
import { setThemeSettings } from './theme-settings-cookie';

const STYLES = '@font-face{font-family:"Open Sans";src:local("Arial")}';

const withService = async (
	page: Page,
	baseURL: string | undefined,
	functional?: 'yes' | 'no'
): Promise< string[] > => {
	const asked: string[] = [];
	await page.route( 'https://fonts.googleapis.com/**', ( route ) => {
		asked.push( route.request().url() );
		return route.fulfill( { contentType: 'text/css', body: STYLES } );
	} );
	const settings = { fonts_service: true, service_body: 'Open Sans' };
	const consent = `consentid:test,consent:yes,action:yes,necessary:yes,functional:${ functional },analytics:no,performance:no,advertisement:no`;
	await setThemeSettings( page.context(), settings );
	if ( functional ) {
		await page.context().addCookies( [
			{
				name: 'cookieyes-consent',
				value: consent,
				url: baseURL ?? '',
			},
		] );
	}
	return asked;
};

test( 'the site’s own fonts are served by the site', async ( { page } ) => {
	const hosts = new Set< string >();
	page.on(
		'request',
		( request ) =>
			request.resourceType() === 'font' &&
			hosts.add( new URL( request.url() ).host )
	);
	await page.goto( '', { waitUntil: 'networkidle' } );
	expect( [ ...hosts ] ).toEqual( [ new URL( page.url() ).host ] );
} );

test( 'a font service loads only after consent', async ( {
	page,
	baseURL,
} ) => {
	const asked = await withService( page, baseURL );
	await page.goto( '', { waitUntil: 'networkidle' } );
	expect( asked ).toEqual( [] );
	await expect( page.locator( 'body' ) ).toHaveCSS(
		'font-family',
		/^Commissioner/
	);
	await page
		.locator( '.quayside-consent [data-cky-tag=accept-button]' )
		.click();
	await expect( page.locator( 'body' ) ).toHaveCSS(
		'font-family',
		/^"Open Sans", Commissioner/
	);
	expect( asked ).toEqual( [
		'https://fonts.googleapis.com/css2?family=Open%20Sans:wght@400;500;600;700&display=swap',
	] );
} );

test( 'a font service loads with earlier consent, and never after opting out', async ( {
	page,
	baseURL,
	browser,
} ) => {
	const asked = await withService( page, baseURL, 'yes' );
	await page.goto( '' );
	await expect( page.locator( 'body' ) ).toHaveCSS(
		'font-family',
		/^"Open Sans"/
	);
	expect( asked ).toHaveLength( 1 );

	const other = await browser.newPage( { baseURL: baseURL ?? '' } );
	const refused = await withService( other, baseURL, 'no' );
	await other.goto( '', { waitUntil: 'networkidle' } );
	expect( refused ).toEqual( [] );
	await other.close();
} );

for ( const width of [ 1280, 768, 390 ] ) {
	test( `at ${ width } px nothing shifts when the fonts load late`, async ( {
		page,
		baseURL,
	} ) => {
		// The banner's text is the consent plugin's.
		await page.context().addCookies( [
			{
				name: 'cookieyes-consent',
				value: 'consentid:test,consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
				url: baseURL ?? '',
			},
		] );
		await page.setViewportSize( { width, height: 800 } );
		await page.addInitScript( () => {
			const seen = ( (
				window as unknown as { shifts: number[] }
			 ).shifts = [] as number[] );
			new PerformanceObserver( ( list ) =>
				list
					.getEntries()
					.forEach( ( entry ) =>
						seen.push(
							( entry as PerformanceEntry & { value: number } )
								.value
						)
					)
			).observe( { type: 'layout-shift', buffered: true } );
		} );
		for ( const path of [ '', 'shop/', 'about/' ] ) {
			const release = await holdRequests( page, '**/*.woff2' );
			await page.goto( path, { waitUntil: 'commit' } );
			await page.waitForFunction(
				() =>
					performance.getEntriesByName( 'first-contentful-paint' )
						.length > 0 && document.readyState !== 'loading'
			);
			release();
			await page.waitForLoadState( 'load' );
			await painted( page );
			const faces = await page.evaluate(
				() =>
					[ ...document.fonts ].filter(
						( { family, status } ) =>
							/Fallback/.test( family ) && status === 'error'
					).length
			);
			test.skip(
				faces > 0,
				'This machine has none of the fonts that ours are measured against.'
			);
			const shifts = await page.evaluate(
				() => ( window as unknown as { shifts: number[] } ).shifts
			);
			expect(
				shifts.reduce( ( sum, value ) => sum + value, 0 ),
				path
			).toBeLessThan( 0.005 );
			await page.unroute( '**/*.woff2' );
		}
	} );
}
