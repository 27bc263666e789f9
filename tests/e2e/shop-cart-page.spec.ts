import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, SITE_FOLDER, test } from './fixtures';
import { expectInView, LOW_WINDOWS } from './in-view';
import { keepOptions } from './keep-options';
import { layoutShifts } from './layout-shifts';
import { pageOverflow } from './page-overflow';
import {
	add,
	asDecidedVisitor,
	expectCount,
	isWooCommerce,
	LIST,
	prepareShop,
	watch,
} from './shop-store';
import { php } from './store-contract';

/*
 * The lightweight cart page: WooCommerce's classic cart in place of its Cart block, unless an extension adds to the block.
 */

/** Maximum size of the page's JavaScript with a filled cart, in bytes after gzip. */
const LIMIT = 60_000;

/** The Cart block as WooCommerce creates it, without an attribute for its width, with a text for empty carts that only this page has. */
const CONTENT = `<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart alignwide is-loading"><!-- wp:woocommerce/filled-cart-block --><div class="wp-block-woocommerce-filled-cart-block"><!-- wp:woocommerce/cart-items-block --><div class="wp-block-woocommerce-cart-items-block"><!-- wp:woocommerce/cart-line-items-block --><div class="wp-block-woocommerce-cart-line-items-block"></div><!-- /wp:woocommerce/cart-line-items-block --><!-- wp:woocommerce/product-collection {"queryId":0,"query":{"perPage":3},"collection":"woocommerce/product-collection/cross-sells"} --><div class="wp-block-woocommerce-product-collection"><!-- wp:heading --><h2 class="wp-block-heading">More</h2><!-- /wp:heading --><!-- wp:woocommerce/product-template --><!-- wp:woocommerce/product-button /--><!-- /wp:woocommerce/product-template --></div><!-- /wp:woocommerce/product-collection --></div><!-- /wp:woocommerce/cart-items-block --><!-- wp:woocommerce/cart-totals-block --><div class="wp-block-woocommerce-cart-totals-block"><!-- wp:woocommerce/cart-order-summary-block --><div class="wp-block-woocommerce-cart-order-summary-block"></div><!-- /wp:woocommerce/cart-order-summary-block --><!-- wp:woocommerce/proceed-to-checkout-block --><div class="wp-block-woocommerce-proceed-to-checkout-block"></div><!-- /wp:woocommerce/proceed-to-checkout-block --></div><!-- /wp:woocommerce/cart-totals-block --></div><!-- /wp:woocommerce/filled-cart-block --><!-- wp:woocommerce/empty-cart-block --><div class="wp-block-woocommerce-empty-cart-block"><!-- wp:heading --><h2 class="wp-block-heading">The boat is still empty</h2><!-- /wp:heading --></div><!-- /wp:woocommerce/empty-cart-block --></div><!-- /wp:woocommerce/cart -->`;

/** A plugin that fills a slot of the block, for visitors with its cookie. */
const EXTENSION = `<?php
add_action( 'wp_enqueue_scripts', static function () {
	if ( isset( $_COOKIE['quayside_test_slot_fill'] ) && is_cart() ) {
		wp_register_script(
			'quayside-test-slot',
			false,
			[ 'wc-blocks-checkout', 'wp-plugins', 'wp-element' ],
			'1',
			true
		);
		wp_add_inline_script(
			'quayside-test-slot',
			"wp.plugins.registerPlugin( 'quayside-test', { scope: 'woocommerce-checkout', render: () => wp.element.createElement( wc.blocksCheckout.ExperimentalOrderMeta, null, wp.element.createElement( 'p', null, 'You earn 12 points' ) ) } );"
		);
		wp_enqueue_script( 'quayside-test-slot' );
	}
} );
`;

let restore: () => void;

test.beforeAll( () => {
	prepareShop();
	writeFileSync(
		join( SITE_FOLDER, 'wp-content/mu-plugins/quayside-cart-slot.php' ),
		EXTENSION
	);
	restore = keepOptions(
		'quayside_shop_settings',
		'woocommerce_cart_page_id',
		'quayside_shop_pages'
	);
	php( `
		kses_remove_filters();
		$old = get_page_by_path( 'lightweight-cart' );
		$id  = wp_insert_post( [
			'ID' => $old ? $old->ID : 0,
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Cart',
			'post_name' => 'lightweight-cart',
			'post_content' => wp_slash( '${ CONTENT }' ),
		] );
		update_option( 'woocommerce_cart_page_id', $id );
		update_option(
			'quayside_shop_settings',
			[ 'lightweight_cart' => true ] + (array) get_option( 'quayside_shop_settings', [] )
		);
	` );
} );
test.afterAll( () => restore() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

const CART = 'lightweight-cart/';
const rows = ( page: Page ) => page.locator( 'tr.cart_item' );

/** Returns the ID of a product in the list. */
const productId = async ( page: Page, sku: string ): Promise< string > =>
	( await page
		.locator( `[data-product_sku="CONTRACT-${ sku }"]` )
		.first()
		.getAttribute( 'data-product_id' ) ) ?? '';

for ( const width of [ 390, 1280 ] ) {
	test.describe( `at ${ width } px`, () => {
		test.use( { viewport: { width, height: 900 } } );

		test.describe( 'without JavaScript', () => {
			test.use( { javaScriptEnabled: false } );

			test( 'quantities, coupons, removal, and checkout work', async ( {
				page,
			} ) => {
				await page.goto( LIST );
				const mug = await productId( page, 'MUG' );
				const bag = await productId( page, 'BAG' );
				await page.goto( `${ LIST }?add-to-cart=${ mug }` );
				await page.goto( `${ LIST }?add-to-cart=${ bag }` );
				await page.goto( CART );
				await expect( rows( page ) ).toHaveCount( 2 );
				await expect(
					page.locator( '.wp-block-woocommerce-cart' )
				).toHaveCount( 0 );

				await rows( page )
					.first()
					.getByRole( 'spinbutton' )
					.fill( '3' );
				await page
					.getByRole( 'button', { name: 'Update cart' } )
					.click();
				await expect(
					rows( page ).first().getByRole( 'spinbutton' )
				).toHaveValue( '3' );

				const total = page.locator( '.order-total .amount' ).first();
				const before = await total.textContent();
				await page
					.getByLabel( 'Coupon:' )
					.or( page.locator( '#coupon_code' ) )
					.first()
					.fill( 'contract10' );
				await page
					.getByRole( 'button', { name: 'Apply coupon' } )
					.click();
				await expect( page.locator( '.cart-discount' ) ).toContainText(
					/contract10/i
				);
				expect( await total.textContent() ).not.toBe( before );

				await rows( page )
					.last()
					.locator( '.product-remove a' )
					.click();
				await expect( rows( page ) ).toHaveCount( 1 );
				await page
					.getByRole( 'link', { name: 'Proceed to checkout' } )
					.click();
				await expect( page ).toHaveURL( /checkout/ );
			} );

			test( 'an empty cart shows the content of the block', async ( {
				page,
			} ) => {
				await page.goto( CART );
				await expect(
					page.getByRole( 'heading', {
						name: 'The boat is still empty',
					} )
				).toBeVisible();
				await expect(
					page.getByRole( 'link', { name: 'Return to shop' } )
				).toBeVisible();
			} );
		} );

		test( 'is light, accessible, and updates', async ( { page } ) => {
			await page.goto( LIST );
			await add( page, 'MUG' );
			await add( page, 'BAG' );
			// Without WooCommerce's script, the stand-in store loads the page several times.
			const scripts = new Set< string >();
			page.on(
				'request',
				( request ) =>
					request.resourceType() === 'script' &&
					scripts.add( request.url() )
			);
			await page.goto( CART );
			await expect( rows( page ) ).toHaveCount( 2 );
			await page.waitForLoadState( 'networkidle' );
			await expectCount( page, 2 );
			expect( await layoutShifts( page ) ).toEqual( [] );
			await expectAccessible( page, '.quayside-cart-page' );
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBeLessThanOrEqual( width );

			const quantity = rows( page ).first().getByRole( 'spinbutton' );
			await quantity.fill( '4' );
			await page.getByRole( 'button', { name: 'Update cart' } ).click();
			await expect(
				page.locator( '.woocommerce-message' ).first()
			).toContainText( 'Cart updated' );
			await expect( quantity ).toHaveValue( '4' );
			// The refreshed count shows that no request is left that could restore the cart.
			await expectCount( page, 5 );
			const fragments = watch( page, /get_refreshed_fragments/ );
			for ( const remaining of [ 1, 0 ] ) {
				await rows( page )
					.first()
					.locator( '.product-remove a' )
					.click();
				await expect( rows( page ) ).toHaveCount( remaining );
				await expectCount( page, remaining );
			}
			await expect(
				page.getByRole( 'heading', { name: 'The boat is still empty' } )
			).toBeVisible();
			let total = 0;
			for ( const url of scripts ) {
				total += gzipSync(
					await ( await page.request.get( url ) ).body()
				).length;
			}
			test.info().annotations.push( {
				type: 'JavaScript after all interactions',
				description: `${ total } bytes`,
			} );
			expect( total ).toBeLessThan( LIMIT );
			if ( isWooCommerce() ) {
				expect(
					fragments,
					'one request for each removal'
				).toHaveLength( 2 );
			}
		} );
	} );
}

for ( const width of [ 1280, 1010, 800, 390, 320 ] ) {
	test( `[1.4.10] names, prices with taxes, and the error of a coupon have room at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await page.goto( CART );
		// In some browsers, the scroll bar takes a part of the window.
		const scrollBar = await page.evaluate(
			() => innerWidth - document.documentElement.clientWidth
		);
		await page.setViewportSize( { width: width + scrollBar, height: 900 } );
		// As WooCommerce displays a price with taxes, and an error.
		await page
			.locator( '.cart_item .product-subtotal' )
			.evaluate( ( cell ) =>
				cell.insertAdjacentHTML(
					'beforeend',
					' <small class="tax_label">(incl. tax)</small>'
				)
			);
		await page
			.locator( '.coupon' )
			.evaluate( ( coupon ) =>
				coupon.insertAdjacentHTML(
					'beforeend',
					'<p class="coupon-error-notice" role="alert">Coupon "nothing" cannot be applied because it does not exist.</p>'
				)
			);
		const lines = ( element: Element ): number => {
			const range = document.createRange();
			range.selectNodeContents( element );
			return new Set(
				Array.from( range.getClientRects(), ( { top } ) =>
					Math.round( top )
				)
			).size;
		};
		expect(
			await page.locator( '.product-name a' ).evaluate( lines ),
			'two words need at most two lines'
		).toBeLessThanOrEqual( 2 );
		expect(
			await page.locator( '.coupon-error-notice' ).evaluate( lines ),
			'the error is not a narrow column'
		).toBeLessThanOrEqual( 3 );
		const form = await page
			.locator( '.woocommerce-cart-form' )
			.boundingBox();
		const table = await page
			.locator( '.woocommerce-cart-form table' )
			.boundingBox();
		expect( table?.width ).toBeLessThanOrEqual( ( form?.width ?? 0 ) + 1 );
		expect( await pageOverflow( page ) ).toBe( 0 );
	} );
}

for ( const viewport of LOW_WINDOWS ) {
	test( `[3.3.1] [1.4.10] a refused coupon is explained in view at ${ viewport.width } × ${ viewport.height } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( viewport );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await page.goto( CART );
		await page.locator( '#coupon_code' ).fill( 'nothing' );
		await page
			.getByRole( 'button', { name: 'Apply coupon' } )
			.press( 'Enter' );
		await expectInView(
			page.locator( '.woocommerce-error, .coupon-error-notice' ).first()
		);
	} );
}

test( 'the block is shown if a plugin fills its slots', async ( {
	page,
	context,
} ) => {
	test.skip( ! isWooCommerce(), 'tests the blocks of WooCommerce itself' );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await context.addCookies( [
		{
			name: 'quayside_test_slot_fill',
			value: '1',
			url: process.env.QUAYSIDE_URL ?? '',
		},
	] );
	await page.goto( CART );
	await expect( page.getByText( 'You earn 12 points' ) ).toBeVisible();
	await expect( page.locator( '.wc-block-cart-items__row' ) ).toHaveCount(
		1
	);
	await expect( page.locator( '.quayside-cart-page' ) ).toHaveCount( 0 );
	await expect( rows( page ) ).toHaveCount( 0 );
} );

test.describe( 'the settings screen', () => {
	test.use( {
		expectedMessages: [ /gravatar|ERR_NAME_NOT_RESOLVED|woocommerce\.com/ ],
	} );

	test( 'says why the block is shown', async ( { page, context } ) => {
		test.skip(
			! isWooCommerce(),
			'tests the blocks of WooCommerce itself'
		);
		await logIn( page );
		const screen = page.locator( '#quayside-shop-settings' );
		const notice = screen.getByText( 'The Cart block is shown' );
		const openScreen = async (): Promise< void > => {
			const read = page.waitForResponse( /lightweight-cart/ );
			await page.goto(
				'wp-admin/admin.php?page=wc-settings&tab=quayside-shop'
			);
			await ( await read ).finished();
		};
		await openScreen();
		await expect( notice ).toHaveCount( 0 );
		await context.addCookies( [
			{
				name: 'quayside_test_slot_fill',
				value: '1',
				url: process.env.QUAYSIDE_URL ?? '',
			},
		] );
		await openScreen();
		await expect( notice.first() ).toBeVisible();
		await expect(
			screen.getByRole( 'listitem' ).filter( { hasText: 'Script:' } )
		).toHaveText( 'Script: quayside-test-slot' );
		await expectAccessible( page, '#quayside-shop-settings' );
	} );
} );
