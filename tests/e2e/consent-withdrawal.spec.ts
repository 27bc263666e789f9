import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import { holdRequests } from './hold-requests';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';

/*
 * What was refused or withdrawn stays away: it is deleted on every page, what still runs ends with a reload, and nothing
 * that fails keeps a choice from applying.
 */

let third: ThirdParty;
let address = '';
/** A page that uses no storage itself. */
let plain = '';

const makeCookie = ( analytics: 'yes' | 'no', url: string ) => ( {
	name: 'cookieyes-consent',
	value: `consentid:abc,consent:${ analytics },action:yes,necessary:yes,functional:no,analytics:${ analytics },performance:no,advertisement:no,v:1,t:1795000000`,
	url,
} );
const banner = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Cookie consent' } );
const names = async ( page: Page ): Promise< string[] > =>
	( await page.context().cookies() ).map( ( { name } ) => name );
const reject = ( page: Page ): Promise< unknown > =>
	page.evaluate( () => window.quaysideConsent.choose( 'reject', {} ) );

/** Waits for the last step of a choice that is not a reload. */
const waitForLog = ( page: Page ) =>
	page.waitForResponse( ( response ) =>
		/quayside-consent\/v1\/log$/.test(
			decodeURIComponent( response.url() )
		)
	);

/** Counts the documents that load in a tab. */
const countLoads = ( page: Page ): { loads: number } => {
	const counter = { loads: 0 };
	page.on( 'domcontentloaded', () => counter.loads++ );
	return counter;
};

test.describe( 'withdrawal', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		address = makePage(
			'consent-withdrawal',
			`<script src="${ third.analytics }/a.js"></script>
			<script>TestAnalytics = {}; TestAnalytics.x; setInterval( () => { document.cookie = '_tp_tick=1;path=/;max-age=9999'; }, 20 );</script>
			<form><input name="note" aria-label="Note"></form>`
		);
		plain = makePage(
			'consent-denied',
			`<img alt="" src="${ third.ads }/pixel.svg">`
		);
	} );
	test.afterAll( () => third.close() );
	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	test( '[S4.12] a page that is shown deletes what a rejected provider has stored', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [ makeCookie( 'yes', baseURL ?? '' ) ] );
		await page.goto( address );
		await expect.poll( () => names( page ) ).toContain( '_tp_tick' );
		// The tracker of this tab ends here, and what it left is from an earlier visit. A page of the site would reload by itself.
		await page.goto( new URL( '/robots.txt', address ).href );
		await context.addCookies( [
			makeCookie( 'no', baseURL ?? '' ),
			{ name: 'unrelated', value: '1', url: baseURL ?? '' },
		] );
		await page.evaluate( async () => {
			localStorage.setItem( '_tp_key', '1' );
			sessionStorage.setItem( '_tp_key', '1' );
			localStorage.setItem( 'unrelated', '1' );
			for ( const name of [ '_tp_db', 'unrelated' ] ) {
				await new Promise< void >( ( resolve ) => {
					const request = indexedDB.open( name );
					request.onsuccess = () => {
						request.result.close();
						resolve();
					};
				} );
				await caches.open( name );
			}
		} );
		await page.goto( address );
		await expect
			.poll( () => names( page ) )
			.not.toEqual(
				expect.arrayContaining( [ expect.stringMatching( /^_tp/ ) ] )
			);
		await expect
			.poll( () =>
				page.evaluate( async () => [
					...Object.keys( localStorage ).filter( ( key ) =>
						/tp|unrelated/.test( key )
					),
					...Object.keys( sessionStorage ).filter( ( key ) =>
						/tp/.test( key )
					),
					...( await indexedDB.databases() )
						.map( ( { name } ) => name )
						.filter( ( name ) =>
							/tp|unrelated/.test( name ?? '' )
						),
					...( await caches.keys() ),
				] )
			)
			.toEqual( [ 'unrelated', 'unrelated', 'unrelated' ] );
		expect( await names( page ) ).toContain( 'unrelated' );
		expect(
			third.hits.filter( ( path ) => path === '/a.js' )
		).toHaveLength( 1 );
	} );

	test( '[S4.12] a service worker of a rejected provider is unregistered, and others remain', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.route( /_worker\.js$/, ( route ) =>
			route.fulfill( { contentType: 'text/javascript', body: '' } )
		);
		await page.goto( address );
		await page.evaluate( async () => {
			await navigator.serviceWorker.register( '/_tp_worker.js', {
				scope: '/tp/',
			} );
			await navigator.serviceWorker.register( '/shop_worker.js', {
				scope: '/shop/',
			} );
		} );
		await context.addCookies( [ makeCookie( 'no', baseURL ?? '' ) ] );
		await page.reload();
		await expect
			.poll( () =>
				page.evaluate( async () =>
					( await navigator.serviceWorker.getRegistrations() ).map(
						( { scope } ) => new URL( scope ).pathname
					)
				)
			)
			.toEqual( [ '/shop/' ] );
	} );

	test.describe( 'cookies that scripts cannot see', () => {
		const plugin = join(
			SITE_FOLDER,
			'wp-content/mu-plugins/consent-server-cookies.php'
		);

		test.beforeAll( () => {
			mkdirSync( dirname( plugin ), { recursive: true } );
			writeFileSync(
				plugin,
				`<?php 
				add_action(
					'init',
					function () {
						if ( isset( $_GET['set-cookies'] ) ) {
							setcookie( '_tp_server', '1', [ 'path' => '/', 'httponly' => true ] );
							setcookie( 'unrelated', '1', [ 'path' => '/', 'httponly' => true ] );
						}

					}

				);`
			);
		} );
		test.afterAll( () => rmSync( plugin, { force: true } ) );

		test( 'are deleted by the server after a choice', async ( {
			page,
			context,
		} ) => {
			await page.goto( plain + '?set-cookies' );
			expect( await names( page ) ).toEqual(
				expect.arrayContaining( [ '_tp_server', 'unrelated' ] )
			);
			await page.getByRole( 'button', { name: 'Reject all' } ).click();
			await expect
				.poll( () => names( page ) )
				.not.toContain( '_tp_server' );
			expect( await names( page ) ).toContain( 'unrelated' );
			await context.clearCookies();
		} );

		test( 'are deleted by each page, and plugins cannot set them again', async ( {
			page,
			context,
			baseURL,
		} ) => {
			await context.addCookies( [
				makeCookie( 'no', baseURL ?? '' ),
				{
					name: '_tp_old',
					value: '1',
					domain: new URL( plain ).hostname,
					path: new URL( plain ).pathname,
					httpOnly: true,
				},
			] );
			const response = await page.goto( plain + '?set-cookies' );
			expect( response?.headers()[ 'cache-control' ] ).toContain(
				'no-store'
			);
			expect( await names( page ) ).toEqual(
				expect.not.arrayContaining( [
					expect.stringMatching( /^_tp/ ),
				] )
			);
			expect( await names( page ) ).toContain( 'unrelated' );
			// A page with nothing to delete stays cacheable.
			const clean = await page.goto( plain );
			expect( clean?.headers()[ 'cache-control' ] ?? '' ).not.toContain(
				'no-store'
			);
			expect( clean?.headers()[ 'set-cookie' ] ).toBeUndefined();
		} );
	} );

	test( 'the page reloads by itself after a withdrawal, so that a running tracker ends', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [ makeCookie( 'yes', baseURL ?? '' ) ] );
		const counter = countLoads( page );
		const logged = waitForLog( page );
		await page.goto( address );
		await expect.poll( () => names( page ) ).toContain( '_tp_tick' );
		await page
			.getByRole( 'button', { name: 'Consent preferences' } )
			.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Reject all' } )
			.click();
		expect( ( await logged ).status() ).toBe( 201 );
		await expect.poll( () => counter.loads ).toBe( 2 );
		await expect
			.poll( () => names( page ) )
			.not.toEqual(
				expect.arrayContaining( [ expect.stringMatching( /^_tp/ ) ] )
			);
		// An interval of the tracker would set the cookie before a younger one of the same length ends its second round.
		await page.evaluate(
			() =>
				new Promise< void >( ( resolve ) => {
					let rounds = 0;
					setInterval( () => {
						if ( ++rounds === 2 ) {
							resolve();
						}
					}, 20 );
				} )
		);
		expect( await names( page ) ).not.toContain( '_tp_tick' );
		await expect( banner( page ) ).toBeHidden();
		expect( counter.loads ).toBe( 2 );
	} );

	test( 'another tab with the tracker reloads, too', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [ makeCookie( 'yes', baseURL ?? '' ) ] );
		await page.goto( address );
		const other = await context.newPage();
		await other.goto( address );
		await expect.poll( () => third.hits.length ).toBe( 2 );
		const counter = countLoads( page );
		await Promise.all( [ other.waitForEvent( 'load' ), reject( other ) ] );
		await expect.poll( () => counter.loads ).toBe( 1 );
		await expect.poll( () => names( page ) ).not.toContain( '_tp_tick' );
	} );

	test( 'a withdrawal applies where the history cannot be changed', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await page.addInitScript( () => {
			history.replaceState = () => {
				throw new DOMException( 'Too many calls', 'SecurityError' );
			};
		} );
		await context.addCookies( [ makeCookie( 'yes', baseURL ?? '' ) ] );
		await page.goto( address );
		await expect.poll( () => names( page ) ).toContain( '_tp_tick' );
		const logged = waitForLog( page );
		await Promise.all( [ page.waitForEvent( 'load' ), reject( page ) ] );
		expect( ( await logged ).status() ).toBe( 201 );
		await expect.poll( () => names( page ) ).not.toContain( '_tp_tick' );
	} );

	test( 'a reload never discards what the visitor has typed', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [ makeCookie( 'yes', baseURL ?? '' ) ] );
		await page.goto( address );
		await expect.poll( () => names( page ) ).toContain( '_tp_tick' );
		await page.getByLabel( 'Note' ).fill( 'A long text' );
		const counter = countLoads( page );
		const logged = waitForLog( page );
		await reject( page );
		await logged;
		await expect(
			page.getByText(
				'Cookies and services you have turned off will stop after this page reloads.'
			)
		).toBeVisible();
		await expect( page.getByLabel( 'Note' ) ).toHaveValue( 'A long text' );
		await page.getByRole( 'link', { name: 'Reload the page' } ).click();
		await expect.poll( () => counter.loads ).toBe( 1 );
	} );

	test( 'a page on which nothing of the category ran does not reload', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( [
			{ name: '_tp_id', value: '1', url: baseURL ?? '' },
		] );
		await page.goto( address );
		const counter = countLoads( page );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect.poll( () => names( page ) ).not.toContain( '_tp_id' );
		await page.evaluate(
			() =>
				new Promise( ( resolve ) =>
					requestIdleCallback( () => resolve( 0 ), { timeout: 1000 } )
				)
		);
		expect( counter.loads ).toBe( 0 );
	} );

	test.describe( 'where storage fails', () => {
		// Other scripts of the page complain.
		test.use( { expectedMessages: [ /denied/ ] } );
		for ( const [ what, deny ] of [
			[
				'storage is denied',
				() => {
					for ( const name of [
						'localStorage',
						'sessionStorage',
						'indexedDB',
						'caches',
					] ) {
						Object.defineProperty( window, name, {
							get() {
								throw new DOMException(
									'Access is denied for this document.',
									'SecurityError'
								);
							},
						} );
					}
				},
			],
			[
				'cookies are disabled',
				() =>
					Object.defineProperty( Document.prototype, 'cookie', {
						get: () => '',
						set: () => undefined,
					} ),
			],
			[
				'cookies throw',
				() =>
					Object.defineProperty( Document.prototype, 'cookie', {
						get() {
							throw new DOMException( 'denied', 'SecurityError' );
						},
						set() {
							throw new DOMException( 'denied', 'SecurityError' );
						},
					} ),
			],
		] as const ) {
			for ( const name of [ 'Reject all', 'Accept all' ] ) {
				test( `“${ name }” closes the banner where ${ what }`, async ( {
					page,
				} ) => {
					await page.addInitScript( deny );
					await page.goto( plain );
					const logged = waitForLog( page );
					await page.getByRole( 'button', { name } ).click();
					await logged;
					await expect
						.poll( () => third.hits )
						.toEqual(
							name === 'Accept all' ? [ '/pixel.svg' ] : []
						);
					// It stays closed after everything that follows a choice.
					await expect( banner( page ) ).toBeHidden();
				} );
			}
		}
	} );

	test( '[S4.12] the banner closes when the choice is stored, so that a reload right after it loses nothing', async ( {
		page,
	} ) => {
		const load = await holdRequests( page, '**/choice.js*' );
		await page.goto( plain );
		await page.evaluate( () => {
			new MutationObserver( () => {
				( window as unknown as { stored: string } ).stored =
					document.cookie;
			} ).observe( document.documentElement, {
				attributeFilter: [ 'data-consent-asks' ],
			} );
		} );
		const logs: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /quayside-consent\/v1\/log$/.test( request.url() ) ) {
				logs.push( request.url() );
			}
		} );
		const reject = page.getByRole( 'button', { name: 'Reject all' } );
		await reject.click();
		// Impatient visitors click twice.
		await reject.click();
		await expect( banner( page ) ).toBeVisible();
		load();
		await expect( banner( page ) ).toBeHidden();
		expect(
			await page.evaluate(
				() => ( window as unknown as { stored: string } ).stored
			)
		).toContain( 'action:yes' );
		await expect.poll( () => logs ).toHaveLength( 1 );
		await page.reload();
		await expect( banner( page ) ).toBeHidden();
		expect( logs ).toHaveLength( 1 );
	} );

	test( 'the banner that returns because the cookie was deleted takes the same choice again', async ( {
		context,
		page,
	} ) => {
		await page.goto( plain );
		for ( const choice of [ 'first', 'second' ] ) {
			await expect( banner( page ), choice ).toBeVisible();
			const logged = waitForLog( page );
			await page.getByRole( 'button', { name: 'Reject all' } ).click();
			await logged;
			await expect( banner( page ), choice ).toBeHidden();
			expect( await names( page ) ).toContain( 'cookieyes-consent' );
			await context.clearCookies();
		}
	} );

	for ( const name of [
		'Reject all',
		'Accept all',
		'Save my preferences',
	] ) {
		test( `“${ name }” closes the preference center in the task that stores the choice`, async ( {
			page,
		} ) => {
			await page.addInitScript( () => {
				const cookie = Object.getOwnPropertyDescriptor(
					Document.prototype,
					'cookie'
				)!;
				Object.defineProperty( Document.prototype, 'cookie', {
					...cookie,
					set( value: string ) {
						cookie.set!.call( this, value );
						if ( value.includes( 'action:yes' ) ) {
							// The next task.
							const channel = new MessageChannel();
							channel.port1.onmessage = () =>
								( ( window as { wasOpen?: boolean } ).wasOpen =
									!! document.querySelector(
										'dialog[open]'
									) );
							channel.port2.postMessage( 0 );
						}
					},
				} );
			} );
			await page.goto( plain );
			await page.getByRole( 'button', { name: 'Customize' } ).click();
			await page
				.getByRole( 'dialog' )
				.getByRole( 'button', { name } )
				.click();
			await page.waitForFunction( () => 'wasOpen' in window );
			expect(
				await page.evaluate(
					() => ( window as { wasOpen?: boolean } ).wasOpen
				)
			).toBe( false );
		} );
	}

	test( 'the preference center stays open if the choice cannot be stored yet', async ( {
		page,
	} ) => {
		const load = await holdRequests( page, '**/choice.js*' );
		// Preloaded as soon as the visitor uses the banner.
		const requested = page.waitForRequest( '**/choice.js*' );
		await page.goto( plain );
		await page.getByRole( 'button', { name: 'Customize' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'button', { name: 'Reject all' } ).click();
		await requested;
		await expect( dialog ).toBeVisible();
		load();
		await expect( dialog ).toBeHidden();
		expect( await names( page ) ).toContain( 'cookieyes-consent' );
	} );

	test.describe( 'without a part of the plugin', () => {
		test.use( { expectedMessages: [ /Failed to (load|fetch)/ ] } );

		for ( const name of [ 'release', 'withdrawal' ] ) {
			test( `a choice applies if ${ name }.js cannot be loaded`, async ( {
				page,
			} ) => {
				await page.route( `**/${ name }.js*`, ( route ) =>
					route.abort()
				);
				await page.goto( address );
				const failed = page.waitForEvent( 'requestfailed' );
				await page
					.getByRole( 'button', { name: 'Reject all' } )
					.click();
				await failed;
				await expect
					.poll( () => names( page ) )
					.toContain( 'cookieyes-consent' );
				await expect( banner( page ) ).toBeHidden();
			} );
		}
	} );
} );
