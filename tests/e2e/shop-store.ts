import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER } from './fixtures';
import { makeContractProducts, php } from './store-contract';

/** The list of products that the tests buy. */
export const LIST = 'product-category/contract/';

/** A page with two cart widgets, one of them hidden while the cart is empty. */
export const WIDGETS = 'cart-widgets/';

/** What a theme or another plugin brings along: widgets in the content, and jQuery where the address asks for it. */
const COMPANION = `<?php
add_shortcode( 'quayside_test_widgets', static function () {
	ob_start();
	$frame = [ 'before_widget' => '<section class="widget %s">', 'after_widget' => '</section>', 'before_title' => '<h2>', 'after_title' => '</h2>' ];
	the_widget( 'WC_Widget_Cart', [ 'title' => 'Always' ], $frame );
	the_widget( 'WC_Widget_Cart', [ 'title' => 'Hidden when empty', 'hide_if_empty' => 1 ], $frame );
	return ob_get_clean();
} );
add_action( 'wp_enqueue_scripts', static function () {
	if ( isset( $_GET['with-jquery'] ) ) {
		wp_enqueue_script( 'jquery' );
	}
} );
`;

/** Makes products and pages that the shop's journeys need; again changes nothing. */
export function prepareShop(): void {
	makeContractProducts();
	writeFileSync( join( SITE_FOLDER, 'wp-content/mu-plugins/quayside-shop-tests.php' ), COMPANION );
	php( "$lock = fopen( WP_CONTENT_DIR . '/contract.lock', 'c' ); flock( $lock, LOCK_EX ); get_page_by_path( 'cart-widgets' ) || wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Cart widgets', 'post_name' => 'cart-widgets', 'post_content' => '[quayside_test_widgets]' ] );" );
}

/**
 * A visitor who has answered the consent banner, so that it covers nothing.
 *
 * @param page   The page.
 * @param answer What was allowed: all or nothing.
 */
export async function asDecidedVisitor( page: Page, answer: 'yes' | 'no' = 'no' ): Promise< void > {
	const { origin } = new URL( process.env.QUAYSIDE_URL ?? 'http://127.0.0.1:8897' );
	const value = `consentid:${ 'a'.repeat( 32 ) },consent:${ answer },action:yes,necessary:yes,functional:${ answer },analytics:${ answer },performance:${ answer },advertisement:${ answer }`;
	await page.context().addCookies( [ { name: 'cookieyes-consent', value, url: origin } ] );
}

/** The list's button of a product. */
export const buttonOf = ( page: Page, sku: string ) => page.locator( `a.ajax_add_to_cart[data-product_sku="CONTRACT-${ sku }"]` );

/** The header's cart link that is in view. */
export const cartLink = ( page: Page ) => page.locator( '.quayside-cart-link:visible' ).first();

/** Expects a number of items in the header; 0 is shown by nothing. */
export async function expectCount( page: Page, items: number ): Promise< void > {
	const count = cartLink( page ).locator( '.quayside-cart-count' );
	await ( items ? expect( count.locator( '[aria-hidden]' ) ).toHaveText( String( items ) ) : expect( count ).toBeHidden() );
}

/** Adds a product from the list and waits until it is in the cart. */
export async function add( page: Page, sku: string ): Promise< void > {
	const done = page.waitForResponse( /wc-ajax=add_to_cart/ );
	await buttonOf( page, sku ).click();
	await done;
	await expect( buttonOf( page, sku ) ).toHaveClass( /\badded\b/ );
}

/** Addresses of the requests of a page that fit a pattern, from now on. */
export function watch( page: Page, pattern: RegExp ): string[] {
	const urls: string[] = [];
	page.on( 'request', ( request ) => pattern.test( request.url() ) && urls.push( `${ request.method() } ${ request.url() }` ) );
	return urls;
}
