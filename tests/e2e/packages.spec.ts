import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerConsent } from './blocks-page';
import { makePage } from './consent-third-party';
import { SITE_FOLDER, expect, logIn, test } from './fixtures';
import { entries, make, mounted, php, send, values } from './form-page';
import { expectAdded } from './shop-store';

/*
 * Uses the plugins and the theme in a site that they have been installed in from their zips: npm run test:packages. QUAYSIDE_PACKAGES
 * lists what has been installed.
 */

const installed = ( process.env.QUAYSIDE_PACKAGES ?? '' )
	.split( ',' )
	.filter( Boolean );

const packageTest = ( name: string ): typeof test | typeof test.skip =>
	installed.includes( name ) ? test : test.skip;

test.skip( installed.length === 0, 'runs in sites of npm run test:packages' );

// WordPress's admin loads avatars and emoji from other machines.
test.beforeAll( () => {
	php( `update_option( 'show_avatars', '' ); echo 'true';` );
} );
test.beforeEach( ( { context } ) =>
	context.route( /^https:\/\/cdn\.jsdelivr\.net\//, ( route ) =>
		route.fulfill( { contentType: 'image/svg+xml', body: '' } )
	)
);

/** Records the URLs that a page loads from other machines, from now on. */
const recordRequests = ( page: Page ): string[] => {
	const outside: string[] = [];
	page.on( 'request', ( request ) => {
		const { protocol, hostname } = new URL( request.url() );
		if ( /^https?:$/.test( protocol ) && hostname !== '127.0.0.1' ) {
			outside.push( request.url() );
		}
	} );
	return outside;
};

test( 'nothing else of Quayside is in the site, and all screens work', async ( {
	page,
} ) => {
	test.slow();
	const found = php< string[] >( `
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$names = [ ...array_map( 'dirname', array_keys( get_plugins() ) ), ...array_keys( wp_get_themes() ) ];
		echo json_encode( array_values( array_filter( $names, static fn ( $name ) => str_starts_with( $name, 'quayside' ) ) ) );` );
	expect( found.sort() ).toEqual( [ ...installed ].sort() );
	const outside = recordRequests( page );
	await logIn( page );
	await page.goto( 'wp-admin/plugins.php' );
	const screens = await page
		.locator(
			'#adminmenu a[href*="quayside"], #adminmenu a[href*="sureforms_form"]'
		)
		.evaluateAll( ( links ) =>
			links.map( ( link ) => ( link as HTMLAnchorElement ).href )
		);
	for ( const screen of new Set( screens ) ) {
		await page.goto( screen );
		await expect( page.locator( '#wpbody h1' ).first() ).toBeVisible();
	}
	// The browser loads emoji that it lacks for WordPress.
	expect(
		outside.filter( ( url ) => ! url.includes( '//cdn.jsdelivr.net/' ) )
	).toEqual( [] );
} );

test( 'a visit to the site loads nothing from other machines', async ( {
	page,
} ) => {
	const outside = recordRequests( page );
	for ( const path of [ '', '?p=1', '?page_id=2', '?s=hello' ] ) {
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );
	}
	expect( outside ).toEqual( [] );
} );

packageTest( 'quayside-blocks' )(
	'a visitor submits a form, and its entry is stored',
	async ( { page, context, baseURL } ) => {
		await answerConsent( context, baseURL );
		const { url, form } = make();
		await page.goto( url );
		await mounted( page );
		await page.getByLabel( 'Name' ).fill( 'Ada Lovelace' );
		await page.getByLabel( /^Email/ ).fill( 'ada@example.com' );
		await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
		await page.getByLabel( 'Message' ).fill( 'From the zip' );
		await send( page );
		await expect(
			page.getByText( 'We have received your message' )
		).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toMatchObject( {
			name: 'Ada Lovelace',
			message: 'From the zip',
		} );
	}
);

packageTest( 'quayside-blocks' )(
	'a visitor opens an image of a gallery in the lightbox',
	async ( { page, context, baseURL } ) => {
		await answerConsent( context, baseURL );
		const url = php< string >( `
			require_once ABSPATH . 'wp-admin/includes/image.php';
			$ids = array_map( static function ( int $shade ): int {
				$image = imagecreatetruecolor( 900, 600 );
				imagefill( $image, 0, 0, imagecolorallocate( $image, $shade, 120, 160 ) );
				ob_start();
				imagepng( $image );
				$file = wp_upload_bits( "shade-$shade.png", null, (string) ob_get_clean() )['file'];
				$id   = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => "Shade $shade", 'post_status' => 'inherit' ], $file );
				wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
				return $id;
			}, [ 40, 90, 140 ] );
			echo json_encode( get_permalink( wp_insert_post( [
				'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Shades',
				'post_content' => '<!-- wp:quayside/gallery ' . wp_json_encode( [ 'ids' => $ids, 'layout' => 'grid', 'clickAction' => 'lightbox' ] ) . ' /-->',
			] ) ) );` );
		await page.goto( url );
		const images = page.locator( '.quayside-gallery a[data-width]' );
		await expect( images ).toHaveCount( 3 );
		await images.nth( 1 ).click();
		const lightbox = page.getByRole( 'dialog', { name: 'Image gallery' } );
		await expect( lightbox.locator( '.pswp__counter' ) ).toHaveText(
			/2 . 3/
		);
		await page.keyboard.press( 'Escape' );
		await expect( lightbox ).toHaveCount( 0 );
	}
);

packageTest( 'quayside-consent' )(
	'a script waits until a visitor gives consent in the banner',
	async ( { page, context } ) => {
		const url = makePage(
			'consent-of-packages',
			'<p>A page with a script.</p><script data-consent="analytics">document.body.dataset.ran = "1";</script>'
		);
		await page.goto( url );
		const accept = page.getByRole( 'button', { name: 'Accept all' } );
		await expect( accept ).toBeVisible();
		await expect( page.locator( 'body' ) ).not.toHaveAttribute(
			'data-ran',
			/./
		);
		await accept.click();
		await expect( page.locator( 'body' ) ).toHaveAttribute(
			'data-ran',
			'1'
		);
		await expect( accept ).toBeHidden();
		expect(
			( await context.cookies() ).find(
				( { name } ) => name === 'cookieyes-consent'
			)?.value
		).toContain( 'analytics:yes' );
	}
);

packageTest( 'quayside-shop' )(
	'a visitor adds a product to the cart',
	async ( { page, context, baseURL } ) => {
		await answerConsent( context, baseURL );
		// Stores of WooCommerce show this to visitors until their owner opens them.
		const url = php< string >( `
			update_option( 'woocommerce_coming_soon', 'no' );
			$product = new WC_Product_Simple();
			$product->set_name( 'Net needle' );
			$product->set_sku( 'NEEDLE-' . wp_rand() );
			$product->set_regular_price( '12' );
			$product->set_status( 'publish' );
			echo json_encode( get_permalink( $product->save() ) );` );
		await page.goto( url );
		await expectAdded( page, /^1 Net needle$/ );
	}
);

packageTest( 'quayside' )(
	'the theme displays search results and a post',
	async ( { page, context, baseURL } ) => {
		await answerConsent( context, baseURL );
		await page.goto( '?s=hello' );
		await expect( page.locator( 'main' ) ).toContainText( 'Hello world!' );
		await expect( page.locator( 'header' ).first() ).toBeVisible();
		await page
			.getByRole( 'link', { name: 'Hello world!' } )
			.first()
			.click();
		await expect( page.locator( 'h1' ) ).toHaveText( 'Hello world!' );
	}
);

/** PHP that returns the scheduled events of Quayside. */
const EVENTS = `array_values( array_filter(
	array_unique( array_merge( ...array_values( array_map( 'array_keys', array_filter( (array) _get_cron_array(), 'is_array' ) ) ) ) ),
	static fn ( $hook ) => str_starts_with( (string) $hook, 'quayside' )
) )`;

// The visits to the admin, above, have scheduled them.
test( 'scheduled events run, and the server has contacted no other machine', () => {
	const events = php< string[] >( `
		define( 'DOING_CRON', true );
		$events = ${ EVENTS };
		array_map( 'do_action', $events );
		echo json_encode( $events );` );
	expect( events.length > 0 ).toBe(
		installed.some( ( name ) => /blocks|consent/.test( name ) )
	);
	const log = join( SITE_FOLDER, 'wp-content/requests.log' );
	expect( existsSync( log ) ? readFileSync( log, 'utf8' ) : '' ).toBe( '' );
} );

test( 'deactivation leaves no scheduled event', () => {
	expect(
		php< string[] >( `
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
			$plugins = array_values( array_filter( array_keys( get_plugins() ), static fn ( $name ) => str_starts_with( $name, 'quayside' ) ) );
			deactivate_plugins( $plugins );
			echo json_encode( ${ EVENTS } );` )
	).toEqual( [] );
} );
