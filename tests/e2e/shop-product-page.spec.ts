import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import {
	asDecidedVisitor,
	isWooCommerce,
	prepareShop,
	watch,
} from './shop-store';
import { php } from './store-contract';

/*
 * A simple product works without jQuery: tabs, review stars, and the gallery. Where something on the page uses jQuery,
 * WooCommerce's own script runs.
 */
const PRODUCT = 'product/enamel-teapot-1-litre/';

/** Settings of the store that the tests change. */
let before = '';

test.beforeAll( () => {
	prepareShop();
	before = php(
		`$product = get_page_by_path( 'enamel-teapot-1-litre', OBJECT, 'product' );
		echo wp_json_encode( [ get_option( 'woocommerce_enable_reviews' ), $product->comment_status ] );
		update_option( 'woocommerce_enable_reviews', 'yes' );
		update_option( 'woocommerce_enable_review_rating', 'yes' );
		update_option( 'woocommerce_review_rating_required', 'yes' );
		wp_update_post( [ 'ID' => $product->ID, 'comment_status' => 'open' ] );`
	);
} );
test.afterAll( () => {
	php(
		`[ $reviews, $status ] = json_decode( '${ before }' );
		update_option( 'woocommerce_enable_reviews', $reviews );
		wp_update_post( [
			'ID' => get_page_by_path( 'enamel-teapot-1-litre', OBJECT, 'product' )->ID,
			'comment_status' => $status,
		] );`
	);
} );
test.beforeEach( async ( { page } ) => {
	test.skip(
		! isWooCommerce(),
		'tests what replaces a script of WooCommerce'
	);
	await asDecidedVisitor( page );
} );

const hasJquery = ( page: Page ): Promise< boolean > =>
	page.evaluate( () => 'jQuery' in window );

const tab = ( page: Page, name: RegExp ) => page.getByRole( 'tab', { name } );

for ( const width of [ 390, 1280 ] ) {
	test( `at ${ width } px tabs and stars work by keyboard, without jQuery`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( PRODUCT );
		await expect( page.locator( '#tab-reviews' ) ).toBeHidden();
		await expect( tab( page, /Description/ ) ).toHaveAttribute(
			'aria-selected',
			'true'
		);
		await tab( page, /Description/ ).focus();
		await page.keyboard.press( 'End' );
		await expect( tab( page, /Reviews/ ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( '#tab-reviews' ) ).toBeVisible();
		await expect( page.locator( '#tab-description' ) ).toBeHidden();
		const stars = page.getByRole( 'radiogroup', { name: /rating/i } );
		await stars.getByRole( 'radio' ).first().focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( stars.getByRole( 'radio' ).nth( 1 ) ).toBeChecked();
		await expect( page.locator( '#rating' ) ).toHaveValue( '2' );
		await expectAccessible( page, '.woocommerce-tabs' );
		expect( await hasJquery( page ) ).toBe( false );
	} );
}

test( 'before interaction one panel is visible and no module of the page has loaded', async ( {
	page,
} ) => {
	const modules = watch( page, /build\/(product-page|forms)\.js/ );
	await page.goto( PRODUCT, { waitUntil: 'networkidle' } );
	await expect( page.locator( '.wc-tab:visible' ) ).toHaveCount( 1 );
	await expect( page.locator( '.wc-tabs .active' ) ).toHaveText(
		/Description/
	);
	await expect( page.locator( '.woocommerce-product-gallery' ) ).toHaveCSS(
		'opacity',
		'1'
	);
	expect( modules ).toEqual( [] );
	await tab( page, /Reviews/ ).click();
	await expect( page.locator( '#tab-reviews' ) ).toBeVisible();
	await expect( page.locator( 'p.stars' ) ).toBeVisible();
	expect( modules ).toHaveLength( 1 );
} );

test( 'a notice on the page gets the focus', async ( { page } ) => {
	await page.goto( PRODUCT );
	const id = await page
		.locator( '.single_add_to_cart_button' )
		.getAttribute( 'value' );
	await page.goto( `${ PRODUCT }?add-to-cart=${ id }` );
	await expect(
		page.locator( '.woocommerce-message[role=alert]' )
	).toBeFocused();
} );

test( 'a missing rating is reported beside the stars', async ( { page } ) => {
	await page.goto( `${ PRODUCT }#reviews` );
	await page.locator( '#comment' ).fill( 'A good pot.' );
	await page.locator( '#commentform [type=submit]' ).click();
	await expect( page.locator( '#commentform [role=alert]' ) ).toHaveText(
		'Please select a rating'
	);
	expect( page.url() ).toContain( '#reviews' );
	await page.locator( '.stars .star-5' ).click();
	await expect( page.locator( '#commentform [role=alert]' ) ).toHaveCount(
		0
	);
	await expectAccessible( page, '#review_form' );
} );

test( 'the review link opens the reviews', async ( { page } ) => {
	php(
		`wp_insert_comment( [
			'comment_post_ID' => get_page_by_path( 'enamel-teapot-1-litre', OBJECT, 'product' )->ID,
			'comment_type' => 'review',
			'comment_content' => 'Good.',
			'comment_author' => 'Ann',
			'comment_approved' => 1,
			'comment_meta' => [ 'rating' => 4 ],
		] );
		WC_Comments::clear_transients( get_page_by_path( 'enamel-teapot-1-litre', OBJECT, 'product' )->ID );`
	);
	await page.goto( PRODUCT );
	await page.locator( '.woocommerce-review-link' ).click();
	await expect( page.locator( '#tab-reviews' ) ).toBeInViewport();
} );

test( "WooCommerce's own script runs where the page uses jQuery", async ( {
	page,
} ) => {
	await page.goto( `${ PRODUCT }?with-jquery` );
	expect( await hasJquery( page ) ).toBe( true );
	await expect( page.locator( '#wc-single-product-js' ) ).toBeAttached();
	await tab( page, /Reviews/ ).click();
	await expect( page.locator( '#tab-reviews' ) ).toBeVisible();
	await expect( page.locator( 'p.stars' ) ).toHaveCount( 1 );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all panels and the list of ratings are visible', async ( {
		page,
	} ) => {
		await page.goto( PRODUCT );
		await expect( page.locator( '#tab-description' ) ).toBeVisible();
		await expect( page.locator( '#rating' ) ).toBeVisible();
		await expect(
			page.locator( '.woocommerce-product-gallery' )
		).toHaveCSS( 'opacity', '1' );
	} );
} );
