import { expect, expectAccessible, test } from './fixtures';
import { setLaw } from './consent-config';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';

const NAME = 'Do Not Sell or Share My Personal Information';

test.describe( 'opting out under ccpa', () => {
	let third: ThirdParty;
	let address = '';

	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		setLaw( 'ccpa' );
		address = makePage(
			'consent-opt-out',
			`[cky_donot_sell]<script src="${ third.analytics }/a.js"></script>`
		);
	} );
	test.afterAll( () => third.close() );

	test( 'shows that the signal of the browser is honored, on every page', async ( {
		browser,
	} ) => {
		const context = await browser.newContext();
		const page = await context.newPage();
		const honored = page.getByText( 'Opt-out request honored' );
		await page.goto( address );
		await expect( page.locator( '#cky-optout' ) ).toBeVisible();
		await expect( honored ).toBeHidden();
		await context.clearCookies();
		await context.addInitScript( () => {
			Object.defineProperty( navigator, 'globalPrivacyControl', {
				value: true,
			} );
		} );
		const before = third.hits.length;
		await page.goto( address );
		await expect( honored ).toBeVisible();
		await expect
			.poll( async () =>
				( await context.cookies() ).some( ( { value } ) =>
					value.includes( 'advertisement:no' )
				)
			)
			.toBe( true );
		await page.reload();
		await expect( honored ).toBeVisible();
		expect( third.hits ).toHaveLength( before );
		await expectAccessible( page, '#cky-optout' );
		// A page on which the visitor has allowed everything doesn't claim otherwise.
		await page.evaluate( () =>
			window.quaysideConsent.choose( 'accept', {
				functional: true,
				analytics: true,
				performance: true,
				advertisement: true,
			} )
		);
		await page.reload();
		await expect( page.locator( '#cky-optout' ) ).toBeVisible();
		await expect( honored ).toBeHidden();
		await context.close();
		third.hits.length = 0;
	} );

	test( 'a signal that the browser sends only after a choice overrides it, until the visitor allows something in spite of it', async ( {
		browser,
	} ) => {
		const context = await browser.newContext();
		const page = await context.newPage();
		const record = async (): Promise< string > =>
			( await context.cookies() ).find(
				( { name } ) => name === 'cookieyes-consent'
			)?.value ?? '';
		const accept = (): Promise< unknown > =>
			page.evaluate( () =>
				window.quaysideConsent.choose( 'accept', {
					functional: true,
					analytics: true,
					performance: true,
					advertisement: true,
				} )
			);
		await page.goto( address );
		await accept();
		await expect.poll( () => third.hits ).toContain( '/a.js' );
		third.hits.length = 0;
		await page.goto( address );
		await expect.poll( () => third.hits ).toContain( '/a.js' );

		await context.setExtraHTTPHeaders( { 'Sec-GPC': '1' } );
		await context.addInitScript( () => {
			Object.defineProperty( navigator, 'globalPrivacyControl', {
				value: true,
			} );
		} );
		third.hits.length = 0;
		await page.goto( address );
		await expect.poll( record ).toMatch( /advertisement:no.*,gpc:yes/ );
		await expect(
			page.getByText( 'Opt-out request honored' )
		).toBeVisible();
		await page.reload();
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-consent-asks',
			'false'
		);
		expect( third.hits ).toEqual( [] );

		await accept();
		await expect.poll( () => third.hits ).toContain( '/a.js' );
		third.hits.length = 0;
		await page.goto( address );
		await expect.poll( () => third.hits ).toContain( '/a.js' );
		expect( await record() ).toMatch( /advertisement:yes.*,gpc:yes/ );
		await context.close();
		third.hits.length = 0;
	} );

	test( 'works without JavaScript: no third party loads, the form opts out with a message, and the page is the same for everyone', async ( {
		browser,
		baseURL,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const page = await context.newPage();
		await page.goto( address );
		await page.getByRole( 'link', { name: NAME } ).click();
		await page
			.locator( '#cky-optout' )
			.getByRole( 'button', { name: NAME } )
			.click();
		await expect( page ).toHaveURL(
			`${ address }?cky-optout=done#cky-optout`
		);
		await expect(
			page.getByRole( 'status' ).filter( { hasText: 'opted out' } )
		).toBeVisible();
		const cookie = ( await context.cookies() ).find(
			( { name } ) => name === 'cookieyes-consent'
		);
		expect( cookie?.value ).toMatch(
			/^consentid:[\w-]{32},consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no,v:\d+,t:\d{10}$/
		);
		expect( [ cookie?.path, cookie?.sameSite, cookie?.domain ] ).toEqual( [
			'/',
			'Strict',
			new URL( baseURL ?? '' ).hostname,
		] );
		expect( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ).toBeGreaterThan(
			364 * 86400
		);
		expect( third.hits ).toEqual( [] );

		// Both pages can be cached, because they are the same for everyone.
		const html = async (
			url: string,
			cookies: string
		): Promise< string > =>
			(
				await page.request.get( url, { headers: { Cookie: cookies } } )
			).text();
		for ( const url of [ address, `${ address }?cky-optout=done` ] ) {
			expect(
				await html( url, `cookieyes-consent=${ cookie?.value }` )
			).toBe( await html( url, '' ) );
		}

		// With scripts, the same browser uses the same choice.
		const later = await browser.newContext( {
			storageState: await context.storageState(),
		} );
		const tab = await later.newPage();
		await tab.goto( address );
		await expect( tab.locator( 'html' ) ).toHaveAttribute(
			'data-consent-asks',
			'false'
		);
		await expect( tab.locator( '.cky-consent-container' ) ).toBeHidden();
		expect( third.hits ).toEqual( [] );
		await Promise.all( [ context.close(), later.close() ] );
	} );

	test( 'with JavaScript, the link and the form open the preference center', async ( {
		page,
	} ) => {
		await page.goto( address );
		for ( const trigger of [
			page.getByRole( 'link', { name: NAME } ),
			page.locator( '#cky-optout' ).getByRole( 'button', { name: NAME } ),
		] ) {
			await trigger.click();
			const dialog = page.getByRole( 'dialog', {
				name: 'Opt-out preferences',
			} );
			await expect( dialog ).toBeVisible();
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( trigger ).toBeFocused();
		}
		expect( page.url() ).toBe( address );
		await expectAccessible( page, '#cky-optout' );
	} );
} );
