import type { Page } from '@playwright/test';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { expectInView, LOW_WINDOWS } from './in-view';
import { keepOptions } from './keep-options';
import {
	add,
	applyCoupon,
	asDecidedVisitor,
	cartDrawer,
	cartLink,
	expectCount,
	isWooCommerce,
	LIST,
	prepareShop,
} from './shop-store';
import { php } from './store-contract';

test.describe.configure( { mode: 'serial' } );
let restore: () => void;
test.beforeAll( () => {
	prepareShop();
	restore = keepOptions( 'quayside_shop_settings' );
	php(
		`$mug = wc_get_product( wc_get_product_id_by_sku( 'CONTRACT-MUG' ) );
		$mug->set_cross_sell_ids( [ wc_get_product_id_by_sku( 'CONTRACT-LAMP' ) ] );
		$mug->save();
		delete_option( 'quayside_shop_settings' );`
	);
} );
test.afterAll( () => {
	php(
		"$mug = wc_get_product( wc_get_product_id_by_sku( 'CONTRACT-MUG' ) ); $mug->set_cross_sell_ids( [] ); $mug->save();"
	);
	restore();
} );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

const openWithMug = async ( page: Page ): Promise< void > => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	await cartLink( page ).click();
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' )
	).toHaveCount( 1 );
};

test.describe( 'coupons', () => {
	test.use( { expectedMessages: [ /status of 400 \(Bad Request\)/ ] } );

	test( 'a rejected coupon shows the store’s error, and a valid one is applied and removed', async ( {
		page,
	} ) => {
		await openWithMug( page );
		await applyCoupon( page, 'nothing' );
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-drawer__error' )
		).toContainText( 'nothing' );
		await expect(
			cartDrawer( page ).getByLabel( 'Coupon code' ),
			'the words are the field’s'
		).toHaveAccessibleDescription( /nothing/ );
		await expect(
			cartDrawer( page ).getByLabel( 'Coupon code' )
		).toHaveAttribute( 'aria-invalid', 'true' );
		await cartDrawer( page )
			.getByLabel( 'Coupon code' )
			.fill( 'contract10' );
		await cartDrawer( page )
			.getByRole( 'button', { name: 'Apply' } )
			.click();
		await expect(
			cartDrawer( page ).locator( '.quayside-coupon__applied' )
		).toContainText( '1.80' );
		await expect(
			cartDrawer( page ).getByText( 'Discount' )
		).toBeVisible();
		await expectAccessible( page, '.quayside-cart-drawer' );
		await cartDrawer( page )
			.getByRole( 'button', { name: 'Remove coupon contract10' } )
			.press( 'Enter' );
		await expect(
			cartDrawer( page ).locator( '.quayside-coupon__applied' )
		).toHaveCount( 0 );
		await expect(
			cartDrawer( page ).getByRole( 'heading', { name: 'Your cart' } )
		).toBeFocused();
		await expect(
			cartDrawer( page )
				.locator( '[aria-live=polite]' )
				.filter( { hasText: 'Coupon contract10 removed.' } )
		).toHaveCount( 1 );
	} );
} );

test( 'says why a change has removed a coupon', async ( { page } ) => {
	test.skip( ! isWooCommerce(), 'The stand-in store has no minimum spend.' );
	php(
		`$coupon = new WC_Coupon();
		$coupon->set_code( 'fromthirty' );
		$coupon->set_amount( 5 );
		$coupon->set_minimum_amount( 30 );
		$coupon->save();`
	);
	await openWithMug( page );
	const drawer = cartDrawer( page );
	await drawer.getByRole( 'button', { name: /Increase quantity/ } ).click();
	await expectCount( page, 2 );
	await applyCoupon( page, 'fromthirty' );
	await expect( drawer.locator( '.quayside-coupon__applied' ) ).toBeVisible();
	await drawer.getByRole( 'button', { name: /Reduce quantity/ } ).click();
	await expect( drawer.locator( '.quayside-coupon__applied' ) ).toHaveCount(
		0
	);
	await expectInView( drawer.locator( '.quayside-cart-drawer__error' ) );
	await expect( drawer.locator( '.quayside-cart-drawer__error' ) ).toHaveText(
		/"fromthirty" coupon has been removed .*minimum spend/
	);
} );

test.describe( 'what the store refuses', () => {
	test.use( { expectedMessages: [ /status of 4\d\d/ ] } );

	for ( const viewport of [
		{ width: 1280, height: 620 },
		{ width: 390, height: 664 },
		...LOW_WINDOWS,
	] ) {
		test( `[3.3.1] [1.4.10] is explained in view in the drawer at ${ viewport.width } × ${ viewport.height } px`, async ( {
			page,
		} ) => {
			await page.setViewportSize( viewport );
			await page.goto( LIST );
			for ( const sku of [ 'BAG', 'LAMP', 'MUG' ] ) {
				await add( page, sku );
			}
			await cartLink( page ).click();
			const error = cartDrawer( page ).locator(
				'.quayside-cart-drawer__error'
			);
			// The second time, the same words appear again, and the visitor has scrolled in between.
			for ( let time = 0; time < 2; time++ ) {
				if ( ! time ) {
					await applyCoupon( page, 'nothing' );
				} else {
					await cartDrawer( page )
						.getByRole( 'heading', { name: 'Your cart' } )
						.scrollIntoViewIfNeeded();
					await cartDrawer( page )
						.getByLabel( 'Coupon code' )
						.press( 'Enter' );
				}
				await expect( error ).toContainText( 'nothing' );
				await expectInView( error );
			}
			await page.route( /cart\/update-item/, ( route ) =>
				route.fulfill( {
					status: 400,
					json: {
						code: 'woocommerce_rest_cart_error',
						message: 'There is no more of this.',
					},
				} )
			);
			await cartDrawer( page )
				.getByRole( 'button', { name: /Increase quantity/ } )
				.last()
				.click();
			await expect( error ).toContainText( 'no more' );
			await expectInView( error );
		} );
	}
} );

test( 'a line shows the stock status, and a product without an image shows the placeholder', async ( {
	page,
} ) => {
	let change: object = {
		show_backorder_badge: true,
		low_stock_remaining: 2,
		images: [],
	};
	await page.route( /wc\/store\/v1\/cart(\?|$)/, async ( route ) => {
		const response = await route.fetch();
		const cart = await response.json();
		await route.fulfill( {
			response,
			json: {
				...cart,
				items: cart.items.map( ( item: object ) => ( {
					...item,
					...change,
				} ) ),
			},
		} );
	} );
	await openWithMug( page );
	const line = cartDrawer( page ).locator( '.quayside-cart-line' );
	await expect( line ).toContainText( 'Available on backorder' );
	await expect( line.locator( 'img' ) ).toHaveAttribute(
		'src',
		/placeholder/
	);
	await expectAccessible( page, '.quayside-cart-drawer' );
	change = { low_stock_remaining: 2 };
	await page.keyboard.press( 'Escape' );
	await page.locator( '.quayside-cart-link:visible' ).first().click();
	await expect( line ).toContainText( '2 left in stock' );
} );

test.describe( 'a script that does not load', () => {
	test.use( { expectedMessages: [ /Failed to load resource|net::ERR/ ] } );

	test( 'the Remove link in the drawer works without it', async ( {
		page,
	} ) => {
		await openWithMug( page );
		const remove = cartDrawer( page ).getByRole( 'button', {
			name: 'Remove Contract Mug from cart',
		} );
		await expect( remove ).toHaveAttribute(
			'href',
			/remove_item=[0-9a-f]{32}&_wpnonce=\w+$/
		);
		// Simulates a cart script that never loads.
		await remove.evaluate( ( link ) => {
			const copy = link.cloneNode( true ) as HTMLElement;
			copy.classList.remove( 'remove_from_cart_button' );
			copy.removeAttribute( 'data-island-for' );
			link.replaceWith( copy );
		} );
		await remove.click();
		await expect( page ).toHaveURL( /removed_item=1/ );
		await expectCount( page, 0 );
	} );
} );

test( 'a cross-sell is added from the drawer and removed from the list', async ( {
	page,
} ) => {
	await openWithMug( page );
	await cartDrawer( page )
		.getByRole( 'button', { name: 'Add Contract Lamp to cart' } )
		.press( 'Enter' );
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' )
	).toHaveCount( 2 );
	await expect(
		cartDrawer( page ).getByRole( 'button', {
			name: 'Add Contract Lamp to cart',
		} )
	).toHaveCount( 0 );
	await expect(
		cartDrawer( page ).getByRole( 'heading', { name: 'Your cart' } )
	).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expectCount( page, 2 );
} );

test.describe( 'a store that displays prices with taxes', () => {
	test.beforeAll(
		() =>
			void php(
				`update_option( 'woocommerce_calc_taxes', 'yes' );
				update_option( 'woocommerce_tax_display_cart', 'incl' );
				update_option(
					'quayside_shop_settings',
					[ 'free_shipping_from' => 50 ] + (array) get_option( 'quayside_shop_settings', [] )
				);`
			)
	);
	test.afterAll(
		() =>
			void php(
				`update_option( 'woocommerce_calc_taxes', 'no' );
				update_option( 'woocommerce_tax_display_cart', 'excl' );
				delete_option( 'quayside_shop_settings' );`
			)
	);

	test( 'the drawer’s lines, totals, and free shipping include taxes', async ( {
		page,
	} ) => {
		// The response of a store with a tax rate of 20%. The test stores have no rates.
		await page.route( /wc\/store\/v1\/cart(\?|$)/, async ( route ) => {
			const response = await route.fetch();
			const cart = await response.json();
			await route.fulfill( {
				response,
				json: {
					...cart,
					needs_shipping: true,
					items: cart.items.map( ( item: { totals: object } ) => ( {
						...item,
						totals: {
							...item.totals,
							line_subtotal: '1500',
							line_subtotal_tax: '300',
						},
					} ) ),
					totals: {
						...cart.totals,
						total_items: '1500',
						total_items_tax: '300',
						total_discount: '150',
						total_discount_tax: '30',
					},
				},
			} );
		} );
		await openWithMug( page );
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-line__total' )
		).toHaveText( '$18.00' );
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-drawer__subtotal' )
		).toHaveText( '$18.00' );
		await expect( cartDrawer( page ).locator( 'dd' ).nth( 1 ) ).toHaveText(
			'−$1.80'
		);
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-drawer__total dd' )
		).toHaveText( '$16.20' );
		await expect( cartDrawer( page ) ).toContainText(
			'Add $33.80 more to get free shipping.'
		);
		await expect( cartDrawer( page ) ).toContainText(
			'Taxes included. Shipping is calculated at checkout.'
		);
	} );
} );

test.describe( 'settings', () => {
	// Avatars come from elsewhere; WooCommerce's admin asks what SQLite does not know.
	test.use( {
		expectedMessages: [ /gravatar|WordPress database error <div/ ],
	} );

	test( 'settings control the free shipping bar, opening the drawer after an addition, and coupons', async ( {
		page,
	} ) => {
		await logIn( page );
		await page.goto(
			'wp-admin/admin.php?page=wc-settings&tab=quayside-shop'
		);
		await page.getByLabel( 'Free shipping threshold' ).fill( '50' );
		await page
			.getByLabel( 'Open the drawer when a product is added' )
			.check();
		await page.getByLabel( 'Show coupon field in the drawer' ).uncheck();
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect(
			page
				.locator( '#quayside-shop-settings' )
				.getByText( 'Settings saved.' )
		).toBeVisible();
		// The test stores have no shipping method.
		await page.route( /wc\/store\/v1\/cart(\?|$)/, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				json: { ...( await response.json() ), needs_shipping: true },
			} );
		} );
		await page.context().clearCookies( { name: /^wordpress_/ } );

		await page.goto( LIST );
		await page
			.locator( 'a.ajax_add_to_cart[data-product_sku=CONTRACT-MUG]' )
			.click();
		await expect( cartDrawer( page ) ).toBeVisible();
		await expect( cartDrawer( page ) ).toContainText(
			'32.00 more to get free shipping.'
		);
		await expect(
			cartDrawer( page ).getByText( 'Add a coupon' )
		).toHaveCount( 0 );
		await expectAccessible( page, '.quayside-cart-drawer' );
		await page.keyboard.press( 'Escape' );
		await expect(
			page.locator( 'a.ajax_add_to_cart[data-product_sku=CONTRACT-MUG]' )
		).toBeFocused();
	} );
} );
