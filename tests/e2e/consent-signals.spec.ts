import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { recordSent } from './sent-requests';

/*
 * Other software reads and sets consent without knowing this plugin, through the WP Consent API, whose own plugin is
 * not installed on this site.
 */

interface Api {
	wp_has_consent: ( category: string ) => boolean;
	wp_set_consent: ( category: string, value: string ) => void;
	wp_consent_type: string;
	heard: [ string, unknown ][];
}

let third: ThirdParty;
let address = '';

const record = async ( page: Page ): Promise< string > =>
	( await page.context().cookies() ).find(
		( { name } ) => name === 'cookieyes-consent'
	)?.value ?? '';
const banner = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Cookie consent' } );
const has = ( page: Page, category: string ): Promise< boolean > =>
	page.evaluate(
		( name ) => ( window as unknown as Api ).wp_has_consent( name ),
		category
	);
const video = ( page: Page, id = 'video' ) => page.frameLocator( `#${ id }` );

/** Records what the page sends to the consent log from its next document on. */
const recordLogged = async (
	page: Page
): Promise< () => Promise< unknown[] > > => {
	const sent = await recordSent( page );
	return async () =>
		( await sent() )
			.filter( ( { url } ) =>
				decodeURIComponent( url ).endsWith( 'v1/log' )
			)
			.map( ( { body } ) => JSON.parse( body ) as unknown );
};

test.describe( 'consent through the WP Consent API', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		address = makePage(
			'consent-signals',
			`<iframe id="video" src="${ third.video }/embed.html" width="480" height="270" title="Harbor film"></iframe>
			<iframe id="other" src="${ third.video.replace( 'video.', 'second.' ) }/embed.html" width="480" height="270" title="Other film"></iframe>
			<script src="${ third.analytics }/a.js"></script>`
		);
	} );
	test.afterAll( () => third.close() );
	test.beforeEach( async ( { page } ) => {
		third.hits.length = 0;
		await page.addInitScript( () => {
			const scope = window as unknown as Api;
			scope.heard = [];
			for ( const type of [
				'wp_consent_type_defined',
				'wp_listen_for_consent_change',
				'cookieyes_consent_update',
			] ) {
				document.addEventListener( type, ( event ) =>
					scope.heard.push( [
						type,
						( event as CustomEvent ).detail,
					] )
				);
			}
		} );
	} );

	test( 'wp_set_consent() applies immediately, is recorded once, and fires events', async ( {
		page,
	} ) => {
		const logged = await recordLogged( page );
		await page.goto( address );
		expect(
			await page.evaluate( () =>
				( window as unknown as Api ).heard.map( ( [ type ] ) => type )
			)
		).toEqual( [ 'wp_consent_type_defined' ] );
		expect(
			await page.evaluate(
				() => ( window as unknown as Api ).wp_consent_type
			)
		).toBe( 'optin' );
		expect( await has( page, 'functional' ) ).toBe( true );
		for ( const category of [
			'preferences',
			'statistics',
			'statistics-anonymous',
			'marketing',
			'nonsense',
		] ) {
			expect( await has( page, category ), category ).toBe( false );
		}
		// Plugins may set several at the same time, which counts as one choice.
		const atOnce = await page.evaluate( () => {
			const { wp_set_consent: set, wp_has_consent: ask } =
				window as unknown as Api;
			set( 'preferences', 'allow' );
			set( 'statistics', 'allow' );
			set( 'functional', 'deny' );
			set( 'marketing', 'perhaps' );
			return [
				'preferences',
				'statistics',
				'functional',
				'marketing',
			].map( ask );
		} );
		expect( atOnce ).toEqual( [ true, true, true, false ] );
		await expect( banner( page ) ).toBeHidden();
		await expect( video( page ).getByText( 'The video' ) ).toBeVisible();
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [ '/a.js', '/embed.html', '/embed.html' ] );
		expect( await record( page ) ).toContain(
			'consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:no,advertisement:no'
		);
		await expect.poll( async () => ( await logged() ).length ).toBe( 1 );
		expect( ( await logged() )[ 0 ] ).toMatchObject( {
			action: 'api',
			categories: {
				functional: true,
				analytics: true,
				advertisement: false,
			},
		} );
		expect(
			await page.evaluate( () =>
				( window as unknown as Api ).heard.at( -1 )
			)
		).toEqual( [
			'cookieyes_consent_update',
			{
				accepted: [ 'necessary', 'functional', 'analytics' ],
				rejected: [ 'performance', 'advertisement' ],
			},
		] );
		expect(
			await page.evaluate( () =>
				( window as unknown as Api ).heard
					.filter(
						( [ type ] ) => type === 'wp_listen_for_consent_change'
					)
					.map( ( [ , detail ] ) => detail )
			)
		).toContainEqual( { marketing: 'deny' } );
	} );

	test( 'a denial withdraws what was allowed, and is not recorded if it changes nothing', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.evaluate( () =>
			( window as unknown as Api ).wp_set_consent( 'marketing', 'deny' )
		);
		await page.evaluate(
			() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
		);
		await expect( banner( page ) ).toBeVisible();
		expect( await record( page ) ).toBe( '' );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect( video( page ).getByText( 'The video' ) ).toBeVisible();
		await page.evaluate( () =>
			( window as unknown as Api ).wp_set_consent( 'preferences', 'deny' )
		);
		await expect(
			video( page ).getByText( 'Please accept cookies' )
		).toBeVisible();
		await expect
			.poll( () => record( page ) )
			.toContain( 'functional:no,analytics:yes' );
	} );

	test( 'a choice applies while it waits to be recorded, even if other software writes cookies', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect
			.poll( () => record( page ) )
			.toContain( 'advertisement:no' );
		let write = (): void => undefined;
		await page.route( /build\/choice\.js/, async ( route ) => {
			await new Promise< void >( ( resolve ) => ( write = resolve ) );
			await route.continue();
		} );
		await page.reload();
		await page.evaluate( async () => {
			const heard = new Promise( ( resolve ) =>
				(
					window as unknown as { cookieStore: EventTarget }
				 ).cookieStore.addEventListener( 'change', resolve, {
					once: true,
				} )
			);
			( window as unknown as Api ).wp_set_consent( 'marketing', 'allow' );
			document.cookie = 'other=1; path=/';
			await heard;
		} );
		expect( await has( page, 'marketing' ) ).toBe( true );
		await expect
			.poll( () => {
				write();
				return record( page );
			} )
			.toContain( 'advertisement:yes' );
		expect( await has( page, 'marketing' ) ).toBe( true );
	} );

	test( 'the button in a placeholder allows only its service, until the visitor chooses categories', async ( {
		page,
	} ) => {
		const logged = await recordLogged( page );
		await page.goto( address );
		await video( page )
			.getByRole( 'button', { name: 'Allow Test Video only' } )
			.click();
		await expect( video( page ).getByText( 'The video' ) ).toBeVisible();
		await expect(
			video( page, 'other' ).getByText( 'Please accept cookies' )
		).toBeVisible();
		expect( third.hits ).toEqual( [ '/embed.html' ] );
		expect( await record( page ) ).toMatch(
			/consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no,.*,svc\.test-video:yes$/
		);
		expect( await has( page, 'preferences' ) ).toBe( false );
		expect( ( await logged() )[ 0 ] ).toMatchObject( {
			action: 'placeholder',
			service: 'test-video',
		} );
		await page.reload();
		await expect( video( page ).getByText( 'The video' ) ).toBeVisible();
		await expect( banner( page ) ).toBeHidden();
		expect( third.hits ).toEqual( [ '/embed.html', '/embed.html' ] );

		await page.evaluate( () =>
			window.quaysideConsent.choose( 'reject', {} )
		);
		await expect(
			video( page ).getByText( 'Please accept cookies' )
		).toBeVisible();
		expect( await record( page ) ).not.toContain( 'svc.' );
		await page.reload();
		await expect(
			video( page ).getByText( 'Please accept cookies' )
		).toBeVisible();
		expect( third.hits ).toEqual( [ '/embed.html', '/embed.html' ] );
	} );
} );
