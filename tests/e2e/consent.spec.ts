import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { setLaw, overrideConfig } from './consent-config';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { layoutShifts } from './layout-shifts';

let third: ThirdParty;
let address = '';

type Box = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

const record = async ( page: Page ): Promise< string > =>
	( await page.context().cookies() ).find(
		( { name } ) => name === 'cookieyes-consent'
	)?.value ?? '';
const banner = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Cookie consent' } );
const revisit = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Consent preferences' } );
/** Expects that the next Tab stop is one of the first two of the page. */
const expectStart = async ( page: Page ): Promise< void > => {
	await page.keyboard.press( 'Tab' );
	const place = await page.evaluate( () =>
		[ ...document.querySelectorAll( 'a[href], button, summary, input' ) ]
			.filter(
				( element ) =>
					! element.closest( '.quayside-consent, [hidden]' )
			)
			.indexOf( document.activeElement as Element )
	);
	expect( [ 0, 1 ] ).toContain( place );
};
const idle = ( page: Page ): Promise< void > =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestIdleCallback( () => resolve(), { timeout: 1000 } )
			)
	);

test.describe( 'consent', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		address = makePage(
			'consent-test',
			`<iframe id="video" src="${ third.video }/embed.html" width="480" height="270" title="Harbor film" allow="fullscreen" loading="eager"></iframe>
			<script id="a" src="${ third.analytics }/a.js" data-site="7" crossorigin="anonymous"></script>
			<script id="b">window.thirdPartyRuns = ( window.thirdPartyRuns || [] ).concat( 'inline' ); TestAnalytics.x;</script>
			<script id="c" src="${ third.analytics }/c.js" defer></script>
			<script>setTimeout( () => { const s = document.createElement( 'script' ); s.src = '${ third.analytics }/run-time.js'; document.head.append( s ); } );</script>
			<img src="${ third.ads }/pixel.svg" alt="" width="1" height="1">`
		);
	} );

	test.afterAll( () => third.close() );

	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	// The browser logs what a content security policy blocks.
	test.use( {
		expectedMessages: [
			/TestAnalytics is not defined|Content Security Policy|dynamically imported|404 \(Not Found\)/,
		],
	} );

	test( '[S1.4] [S2.14] [S4.6] shows the banner and contacts no third party before consent', async ( {
		page,
	} ) => {
		const before = third.connections();
		await page.goto( address );
		await expect( banner( page ) ).toBeVisible();
		const box = await banner( page ).boundingBox();
		expect( box?.x ).toBeLessThan( 40 );
		expect( ( box?.y ?? 0 ) + ( box?.height ?? 0 ) ).toBeGreaterThan( 740 );
		await expect( revisit( page ) ).toBeHidden();
		await page.mouse.wheel( 0, 5000 );
		await idle( page );
		expect( third.hits ).toEqual( [] );
		expect( third.connections() ).toBe( before );
		expect( await record( page ) ).toBe( '' );
		await expectAccessible( page, '.quayside-consent' );
	} );

	test( '[S4.14] a blocked iframe keeps its size and shows the placeholder', async ( {
		page,
	} ) => {
		await page.goto( address );
		const frame = page.locator( '#video' );
		const blocked = await frame.boundingBox();
		expect( blocked?.width ).toBeGreaterThan( 300 );
		await expect(
			page
				.frameLocator( '#video' )
				.getByText( 'Please accept cookies to access this content' )
		).toBeVisible();
		await expect( frame ).not.toHaveAttribute( 'src' );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		expect( await frame.boundingBox() ).toEqual( blocked );
	} );

	test( 'the placeholder fits into a video iframe on mobile', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.goto( address );
		await page
			.locator( '#video' )
			.evaluate( ( frame ) =>
				frame.setAttribute(
					'style',
					'inline-size: 358px; block-size: 201px'
				)
			);
		const film = page.frameLocator( '#video' );
		await expect(
			film.getByRole( 'button', { name: 'Allow Test Video only' } )
		).toBeVisible();
		await expect
			.poll( () =>
				film
					.locator( ':root' )
					.evaluate( ( root ) => root.scrollHeight <= innerHeight )
			)
			.toBe( true );
	} );

	test( '[S4.7] [S4.10] [S4.11] [S4.13] accepting unblocks everything once and in order', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect( banner( page ) ).toBeHidden();
		await expect( revisit( page ) ).toBeVisible();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [
				'/a.js',
				'/c.js',
				'/embed.html',
				'/pixel.svg',
				'/run-time.js',
			] );
		const runs = await page.evaluate(
			() =>
				( window as unknown as { thirdPartyRuns: string[] } )
					.thirdPartyRuns
		);
		expect( runs.filter( ( path ) => path !== '/run-time.js' ) ).toEqual( [
			'/a.js',
			'inline',
			'/c.js',
		] );
		await expect( page.locator( '#a' ) ).toHaveAttribute(
			'data-site',
			'7'
		);
		await expect( page.locator( '#a' ) ).toHaveAttribute(
			'crossorigin',
			'anonymous'
		);
		await expect( page.locator( '#video' ) ).toHaveAttribute(
			'allow',
			'fullscreen'
		);
		expect( await record( page ) ).toMatch(
			/^consentid:[\w-]{32},consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,v:1,t:\d+$/
		);
	} );

	const changes: Record< string, ( sheet: Element, css: string ) => void > = {
		'a new text': ( sheet, css ) => {
			sheet.textContent = css;
		},
		'the text changed in place': ( sheet, css ) => {
			( sheet.firstChild as Text ).data = css;
		},
		'the text changed while it was out of the page': ( sheet, css ) => {
			const place = sheet.parentElement!;
			sheet.remove();
			sheet.textContent = css;
			place.append( sheet );
		},
		'the text of a style element in a moved element': ( sheet, css ) => {
			sheet.textContent = css;
			const box = document.createElement( 'div' );
			box.append( sheet );
			document.body.append( box );
		},
	};
	for ( const [ way, change ] of Object.entries( changes ) ) {
		test( `style element with ${ way }: addresses of third parties are blocked before anything is painted`, async ( {
			page,
		} ) => {
			await page.goto( address );
			await idle( page );
			const sheet = await page.evaluateHandle( () => {
				const style = document.createElement( 'style' );
				style.append( '.none { color: red }' );
				document.head.append( style );
				return style;
			} );
			const css = '#video { background: url( https://ads.localhost/a ) }';
			await sheet.evaluate( change, css );
			expect(
				await sheet.evaluate( ( style ) => style.textContent )
			).toBe( css.replace( 'https', 'data:,#https' ) );
		} );
	}

	test( '[S9.1] the record lasts a year with SameSite=Strict', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect.poll( () => record( page ) ).not.toBe( '' );
		const cookie = ( await page.context().cookies() ).find(
			( { name } ) => name === 'cookieyes-consent'
		);
		expect( cookie?.sameSite ).toBe( 'Strict' );
		expect(
			Math.round(
				( ( cookie?.expires ?? 0 ) - Date.now() / 1000 ) / 86400
			)
		).toBe( 365 );
	} );

	test( '[S4.8] [S4.12] rejecting blocks everything and deletes the cookies of rejected categories', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [
			{ name: '_tp_id', value: '1', url: baseURL ?? '' },
			{ name: 'woocommerce_cart_hash', value: 'a', url: baseURL ?? '' },
		] );
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect
			.poll( async () =>
				( await context.cookies() ).map( ( { name } ) => name ).sort()
			)
			.toEqual( [ 'cookieyes-consent', 'woocommerce_cart_hash' ] );
		expect( await record( page ) ).toContain(
			'consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no'
		);
		await page.reload();
		await expect( revisit( page ) ).toBeVisible();
		await expect( banner( page ) ).toBeHidden();
		await idle( page );
		expect( third.hits ).toEqual( [] );
	} );

	test( '[S4.16] closing hides the banner, records the action, and unblocks nothing', async ( {
		page,
	} ) => {
		await page.goto( address );
		await banner( page ).getByRole( 'button', { name: 'Close' } ).click();
		await expect( banner( page ) ).toBeHidden();
		await expect( revisit( page ) ).toBeVisible();
		await expect
			.poll( () => record( page ) )
			.toContain( 'consent:no,action:yes,' );
		expect( third.hits ).toEqual( [] );
	} );

	test( '[S4.9] the preference center saves the selection, and withdrawal blocks it again', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Customize' } ).click();
		const dialog = page.getByRole( 'dialog', {
			name: 'Customize consent preferences',
		} );
		await expect( dialog ).toBeVisible();
		await expect( dialog.getByText( 'Always active' ) ).toBeVisible();
		await expectAccessible( page, 'dialog' );
		await dialog.getByRole( 'switch', { name: 'Functional' } ).check();
		await dialog
			.getByRole( 'button', { name: 'Save my preferences' } )
			.click();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		expect( await record( page ) ).toContain(
			'necessary:yes,functional:yes,analytics:no'
		);
		expect( third.hits ).toEqual( [ '/embed.html' ] );

		await revisit( page ).click();
		await dialog.getByRole( 'switch', { name: 'Functional' } ).uncheck();
		await dialog
			.getByRole( 'button', { name: 'Save my preferences' } )
			.click();
		await expect(
			page.frameLocator( '#video' ).getByText( 'Please accept cookies' )
		).toBeVisible();
		await page.reload();
		await idle( page );
		expect( third.hits ).toEqual( [ '/embed.html' ] );
	} );

	for ( const width of [ 320, 390, 1280 ] ) {
		test( `rejecting is as easy as accepting in the preference center: ${ width } px`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( address );
			await page.getByRole( 'button', { name: 'Customize' } ).click();
			const dialog = page.getByRole( 'dialog' );
			await expect( dialog.getByRole( 'switch' ).first() ).toBeVisible();
			// Measured at the same time, because the dialog may still be moving.
			const [ reject, accept ] = await dialog
				.getByRole( 'button', { name: / all$/ } )
				.evaluateAll( ( buttons ) =>
					buttons.map(
						( button ) =>
							button.getBoundingClientRect().toJSON() as DOMRect
					)
				);
			expect( [ accept?.width, accept?.height, accept?.y ] ).toEqual( [
				reject?.width,
				reject?.height,
				reject?.y,
			] );
		} );
	}

	test( 'the button in a placeholder allows only its category', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page
			.frameLocator( '#video' )
			.getByRole( 'button', { name: 'Allow functional cookies' } )
			.click();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		expect( third.hits ).toEqual( [ '/embed.html' ] );
		expect( await record( page ) ).toContain(
			'functional:yes,analytics:no,performance:no,advertisement:no'
		);
	} );

	test( 'applies a choice from the plugin that sites migrate from', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const id = 'QWJjRGVmR2hpSmtsTW5vUHFyU3R1VndYeVoxMjM0NTY';
		await context.addCookies( [
			{
				name: 'cookieyes-consent',
				value: `consentid:${ id },consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no`,
				url: baseURL ?? '',
			},
		] );
		await page.goto( address );
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		await expect( banner( page ) ).toBeHidden();
		expect( third.hits ).toEqual( [ '/embed.html' ] );
		expect(
			await page.evaluate(
				() =>
					(
						window as unknown as {
							getCkyConsent: () => { consentID: string };
						}
					 ).getCkyConsent().consentID
			)
		).toBe( id );
	} );

	test( '[S8.3] an invalid cookie shows the banner and unblocks nothing', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [
			{
				name: 'cookieyes-consent',
				value: 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:ye',
				url: baseURL ?? '',
			},
		] );
		await page.goto( address );
		await expect( banner( page ) ).toBeVisible();
		await idle( page );
		expect( third.hits ).toEqual( [] );
	} );

	test( 'the page is the same for every visitor', async ( { request } ) => {
		const first = await ( await request.get( address ) ).text();
		const second = await (
			await request.get( address, {
				headers: {
					Cookie: 'cookieyes-consent=consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes',
				},
			} )
		).text();
		expect( second ).toBe( first );
		expect( first ).not.toMatch(
			/ src="http:\/\/(video|analytics|ads)\.localhost/
		);
	} );

	test( 'fires events for other software and signals Google tags before any tag', async ( {
		page,
	} ) => {
		await page.goto( address );
		const layer = () =>
			page.evaluate( () =>
				(
					window as unknown as { dataLayer: ArrayLike< unknown >[] }
				 ).dataLayer.map( ( entry ) => Array.from( entry ) )
			);
		expect( ( await layer() )[ 0 ] ).toMatchObject( [
			'consent',
			'default',
			{
				ad_storage: 'denied',
				analytics_storage: 'denied',
				security_storage: 'granted',
				wait_for_update: 500,
			},
		] );
		const heard = page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					document.addEventListener(
						'cookieyes_consent_update',
						( event ) => resolve( ( event as CustomEvent ).detail ),
						{ once: true }
					)
				)
		);
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		expect( await heard ).toEqual( {
			accepted: [ 'necessary' ],
			rejected: [
				'functional',
				'analytics',
				'performance',
				'advertisement',
			],
		} );
		expect( ( await layer() ).at( -1 ) ).toMatchObject( [
			'consent',
			'update',
			{ ad_storage: 'denied' },
		] );
		expect(
			await page.evaluate( () =>
				(
					window as unknown as {
						wp_has_consent: ( category: string ) => boolean;
					}
				 ).wp_has_consent( 'marketing' )
			)
		).toBe( false );
	} );

	test( 'works by keyboard, and returns the focus after the dialog', async ( {
		page,
	} ) => {
		await page.goto( address );
		const customize = page.getByRole( 'button', { name: 'Customize' } );
		await customize.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( customize ).toBeFocused();
		await page.getByRole( 'button', { name: 'Reject all' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( banner( page ) ).toBeHidden();
		// Without an earlier focus, it continues at the start of the page, where the banner was.
		await expectStart( page );
	} );

	/** Focuses a link of the page once the banner's module can notice it. */
	const focusLink = async ( page: Page ): Promise< Locator > => {
		const link = page.locator( 'main a, .site-footer a' ).first();
		await expect
			.poll( async () => {
				await link.blur();
				await link.focus();
				return page.evaluate(
					() => !! window.quaysideConsent.lastFocus
				);
			} )
			.toBe( true );
		return link;
	};

	test( 'returns the focus to where it was before the banner', async ( {
		page,
	} ) => {
		await page.goto( address );
		const link = await focusLink( page );
		await page.getByRole( 'button', { name: 'Reject all' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( banner( page ) ).toBeHidden();
		await expect( link ).toBeFocused();
	} );

	/** Adds a button after the open dialog, the last element of the page: from there, the focus would wrap around to the start, too. */
	const addEnd = async ( page: Page ): Promise< void > => {
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		await page.evaluate( () => {
			const button = document.createElement( 'button' );
			button.textContent = 'End';
			document.body.append( button );
		} );
	};

	for ( const name of [
		'Reject all',
		'Accept all',
		'Save my preferences',
	] ) {
		/** Answers the banner in the preference center. */
		const answer = async ( page: Page ): Promise< void > => {
			const dialog = page.getByRole( 'dialog' );
			await dialog.getByRole( 'button', { name } ).press( 'Enter' );
			await expect( dialog ).toBeHidden();
			await expect( banner( page ) ).toBeHidden();
			await expect( revisit( page ) ).toBeVisible();
		};

		test( `“${ name }” in the preference center returns the focus to where it was before the banner`, async ( {
			page,
		} ) => {
			await page.goto( address );
			const link = await focusLink( page );
			await page
				.getByRole( 'button', { name: 'Customize' } )
				.press( 'Enter' );
			await answer( page );
			await expect( link ).toBeFocused();
			// From now on, the button on the page is where the focus returns to.
			await revisit( page ).press( 'Enter' );
			await answer( page );
			await expect( revisit( page ) ).toBeFocused();
		} );

		test( `“${ name }” in the preference center continues at the start of the page without an earlier focus`, async ( {
			page,
		} ) => {
			await page.goto( address );
			await page
				.getByRole( 'button', { name: 'Customize' } )
				.press( 'Enter' );
			await addEnd( page );
			await answer( page );
			await expectStart( page );
		} );
	}

	test( 'the preference center returns the focus to the link that opened it for other software', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.evaluate( () => {
			const link = document.createElement( 'a' );
			link.href = '#';
			link.className = 'cky-banner-element';
			link.textContent = 'Cookie settings';
			document.querySelector( 'main' )?.prepend( link );
		} );
		const link = page.getByRole( 'link', { name: 'Cookie settings' } );
		const dialog = page.getByRole( 'dialog' );
		const save = dialog.getByRole( 'button', {
			name: 'Save my preferences',
		} );
		// While the banner hides the revisit button, and after it.
		for ( const isAsked of [ true, false ] ) {
			await expect( banner( page ) ).toBeVisible( { visible: isAsked } );
			await link.press( 'Enter' );
			await save.press( 'Enter' );
			await expect( dialog ).toBeHidden();
			await expect( link ).toBeFocused();
		}
	} );

	test( 'the preference center that other software opens without a focus continues at the start of the page', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.evaluate( () =>
			(
				window as unknown as { revisitCkyConsent: () => void }
			 ).revisitCkyConsent()
		);
		const dialog = page.getByRole( 'dialog' );
		await addEnd( page );
		await dialog
			.getByRole( 'button', { name: 'Save my preferences' } )
			.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		await expect( banner( page ) ).toBeHidden();
		await expectStart( page );
	} );

	test.describe( 'under ccpa', () => {
		test.beforeAll( () => setLaw( 'ccpa' ) );
		test.afterAll( () => setLaw( 'gdpr' ) );

		test( '[S4.15] [S3.10] everything is on and one switch opts out of everything', async ( {
			page,
		} ) => {
			await page.goto( address );
			await expect(
				page.frameLocator( '#video' ).getByText( 'The video' )
			).toBeVisible();
			await expect.poll( () => third.hits ).toContain( '/a.js' );
			await page.evaluate( () =>
				(
					window as unknown as { revisitCkyConsent: () => void }
				 ).revisitCkyConsent()
			);
			const dialog = page.getByRole( 'dialog', {
				name: 'Opt-out preferences',
			} );
			await expect( dialog.getByRole( 'switch' ) ).toHaveCount( 1 );
			await dialog
				.getByRole( 'switch', {
					name: 'Do Not Sell or Share My Personal Information',
				} )
				.check();
			// The page reloads, because a script of a withdrawn category runs in it.
			const reloaded = page.waitForEvent( 'load' );
			await dialog
				.getByRole( 'button', { name: 'Save my preferences' } )
				.click();
			await reloaded;
			await expect
				.poll( () => record( page ) )
				.toContain(
					'consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no'
				);
			await expect(
				page
					.frameLocator( '#video' )
					.getByText( 'Please accept cookies' )
			).toBeVisible();
		} );
	} );

	test( 'two tabs stay in sync', async ( { page, context } ) => {
		const other = await context.newPage();
		await page.goto( address );
		await other.goto( address );
		await page.bringToFront();
		await page
			.frameLocator( '#video' )
			.getByRole( 'button', { name: 'Allow functional cookies' } )
			.click();
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		await expect( banner( other ) ).toBeHidden();
		await expect(
			other.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		await other.bringToFront();
		await other.evaluate( () =>
			window.quaysideConsent.choose( 'reject', {} )
		);
		await expect(
			page.frameLocator( '#video' ).getByText( 'Please accept cookies' )
		).toBeVisible();
		expect( third.hits ).toEqual( [ '/embed.html', '/embed.html' ] );
	} );

	test( 'a new policy shows the banner again, with the old choice preselected but not applied', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [
			{
				name: 'cookieyes-consent',
				value: 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:no,performance:no,advertisement:no,v:2,t:1795000000',
				url: baseURL ?? '',
			},
		] );
		await overrideConfig( page, address, 'gdpr, third policy' );
		await page.goto( address );
		await expect( banner( page ) ).toBeVisible();
		await idle( page );
		expect( third.hits ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Customize' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'switch', { name: 'Functional' } )
		).toBeChecked();
		await expect(
			dialog.getByRole( 'switch', { name: 'Analytics' } )
		).not.toBeChecked();
		await dialog
			.getByRole( 'button', { name: 'Save my preferences' } )
			.click();
		await expect
			.poll( () => record( page ) )
			.toMatch( /^consentid:abc,.*functional:yes,analytics:no.*,v:3,/ );
		await expect( banner( page ) ).toBeHidden();
	} );

	test( 'Global Privacy Control opts out without a banner, and the switch shows it', async ( {
		page,
	} ) => {
		await page.addInitScript( () =>
			Object.defineProperty( navigator, 'globalPrivacyControl', {
				value: true,
			} )
		);
		await overrideConfig( page, address, 'ccpa' );
		await page.goto( address );
		await expect
			.poll( () => record( page ) )
			.toContain(
				'consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no'
			);
		await expect( banner( page ) ).toBeHidden();
		await revisit( page ).click();
		const out = page.getByRole( 'dialog' ).getByRole( 'switch' );
		await expect( out ).toBeChecked();
		await expect( out ).toBeDisabled();
		await expect( page.getByRole( 'dialog' ) ).toContainText(
			'Global Privacy Control'
		);
	} );

	test( '[S4.12] withdrawal deletes cookies with the path of the page, too', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const { pathname } = new URL( address );
		await context.addCookies( [
			{
				name: '_tp_id',
				value: '1',
				domain: new URL( baseURL ?? '' ).hostname,
				path: pathname,
			},
			{
				name: '_tp_deep',
				value: '1',
				domain: new URL( baseURL ?? '' ).hostname,
				path: pathname.replace( /\/$/, '' ),
			},
		] );
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect
			.poll( async () =>
				( await context.cookies( address ) ).map( ( { name } ) => name )
			)
			.toEqual( [ 'cookieyes-consent' ] );
	} );

	test( 'performBannerAction() applies known actions and ignores others', async ( {
		page,
	} ) => {
		await page.goto( address );
		const perform = ( name: string ) =>
			page.evaluate(
				( action ) =>
					(
						window as unknown as {
							performBannerAction: ( name: string ) => void;
						}
					 ).performBannerAction( action ),
				name
			);
		await perform( 'accept_everything' );
		await perform( '__proto__' );
		await idle( page );
		await expect( banner( page ) ).toBeVisible();
		await perform( 'reject' );
		await expect.poll( () => record( page ) ).toContain( 'functional:no' );
	} );

	for ( const [ layout, check ] of [
		[
			'cky-bar-bottom',
			( box: Box, size: Size ) =>
				box.x === 0 &&
				box.width === size.width &&
				Math.round( box.y + box.height ) === size.height,
		],
		[
			'cky-bar-top',
			( box: Box, size: Size ) => box.y === 0 && box.width === size.width,
		],
		[
			'cky-popup-center',
			( box: Box, size: Size ) =>
				Math.abs( box.x + box.width / 2 - size.width / 2 ) < 2 &&
				Math.abs( box.y + box.height / 2 - size.height / 2 ) < 2,
		],
		// On mobile, with equal space on both sides.
		[
			'cky-box-top-right',
			( box: Box, size: Size ) =>
				box.y < 40 &&
				box.x + box.width > size.width - 40 &&
				( size.width > 480 ||
					Math.round( box.x + box.width / 2 - size.width / 2 ) ===
						0 ),
		],
	] as const ) {
		test( `banner layout ${ layout }`, async ( { page } ) => {
			// Changes only this page, because other tests share the site's settings.
			await page.route( address, async ( route ) => {
				const response = await route.fetch();
				await route.fulfill( {
					response,
					body: ( await response.text() ).replace(
						'cky-box-bottom-left',
						layout
					),
				} );
			} );
			for ( const size of [
				{ width: 1280, height: 800 },
				{ width: 390, height: 780 },
			] ) {
				await page.setViewportSize( size );
				await page.goto( address );
				const box = await banner( page ).boundingBox();
				// The width without the scroll bar.
				const width = await page.evaluate(
					() => document.documentElement.clientWidth
				);
				expect(
					box && check( box, { width, height: size.height } ),
					JSON.stringify( box )
				).toBe( true );
				await expectAccessible( page, '.quayside-consent' );
			}
		} );
	}

	test( 'strict mode contacts no other host before consent, even by import(), and reloads after consent', async ( {
		page,
		context,
	} ) => {
		// A page that the test fulfills has no IP address, so Chromium asks for permission to contact this machine.
		await context.grantPermissions( [ 'local-network-access' ] );
		const strict = readFileSync(
			new URL(
				'../../plugins/quayside-consent/build/strict.js',
				import.meta.url
			),
			'utf8'
		);
		await page.route( address, async ( route ) => {
			const response = await route.fetch();
			const html = await response.text();
			const unknown = third.ads.replace( 'ads.', 'unknown.' );
			await route.fulfill( {
				response,
				body: html
					.replace(
						/(<script[^>]*quayside-consent-boot[^]*?<\/script>)/,
						( boot ) =>
							`${ boot }<script id="quayside-consent-strict">window.quaysideConsentPolicy="default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: quayside-consent:; worker-src blob:";${ strict }</script>`
					)
					.replace(
						'</body>',
						`<script type="module">import( '${ unknown }/strict.js' ).catch( () => 0 );</script></body>`
					),
			} );
		} );
		await page.goto( address );
		await idle( page );
		expect( third.hits ).toEqual( [] );
		const loaded = page.waitForEvent( 'load' );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await loaded;
		await expect(
			page.frameLocator( '#video' ).getByText( 'The video' )
		).toBeVisible();
		await expect.poll( () => third.hits ).toContain( '/strict.js' );
	} );

	test( 'the revisit button does not cover the footer', async ( {
		page,
	} ) => {
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect( revisit( page ) ).toBeVisible();
		// Images that load late make the page longer.
		await expect( async () => {
			await page.evaluate( () =>
				window.scrollTo( 0, document.body.scrollHeight )
			);
			const button = await revisit( page ).boundingBox();
			const lines = await page
				.locator( '.site-footer__inner' )
				.evaluate( ( footer ) => {
					const range = document.createRange();
					range.selectNodeContents( footer );
					return Math.max(
						...[ ...range.getClientRects() ].map(
							( { bottom } ) => bottom
						)
					);
				} );
			expect( lines ).toBeLessThanOrEqual( button?.y ?? 0 );
		} ).toPass( { timeout: 10_000 } );
	} );

	test( 'a script that fails to load does not stop later ones, and hidden iframes are unblocked', async ( {
		page,
	} ) => {
		await page.route( address, async ( route ) => {
			const response = await route.fetch();
			const blocked = ( id: string, path: string ) =>
				`<script id="${ id }" type="text/plain" data-held="analytics" data-held-by="" data-held-type="" ${ path && `data-held-src="${ third.analytics }/${ path }"` }>window.thirdPartyRuns = ( window.thirdPartyRuns || [] ).concat( '${ id }' )</script>`;
			const frame = `<div hidden><iframe id="hidden" title="Film" allow="fullscreen" data-held="functional" data-held-by="" data-held-src="${ third.video }/hidden.html"></iframe></div>`;
			await route.fulfill( {
				response,
				body: ( await response.text() ).replace(
					'</body>',
					blocked( 'x', 'missing.js' ) +
						blocked( 'y', '' ) +
						blocked( 'z', 'z.js' ) +
						frame +
						'</body>'
				),
			} );
		} );
		await page.context().grantPermissions( [ 'local-network-access' ] );
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		const runs = () =>
			page.evaluate(
				() =>
					( window as unknown as { thirdPartyRuns?: string[] } )
						.thirdPartyRuns ?? []
			);
		await expect.poll( runs ).toContain( '/z.js' );
		// The page's deferred script runs last, and the one that a script adds runs when it has arrived.
		expect(
			( await runs() )
				.filter(
					( path ) => ! [ '/c.js', '/run-time.js' ].includes( path )
				)
				.slice( -2 )
		).toEqual( [ 'y', '/z.js' ] );
		expect( third.hits ).toContain( '/missing.js' );
		await expect.poll( () => third.hits ).toContain( '/hidden.html' );
		await expect( page.locator( '#hidden' ) ).toHaveAttribute(
			'allow',
			'fullscreen'
		);
	} );

	test( 'scripts that browsers never run do not stop later ones', async ( {
		page,
	} ) => {
		await page.route( address, async ( route ) => {
			const response = await route.fetch();
			const blocked = ( path: string, type: string, attributes = '' ) =>
				`<script ${ attributes } type="text/plain" data-held="analytics" data-held-by="" data-held-type="${ type }" data-held-src="${ third.analytics }/${ path }"></script>`;
			const inert = `<div id="inert"></div><script>document.getElementById( 'inert' ).innerHTML = '<script src="${ third.analytics }/inert.js"></scr' + 'ipt>'</script>`;
			await route.fulfill( {
				response,
				body: ( await response.text() ).replace(
					'</body>',
					blocked( 'old.js', '', 'nomodule' ) +
						blocked( 'babel.js', 'text/babel' ) +
						inert +
						blocked( 'last.js', 'text/javascript' ) +
						'</body>'
				),
			} );
		} );
		await page.context().grantPermissions( [ 'local-network-access' ] );
		await page.goto( address );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect.poll( () => third.hits ).toContain( '/last.js' );
		expect(
			third.hits.filter( ( path ) => /old|babel|inert/.test( path ) )
		).toEqual( [] );
	} );

	test( '[S9.2] shortens the description to 150 characters below 376 px, with a button for the rest', async ( {
		page,
	} ) => {
		const more = banner( page ).getByRole( 'button', {
			name: 'Show more',
		} );
		const rest = banner( page ).getByText(
			'You can change your preferences at any time.'
		);
		await page.setViewportSize( { width: 376, height: 780 } );
		await page.goto( address );
		await expect( rest ).toBeVisible();
		await expect( more ).toBeHidden();
		await page.setViewportSize( { width: 375, height: 780 } );
		await expect( page.locator( '.quayside-consent__more' ) ).toBeHidden();
		await more.press( 'Enter' );
		await expect( page.locator( '.quayside-consent__more' ) ).toBeVisible();
		await expect(
			banner( page ).getByRole( 'button', { name: 'Show less' } )
		).toHaveAttribute( 'aria-expanded', 'true' );
		await expectAccessible( page, '.quayside-consent' );
	} );

	test( 'the banner causes no layout shift', async ( { page } ) => {
		await page.goto( address );
		await expect( banner( page ) ).toBeVisible();
		const shift = ( await layoutShifts( page ) ).reduce(
			( sum, { value } ) => sum + value,
			0
		);
		// A font that loads late shifts a line by less than this.
		expect( shift ).toBeLessThan( 0.005 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'blocked content stays blocked', async ( { page } ) => {
		const visited = await startThirdParty();
		addProviders();
		const quiet = makePage(
			'consent-test-quiet',
			`<iframe id="video" src="${ visited.video }/embed.html" title="Film"></iframe><noscript><img src="${ visited.ads }/pixel.svg" alt=""></noscript>`
		);
		await page.goto( quiet );
		const film = page.frameLocator( '#video' );
		await expect(
			film.getByText( 'Please accept cookies to access this content' )
		).toBeVisible();
		// Buttons would do nothing without scripts, but the link works.
		await expect(
			film.getByRole( 'link', { name: /Open on/ } )
		).toBeVisible();
		await expect( film.getByRole( 'button' ) ).toHaveCount( 0 );
		expect( visited.hits ).toEqual( [] );
		await visited.close();
	} );
} );
