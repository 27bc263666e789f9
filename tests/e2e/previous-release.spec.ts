import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { answerConsent } from './blocks-page';
import { SITE_FOLDER, expect, test } from './fixtures';
import { CONTACT, entries, php, send, values } from './form-page';
import { expectAdded } from './shop-store';

/*
 * Pages of earlier releases, which page caches may still hold, with the scripts and the server of this release. With
 * QUAYSIDE_RECORD=VERSION, the pages are recorded for that version instead: once for each release, with the stand-in store.
 */

const RECORDINGS = fileURLToPath(
	new URL( './previous-release', import.meta.url )
);
const recorded = process.env.QUAYSIDE_RECORD;
const releases = recorded ? [ recorded ] : readdirSync( RECORDINGS ).sort();

/** IDs in the recorded pages. */
const FORM = 990_001;
const CONTACT_PAGE = 990_002;
const SCRIPT_PAGE = 990_003;
const PRODUCT = 990_004;

/** Creates the content of the recorded pages, as PHP. */
const CONTENT = `
	kses_remove_filters();
	$common = [ 'post_status' => 'publish', 'comment_status' => 'closed' ];
	$insert = static fn ( int $id, array $post ): int => (int) wp_insert_post( wp_slash( [ 'import_id' => $id ] + $common + $post ) );
	$insert( ${ FORM }, [
		'post_type'    => 'sureforms_form',
		'post_title'   => 'Contact us',
		'post_content' => base64_decode( '${ Buffer.from(
			CONTACT.map(
				( [ type, attributes ] ) =>
					`<!-- wp:quayside/field-${ type } ${ JSON.stringify( attributes ) } /-->`
			).join( '\n' )
		).toString( 'base64' ) }' ),
	] );
	update_post_meta( ${ FORM }, '_quayside_form', [ 'minFillSeconds' => 0 ] );
	$insert( ${ CONTACT_PAGE }, [
		'post_type'    => 'page',
		'post_title'   => 'Recorded form',
		'post_content' => '<!-- wp:quayside/form {"formId":${ FORM }} /-->',
	] );
	$insert( ${ SCRIPT_PAGE }, [
		'post_type'    => 'page',
		'post_title'   => 'Recorded script',
		'post_content' => '<!-- wp:html --><script data-consent="analytics">document.body.dataset.ran = "1";</script><!-- /wp:html -->',
	] );
	$insert( ${ PRODUCT }, [ 'post_type' => 'product', 'post_title' => 'Recorded needle' ] );
	$product = new WC_Product_Simple( ${ PRODUCT } );
	$product->set_name( 'Recorded needle' );
	$product->set_regular_price( '12' );
	$product->set_status( 'publish' );
	$product->save();
	echo 'true';`;

const PAGES = {
	form: 'recorded-form/',
	script: 'recorded-script/',
	product: 'product/recorded-needle/',
} as const;

const fileOf = ( release: string, name: keyof typeof PAGES ): string =>
	join( RECORDINGS, release, `${ name }.html` );

test.beforeAll( () => {
	php( CONTENT );
} );
test.afterAll( () => {
	php(
		`foreach ( [ ${ FORM }, ${ CONTACT_PAGE }, ${ SCRIPT_PAGE }, ${ PRODUCT } ] as $id ) { wp_delete_post( $id, true ); }
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}quayside_form_entries WHERE form_id = ${ FORM }" ) as $id ) {
			( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->delete( (int) $id );
		}
		echo 'true';`
	);
} );

/** Opens a recorded page at its URL. */
const open = async (
	page: Page,
	baseURL: string | undefined,
	release: string,
	name: keyof typeof PAGES
): Promise< void > => {
	const url = new URL( PAGES[ name ], baseURL ).href;
	// What a site signs with its own keys: here a day ago.
	const [ token, honeypot ] = php< [ string, string ] >(
		`echo json_encode( [
			Quayside\\Blocks\\Forms\\Submission\\Token::make( ${ FORM }, time() - DAY_IN_SECONDS ),
			Quayside\\Blocks\\Forms\\Submission\\Token::honeypot( ${ FORM } ),
		] );`
	);
	const body = readFileSync( fileOf( release, name ), 'utf8' )
		.replaceAll( '{{origin}}', new URL( url ).origin )
		.replaceAll( /\d+\.[0-9a-f]{64}/g, token )
		.replaceAll( /more-[0-9a-f]{10}/g, honeypot );
	await page.route( url, ( route ) =>
		route.request().method() === 'GET'
			? route.fulfill( { contentType: 'text/html; charset=UTF-8', body } )
			: route.continue()
	);
	await page.goto( url );
};

/** Fills in the recorded form. */
const fill = async ( page: Page, message: string ): Promise< void > => {
	await page.getByLabel( 'Name' ).fill( 'Ada Lovelace' );
	await page.getByLabel( /^Email/ ).fill( 'ada@example.com' );
	await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
	await page.getByLabel( 'Message' ).fill( message );
};

if ( recorded ) {
	test( 'records the pages of this release', async ( {
		request,
		baseURL,
	} ) => {
		for ( const name of Object.keys( PAGES ) as Array<
			keyof typeof PAGES
		> ) {
			const response = await request.get( PAGES[ name ] );
			expect( response.ok() ).toBe( true );
			const file = fileOf( recorded, name );
			mkdirSync( dirname( file ), { recursive: true } );
			const { origin } = new URL( baseURL ?? '' );
			const forms = [
				origin,
				origin.replaceAll( '/', '\\/' ),
				encodeURIComponent( origin ),
			];
			writeFileSync(
				file,
				forms.reduce(
					( text, form ) => text.replaceAll( form, '{{origin}}' ),
					await response.text()
				)
			);
		}
	} );
}

for ( const release of recorded ? [] : releases ) {
	test.describe( `a page of ${ release } from a page cache`, () => {
		// The nonce on the page is not valid. The script gets another one.
		test.use( { expectedMessages: [ /status of 403 .*submit-form/ ] } );

		test( 'submits its form', async ( { page, context, baseURL } ) => {
			await answerConsent( context, baseURL );
			await open( page, baseURL, release, 'form' );
			await fill( page, `with scripts, ${ release }` );
			await send( page );
			await expect(
				page.getByText( 'We have received your message' )
			).toBeVisible();
			expect( values( entries( FORM )[ 0 ] ) ).toMatchObject( {
				name: 'Ada Lovelace',
				message: `with scripts, ${ release }`,
			} );
		} );

		test.describe( 'without scripts', () => {
			test.use( { javaScriptEnabled: false } );

			test( 'submits its form', async ( { page, context, baseURL } ) => {
				await answerConsent( context, baseURL );
				await open( page, baseURL, release, 'form' );
				await fill( page, `without scripts, ${ release }` );
				await send( page );
				await expect(
					page.getByText( 'We have received your message' )
				).toBeVisible();
				expect( values( entries( FORM )[ 0 ] ) ).toMatchObject( {
					message: `without scripts, ${ release }`,
				} );
			} );
		} );

		test( 'gives consent', async ( { page, context, baseURL } ) => {
			const logged = page.waitForResponse(
				( response ) =>
					response.url().includes( 'quayside-consent' ) &&
					response.request().method() === 'POST'
			);
			await open( page, baseURL, release, 'script' );
			await page.getByRole( 'button', { name: 'Accept all' } ).click();
			await expect( page.locator( 'body' ) ).toHaveAttribute(
				'data-ran',
				'1'
			);
			expect( ( await logged ).ok() ).toBe( true );
			expect(
				( await context.cookies() ).find(
					( { name } ) => name === 'cookieyes-consent'
				)?.value
			).toContain( 'analytics:yes' );
		} );

		test( 'adds its product to the cart', async ( {
			page,
			context,
			baseURL,
		} ) => {
			test.skip(
				! existsSync(
					join( SITE_FOLDER, 'wp-content/plugins/stand-in-store' )
				),
				'recorded with the stand-in store'
			);
			await answerConsent( context, baseURL );
			await open( page, baseURL, release, 'product' );
			await expectAdded( page, /^1 Recorded needle$/ );
		} );
	} );
}
