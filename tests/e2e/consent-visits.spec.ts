import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { overrideConfig } from './consent-config';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';

/*
 * Rare ways into a page and back to it: connections, shadow trees and fragments, iframes in hidden tabs, workers in
 * strict mode, pages from the back/forward cache, and a browser that no longer sends the Global Privacy Control
 * signal.
 */

let third: ThirdParty;
let unknown = '';
let address = '';
let asking = '';

const makeCookie = ( value: 'yes' | 'no', url: string ) => ( {
	name: 'cookieyes-consent',
	value: `consentid:abc,consent:${ value },action:yes,necessary:yes,functional:${ value },analytics:${ value },performance:${ value },advertisement:${ value },v:1,t:1795000000`,
	url,
} );
const record = async ( page: Page ): Promise< string > =>
	( await page.context().cookies() ).find(
		( { name } ) => name === 'cookieyes-consent'
	)?.value ?? '';
const idle = ( page: Page ): Promise< void > =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestIdleCallback( () => resolve(), { timeout: 1000 } )
			)
	);

/** Returns the events that the page's script has recorded. */
const heard = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		( window as unknown as { heard: string[] } ).heard.toSorted()
	);

test.describe( 'rare visits', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		unknown = third.ads.replace( 'ads.', 'unknown.' );
		addProviders();
		address = makePage(
			'consent-visits',
			`<div class="tab" hidden><div style="position:relative;aspect-ratio:16/9"><iframe id="film" src="${ third.video }/embed.html" title="Film" allow="fullscreen" sandbox="allow-scripts" style="position:absolute;inline-size:100%;block-size:100%"></iframe></div></div><input aria-label="Note">`
		);
		asking = makePage(
			'consent-visits-asking',
			`<div id="host"></div><script>
			window.heard = [];
			const shadow = document.querySelector( '#host' ).attachShadow( { mode: 'open' } );
			shadow.innerHTML = '<img alt="" src="${ unknown }/shadow.svg"><img alt="" src="${ third.ads }/shadow.svg">';
			window.loose = document.createElement( 'div' );
			loose.append( document.createRange().createContextualFragment( '<p><img alt="" src="${ unknown }/fragment.svg"><img alt="" src="${ third.ads }/fragment.svg"></p>' ) );
			window.frames2 = document.createElement( 'iframe' );
			frames2.srcdoc = '<img alt="" src="${ third.ads }/inner.svg">';
			frames2.title = 'Film';
			document.querySelector( '#host' ).after( frames2 );
			const again = new XMLHttpRequest();
			again.open( 'GET', '${ unknown }/first.svg' );
			again.send();
			again.open( 'GET', '${ third.analytics }/second.svg' );
			const watch = ( name, source ) => {
				source.onerror = () => heard.push( name + ' failed' );
				source.onopen = () => heard.push( name + ' open' );
			};
			watch( 'socket', new WebSocket( '${ third.analytics.replace( 'http', 'ws' ) }/socket.txt' ) );
			watch( 'stream', new EventSource( '${ unknown }/stream.txt' ) );
			</script>`
		);
	} );
	test.afterAll( () => third.close() );
	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	test.describe( 'connections and trees', () => {
		test.use( {
			expectedMessages: [
				/WebSocket|EventSource|held\.invalid|MIME|ERR_NAME_NOT_RESOLVED|must be OPENED/,
			],
		} );

		test( 'shadow trees, detached fragments, and requests wait for the provider list; connections fail and can be retried', async ( {
			page,
		} ) => {
			await page.goto( asking );
			await expect
				.poll( () => heard( page ) )
				.toEqual( [ 'socket failed', 'stream failed' ] );
			await expect
				.poll( () => third.hits.toSorted() )
				.toEqual( [ '/fragment.svg', '/shadow.svg' ] );
			await idle( page );
			// The list is loaded now: unknown hosts are allowed, providers are not.
			await page.evaluate(
				( [ free, blocked ] ) => {
					new EventSource( `${ free }/again.txt` ).onerror = () =>
						( window as unknown as { heard: string[] } ).heard.push(
							'stream heard'
						);
					new EventSource( `${ blocked }/blocked.txt` ).onerror =
						() =>
							(
								window as unknown as { heard: string[] }
							 ).heard.push( 'blocked stream failed' );
				},
				[ unknown, third.analytics ]
			);
			await expect
				.poll( () => heard( page ) )
				.toEqual( [
					'blocked stream failed',
					'socket failed',
					'stream failed',
					'stream heard',
				] );
			expect( third.hits.toSorted() ).toEqual( [
				'/again.txt',
				'/fragment.svg',
				'/shadow.svg',
			] );
			expect(
				await page.evaluate( () => [
					WebSocket.OPEN,
					WebSocket.name,
					String( fetch ).includes( 'native code' ),
					new XMLHttpRequest() instanceof XMLHttpRequest,
				] )
			).toEqual( [ 1, 'WebSocket', true, true ] );

			// A value that a script set can be read while it waits.
			expect(
				await page.evaluate(
					( src ) =>
						Object.assign( document.createElement( 'img' ), {
							src,
						} ).src,
					`${ third.ads }/read.svg`
				)
			).toBe( `${ third.ads }/read.svg` );
			await expect(
				page
					.frameLocator( 'iframe[title=Film]' )
					.getByText( 'Please accept cookies' )
			).toBeVisible();
			await page.getByRole( 'button', { name: 'Accept all' } ).click();
			await expect
				.poll( () =>
					third.hits.filter( ( path ) => path === '/inner.svg' )
				)
				.toHaveLength( 1 );
		} );
	} );

	test( 'an iframe in a hidden tab gets the size of its wrapper and all of its attributes', async ( {
		page,
	} ) => {
		await page.goto( address );
		await expect( page.locator( '#film' ) ).toHaveAttribute(
			'data-held',
			'functional'
		);
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect.poll( () => third.hits ).toEqual( [ '/embed.html' ] );
		const film = page.locator( '#film' );
		for ( const [ name, value ] of Object.entries( {
			allow: 'fullscreen',
			sandbox: 'allow-scripts',
			title: 'Film',
			style: 'position:absolute;inline-size:100%;block-size:100%',
		} ) ) {
			await expect( film ).toHaveAttribute( name, value );
		}
		// Typed text keeps the page from reloading, which would hide the tab again.
		await page.getByLabel( 'Note' ).fill( 'A long text' );
		await page.evaluate( () =>
			window.quaysideConsent.choose( 'reject', {} )
		);
		const expectPlaceholder = async (): Promise< void > => {
			await expect( film ).not.toHaveAttribute( 'src' );
			await page
				.locator( '.tab' )
				.evaluate( ( tab ) => tab.removeAttribute( 'hidden' ) );
			const box = await film.boundingBox();
			expect( ( box?.width ?? 0 ) / ( box?.height ?? 1 ) ).toBeCloseTo(
				16 / 9,
				1
			);
			await expect(
				page
					.frameLocator( '#film' )
					.getByText( 'Please accept cookies' )
			).toBeVisible();
		};
		await expectPlaceholder();
		await page.reload();
		await expectPlaceholder();
	} );

	test( 'a page from the back/forward cache reads the choice again', async ( {
		page,
		context,
		baseURL,
	} ) => {
		// Without the event of the cookie store, which would already have fired.
		await page.addInitScript( () =>
			Object.defineProperty( window, 'cookieStore', { value: undefined } )
		);
		await context.addCookies( [ makeCookie( 'yes', baseURL ?? '' ) ] );
		await page.goto( address );
		await expect.poll( () => third.hits ).toEqual( [ '/embed.html' ] );
		await context.addCookies( [ makeCookie( 'no', baseURL ?? '' ) ] );
		await page.evaluate( () =>
			window.dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			)
		);
		await expect( page.locator( '#film' ) ).toHaveAttribute(
			'data-held',
			'functional'
		);
		await expect( page.locator( '#film' ) ).not.toHaveAttribute( 'src' );
	} );

	for ( const name of [ 'Accept all', 'Reject all' ] ) {
		test( `${ name } works if the browser denies storage`, async ( {
			page,
		} ) => {
			await page.addInitScript( () => {
				for ( const storage of [ 'localStorage', 'sessionStorage' ] ) {
					Object.defineProperty( window, storage, {
						get: () => {
							throw new DOMException(
								'Access is denied for this document.',
								'SecurityError'
							);
						},
					} );
				}
			} );
			await page.goto( address );
			await page.getByRole( 'button', { name } ).click();
			await expect(
				page.getByRole( 'region', { name: 'Cookie consent' } )
			).toBeHidden();
			await page.evaluate(
				() =>
					new Promise( ( resolve ) => requestIdleCallback( resolve ) )
			);
			await expect(
				page.getByRole( 'region', { name: 'Cookie consent' } )
			).toBeHidden();
			await expect
				.poll( async () =>
					( await page.context().cookies() ).some(
						( cookie ) =>
							cookie.name === 'cookieyes-consent' &&
							cookie.value.includes( 'action:yes' )
					)
				)
				.toBe( true );
		} );
	}

	test( 'CSS with unknown hosts that a script sets is restored once the provider list is loaded', async ( {
		page,
	} ) => {
		third.hits.length = 0;
		await page.goto(
			makePage(
				'consent-css-of-nobody',
				`<div id="a">x</div><div id="b">x</div><div id="c">x</div><div id="d">x</div><style id="rules">#a { color: red }</style><script>
			document.getElementById( 'rules' ).sheet.insertRule( '#a { background: url(${ unknown }/rule.svg) }' );
			const sheet = new CSSStyleSheet();
			sheet.replaceSync( '#b { background: url(${ unknown }/sheet.svg) }' );
			document.adoptedStyleSheets.push( sheet );
			document.getElementById( 'c' ).style.cssText = 'background: url(${ unknown }/text.svg)';
			document.getElementById( 'd' ).setAttribute( 'style', 'background: url(${ unknown }/attribute.svg), url(${ third.ads }/held.svg)' );
		</script>`
			)
		);
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [
				'/attribute.svg',
				'/rule.svg',
				'/sheet.svg',
				'/text.svg',
			] );
		expect(
			await page.evaluate(
				() =>
					document.querySelector< HTMLStyleElement >( '#rules' )
						?.sheet?.cssRules.length
			)
		).toBe( 2 );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect.poll( () => third.hits ).toContain( '/held.svg' );
	} );

	test( 'with cookies in an unusual order, or two of them, nothing loads before they are read, and the newest choice applies', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const host = new URL( baseURL ?? '' ).hostname;
		const order = `consentid:abc,action:yes,consent:yes,advertisement:no,functional:yes,necessary:yes,lastRenewedDate:1`;
		await context.addCookies( [
			{ name: 'cookieyes-consent', value: order, url: baseURL ?? '' },
		] );
		await page.goto( address );
		await expect.poll( () => third.hits ).toEqual( [ '/embed.html' ] );
		await expect( page.locator( '.cky-consent-container' ) ).toBeHidden();
		expect(
			await page.evaluate( () =>
				(
					window as unknown as { getCkyConsent: () => unknown }
				 ).getCkyConsent()
			)
		).toMatchObject( {
			consentID: 'abc',
			isUserActionCompleted: true,
			categories: { functional: true, advertisement: false },
		} );

		// An open page applies each change of the cookie, and reloads.
		await page.goto( 'about:blank' );
		// An older one with another path.
		await context.addCookies( [
			{
				name: 'cookieyes-consent',
				value: makeCookie( 'yes', '' ).value.replace(
					't:1795000000',
					't:1'
				),
				domain: host,
				path: new URL( address ).pathname,
			},
		] );
		await context.addCookies( [ makeCookie( 'no', baseURL ?? '' ) ] );
		third.hits.length = 0;
		await page.goto( address );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-consent-asks',
			'false'
		);
		await idle( page );
		expect( third.hits ).toEqual( [] );
		// The server reads only one of them.
		await expect
			.poll( async () =>
				( await context.cookies( address ) )
					.filter( ( { name } ) => name === 'cookieyes-consent' )
					.map( ( { path } ) => path )
			)
			.toEqual( [ '/' ] );
		expect( await record( page ) ).toContain( 't:1795000000' );
	} );

	test( 'Global Privacy Control opts out and is logged once, and the record stays when the browser no longer sends it', async ( {
		page,
	} ) => {
		const logged: string[] = [];
		page.on(
			'request',
			( request ) =>
				/\/log/.test( request.url() ) &&
				request.method() === 'POST' &&
				logged.push( request.postData() ?? '' )
		);
		let sends = true;
		// State at the first script of the page, which has to be final.
		const first =
			'<script>window.first = [ dataLayer[ 0 ][ 2 ].ad_storage, wp_has_consent( "marketing" ), getCkyConsent().categories.analytics ]</script></head>';
		await overrideConfig( page, address, 'ccpa', ( html ) =>
			html
				.replace(
					'<head>',
					`<head><script>Object.defineProperty( navigator, 'globalPrivacyControl', { value: ${ sends } } )</script>`
				)
				.replace( '</head>', first )
		);
		await page.goto( address );
		expect(
			await page.evaluate(
				() => ( window as unknown as { first: unknown[] } ).first
			)
		).toEqual( [ 'denied', false, false ] );
		const isOut =
			'consent:yes,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';
		await expect.poll( () => record( page ) ).toContain( isOut );
		await expect
			.poll( () =>
				logged.map(
					( text ) =>
						( JSON.parse( text ) as { action: string } ).action
				)
			)
			.toEqual( [ 'gpc' ] );
		sends = false;
		await page.goto( address );
		await idle( page );
		expect( await record( page ) ).toContain( isOut );
		await expect( page.locator( '.cky-consent-container' ) ).toBeHidden();
		expect( logged ).toHaveLength( 1 );
		expect( third.hits ).toEqual( [] );
	} );

	test.describe( 'strict mode', () => {
		test.use( {
			expectedMessages: [
				/Content Security Policy|NetworkError|importScripts/,
			],
		} );

		test( 'inline workers and nested iframes load nothing', async ( {
			page,
			context,
		} ) => {
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
				const worker = `importScripts( "${ unknown }/worker.js" )`;
				const frame = `<iframe title="Outer" srcdoc="&lt;div id=a&gt;&lt;/div&gt;&lt;script&gt;a.innerHTML = '&lt;iframe src=${ unknown }/nested.html&gt;&lt;/iframe&gt;'; parent.nested = 1&lt;/script&gt;"></iframe>`;
				const body = ( await response.text() )
					.replace(
						/(<script[^>]*quayside-consent-boot[^]*?<\/script>)/,
						( boot ) =>
							`${ boot }<script id="quayside-consent-strict">window.quaysideConsentPolicy="default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: quayside-consent:; worker-src blob:";${ strict }</script>`
					)
					.replace(
						'</body>',
						`${ frame }<script>new Worker( URL.createObjectURL( new Blob( [ ${ JSON.stringify( worker ) } ], { type: 'text/javascript' } ) ) ).onerror = ( event ) => { event.preventDefault(); window.failed = 1; };</script></body>`
					);
				await route.fulfill( { response, body } );
			} );
			await page.goto( address );
			await page.waitForFunction(
				() =>
					( window as unknown as { failed?: number } ).failed === 1 &&
					( window as unknown as { nested?: number } ).nested === 1
			);
			await idle( page );
			expect( third.hits ).toEqual( [] );
		} );
	} );
} );
