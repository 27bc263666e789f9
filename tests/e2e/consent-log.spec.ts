import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { getBodyText } from './repeat-bodies';
import { waitForMadeFile } from './capabilities';

test( 'logs and exports a choice with the text that was shown', async ( {
	page,
	browser,
	baseURL,
} ) => {
	const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
	await visitor.goto( '' );
	const logged = visitor.waitForResponse( ( response ) =>
		/consent\/v1\/log|consent%2Fv1%2Flog/.test( response.url() )
	);
	await visitor.getByRole( 'button', { name: 'Reject all' } ).click();
	expect( ( await logged ).status() ).toBe( 201 );
	const cookie =
		( await visitor.context().cookies() ).find(
			( { name } ) => name === 'cookieyes-consent'
		)?.value ?? '';
	const id = /consentid:([\w-]+)/.exec( cookie )?.[ 1 ] ?? '';
	expect( id ).toHaveLength( 32 );

	// The visitor's own receipt.
	await visitor
		.getByRole( 'button', { name: 'Consent preferences' } )
		.click();
	const receipt = waitForMadeFile( visitor );
	await visitor
		.getByRole( 'dialog' )
		.getByRole( 'link', { name: 'Download my consent receipt' } )
		.click();
	const { choices, ...rest } = JSON.parse(
		await readFile( await ( await receipt ).path(), 'utf8' )
	) as { id: string; choices: Record< string, unknown >[] };
	expect( rest.id ).toBe( id );
	expect( choices ).toEqual( [
		expect.objectContaining( {
			action: 'reject',
			language: 'en_US',
			layout: 'box-bottom-left',
			textHash: expect.stringMatching( /^[0-9a-f]{64}$/ ) as unknown,
			shownText: expect.objectContaining( {
				language: 'en_US',
			} ) as unknown,
		} ),
	] );
	await expectAccessible( visitor, '.quayside-preferences' );
	await visitor.close();

	await logIn( page );
	await page.goto( 'wp-admin/tools.php?page=quayside-consent-log' );
	await page.getByLabel( 'Consent ID' ).fill( id );
	await expect( page.getByText( '1 record, page 1 of 1' ) ).toBeVisible();
	await expect(
		page.getByRole( 'row', {
			name: new RegExp( `${ id }.*Rejected.*Necessary` ),
		} )
	).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'Consents per day' } )
	).toBeVisible();
	await expect( page.getByText( 'Rejected or closed: 1' ) ).toBeVisible();
	await expect(
		page
			.getByRole( 'table', { name: 'Consents per day' } )
			.getByRole( 'row' )
	).toHaveCount( 2 );
	await expectAccessible( page, '#quayside-consent-log' );

	const download = waitForMadeFile( page );
	await page.getByRole( 'button', { name: 'Export as CSV' } ).click();
	expect( ( await download ).suggestedFilename() ).toMatch(
		/^consent-log-.*\.csv$/
	);
	await expect(
		page
			.locator( '.components-notice' )
			.getByText( '1 consent record exported.' )
	).toBeVisible();

	await page.getByRole( 'button', { name: id } ).click();
	const proof = page.getByRole( 'dialog', { name: 'Proof of consent' } );
	await expect( proof.getByText( 'We value your privacy' ) ).toBeVisible();
	await expect( proof.getByText( 'reject' ) ).toBeVisible();
	await expect(
		proof.getByText( 'Layout: Box: Bottom left.' )
	).toBeVisible();
} );

test.describe( 'a log that fails to store a choice', () => {
	test.use( { expectedMessages: [ /503 \(Service Unavailable\)/ ] } );

	test( 'gets a second request', async ( { page } ) => {
		const logUrl = /consent\/v1\/log|consent%2Fv1%2Flog/;
		const bodies: string[] = [];
		await page.route( logUrl, async ( route ) => {
			bodies.push( await getBodyText( route.request() ) );
			await ( bodies.length === 1
				? route.fulfill( { status: 503, json: {} } )
				: route.continue() );
		} );
		await page.goto( '' );
		const stored = page.waitForResponse(
			( response ) =>
				logUrl.test( response.url() ) && response.status() === 201
		);
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await stored;
		expect( bodies ).toHaveLength( 2 );
		expect( bodies[ 1 ] ).toBe( bodies[ 0 ] );
	} );
} );
