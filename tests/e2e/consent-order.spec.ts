import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';

/*
 * Blocked scripts run in the order in which a browser would have run them without Quayside, also those of jQuery.
 */

let third: ThirdParty;
let mixed = '';
let jquery = '';

const runs = ( page: Page ) =>
	page.evaluate(
		() =>
			( window as unknown as { thirdPartyRuns?: string[] } )
				.thirdPartyRuns ?? []
	);

test.describe( 'the order of blocked scripts', () => {
	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		// Providers know the inline scripts by "TestAnalytics.".
		const inline = ( name: string, attributes = '' ): string =>
			`<script${ attributes }>window.thirdPartyRuns = ( window.thirdPartyRuns || [] ).concat( '${ name } TestAnalytics.' );</script>`;
		mixed = makePage(
			'consent-order',
			`<script id="deferred" defer src="${ third.analytics }/deferred.js"></script>
			${ inline( 'module', ' type="module"' ) }
			<script src="${ third.analytics }/first.js"></script>
			${ inline( 'inline' ) }
			${ inline( 'not deferred', ' defer' ) }
			<script src="${ third.analytics }/second.js"></script>
			<script defer src="${ third.analytics }/deferred-last.js"></script>`
		);
		jquery = makePage(
			'consent-jquery',
			`<script src="/wp-includes/js/jquery/jquery.min.js"></script><div id="box"></div>
			<script>
			jQuery( '#box' ).append( '<script src="${ third.analytics }/appended.js"><\\/script>' );
			jQuery( '#box' ).html( '<p>Text</p><script src="${ third.analytics }/set.js"><\\/script>' );
			</script>`
		);
	} );
	test.afterAll( () => third.close() );
	test.beforeEach( () => {
		third.hits.length = 0;
	} );

	test( '[S4.13] deferred scripts and modules run after all others, in their own order', async ( {
		page,
	} ) => {
		await page.goto( mixed );
		expect( await runs( page ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		const expected = [
			'/first.js',
			'inline TestAnalytics.',
			'not deferred TestAnalytics.',
			'/second.js',
			'/deferred.js',
			'module TestAnalytics.',
			'/deferred-last.js',
		];
		await expect.poll( () => runs( page ) ).toEqual( expected );
	} );

	test( '[S4.13] scripts that jQuery adds as HTML run once after consent', async ( {
		page,
	} ) => {
		await page.goto( jquery );
		// The addresses wait until the provider list has been loaded.
		await expect(
			page.locator( 'head script[data-held-src*="analytics.localhost"]' )
		).toHaveCount( 2 );
		expect( third.hits ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect
			.poll( async () => ( await runs( page ) ).toSorted() )
			.toEqual( [ '/appended.js', '/set.js' ] );
		await page.evaluate( () => window.quaysideConsent.apply() );
		expect( third.hits.toSorted() ).toEqual( [
			'/appended.js',
			'/set.js',
		] );
	} );
} );
