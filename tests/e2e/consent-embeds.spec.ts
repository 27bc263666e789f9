import type { Browser, Page } from '@playwright/test';
import {
	afterAnalytics,
	afterConsent,
	ALL,
	batches,
	beforeConsent,
	cases,
	describeBatch,
	inStrictMode,
	openTable,
	scroll,
	withoutPlugin,
} from './consent-embeds';
import type { EmbedsTable } from './consent-embeds';
import { expect, test } from './fixtures';

/*
 * What Chromium sends to third parties before and after each choice. consent-embeds-engines.spec.ts tests other browsers.
 */

let table: EmbedsTable;

/** Opens a page with a batch as a new visitor. */
async function visit(
	browser: Browser,
	baseURL: string | undefined,
	url: string
): Promise< Page > {
	const context = await browser.newContext( {
		baseURL: baseURL ?? '',
		ignoreHTTPSErrors: true,
		proxy: { server: table.proxy.server, bypass: '127.0.0.1' },
	} );
	table.proxy.forget();
	const page = await context.newPage();
	await page.goto( url );
	return page;
}

/** Scrolls through the page, and waits until it no longer sends anything. */
async function settle( page: Page ): Promise< void > {
	await page.evaluate( scroll );
	await table.silence();
}

/** Makes a choice as the banner's buttons do, and waits until it applies. */
const choose = ( page: Page, action: string, slugs: string[] ) =>
	page.evaluate(
		async ( [ name, granted ] ) => {
			await window.quaysideConsent.choose(
				name as 'accept',
				Object.fromEntries( granted.map( ( slug ) => [ slug, true ] ) )
			);
		},
		[ action, slugs ] as const
	);
test.describe( 'embedded third parties', () => {
	test.skip(
		( { browserName } ) => browserName !== 'chromium',
		'The table is of Chromium. npm run test:embeds has those of the other engines.'
	);
	test.beforeAll( async () => {
		table = await openTable();
	} );
	// Runs after skipped tests, too.
	test.afterAll( () => ( table as EmbedsTable | undefined )?.close() );

	test( 'the table covers at least 162 embeds', () => {
		expect( cases.length ).toBeGreaterThanOrEqual( 162 );
		expect( new Set( cases.map( ( { title } ) => title ) ).size ).toBe(
			cases.length
		);
	} );

	for ( const numbers of batches ) {
		const name = describeBatch( numbers );

		test( `${ name }: without the plugin, everything contacts third parties`, async ( {
			browser,
			baseURL,
		} ) => {
			const page = await visit(
				browser,
				baseURL,
				table.unprotectedUrlOf( numbers )
			);
			await settle( page );
			await expect
				.poll( () =>
					table.differences( numbers, withoutPlugin, 'Chromium' )
				)
				.toEqual( [] );
			await page.context().close();
		} );

		test( `[S4.14] [S4.13] ${ name }: blocked before consent, loaded once after it, and blocked again after withdrawal`, async ( {
			browser,
			baseURL,
		} ) => {
			const page = await visit(
				browser,
				baseURL,
				table.urlOf( numbers )
			);
			await settle( page );
			expect(
				table.differences( numbers, beforeConsent, 'Chromium' )
			).toEqual( [] );
			// Browsers under automation open no connection for these.
			const hints = page.locator(
				'link:is([rel=preconnect],[rel=dns-prefetch])[href*="case-"]'
			);
			await expect( hints ).toHaveCount( 0 );

			await choose( page, 'accept', ALL );
			await settle( page );
			await expect
				.poll( () =>
					table.differences( numbers, afterConsent, 'Chromium' )
				)
				.toEqual( [] );
			expect(
				numbers.flatMap( ( i ) =>
					table
						.requestsOf( i )
						// Without a secure connection, browsers don't tell.
						.filter( ( { url } ) => url.startsWith( 'https:' ) )
						.filter(
							( { destination } ) =>
								destination !== 'connection' &&
								destination !== cases[ i ]!.request
						)
						.map(
							( { destination } ) =>
								`${ cases[ i ]!.title }: ${ destination } instead of ${ cases[ i ]!.request }`
						)
				)
			).toEqual( [] );

			table.proxy.forget();
			const reloaded = page.waitForEvent( 'load' );
			await page.evaluate(
				() => void window.quaysideConsent.choose( 'reject', {} )
			);
			await reloaded;
			await settle( page );
			expect(
				table.differences( numbers, beforeConsent, 'Chromium' )
			).toEqual( [] );
			await page.context().close();
		} );

		test( `[S4.12] ${ name }: after rejecting, on this page and the next`, async ( {
			browser,
			baseURL,
		} ) => {
			const page = await visit(
				browser,
				baseURL,
				table.urlOf( numbers )
			);
			await choose( page, 'reject', [] );
			await settle( page );
			expect(
				table.differences( numbers, beforeConsent, 'Chromium' )
			).toEqual( [] );
			table.proxy.forget();
			await page.reload();
			await settle( page );
			expect(
				table.differences( numbers, beforeConsent, 'Chromium' )
			).toEqual( [] );
			await page.context().close();
		} );

		test( `[S4.9] ${ name }: with only analytics accepted`, async ( {
			browser,
			baseURL,
		} ) => {
			const page = await visit(
				browser,
				baseURL,
				table.urlOf( numbers )
			);
			// Calls that still wait for the provider list when the choice is made would be sent, not lost.
			await settle( page );
			await choose( page, 'save', [ 'analytics' ] );
			await settle( page );
			await expect
				.poll( () =>
					table.differences( numbers, afterAnalytics, 'Chromium' )
				)
				.toEqual( [] );
			await page.context().close();
		} );

		test( `${ name }: nothing leaves in strict mode`, async ( {
			browser,
			baseURL,
		} ) => {
			await inStrictMode( async () => {
				const page = await visit(
					browser,
					baseURL,
					table.urlOf( numbers )
				);
				await settle( page );
				expect( table.proxy.recorded() ).toEqual( [] );
				await page.context().close();
			} );
		} );
	}
} );
