import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { asDecidedVisitor, expectCount, prepareShop } from './shop-store';
import { logInAsCustomer, payClassic } from './shop-purchase';
import { php } from './store-contract';

/*
 * A downloadable product: a guest buys it and downloads it from the order page, and a customer from the account.
 */
const WORDS = 'Notes on quays, first edition.';

test.beforeAll( () => {
	prepareShop();
	php( `$folder = wp_upload_dir()['basedir'] . '/woocommerce_uploads';
	wp_mkdir_p( $folder );
	file_put_contents( $folder . '/quay-notes.txt', '${ WORDS }' );
		$file = new WC_Product_Download();
		$file->set_id( 'notes' );
		$file->set_name( 'Quay notes' );
		$file->set_file( wp_upload_dir()['baseurl'] . '/woocommerce_uploads/quay-notes.txt' );
		$product = new WC_Product_Simple();
		foreach (
			[
				'name' => 'Quay notes',
				'slug' => 'quay-notes',
				'sku' => 'QUAY-NOTES',
				'regular_price' => '9',
				'virtual' => true,
				'downloadable' => true,
				'downloads' => [ $file ],
				'download_limit' => 2,
				'download_expiry' => 30,
				'catalog_visibility' => 'hidden',
			] as $name => $value
		) {
			$product->{"set_$name"}( $value );
		}
		$product->save();` );
} );
test.afterAll( () => {
	php(
		`wc_get_product( wc_get_product_id_by_sku( 'QUAY-NOTES' ) )->delete( true );
		unlink( wp_upload_dir()['basedir'] . '/woocommerce_uploads/quay-notes.txt' );`
	);
} );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

// WooCommerce uses a LIMIT clause that SQLite does not support.
test.use( { expectedMessages: [ /WordPress database error <div/ ] } );

/** Adds the file to the cart and pays. */
const buy = async ( page: Page ) => {
	await page.goto( 'product/quay-notes/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expectCount( page, 1 );
	const order = await payClassic( page );
	// Needs no processing.
	expect( order ).toMatchObject( {
		status: 'completed',
		paid: true,
		date_paid: true,
	} );
	return order;
};

/** Downloads a link's file as a click does, and reads it. */
const read = async ( page: Page, link: Locator ): Promise< string > => {
	const coming = page.waitForEvent( 'download' );
	await link.click();
	const download = await coming;
	// Firefox numbers files with the same name.
	expect( download.suggestedFilename() ).toMatch(
		/^quay-notes(\(\d\))?\.txt$/
	);
	const chunks: Buffer[] = [];
	for await ( const chunk of await download.createReadStream() ) {
		chunks.push( chunk as Buffer );
	}
	return Buffer.concat( chunks ).toString();
};

test( 'a guest buys a file and downloads it from the order page, and a link with another key is rejected', async ( {
	page,
} ) => {
	expect( ( await buy( page ) ).customer ).toBe( 0 );
	const files = page.locator( '.woocommerce-order-downloads' );
	await expect(
		files.getByRole( 'heading', { name: 'Downloads' } )
	).toBeVisible();
	await expectAccessible( page, '.woocommerce-order-downloads' );
	const link = files.getByRole( 'link', { name: 'Quay notes' } ).last();
	expect( await read( page, link ) ).toBe( WORDS );
	await expect( page ).toHaveURL( /order-received/ );
	const address = ( await link.getAttribute( 'href' ) ) ?? '';
	const forged = await page.request.get(
		address.replace( /order=[^&]+/, 'order=wc_order_forged' )
	);
	expect( forged.status() ).toBe( 404 );
	expect( await forged.text() ).not.toContain( WORDS );
} );

test( '[S2.2] a customer downloads it from the dashboard up to the download limit and finds it in the account', async ( {
	page,
} ) => {
	const login = `reader${ Date.now() }`;
	php(
		`get_page_by_path( 'customer-dashboard' )
			|| wp_insert_post( [
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Customer dashboard',
				'post_name' => 'customer-dashboard',
				'post_content' => '[quayside_customer_dashboard]',
			] );`
	);
	const customer = await logInAsCustomer( page, login );
	expect( ( await buy( page ) ).customer ).toBe( customer );

	await page.goto( 'my-account/downloads/' );
	await expect(
		page.locator( '.woocommerce-MyAccount-downloads-file' )
	).toHaveText( 'Quay notes' );

	await page.goto( 'customer-dashboard/#downloads' );
	const file = page.locator( '.quayside-download' );
	await expect(
		file.getByRole( 'heading', { name: 'Quay notes' } )
	).toBeVisible();
	await expect( file ).toContainText( /2 downloads remaining · Expires \d/ );
	await expectAccessible( page, '.quayside-dashboard' );
	expect( await read( page, file.getByRole( 'link' ) ) ).toBe( WORDS );
	await page.reload();
	await expect( file ).toContainText( '1 download remaining' );
	expect( await read( page, file.getByRole( 'link' ) ) ).toBe( WORDS );
	await page.reload();
	await expect( page.getByText( 'You have no downloads.' ) ).toBeVisible();
} );
