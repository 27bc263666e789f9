import { expect, test } from './fixtures';
import {
	knowThirdParty,
	makePage,
	startThirdParty,
} from './consent-third-party';
import type { ThirdParty } from './consent-third-party';

/*
 * Cookies of a category that is refused go from every domain and path that the page may delete them from. The site is
 * shown under a name with parents: what the browser asks of that name is answered by the site under test.
 */

const HOST = 'www.shop.harbour.test';
const ORIGIN = `http://${ HOST }`;

test.describe( 'cookies of a category that is taken back', () => {
	let third: ThirdParty;
	let path = '';

	test.beforeAll( async () => {
		third = await startThirdParty();
		knowThirdParty();
		path = new URL(
			makePage( 'consent-cookies', '<p>A page in a folder.</p>' )
		).pathname;
	} );
	test.afterAll( () => third.close() );

	test.beforeEach( async ( { context, baseURL } ) => {
		const site = ( baseURL ?? '' ).replace( /\/$/, '' );
		await context.route( `${ ORIGIN }/**`, async ( route ) => {
			// The log takes choices of the site's own pages alone.
			const headers = Object.fromEntries(
				Object.entries( route.request().headers() ).map(
					( [ name, value ] ) => [
						name,
						value.replace( ORIGIN, site ),
					]
				)
			);
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
		} );
	} );

	test( '[S4.12] withdrawal deletes them on the host, on parent domains and on every path; others stay', async ( {
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
		// Others, such as where the visit came from, may be set in the same moment.
		await expect.poll( names ).toContain( `cookieyes-consent ${ HOST } /` );

		// As trackers set them; scripts cannot see afterwards where.
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
				'basket=1;max-age=9999;path=/;domain=harbour.test';
			document.cookie = 'woocommerce_cart_hash=1;max-age=9999;path=/';
			localStorage.setItem( '_tp_key', '1' );
			localStorage.setItem( 'basket', '1' );
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
				'basket .harbour.test /',
				`cookieyes-consent ${ HOST } /`,
				`woocommerce_cart_hash ${ HOST } /`,
			] );
		expect(
			await page.evaluate( () =>
				Object.keys( localStorage ).filter( ( key ) =>
					/tp|basket/.test( key )
				)
			)
		).toEqual( [ 'basket' ] );
	} );
} );
