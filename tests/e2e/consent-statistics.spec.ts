import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { waitForMadeFile } from './capabilities';

const isImpression = ( url: string ): boolean =>
	/consent(\/|%2F)v1(\/|%2F)impressions/.test( url );

/** Opens a page as a visitor and returns the status of the counter. */
async function visit( page: Page, from?: string ): Promise< number > {
	const counted = page.waitForResponse( ( response ) =>
		isImpression( response.url() )
	);
	await page.goto( '', from ? { referer: from } : {} );
	return ( await counted ).status();
}

test( 'counts impressions and choices, and shows their rates', async ( {
	page,
	browser,
	baseURL,
} ) => {
	const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
	const requests: { cookie: string | undefined; url: string }[] = [];
	visitor.on( 'request', ( request ) => {
		if ( isImpression( request.url() ) ) {
			requests.push( {
				cookie: request.headers().cookie,
				url: request.url(),
			} );
		}
	} );
	expect( await visit( visitor, 'https://search.example/' ) ).toBe( 204 );
	// Nothing is stored on the device.
	expect( await visitor.context().cookies() ).toEqual( [] );
	expect(
		await visitor.evaluate( () => [
			localStorage.length,
			sessionStorage.length,
		] )
	).toEqual( [ 0, 0 ] );
	// The second page of the visit doesn't count.
	await visitor.evaluate( () => {
		location.assign( '?page_id=2' );
	} );
	await expect( visitor ).toHaveURL( /page_id=2|sample-page/ );
	const logged = visitor.waitForResponse( ( response ) =>
		/consent(\/|%2F)v1(\/|%2F)log/.test( response.url() )
	);
	await visitor.getByRole( 'button', { name: 'Reject all' } ).click();
	expect( ( await logged ).status() ).toBe( 201 );
	expect( requests ).toHaveLength( 1 );
	expect( requests[ 0 ]?.cookie ).toBeUndefined();
	expect( requests[ 0 ]?.url ).toContain( 'language=en_US' );
	expect( requests[ 0 ]?.url ).toContain( 'layout=box-bottom-left' );
	await visitor.close();

	await logIn( page );
	await page.goto( 'wp-admin/tools.php?page=quayside-consent-statistics' );
	const layouts = page.getByRole( 'table', { name: 'By layout' } );
	const row = layouts.getByRole( 'row', { name: /Box: Bottom left/ } );
	await expect( row ).toBeVisible();
	// Other tests of this site may have made choices, too.
	const [ impressions, choices ] = await row
		.getByRole( 'cell' )
		.allTextContents();
	expect( Number( impressions ) ).toBeGreaterThan( 0 );
	expect( Number( choices ) ).toBeGreaterThan( 0 );
	await expect(
		page
			.getByRole( 'table', { name: 'By language' } )
			.getByRole( 'rowheader', { name: 'English' } )
	).toBeVisible();
	await expect(
		page
			.getByRole( 'table', { name: 'Choices per day' } )
			.getByRole( 'row' )
	).toHaveCount( 2 );
	await expectAccessible( page, '#quayside-consent-statistics' );

	const download = waitForMadeFile( page );
	await page.getByRole( 'button', { name: 'Export as CSV' } ).click();
	const file = await readFile( await ( await download ).path(), 'utf8' );
	expect( file ).toContain(
		'day,language,layout,impressions,accepted,rejected,customized,other'
	);
	// A row for each day and language.
	expect(
		[ ...file.matchAll( /^[\d-]+,\w*,box-bottom-left,(\d+),/gm ) ].reduce(
			( sum, [ , count ] ) => sum + Number( count ),
			0
		)
	).toBe( Number( impressions ) );
	expect( file ).toMatch( /^[\d-]+,en_US,box-bottom-left,\d+,/m );

	// On a phone, the tables scroll and the page doesn't.
	await page.setViewportSize( { width: 390, height: 800 } );
	expect(
		await page.evaluate(
			() =>
				document
					.querySelector( '#quayside-consent-statistics' )!
					.getBoundingClientRect().right <= innerWidth &&
				document.documentElement.scrollWidth <= innerWidth
		)
	).toBe( true );
	await expectAccessible( page, '#quayside-consent-statistics' );

	// An empty period, entered by keyboard.
	await page.getByLabel( 'From' ).fill( '2020-01-01' );
	await page.getByLabel( 'To', { exact: true } ).fill( '2020-01-31' );
	await expect( page.getByText( '2020-01-01 to 2020-01-31' ) ).toBeVisible();
	await expect( page.getByText( 'No statistics found.' ) ).toHaveCount( 2 );
} );
