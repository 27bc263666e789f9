import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import {
	ALL,
	batches,
	beforeConsent,
	inStrictMode,
	openTable,
	scroll,
	withoutPlugin,
} from './consent-embeds';
import type { EmbedsTable, Expectation } from './consent-embeds';
import { expect, test } from './fixtures';
import { startPageCache, whyNoPageCache } from './page-cache';
import type { PageCache } from './page-cache';

/*
 * A part of the table of embeds behind nginx with fastcgi_cache: the page from the cache is the same for visitors with and without
 * consent, and nothing leaves that its visitor doesn't allow.
 */

const numbers = batches[ 0 ]!;
/** Everything is requested on a page that is loaded with consent, as often as by the browser itself. */
const withConsent: Expectation = ( embed, engine ) => {
	const outcome = withoutPlugin( embed, engine );
	return outcome === 'blocked' ? 'loads' : outcome;
};

let table: EmbedsTable;
let cache: PageCache;
let address = '';

const cacheStatus = ( response: Response | null ): string =>
	response?.headers()[ 'x-cache' ] ?? '';
const hasPolicy = ( response: Response | null ): boolean =>
	( response?.headers()[ 'content-security-policy' ] ?? '' ).includes(
		'default-src'
	);

/** Opens a browser context, in which no other visitor has been. */
const newVisitor = ( browser: Browser ): Promise< BrowserContext > =>
	browser.newContext( {
		ignoreHTTPSErrors: true,
		proxy: { server: table.proxy.server, bypass: '127.0.0.1' },
	} );

/** Lets a visitor without cookies put the page into the cache. */
const warm = async ( browser: Browser ): Promise< void > => {
	const context = await newVisitor( browser );
	const { request } = context;
	expect( ( await request.get( address ) ).headers()[ 'x-cache' ] ).toBe(
		'MISS'
	);
	await expect
		.poll(
			async () => ( await request.get( address ) ).headers()[ 'x-cache' ]
		)
		.toBe( 'HIT' );
	await context.close();
};

const expectRequests = async (
	page: Page,
	expectedOf: Expectation
): Promise< void > => {
	await page.evaluate( scroll );
	await table.silence();
	await expect
		.poll( () => table.differences( numbers, expectedOf, 'Chromium' ) )
		.toEqual( [] );
};

/** Makes a choice, and waits until it applies or the page reloads. */
const choose = async (
	page: Page,
	action: 'accept' | 'reject'
): Promise< void > => {
	await page
		.evaluate(
			( [ name, slugs ] ) =>
				window.quaysideConsent.choose(
					name,
					Object.fromEntries(
						slugs.map( ( slug ) => [ slug, true ] )
					)
				),
			[ action, action === 'accept' ? ALL : [] ] as const
		)
		// The page has reloaded in the meantime.
		.catch( String );
};

/** Waits until the page has loaded again, and returns the response. */
const reloaded = async (
	page: Page,
	isExpected: ( response: Response ) => boolean = () => true
): Promise< Response > => {
	const response = await page.waitForResponse(
		( each ) => each.url().startsWith( address ) && isExpected( each )
	);
	await page.waitForEvent( 'load' );
	return response;
};

/** Opens the page again, with the cookie of the visitor, and returns what was requested since then. */
const visitAgain = ( page: Page ): Promise< Response | null > => {
	table.proxy.forget();
	return page.goto( address );
};

for ( const ignoresAll of [ false, true ] ) {
	test.describe( `a page cache that ${ ignoresAll ? 'ignores' : 'respects' } Vary`, () => {
		test.skip( !! whyNoPageCache, whyNoPageCache );
		test.skip(
			( { browserName } ) => browserName !== 'chromium',
			'The table of embeds is of Chromium. npm run test:embeds has those of the other engines.'
		);
		test.setTimeout( 120_000 );

		test.beforeAll( async () => {
			table = await openTable();
			cache = await startPageCache( ignoresAll );
			address = cache.urlOf( table.urlOf( numbers ) );
		} );
		test.beforeEach( () => cache.clear() );
		test.afterAll( async () => {
			await cache.close();
			await table.close();
		} );

		test( '[S4.14] [S4.13] the cached page blocks before consent, loads with it, and blocks after withdrawal', async ( {
			browser,
		} ) => {
			await warm( browser );
			const context = await newVisitor( browser );
			const page = await context.newPage();
			expect( cacheStatus( await visitAgain( page ) ) ).toBe( 'HIT' );
			await expectRequests( page, beforeConsent );

			await choose( page, 'accept' );
			expect( cacheStatus( await visitAgain( page ) ) ).toBe( 'HIT' );
			await expectRequests( page, withConsent );

			// The page reloads by itself.
			table.proxy.forget();
			const again = reloaded( page );
			await choose( page, 'reject' );
			expect( cacheStatus( await again ) ).toBe( 'HIT' );
			await expectRequests( page, beforeConsent );
			await context.close();
		} );

		test( 'strict mode: nothing leaves without consent, and everything loads with it', async ( {
			browser,
		} ) => {
			await inStrictMode( async () => {
				await warm( browser );
				const context = await newVisitor( browser );
				const page = await context.newPage();
				const first = await visitAgain( page );
				expect( cacheStatus( first ) ).toBe( 'HIT' );
				expect(
					hasPolicy( first ),
					'the policy comes from the cache'
				).toBe( true );
				await page.evaluate( scroll );
				await table.silence();
				expect( table.proxy.recorded() ).toEqual( [] );

				// The page reloads by itself.
				table.proxy.forget();
				const allowed = reloaded(
					page,
					( response ) => ! hasPolicy( response )
				);
				await choose( page, 'accept' );
				const { searchParams } = new URL( ( await allowed ).url() );
				// Only a cache that ignores Vary sends the policy again, until the page asks for another URL.
				expect( searchParams.has( 'quayside-consent-allowed' ) ).toBe(
					ignoresAll
				);
				await expectRequests( page, withConsent );

				const withdrawn = reloaded( page );
				await choose( page, 'reject' );
				await withdrawn;
				const last = await visitAgain( page );
				expect( hasPolicy( last ) ).toBe( true );
				await page.evaluate( scroll );
				await table.silence();
				expect( table.proxy.recorded() ).toEqual( [] );
				await context.close();
			} );
		} );

		test( 'strict mode: nothing leaves from a page that a visitor with consent put into the cache', async ( {
			browser,
		} ) => {
			await inStrictMode( async () => {
				const consenting = await newVisitor( browser );
				await consenting.addCookies( [
					{
						name: 'cookieyes-consent',
						value: 'consentid:abc,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes,performance:yes,advertisement:yes,v:1,t:1795000000',
						url: address,
					},
				] );
				const first = await visitAgain( await consenting.newPage() );
				expect( cacheStatus( first ) ).toBe( 'MISS' );
				expect( hasPolicy( first ) ).toBe( false );
				await consenting.close();

				const context = await newVisitor( browser );
				const page = await context.newPage();
				const second = await visitAgain( page );
				expect( cacheStatus( second ) ).toBe(
					ignoresAll ? 'HIT' : 'MISS'
				);
				expect( hasPolicy( second ) ).toBe( ! ignoresAll );
				await page.evaluate( scroll );
				await table.silence();
				expect( table.proxy.recorded() ).toEqual( [] );
				await context.close();
			} );
		} );
	} );
}
