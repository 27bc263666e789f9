import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { SmallSite } from './requirements-site';

/*
 * Two sites of a network in subfolders have one host, and so the same cookies: a choice applies to its own site only, unless the
 * owner of a site shares the choice of the main site.
 */

let network: SmallSite;

const banner = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Cookie consent' } );
const allows = ( page: Page, category: string ): Promise< boolean > =>
	page.evaluate( ( slug ) => window.quaysideConsent.has( slug ), category );
const records = async (
	context: BrowserContext
): Promise< Record< string, string > > =>
	Object.fromEntries(
		( await context.cookies() )
			.filter( ( { name } ) => name.startsWith( 'cookieyes-consent' ) )
			.map( ( { name, value } ) => [ name, value ] )
	);
/** Changes the settings of the second site. */
const configureSecond = ( settings: string ): string =>
	network.php(
		`switch_to_blog( 2 ); update_option( 'quayside_consent_settings', ${ settings } );`
	);
/** Returns the number of choices in the log of a site. */
const countChoices = ( blog: number ): number =>
	Number(
		network.php(
			`switch_to_blog( ${ blog } ); echo $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}quayside_consent_log" );`
		)
	);
/** Clicks a button of the banner, and waits until the choice is in the log of the site. */
const choose = async ( page: Page, name: string ): Promise< void > => {
	const logged = page.waitForResponse( ( response ) =>
		/quayside-consent\/v1\/log$/.test(
			decodeURIComponent( response.url() )
		)
	);
	await page.getByRole( 'button', { name } ).click();
	expect( ( await logged ).status() ).toBe( 201 );
	await expect( banner( page ) ).toBeHidden();
};

test.describe( 'a network in subfolders', () => {
	test.setTimeout( 120_000 );
	test.beforeAll( async () => {
		network = await SmallSite.make( 'consent-network', { store: false } );
		network.use( [] );
		await network.makeNetwork( [ 'quayside-consent' ] );
	} );
	test.afterAll( () => network.stop() );

	test( 'a choice applies to the site on which it was made, and so does its withdrawal', async ( {
		page,
		context,
	} ) => {
		configureSecond( '[]' );
		await page.goto( `${ network.url }/` );
		await choose( page, 'Reject all' );
		await page.goto( `${ network.url }/second/` );
		await expect( banner( page ) ).toBeVisible();
		await choose( page, 'Accept all' );
		expect( Object.keys( await records( context ) ).sort() ).toEqual( [
			'cookieyes-consent',
			'cookieyes-consent-2',
		] );

		await page.goto( `${ network.url }/` );
		await expect( banner( page ) ).toBeHidden();
		expect( await allows( page, 'analytics' ) ).toBe( false );
		await page.goto( `${ network.url }/second/` );
		await expect( banner( page ) ).toBeHidden();
		expect( await allows( page, 'analytics' ) ).toBe( true );
		expect( [ countChoices( 1 ), countChoices( 2 ) ] ).toEqual( [ 1, 1 ] );

		await page
			.getByRole( 'button', { name: 'Consent preferences' } )
			.click();
		await choose( page, 'Reject all' );
		const stored = await records( context );
		expect( stored[ 'cookieyes-consent' ] ).toContain( 'analytics:no' );
		expect( stored[ 'cookieyes-consent-2' ] ).toContain( 'analytics:no' );
	} );

	test( 'a site whose owner shares the choice of the main site uses its cookie, in both directions', async ( {
		page,
		context,
	} ) => {
		configureSecond(
			`[ 'sharedChoice' => true, 'categories' => [ [ 'slug' => 'social', 'name' => 'Social media', 'description' => '', 'cookies' => [] ] ] ]`
		);
		await page.goto( `${ network.url }/` );
		await choose( page, 'Accept all' );
		await page.goto( `${ network.url }/second/` );
		await expect.poll( () => allows( page, 'analytics' ) ).toBe( true );
		await expect( banner( page ) ).toBeHidden();
		// A category that the main site doesn't have counts as rejected.
		expect( await allows( page, 'social' ) ).toBe( false );

		await page
			.getByRole( 'button', { name: 'Consent preferences' } )
			.click();
		await choose( page, 'Reject all' );
		await page.goto( `${ network.url }/` );
		await page.waitForFunction( () => ! window.quaysideConsent.asks );
		await expect( banner( page ) ).toBeHidden();
		expect( await allows( page, 'analytics' ) ).toBe( false );
		expect( Object.keys( await records( context ) ) ).toEqual( [
			'cookieyes-consent',
		] );
	} );

	test( 'a shared choice under an older policy revision of the site is asked for again', async ( {
		page,
	} ) => {
		configureSecond( `[ 'sharedChoice' => true, 'revision' => 2 ]` );
		await page.goto( `${ network.url }/` );
		await choose( page, 'Accept all' );
		await page.goto( `${ network.url }/second/` );
		await expect( banner( page ) ).toBeVisible();
		expect( await allows( page, 'analytics' ) ).toBe( false );
		await choose( page, 'Accept all' );
		// The main site accepts a choice for a newer revision.
		await page.goto( `${ network.url }/` );
		await expect( banner( page ) ).toBeHidden();
		expect( await allows( page, 'analytics' ) ).toBe( true );
	} );
} );
