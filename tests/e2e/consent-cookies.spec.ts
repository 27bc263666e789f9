import { expect, test } from './fixtures';
import { addProviders, makePage, startThirdParty } from './consent-third-party';
import type { ThirdParty } from './consent-third-party';

/*
 * Cookies of a rejected category are deleted from every domain and path that the page can access. The site is served
 * under a hostname with parent domains: requests to that hostname are forwarded to the site under test.
 */

const HOST = 'www.shop.harbour.test';
const ORIGIN = `http://${ HOST }`;

test.describe( 'cookies of a withdrawn category', () => {
	let third: ThirdParty;
	let path = '';

	test.beforeAll( async () => {
		third = await startThirdParty();
		addProviders();
		path = new URL(
			makePage( 'consent-cookies', '<p>A page in a folder.</p>' )
		).pathname;
	} );
	test.afterAll( () => third.close() );

	test.beforeEach( async ( { context, baseURL } ) => {
		const site = ( baseURL ?? '' ).replace( /\/$/, '' );
		await context.route( `${ ORIGIN }/**`, async ( route ) => {
			// The log only accepts choices from the site's own pages.
			const headers = Object.fromEntries(
				Object.entries( route.request().headers() ).map(
					( [ name, value ] ) => [
						name,
						value.replace( ORIGIN, site ),
					]
				)
			);
			// A reload, such as the one after a withdrawal, cancels what the page has requested.
			try {
				const response = await route.fetch( {
					url: route.request().url().replace( ORIGIN, site ),
					headers,
				} );
				const isText = /text|json|javascript/.test(
					response.headers()[ 'content-type' ] ?? ''
				);
				const body = isText
					? ( await response.text() )
							.replaceAll( site, ORIGIN )
							.replaceAll(
								site.replaceAll( '/', '\\/' ),
								ORIGIN.replaceAll( '/', '\\/' )
							)
					: await response.body();
				await route.fulfill( { response, body } );
			} catch {
				await route.abort().catch( () => {} );
			}
		} );
	} );

	test( '[S4.12] are deleted on the host, parent domains, and every path, and other cookies remain', async ( {
		page,
		context,
	} ) => {
		const names = async (): Promise< string[] > =>
			( await context.cookies() )
				.map(
					( { name, domain, path: folder } ) =>
						`${ name } ${ domain } ${ folder }`
				)
				.sort();
		await page.goto( ORIGIN + path );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		// Other cookies, such as the source of the visit, may be set at the same time.
		await expect.poll( names ).toContain( `cookieyes-consent ${ HOST } /` );

		// Set like trackers do. Scripts cannot read the domain and path later.
		await page.evaluate( ( folder ) => {
			for ( const domain of [
				'',
				';domain=www.shop.harbour.test',
				';domain=shop.harbour.test',
				';domain=.harbour.test',
			] ) {
				for ( const where of [
					'/',
					folder,
					folder.replace( /\/$/, '' ),
				] ) {
					document.cookie = `_tp_id=1;max-age=9999;path=${ where }${ domain }`;
				}
			}
			document.cookie = '_tp_session=1;path=/;domain=harbour.test';
			document.cookie =
				'unrelated=1;max-age=9999;path=/;domain=harbour.test';
			document.cookie = 'woocommerce_cart_hash=1;max-age=9999;path=/';
			localStorage.setItem( '_tp_key', '1' );
			localStorage.setItem( 'unrelated', '1' );
		}, path );
		const set = await names();
		expect(
			set.filter( ( name ) => name.startsWith( '_tp_id' ) )
		).toHaveLength( 12 );
		expect( set ).toContain( '_tp_session .harbour.test /' );

		await page
			.getByRole( 'button', { name: 'Consent preferences' } )
			.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Reject all' } )
			.click();
		await expect
			.poll( names )
			.toEqual( [
				`cookieyes-consent ${ HOST } /`,
				'unrelated .harbour.test /',
				`woocommerce_cart_hash ${ HOST } /`,
			] );
		// The page may reload in the meantime.
		await expect( async () =>
			expect(
				await page.evaluate( () =>
					Object.keys( localStorage ).filter( ( key ) =>
						/tp|unrelated/.test( key )
					)
				)
			).toEqual( [ 'unrelated' ] )
		).toPass( { timeout: 10_000 } );
	} );
} );
