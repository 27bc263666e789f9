import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, SITE_FOLDER } from './fixtures';
import { makeContractProducts, php } from './store-contract';

/** Path of the list with the products that the tests buy. */
export const LIST = 'product-category/contract/';

/** A page with two cart widgets, one of them hidden while the cart is empty. */
export const WIDGETS = 'cart-widgets/';

/**
 * A companion plugin that simulates themes and other plugins: widgets in the content, jQuery if the URL requests it,
 * and a payment method that is paid at once. Cookies show one visitor the site without one of Quayside's plugins, or
 * with the block checkout.
 */
const COMPANION = `<?php
add_shortcode( 'quayside_test_widgets', static function () {
	ob_start();
	$frame = [
		'before_widget' => '<section class="widget %s">',
		'after_widget' => '</section>',
		'before_title' => '<h2>',
		'after_title' => '</h2>',
	];
	the_widget( 'WC_Widget_Cart', [ 'title' => 'Always' ], $frame );
	the_widget( 'WC_Widget_Cart', [ 'title' => 'Hidden when empty', 'hide_if_empty' => 1 ], $frame );
	return ob_get_clean();
} );
add_action( 'wp_enqueue_scripts', static function () {
	if ( isset( $_GET['with-jquery'] ) ) {
		wp_enqueue_script( 'jquery' );
	}
	// The block checkout also needs the method's script.
	if ( wp_script_is( 'wc-blocks-registry', 'registered' ) && isset( $_COOKIE['quayside_test_block_checkout'] ) ) {
		wp_register_script( 'quayside-test-payment', false, [ 'wc-blocks-registry', 'wp-element' ], '1', true );
		wp_add_inline_script(
			'quayside-test-payment',
			"{ const { createElement } = wp.element; wc.wcBlocksRegistry.registerPaymentMethod( { name: 'quayside_test', label: 'Paid at once', ariaLabel: 'Paid at once', content: createElement( 'p', null, 'Paid at once' ), edit: createElement( 'p' ), canMakePayment: () => true, supports: { features: [ 'products' ] } } ); }"
		);
		wp_enqueue_script( 'quayside-test-payment' );
	}
} );
add_filter( 'woocommerce_payment_gateways', static function ( $gateways ) {
	$gateways[] = new class() extends WC_Payment_Gateway {
		public function __construct() {
			$this->id       = 'quayside_test';
			$this->title    = 'Paid at once';
			$this->enabled  = 'yes';
			$this->supports = [ 'products' ];
		}
		public function process_payment( $order_id ) {
			$order = wc_get_order( $order_id );
			$order->payment_complete( 'test-' . $order_id );
			WC()->cart->empty_cart();
			return [ 'result' => 'success', 'redirect' => $order->get_checkout_order_received_url() ];
		}
	};
	return $gateways;
} );
foreach ( [ 'shop', 'blocks' ] as $name ) {
	if ( isset( $_COOKIE[ 'quayside_test_without_' . $name ] ) ) {
		add_filter(
			'option_active_plugins',
			static fn ( $plugins ) => array_values(
				array_diff( (array) $plugins, [ 'quayside-' . $name . '/quayside-' . $name . '.php' ] )
			)
		);
	}
}
if ( isset( $_COOKIE['quayside_test_block_checkout'] ) ) {
	add_filter(
		'pre_option_woocommerce_checkout_page_id',
		static fn () => (string) ( get_page_by_path( 'block-checkout' )->ID ?? 0 )
	);
}
`;

/** Creates products and pages for the shop's tests. Running it again changes nothing. */
export function prepareShop(): void {
	makeContractProducts();
	writeFileSync(
		join( SITE_FOLDER, 'wp-content/mu-plugins/quayside-shop-tests.php' ),
		COMPANION
	);
	php(
		`$lock = fopen( WP_CONTENT_DIR . '/contract.lock', 'c' );
		flock( $lock, LOCK_EX );
		get_page_by_path( 'cart-widgets' )
			|| wp_insert_post( [
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Cart widgets',
				'post_name' => 'cart-widgets',
				'post_content' => '[quayside_test_widgets]',
			] );`
	);
}

/** Changes the site for one visitor, with the names of the companion plugin's cookies. */
export const showAnotherSite = (
	context: BrowserContext,
	...names: ( 'without_shop' | 'without_blocks' | 'block_checkout' )[]
): Promise< void > =>
	context.addCookies(
		names.map( ( name ) => ( {
			name: `quayside_test_${ name }`,
			value: '1',
			url: process.env.QUAYSIDE_URL ?? '',
		} ) )
	);

/** Determines whether the site has WooCommerce. The stand-in store has neither its blocks nor its scripts. */
export const isWooCommerce = (): boolean =>
	existsSync( join( SITE_FOLDER, 'wp-content/plugins/woocommerce' ) );

/**
 * Answers the consent banner, so that it covers nothing.
 *
 * @param page   The page.
 * @param answer Consent to give: all or nothing.
 */
export async function asDecidedVisitor(
	page: Page,
	answer: 'yes' | 'no' = 'no'
): Promise< void > {
	const { origin } = new URL(
		process.env.QUAYSIDE_URL ?? 'http://127.0.0.1:8897'
	);
	const value = `consentid:${ 'a'.repeat( 32 ) },consent:${ answer },action:yes,necessary:yes,functional:${ answer },analytics:${ answer },performance:${ answer },advertisement:${ answer }`;
	await page
		.context()
		.addCookies( [ { name: 'cookieyes-consent', value, url: origin } ] );
}

/** Adds the product of a page, and expects it alone in the cart, "1 Mug". The cart is read from the server. */
export async function expectAdded( page: Page, cart: RegExp ): Promise< void > {
	await page.locator( 'form.cart button.single_add_to_cart_button' ).click();
	await expect
		.poll( async () => {
			const response = await page.request.get(
				'?rest_route=/wc/store/v1/cart'
			);
			const { items } = ( await response.json() ) as {
				items: Array< { name: string; quantity: number } >;
			};
			return items
				.map( ( { name, quantity } ) => `${ quantity } ${ name }` )
				.join();
		} )
		.toMatch( cart );
}

/** Returns a product's button in the list. */
export const buttonOf = ( page: Page, sku: string ) =>
	page.locator( `a.ajax_add_to_cart[data-product_sku="CONTRACT-${ sku }"]` );

/** Returns the header's visible cart link. */
export const cartLink = ( page: Page ) =>
	page.locator( '.quayside-cart-link:visible' ).first();

/** Expects a number of items in the header. 0 is not displayed. */
export async function expectCount(
	page: Page,
	items: number
): Promise< void > {
	const count = cartLink( page ).locator( '.quayside-cart-count' );
	await ( items
		? expect( count.locator( '[aria-hidden]' ) ).toHaveText(
				String( items )
			)
		: expect( count ).toBeHidden() );
}

/** Adds a product from the list and waits until it is in the cart. */
export async function add( page: Page, sku: string ): Promise< void > {
	const done = page.waitForResponse( /wc-ajax=add_to_cart/ );
	await buttonOf( page, sku ).click();
	await done;
	await expect( buttonOf( page, sku ) ).toHaveClass( /\badded\b/ );
}

/** Returns the cart drawer. */
export const cartDrawer = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Your cart' } );

/** Enters a coupon code in the open drawer. */
export async function applyCoupon( page: Page, code: string ): Promise< void > {
	const drawer = cartDrawer( page );
	await drawer.getByText( 'Add a coupon' ).click();
	await drawer.getByLabel( 'Coupon code' ).fill( code );
	await drawer.getByRole( 'button', { name: 'Apply' } ).click();
}

/** Records the URLs of the page's requests that match a pattern, from now on. */
export function watch( page: Page, pattern: RegExp ): string[] {
	const urls: string[] = [];
	page.on(
		'request',
		( request ) =>
			pattern.test( request.url() ) &&
			urls.push( `${ request.method() } ${ request.url() }` )
	);
	return urls;
}

/**
 * Creates or updates pages with WooCommerce's blocks.
 *
 * @param pages PHP array of contents by slug. $list is a list of the products under test.
 * @param setup PHP that runs before it.
 */
export function createBlockPages( pages: string, setup = '' ): void {
	php( `
		kses_remove_filters();
		$query = [
			'perPage' => 12,
			'pages' => 0,
			'offset' => 0,
			'postType' => 'product',
			'order' => 'asc',
			'orderBy' => 'title',
			'search' => '',
			'exclude' => [],
			'inherit' => false,
			'taxQuery' => [ 'product_cat' => [ get_term_by( 'slug', 'contract', 'product_cat' )->term_id ] ],
			'isProductCollectionBlock' => true,
			'woocommerceStockStatus' => [ 'instock' ],
			'woocommerceAttributes' => [],
			'woocommerceHandPickedProducts' => [],
		];
		$list  = '<!-- wp:woocommerce/product-collection '
			. wp_json_encode( [
				'queryId' => 1,
				'query' => $query,
				'tagName' => 'div',
				'displayLayout' => [ 'type' => 'flex', 'columns' => 3 ],
			] )
			. ' --><div class="wp-block-woocommerce-product-collection"><!-- wp:woocommerce/product-template --><!-- wp:post-title {"isLink":true} /--><!-- wp:woocommerce/product-button /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection -->';
		${ setup }
		foreach ( ${ pages } as $slug => $content ) {
			$old = get_page_by_path( $slug );
			wp_insert_post( [
				'ID' => $old ? $old->ID : 0,
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Blocks',
				'post_name' => $slug,
				'post_content' => wp_slash( $content ),
			] );
		}
	` );
}
