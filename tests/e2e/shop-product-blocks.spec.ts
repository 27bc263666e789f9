import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import {
	asDecidedVisitor,
	createBlockPages,
	expectCount,
	isWooCommerce,
	prepareShop,
	watch,
} from './shop-store';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * WooCommerce's product blocks change the cart themselves. Quayside's count, widgets, and drawer follow, and product
 * forms inside a block work as on product pages.
 */
test.beforeEach( ( { page } ) => {
	test.skip( ! isWooCommerce(), 'The stand-in store has no blocks.' );
	return asDecidedVisitor( page );
} );
test.beforeAll( () => {
	if ( ! isWooCommerce() ) {
		return;
	}
	prepareShop();
	createBlockPages(
		`[
			'block-list' => $list . '[quayside_test_widgets]',
			'block-filters' => '<!-- wp:woocommerce/product-filters --><div class="wp-block-woocommerce-product-filters wc-block-product-filters"><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Filters</h3><!-- /wp:heading --></div><!-- /wp:woocommerce/product-filters -->' . $list,
			'block-mini' => '<!-- wp:woocommerce/mini-cart /-->' . $list,
			'block-variable' => $one( 'CONTRACT-BLANKET' ),
			'block-grouped' => $one( 'CONTRACT-SET' ),
			'block-simple' => $one( 'CONTRACT-BAG' ),
		]`,
		`$one = static fn ( $sku ) => '<!-- wp:woocommerce/single-product {"productId":'
			. wc_get_product_id_by_sku( $sku )
			. '} --><div class="wp-block-woocommerce-single-product"><!-- wp:post-title /--><!-- wp:woocommerce/add-to-cart-form /--></div><!-- /wp:woocommerce/single-product -->';`
	);
} );

const inBlock = ( page: Page, sku: string ) =>
	page.locator(
		`.wp-block-woocommerce-product-collection [data-product_sku="CONTRACT-${ sku }"]`
	);

test( "[S4.45] a product block's button adds once, and count, widget, and drawer follow", async ( {
	page,
} ) => {
	const added = watch(
		page,
		/wc-ajax=add_to_cart|store\/v1\/(batch|cart\/add-item)/
	);
	await page.goto( 'block-list/' );
	await expect( page.locator( '#quayside-cart' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await inBlock( page, 'MUG' ).click();
	await expectCount( page, 1 );
	await expect(
		page
			.locator( '.widget_shopping_cart' )
			.first()
			.locator( '.woocommerce-mini-cart-item' )
	).toHaveCount( 1 );
	await inBlock( page, 'BAG' ).click();
	await expectCount( page, 2 );
	expect( added.length ).toBe( 2 );
	await page.locator( '.quayside-cart-link:visible' ).first().click();
	await expect(
		page
			.getByRole( 'dialog', { name: 'Your cart' } )
			.locator( '.quayside-cart-line' )
	).toHaveCount( 2 );
} );

test( 'blocks follow changes in the drawer, and the page follows changes in their mini-cart', async ( {
	page,
} ) => {
	await page.goto( 'block-mini/' );
	await expect( page.locator( '#quayside-cart' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	const refreshes = watch( page, /wc-ajax=get_refreshed_fragments/ );
	await inBlock( page, 'MUG' ).click();
	await expectCount( page, 1 );
	await expect( inBlock( page, 'MUG' ) ).toHaveText( '1 in cart' );
	expect(
		refreshes,
		'one request, however many events tell of one change'
	).toHaveLength( 1 );
	await page.locator( '.quayside-cart-link:visible' ).first().click();
	const drawer = page.getByRole( 'dialog', { name: 'Your cart' } );
	await drawer
		.getByRole( 'button', { name: 'Increase quantity of Contract Mug' } )
		.click();
	await expectCount( page, 2 );
	await expect( inBlock( page, 'MUG' ) ).toHaveText( '2 in cart' );
	await expect( page.locator( '.wc-block-mini-cart__badge' ) ).toHaveText(
		'2'
	);
	await drawer
		.getByRole( 'button', { name: 'Remove Contract Mug from cart' } )
		.click();
	await drawer.getByRole( 'button', { name: 'Undo' } ).click();
	await expectCount( page, 2 );
	await expect( page.locator( '.wc-block-mini-cart__badge' ) ).toHaveText(
		'2'
	);
	await page.keyboard.press( 'Escape' );
	await page.locator( '.wc-block-mini-cart__button' ).click();
	await page.locator( '.wc-block-cart-item__remove-link:visible' ).click();
	await expectCount( page, 0 );
} );

test( 'simple, variable, and grouped products inside a block are added without leaving the page', async ( {
	page,
} ) => {
	await page.goto( 'block-simple/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expectCount( page, 1 );
	await page.goto( 'block-variable/' );
	await page.locator( 'select[name=attribute_size]' ).selectOption( 'Large' );
	await page
		.locator( 'select[name=attribute_colour]' )
		.selectOption( 'Blue' );
	await expect(
		page.locator( '.single_add_to_cart_button' )
	).not.toHaveClass( /disabled/ );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expectCount( page, 2 );
	await expect( page ).toHaveURL( /block-variable\/$/ );
	await page.goto( 'block-grouped/' );
	await page.locator( 'form.cart input.qty' ).nth( 0 ).fill( '2' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expectCount( page, 4 );
	await expect( page ).toHaveURL( /block-grouped\/$/ );
} );

test( '[1.4.3] in a dark style, the filters on phones are dark', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await setThemeSettings( page.context(), { style: 'night' } );
	await page.goto( 'block-filters/' );
	await page.locator( '.wc-block-product-filters__open-overlay' ).click();
	const overlay = page.locator( '.wc-block-product-filters__overlay-dialog' );
	await expect(
		overlay.getByRole( 'heading', { name: 'Filters' } )
	).toBeInViewport();
	await expectAccessible( page, '.wc-block-product-filters__overlay-dialog', [
		'color-contrast',
	] );
} );
