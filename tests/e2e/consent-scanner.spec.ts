import type { Page } from '@playwright/test';
import { makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { openPost } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

const SCREEN = 'wp-admin/options-general.php?page=quayside-consent';

const notice = ( page: Page, text: string | RegExp ) =>
	page.locator( '.components-notice' ).filter( { hasText: text } );

const save = async ( page: Page ): Promise< void > => {
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( notice( page, 'Settings saved' ) ).toBeVisible();
};

test.describe( 'consent scanner and declarations', () => {
	// Tests with two browsers need more time on a busy machine.
	test.describe.configure( { timeout: 120_000 } );
	let restore: () => void;
	let third: ThirdParty;
	let address = '';

	test.beforeAll( async () => {
		restore = keepOptions(
			'quayside_consent_settings',
			'quayside_consent_scanned',
			'quayside_consent_found'
		);
		third = await startThirdParty();
		// Hosts that no other test adds as providers.
		const [ video, counter ] = [
			third.video.replace( 'video.', 'film.' ),
			third.analytics.replace( 'analytics.', 'counter.' ),
		];
		address = makePage(
			'consent-scanned',
			`<iframe src="${ video }/embed.html" title="Film" width="480" height="270"></iframe><script src="${ counter }/a.js"></script>[cky_audit_table]`
		);
	} );
	test.afterAll( async () => {
		await third.close();
		restore();
	} );
	// Each test starts with only the shipped providers and categories. A custom one could already match the cookie
	// that is found here.
	test.beforeEach( () => {
		restore();
		php(
			`update_option(
				'quayside_consent_settings',
				array_diff_key(
					(array) get_option( 'quayside_consent_settings', [] ),
					[ 'providers' => 1, 'categories' => 1 ]
				)
			);`
		);
	} );

	test( 'the scanner finds third parties; a click blocks a host and declares a cookie', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		// The homepage and the page with unknown hosts. Scanning all 20 pages takes more than a minute.
		await page.route( /scan(\/|%2F)pages/, async ( route ) => {
			const response = await route.fetch();
			const pages = ( await response.json() ) as {
				title: string;
				url: string;
				scan: string;
			}[];
			const [ home ] = pages;
			const scan = new URL( home?.scan ?? '' ).search;
			await route.fulfill( {
				response,
				json: [
					home,
					{
						title: 'Unknown hosts',
						url: address,
						scan: address + scan,
					},
				],
			} );
		} );
		await logIn( page );
		await page.goto( SCREEN );
		await page.getByRole( 'tab', { name: 'Scanner' } ).click();
		await page.getByRole( 'button', { name: 'Scan the site' } ).click();
		await expect(
			page.getByText( /^Pages scanned: 2 of 2\./ )
		).toBeVisible( { timeout: 60_000 } );

		const row = ( name: string | RegExp ) =>
			page.getByRole( 'row', { name } );
		const tagManager = row(
			/www\.googletagmanager\.com Script Google Tag Manager.* Analytics/
		);
		await tagManager.locator( 'summary' ).press( 'Enter' );
		await expect( tagManager.getByRole( 'listitem' ).last() ).toHaveText(
			'Unknown hosts'
		);
		await expect(
			row( /film\.localhost Iframe Unknown Unknown hosts/ )
		).toBeVisible();
		await expect(
			row( /counter\.localhost Script Unknown Unknown hosts/ )
		).toBeVisible();
		// Login cookies of the user are not visitors' cookies.
		await expect( row( /wordpress_|wp-settings/ ) ).toHaveCount( 0 );
		await expectAccessible( page, '#quayside-consent-settings' );

		await page
			.getByLabel( 'Cookie category for counter.localhost' )
			.selectOption( 'analytics' );
		await page
			.getByRole( 'button', {
				name: 'Block counter.localhost until consent',
			} )
			.click();
		await expect(
			row(
				/counter\.localhost Script counter\.localhost Unknown hosts Analytics/
			)
		).toBeVisible();
		await page
			.getByLabel( 'Cookie category for _tp_id' )
			.selectOption( 'analytics' );
		await page
			.getByRole( 'button', { name: 'Add _tp_id to the cookie list' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect( row( /_tp_id Cookie .*Analytics/ ) ).toBeVisible();
		await page.getByRole( 'tab', { name: 'Categories' } ).click();
		await expect(
			page.getByText( 'Analytics (cookies: 1)' )
		).toBeVisible();
		await save( page );

		third.hits.length = 0;
		const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
		await visitor.goto( address );
		await expect(
			visitor.getByRole( 'row', { name: /_tp_id/ } )
		).toBeVisible();
		expect( third.hits ).toEqual( [ '/embed.html' ] );
		const logged = visitor.waitForResponse( /a\.js/ );
		await visitor.getByRole( 'button', { name: 'Accept all' } ).click();
		await logged;
		await visitor.close();
	} );

	test.describe( 'pages that fail', () => {
		test.use( { expectedMessages: [ /404 \(Not Found\)/ ] } );

		test( 'are listed with the reason, and the scan continues', async ( {
			page,
			baseURL,
		} ) => {
			await page.route( /scan(\/|%2F)pages/, async ( route ) => {
				const response = await route.fetch();
				const [ home ] = ( await response.json() ) as {
					title: string;
					url: string;
					scan: string;
				}[];
				const { search } = new URL( home?.scan ?? '' );
				const row = ( title: string, path: string ) => {
					const url = new URL( path, baseURL ).href;
					return { title, url, scan: url + search };
				};
				await route.fulfill( {
					response,
					json: [
						row( 'Missing', '/no-such-page-at-all/' ),
						row( 'Members', '/wp-login.php' ),
						row( 'File', '/wp-includes/images/blank.gif' ),
						home,
					],
				} );
			} );
			await logIn( page );
			await page.goto( SCREEN );
			await page.getByRole( 'tab', { name: 'Scanner' } ).click();
			await page.getByRole( 'button', { name: 'Scan the site' } ).click();
			await expect(
				page.getByText( /^Pages scanned: 4 of 4\./ )
			).toBeVisible( { timeout: 60_000 } );
			const failed = page.getByRole( 'table', {
				name: 'Pages that could not be scanned',
			} );
			for ( const [ title, reason ] of [
				[ 'Missing', 'It responds with the error 404.' ],
				[ 'Members', 'It requires a login.' ],
				[ 'File', 'It is not a complete page of this site' ],
			] as const ) {
				await expect(
					failed.getByRole( 'row', { name: title } )
				).toContainText( reason );
			}
			await expect( failed.getByRole( 'row' ) ).toHaveCount( 4 );
			await expect(
				page
					.getByRole( 'table', { name: 'Scan results' } )
					.getByRole( 'row', { name: /www\.googletagmanager\.com/ } )
			).toBeVisible();
			await expectAccessible( page, '#quayside-consent-settings' );
		} );
	} );

	test( 'rejects unsafe patterns, and saves custom providers and changed categories', async ( {
		page,
	} ) => {
		await logIn( page );
		await page.goto( SCREEN );
		await page.getByRole( 'tab', { name: 'Providers' } ).click();
		await page.getByLabel( 'Provider name' ).fill( 'Harbour Counter' );
		await page
			.getByLabel( 'Domains (one per line)' )
			.fill( 'counter.example\n(a+)+$' );
		await page.getByRole( 'button', { name: 'Add provider' } ).click();
		await expect(
			notice( page, '“(a+)+$” is not a valid domain' )
		).toBeVisible();
		await page
			.getByLabel( 'Domains (one per line)' )
			.fill( 'counter.example\ncounter.test/js' );
		await page.getByRole( 'button', { name: 'Add provider' } ).click();
		await expect(
			page.getByRole( 'row', {
				name: /Harbour Counter counter\.example, counter\.test\/js/,
			} )
		).toBeVisible();
		await page.getByRole( 'searchbox' ).fill( 'youtube' );
		await page
			.getByLabel( 'Cookie category for YouTube', { exact: true } )
			.selectOption( 'advertisement' );
		await expectAccessible( page, '#quayside-consent-settings' );
		await save( page );
		expect(
			JSON.parse(
				php(
					`echo wp_json_encode( get_option( 'quayside_consent_settings' )['providers'] );`
				)
			)
		).toMatchObject( {
			'harbour-counter': {
				name: 'Harbour Counter',
				category: 'advertisement',
				hosts: [ 'counter.example', 'counter.test/js' ],
			},
			youtube: 'advertisement',
		} );
	} );

	test( 'a new category asks visitors again, and its cookies can be declared manually', async ( {
		page,
		browser,
		baseURL,
	} ) => {
		const visitor = await browser.newPage( { baseURL: baseURL ?? '' } );
		await visitor.goto( '' );
		await visitor.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect
			.poll( async () =>
				( await visitor.context().cookies() ).some(
					( { name } ) => name === 'cookieyes-consent'
				)
			)
			.toBe( true );

		await logIn( page );
		await page.goto( SCREEN );
		await page.getByRole( 'tab', { name: 'Categories' } ).click();
		await page.getByLabel( 'Category name' ).fill( 'Social media' );
		await page.getByRole( 'button', { name: 'Add category' } ).click();
		await page.getByText( 'Social media (cookies: 0)' ).click();
		const category = page.locator( 'details[open]' );
		await category.getByRole( 'button', { name: 'Add cookie' } ).click();
		await category.getByLabel( 'Cookie, row 1' ).fill( 'harbour_*' );
		await category
			.getByLabel( 'Description, row 1' )
			.fill( 'Remembers the harbour.' );
		await expectAccessible( page, '#quayside-consent-settings' );
		await save( page );

		await visitor.reload();
		await visitor.getByRole( 'button', { name: 'Customize' } ).click();
		const dialog = visitor.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'heading', { name: 'Social media' } )
		).toBeVisible();
		await dialog.getByText( 'harbour_*' ).first().click();
		await expect(
			dialog.getByText( 'Remembers the harbour.' )
		).toBeVisible();
		await visitor.close();
	} );

	test( 'shows the cookie table in the editor and on the page', async ( {
		page,
	} ) => {
		const id = php(
			`echo wp_insert_post( [
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Cookie policy',
				'post_name' => 'cookie-table',
				'post_content' => '<!-- wp:quayside-consent/cookie-table {"category":"necessary"} /-->',
			] );`
		).trim();
		await logIn( page );
		const canvas = await openPost( page, Number( id ) );
		await expect( canvas.getByText( 'cookieyes-consent' ) ).toBeVisible( {
			timeout: 20_000,
		} );
		await page.goto( `?page_id=${ id }` );
		await expect(
			page.getByRole( 'row', { name: /cookieyes-consent.*1 year/ } )
		).toBeVisible();
		await expectAccessible( page, '.quayside-cookie-table' );
		php( `wp_delete_post( ${ id }, true );` );
	} );
} );
