import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';
import { holdRequests } from './hold-requests';

/*
 * Unusual visits: caches, optimizers, invalid records, low screens, and scripts of the site that contact unknown
 * hosts.
 */

const BLOCKED = 40;

const LINKS =
	'<p><a id="before" href="#before">Before</a> <a id="after" href="#after">After</a></p>';

let third: ThirdParty;
let unknown = '';
let address = '';
let asking = '';

const ALL =
	'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,v:1,t:1795000000';
const banner = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Cookie consent' } );
const idle = ( page: Page ): Promise< void > =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestIdleCallback( () => resolve(), { timeout: 1000 } )
			)
	);

test.describe( 'consent in unusual visits', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		unknown = third.ads.replace( 'ads.', 'unknown.' );
		addProviders();
		address = makePage(
			'consent-scenarios',
			Array.from(
				{ length: BLOCKED },
				( _, number ) =>
					`<script src="${ third.analytics }/${ number }.js"></script>`
			).join( '\n' )
		);
		asking = makePage(
			'consent-asking',
			`<div id="box"></div><script>
			window.heard = [];
			const script = document.createElement( 'script' );
			script.src = '${ unknown }/script.js';
			document.head.append( script );
			const later = document.createElement( 'div' );
			later.innerHTML = '<img src="${ unknown }/markup.svg" alt=""><img src="${ third.ads }/markup.svg" alt="">';
			document.querySelector( '#box' ).append( ...later.childNodes );
			new Image().src = '${ unknown }/pixel.svg';
			new Image().src = '${ third.ads }/pixel.svg';
			fetch( '${ unknown }/fetch.svg' ).then( ( { status } ) => heard.push( 'fetch ' + status ), () => heard.push( 'fetch failed' ) );
			fetch( '${ third.analytics }/fetch.svg' ).then( () => heard.push( 'tracked' ), () => heard.push( 'blocked fetch failed' ) );
			for ( const [ name, host ] of [ [ 'free', '${ unknown }' ], [ 'blocked', '${ third.analytics }' ] ] ) {
				const request = new XMLHttpRequest();
				request.open( 'GET', host + '/xhr.svg' );
				request.onload = () => heard.push( name + ' request ' + request.responseText.length );
				request.send();
			}
			navigator.sendBeacon( '${ unknown }/beacon.svg' );
			navigator.sendBeacon( '${ third.analytics }/beacon.svg' );
			</script>`
		);
	} );
	test.afterAll( () => third.close() );
	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	test( 'requests of scripts to unknown hosts wait for the provider list and are sent once, and providers stay blocked', async ( {
		page,
	} ) => {
		const lists: string[] = [];
		page.on(
			'request',
			( request ) =>
				request.url().includes( '/providers.js' ) &&
				lists.push( request.url() )
		);
		await page.goto( asking );
		const heard = () =>
			page.evaluate( () =>
				( window as unknown as { heard: string[] } ).heard.toSorted()
			);
		await expect
			.poll( heard )
			.toEqual( [
				'blocked fetch failed',
				'blocked request 0',
				'fetch 200',
				'free request 62',
			] );
		await expect
			.poll( () => third.hits.toSorted() )
			.toEqual( [
				'/beacon.svg',
				'/fetch.svg',
				'/markup.svg',
				'/pixel.svg',
				'/script.js',
				'/xhr.svg',
			] );
		expect( lists ).toHaveLength( 1 );
		await expect( page.locator( '#box img' ).first() ).not.toHaveAttribute(
			'data-held'
		);
		await expect( page.locator( '#box img' ).last() ).toHaveAttribute(
			'data-held',
			'advertisement'
		);
		await expect( page.locator( '#box img' ).last() ).not.toHaveAttribute(
			'src'
		);
	} );

	test.describe( 'without the list', () => {
		test.use( { expectedMessages: [ /ERR_FAILED|Failed to fetch/ ] } );
		test( 'a provider list that fails to load unblocks nothing and breaks nothing', async ( {
			page,
		} ) => {
			await page.route( /\/providers\.js/, ( route ) => route.abort() );
			await page.goto( asking );
			const heard = () =>
				page.evaluate( () =>
					(
						window as unknown as { heard: string[] }
					 ).heard.toSorted()
				);
			await expect
				.poll( heard )
				.toEqual( [
					'blocked fetch failed',
					'blocked request 0',
					'fetch failed',
					'free request 0',
				] );
			await idle( page );
			expect( third.hits ).toEqual( [] );
			await page.getByRole( 'button', { name: 'Reject all' } ).click();
			await expect( banner( page ) ).toBeHidden();
		} );
	} );

	test( 'a file in memory is read as a page only if it may be one', async ( {
		page,
	} ) => {
		await page.goto( asking );
		const read = await page.evaluate( () => {
			const { prototype } = XMLHttpRequest;
			const { send } = prototype;
			let count = 0;
			prototype.send = function ( ...values ) {
				count++;
				send.apply( this, values );
			};
			const reads = ( type: string ): number => {
				count = 0;
				const frame = document.createElement( 'iframe' );
				document.body.append( frame );
				frame.src = URL.createObjectURL(
					new Blob( [ '<p>File</p>' ], { type } )
				);
				frame.remove();
				return count;
			};
			return [
				'application/pdf',
				'image/png',
				'video/mp4',
				'audio/mpeg',
				'image/svg+xml',
				'video/x+xml',
				'text/html',
				'application/xhtml+xml',
				'',
			].map( ( type ) => [ type, reads( type ) ] );
		} );
		expect( read ).toEqual( [
			// Of 50 MB, reading took 8 to 20 seconds.
			[ 'application/pdf', 0 ],
			[ 'image/png', 0 ],
			[ 'video/mp4', 0 ],
			[ 'audio/mpeg', 0 ],
			[ 'image/svg+xml', 1 ],
			[ 'video/x+xml', 1 ],
			[ 'text/html', 1 ],
			[ 'application/xhtml+xml', 1 ],
			[ '', 1 ],
		] );
	} );

	test( 'with everything allowed, nothing waits for the list', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [
			{ name: 'cookieyes-consent', value: ALL, url: baseURL ?? '' },
		] );
		const lists: string[] = [];
		page.on(
			'request',
			( request ) =>
				request.url().includes( '/providers.js' ) &&
				lists.push( request.url() )
		);
		await page.goto( asking );
		await expect
			.poll(
				() =>
					third.hits.filter( ( path ) => path === '/pixel.svg' )
						.length
			)
			.toBe( 2 );
		expect( lists ).toEqual( [] );
	} );

	test( 'with an optimizer that delays scripts, the banner shows right away and nothing is unblocked by the first touch', async ( {
		page,
	} ) => {
		let touch = (): void => undefined;
		const touched = new Promise< void >(
			( resolve ) => ( touch = resolve )
		);
		await page.route( /\.js(\?|$)/, async ( route ) => {
			await touched;
			await route.fallback();
		} );
		await page.goto( address, { waitUntil: 'commit' } );
		await expect( banner( page ) ).toBeVisible();
		const boot = page.locator( '#quayside-consent-boot' );
		for ( const [ name, value ] of Object.entries( {
			'data-no-optimize': '1',
			'data-no-defer': '1',
			'data-no-minify': '1',
			'data-cfasync': 'false',
		} ) ) {
			await expect( boot ).toHaveAttribute( name, value );
		}
		await expect( boot ).toHaveAttribute( 'nowprocket' );
		expect( third.hits ).toEqual( [] );
		await page.mouse.click( 5, 5 );
		touch();
		await page.waitForLoadState( 'networkidle' );
		expect( third.hits ).toEqual( [] );
		await expect( banner( page ) ).toBeVisible();
	} );

	test( 'a cached page works for every visitor, regardless of who it was generated for', async ( {
		browser,
		request,
		baseURL,
	} ) => {
		for ( const maker of [ '', ALL ] ) {
			const cached = await (
				await request.get(
					address,
					maker
						? {
								headers: {
									Cookie: `cookieyes-consent=${ maker }`,
								},
							}
						: {}
				)
			).text();
			for ( const visitor of [ ALL, '' ] ) {
				third.hits.length = 0;
				const context = await browser.newContext( {
					baseURL: baseURL ?? '',
				} );
				await context.grantPermissions( [ 'local-network-access' ] );
				if ( visitor ) {
					await context.addCookies( [
						{
							name: 'cookieyes-consent',
							value: visitor,
							url: baseURL ?? '',
						},
					] );
				}
				const page = await context.newPage();
				await page.route( address, ( route ) =>
					route.fulfill( { contentType: 'text/html', body: cached } )
				);
				await page.goto( address );
				await idle( page );
				await expect( banner( page ) ).toBeVisible( {
					visible: ! visitor,
				} );
				await expect
					.poll( () => third.hits.length )
					.toBe( visitor ? BLOCKED : 0 );
				await context.close();
			}
		}
	} );

	test( '[S8.3] invalid records show the banner and unblock nothing', async ( {
		page,
		context,
		baseURL,
	} ) => {
		for ( const value of [
			ALL +
				',x:' +
				'y'.repeat(
					4096 - ALL.length - 20 - 'cookieyes-consent'.length
				) +
				',',
			ALL.replace( 'analytics:yes', 'analytics:no,analytics:yes' ),
			ALL.replace( 'analytics:yes', 'analytics:YES' ),
			ALL.replace( 'consentid:abc', 'consentid:<script>' ),
			ALL.replace( 'v:1', 'v:-1' ),
			ALL.replace( 'necessary:yes,', '' ),
			ALL.slice( 0, 100 ),
			'%7B%22analytics%22%3Atrue%7D',
			'__proto__:yes,constructor:yes',
		] ) {
			await context.clearCookies();
			await context.addCookies( [
				{ name: 'cookieyes-consent', value, url: baseURL ?? '' },
			] );
			await page.goto( address );
			await expect( banner( page ), value.slice( 0, 80 ) ).toBeVisible();
			await idle( page );
			expect( third.hits, value.slice( 0, 80 ) ).toEqual( [] );
		}
	} );

	test( `[S4.13] "Accept all" hides the banner in the next frame, then ${ BLOCKED } blocked scripts run once and in order`, async ( {
		page,
	} ) => {
		await page.goto( address );
		const button = page.getByRole( 'button', { name: 'Accept all' } );
		const response = page.waitForResponse( '**/choice.js*' );
		await button.hover();
		// The same module, so it has run.
		await page.evaluate(
			( url ) => import( url ),
			( await response ).url()
		);
		const frames = await button.evaluate(
			( element ) =>
				new Promise< number >( ( resolve ) => {
					let count = 0;
					const look = (): void =>
						element.checkVisibility()
							? void ( ++count && requestAnimationFrame( look ) )
							: resolve( count );
					( element as HTMLElement ).click();
					requestAnimationFrame( look );
				} )
		);
		expect( frames ).toBeLessThanOrEqual( 1 );
		const runs = () =>
			page.evaluate(
				() =>
					( window as unknown as { thirdPartyRuns?: string[] } )
						.thirdPartyRuns ?? []
			);
		await expect
			.poll( async () => ( await runs() ).length )
			.toBe( BLOCKED );
		expect( await runs() ).toEqual(
			Array.from(
				{ length: BLOCKED },
				( _, number ) => `/${ number }.js`
			)
		);
		expect( third.hits ).toHaveLength( BLOCKED );
	} );

	test( "Microsoft's tags get the default before any tag, and each choice", async ( {
		page,
	} ) => {
		await page.goto( address );
		const queue = () =>
			page.evaluate(
				() => ( window as unknown as { uetq: unknown[] } ).uetq
			);
		expect( await queue() ).toEqual( [
			'consent',
			'default',
			{ ad_storage: 'denied', wait_for_update: 500 },
		] );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect
			.poll( queue )
			.toEqual( [
				'consent',
				'default',
				{ ad_storage: 'denied', wait_for_update: 500 },
				'consent',
				'update',
				{ ad_storage: 'granted', wait_for_update: 500 },
			] );
	} );

	test( 'the code of the buttons loads on intent, and the focus returns to where it was before the banner', async ( {
		page,
	} ) => {
		const release = await holdRequests( page, /\/choice\.js/ );
		await page.goto( makePage( 'consent-focus', LINKS ) );
		await expect( banner( page ) ).toBeVisible();
		await page.locator( '#before' ).focus();
		const requested = page.waitForRequest( /\/choice\.js/ );
		const reject = page.getByRole( 'button', { name: 'Reject all' } );
		await reject.hover();
		await requested;
		await reject.click();
		release();
		await expect( banner( page ) ).toBeHidden();
		await expect( page.locator( '#before' ) ).toBeFocused();
	} );

	test( 'the focus stays where the visitor has moved it since the click', async ( {
		page,
	} ) => {
		const release = await holdRequests( page, /\/choice\.js/ );
		await page.goto( makePage( 'consent-focus', LINKS ) );
		await page.locator( '#before' ).focus();
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await page.locator( '#after' ).focus();
		release();
		await expect( banner( page ) ).toBeHidden();
		await expect( page.locator( '#after' ) ).toBeFocused();
	} );

	test( 'at 400% zoom, the banner is usable and never covers the focused element', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 320, height: 256 } );
		await page.goto( address );
		await expect( banner( page ) ).toBeVisible();
		const size = await page.evaluate( () => [
			document.documentElement.scrollWidth,
			document.documentElement.clientWidth,
		] );
		expect( size[ 0 ] ).toBeLessThanOrEqual( size[ 1 ] ?? 0 );
		await expectAccessible( page, '.quayside-consent' );
		const seen: string[] = [];
		for ( let stop = 0; stop < 14; stop++ ) {
			await page.keyboard.press( 'Tab' );
			seen.push(
				await page.evaluate( () => {
					const element = document.activeElement as HTMLElement;
					const { x, y, width, height } =
						element.getBoundingClientRect();
					const above = document.elementFromPoint(
						x + width / 2,
						y + height / 2
					);
					const isCovered =
						! element.closest( '.quayside-consent' ) &&
						above?.closest( '.quayside-consent' );
					return `${ element.textContent?.trim() }${ isCovered ? ' is covered' : '' }`;
				} )
			);
		}
		expect( seen ).toContain( 'Reject all' );
		expect(
			seen.filter( ( text ) => text.endsWith( 'is covered' ) )
		).toEqual( [] );
		// The text of the preference center scrolls with its heading and buttons, which would leave no room for it.
		await page.locator( '[data-cky-tag=settings-button]' ).click();
		const text = page.locator( '.quayside-preferences__body' );
		await expect( text ).toBeVisible();
		expect(
			await text.evaluate(
				( { scrollHeight, clientHeight } ) =>
					scrollHeight - clientHeight
			)
		).toBe( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( text ).toBeHidden();
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect( banner( page ) ).toBeHidden();
	} );
} );
