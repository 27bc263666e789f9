import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { answerConsent } from './blocks-page';
import { SITE_FOLDER, expect, logIn, test } from './fixtures';
import {
	CONTACT,
	entries,
	leaveNothing,
	make,
	mounted,
	php,
	send,
	values,
} from './form-page';
import type { Made } from './form-page';
import { cartLink, expectCount } from './shop-store';

/*
 * What visitors and administrators do on every site. bin/test-servers.mjs runs these tests on nginx and Apache in many set-ups, so
 * they ask the site for its URLs. Behind a page cache, its header is X-Cache.
 */

/** Whether the site is behind a page cache with the usual bypass cookies. */
const IS_CACHED = process.env.QUAYSIDE_PAGE_CACHE === 'usual';

const PLUGINS = [ 'quayside-shop', 'quayside-consent', 'quayside-blocks' ];

/** The certificate of a proxy with TLS is signed by nobody. */
test.use( { ignoreHTTPSErrors: true } );

leaveNothing();

/** URLs of the site's pages by type. */
const pages = JSON.parse(
	SITE_FOLDER
		? execFileSync(
				'php',
				[
					fileURLToPath(
						new URL( '../../bin/bench/pages.php', import.meta.url )
					),
					SITE_FOLDER,
				],
				{ encoding: 'utf8' }
			)
		: '{}'
) as Record< string, string >;

let contact: Made;
let login = '';
test.beforeAll( () => {
	login = php< string >( 'echo json_encode( wp_login_url() );' );
	contact = make( [
		...CONTACT,
		[ 'upload', { block_id: 'u1', slug: 'files', label: 'Files' } ],
	] );
} );

/** Lets another visitor put a page into the cache, so that the next one gets it from there. */
const warm = async ( page: Page, url: string ): Promise< void > => {
	if ( IS_CACHED ) {
		await expect
			.poll( async () => {
				const response = await page.request.get( url );
				return response.headers()[ 'x-cache' ];
			} )
			.toBe( 'HIT' );
	}
};

/** Fills in and submits the contact form, and expects its entry with a file that can be downloaded. */
const submit = async ( page: Page, name: string ): Promise< void > => {
	await mounted( page );
	await page.getByLabel( 'Name' ).fill( name );
	await page.getByLabel( /^Email/ ).fill( 'ada@example.com' );
	await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
	await page.getByLabel( 'Message' ).fill( 'Do you ship to Marylebone?' );
	await page.locator( 'input[type=file]' ).setInputFiles( {
		name: 'list.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from( `%PDF-1.4\n% For ${ name }` ),
	} );
	await send( page );
	await expect( page.locator( '.srfm-success-box' ) ).toBeVisible();
	const found = entries( contact.form ).filter(
		( entry ) => values( entry ).name === name
	);
	expect( found ).toHaveLength( 1 );
};

test( 'every file of the homepage is there', async ( { page } ) => {
	await warm( page, pages.front! );
	const missing: string[] = [];
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 ) {
			missing.push( response.url() );
		}
	} );
	const response = await page.goto( pages.front!, {
		waitUntil: 'networkidle',
	} );
	expect( response?.status() ).toBe( 200 );
	await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
	await expect( page.locator( '[data-island]' ) ).not.toHaveCount( 0 );
	expect( missing ).toEqual( [] );
	if ( IS_CACHED ) {
		expect( response?.headers()[ 'x-cache' ] ).toBe( 'HIT' );
		expect( response?.headers()[ 'set-cookie' ] ).toBeUndefined();
	}
} );

test( 'a visitor accepts cookies and is not asked again', async ( {
	page,
} ) => {
	await warm( page, pages.front! );
	await page.goto( pages.front! );
	const banner = page.getByRole( 'region', { name: 'Cookie consent' } );
	await banner.getByRole( 'button', { name: 'Accept all' } ).click();
	await expect( banner ).toBeHidden();
	await page.goto( pages.page! );
	await expect(
		page.getByRole( 'button', { name: 'Consent preferences' } )
	).toBeVisible();
	await expect( banner ).toBeHidden();
} );

test.describe( 'with an answer to the banner', () => {
	test.beforeEach( ( { context } ) => answerConsent( context, pages.front ) );

	test( 'a submission with a file arrives once, and the file can be downloaded', async ( {
		page,
	} ) => {
		await warm( page, contact.url );
		await page.goto( contact.url );
		await submit( page, 'Ada Lovelace' );
		await logIn( page, 'admin', login );
		const [ link, file ] = php< [ string, string ] >(
			`$entry = ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ contact.form } ] )['entries'][0];
			echo json_encode( [
				Quayside\\Blocks\\Forms\\Entries\\Links::file( $entry->id, 1 ),
				wp_upload_dir()['baseurl'] . '/quayside-forms/' . $entry->files[0]['path'],
			] );`
		);
		expect( await ( await page.request.get( link ) ).text() ).toBe(
			'%PDF-1.4\n% For Ada Lovelace'
		);
		// What the server sends without WordPress, if anything, is encrypted.
		expect( await ( await page.request.get( file ) ).text() ).not.toContain(
			'Ada'
		);
	} );

	test.describe( () => {
		// The script asks for a nonce of today after that.
		test.use( { expectedMessages: [ /status of 403/ ] } );
		test( 'a form that was in the cache for a day can be submitted', async ( {
			page,
		} ) => {
			// WordPress rejects a nonce that is older than a day.
			await page.route( contact.url, async ( route ) => {
				const response = await route.fetch();
				const body = await response.text();
				const nonce = /data-nonce="([0-9a-f]{10})"/.exec( body )?.[ 1 ];
				expect( nonce ).toBeDefined();
				await route.fulfill( {
					response,
					body: body.replaceAll( nonce!, '0123456789' ),
				} );
			} );
			await page.goto( contact.url );
			await submit( page, 'Grace Hopper' );
		} );
	} );

	test( 'a product goes into the cart, and the cart shows it', async ( {
		page,
	} ) => {
		await warm( page, pages.shop! );
		await page.goto( pages.shop! );
		await page.locator( 'a.ajax_add_to_cart' ).first().click();
		await expectCount( page, 1 );
		await page.goto( pages.cart! );
		await expect( page.locator( '.woocommerce-cart-form' ) ).toBeVisible();
		await page.goto( pages.front! );
		await expectCount( page, 1 );
		await expect( cartLink( page ) ).toBeVisible();
	} );

	test( 'an image of a gallery opens in the lightbox', async ( { page } ) => {
		const url = php< string >(
			`echo json_encode( get_permalink( get_page_by_path( 'gallery-grid' ) ) );`
		);
		await warm( page, url );
		await page.goto( url );
		await page.locator( '.quayside-gallery a[data-width]' ).first().click();
		const image = page
			.getByRole( 'dialog', { name: 'Image gallery' } )
			.locator( 'img.pswp__img:visible' )
			.first();
		await expect
			.poll( () =>
				image.evaluate(
					( element: HTMLImageElement ) => element.naturalWidth
				)
			)
			.toBeGreaterThan( 0 );
	} );

	// Otherwise, a failure would leave the site without the plugins.
	test.afterAll( () => {
		php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			echo json_encode( activate_plugins( ${ JSON.stringify( PLUGINS.map( ( name ) => `${ name }/${ name }.php` ) ) } ) );`
		);
	} );

	test( 'an administrator deactivates and activates the plugins', async ( {
		page,
	} ) => {
		await logIn( page, 'admin', login );
		const screen = php< string >(
			'echo json_encode( admin_url( "plugins.php" ) );'
		);
		await page.goto( screen );
		for ( const step of [ 'deactivate', 'activate' ] ) {
			for ( const plugin of PLUGINS ) {
				await page.locator( `#${ step }-${ plugin }` ).click();
				await expect(
					page.locator( '#message', {
						hasText: `Plugin ${ step }d.`,
					} )
				).toBeVisible();
			}
		}
		await page.goto( contact.url );
		await submit( page, 'Alan Turing' );
	} );
} );
