import { expect, test } from './fixtures';
import { ADDRESS, orderOf, payClassic } from './shop-purchase';
import {
	add,
	applyCoupon,
	asDecidedVisitor,
	cartLink,
	expectCount,
	isWooCommerce,
	LIST,
	prepareShop,
} from './shop-store';
import { php } from './store-contract';

/*
 * The cart beyond what visitors usually do: a megabyte of input, a hundred and one lines, other roles, a server that dies, and pages
 * of yesterday.
 */
const LINES = 101;

const MEGABYTE = 'x'.repeat( 1_000_000 );

test.beforeAll( () => prepareShop() );
test.beforeEach( async ( { page } ) => {
	await asDecidedVisitor( page );
} );

test.describe( 'a megabyte of input', () => {
	// A server that rejects the size answers 413 or 414, and the code is no coupon.
	test.use( { expectedMessages: [ /status of 4\d\d/ ] } );

	test( 'as a coupon code in the drawer shows an error, and the drawer works', async ( {
		page,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await cartLink( page ).click();
		const drawer = page.locator( '#quayside-cart-drawer' );
		await applyCoupon( page, MEGABYTE );
		const error = drawer.locator( '.quayside-cart-drawer__error' );
		await expect( error ).not.toBeEmpty();
		// Its text, which repeats the code, wraps.
		expect(
			await error.evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
			)
		).toBeLessThanOrEqual( 0 );
		await drawer
			.getByRole( 'button', {
				name: 'Increase quantity of Contract Mug',
			} )
			.click();
		await expectCount( page, 2 );
	} );

	test( 'as a quantity leaves the cart as it is', async ( { page } ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await page.goto( 'product/contract-mug/' );
		await page
			.locator( 'form.cart input.qty' )
			.evaluate( ( field, digits ) => {
				Object.assign( field, { type: 'text', value: digits } );
			}, '9'.repeat( 1000 ) );
		await page.locator( '.single_add_to_cart_button' ).click();
		await expect(
			page.locator( '.single_add_to_cart_button' )
		).not.toHaveAttribute( 'aria-busy', 'true' );
		await page.goto( LIST );
		const shown = Number(
			await cartLink( page )
				.locator( '.quayside-cart-count [aria-hidden]' )
				.innerText()
		);
		// Products without a stock limit accept any integer of the server.
		expect( Number.isSafeInteger( shown ) || shown > 1e15 ).toBe( true );
		await cartLink( page ).click();
		await expect(
			page.locator( '#quayside-cart-drawer .quayside-cart-line' )
		).toHaveCount( 1 );
	} );
} );

test( 'a cart with 101 lines is displayed, changed, and removed from', async ( {
	page,
} ) => {
	// WooCommerce adds each line in a request of its own, and calculates all lines each time.
	test.setTimeout( 360_000 );
	const ids = JSON.parse(
		php(
			`$ids = [];
			for ( $i = 1; $i <= ${ LINES }; $i++ ) {
				$p = new WC_Product_Simple();
				$p->set_name( "Line $i" );
				$p->set_regular_price( '1' );
				$p->set_status( 'publish' );
				$p->set_catalog_visibility( 'hidden' );
				$p->save();
				$ids[] = $p->get_id();
			}
			echo wp_json_encode( $ids );`
		)
	) as number[];
	try {
		await page.goto( LIST );
		await page.evaluate( async ( all ) => {
			for ( const id of all ) {
				await fetch( '/?wc-ajax=add_to_cart', {
					method: 'POST',
					body: new URLSearchParams( { product_id: String( id ) } ),
				} );
			}
		}, ids );
		await page.reload();
		await expectCount( page, LINES );
		await cartLink( page ).click();
		const lines = page.locator(
			'#quayside-cart-drawer .quayside-cart-line'
		);
		await expect( lines ).toHaveCount( LINES );
		await lines
			.last()
			.getByRole( 'button', { name: /^Increase/ } )
			.click();
		await expectCount( page, LINES + 1 );
		await lines
			.first()
			.getByRole( 'button', { name: /^Remove/ } )
			.click();
		await expect( lines ).toHaveCount( LINES - 1 );
		await expectCount( page, LINES );
	} finally {
		php(
			`foreach ( json_decode( '${ JSON.stringify(
				ids
			) }' ) as $id ) { wp_delete_post( $id, true ); }`
		);
	}
} );

test.describe( 'a server that dies', () => {
	test.use( { expectedMessages: [ /ERR_(CONNECTION_RESET|FAILED)/ ] } );

	test( 'after it has added an item: an error, and the true cart with the next change', async ( {
		page,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		let isDead = true;
		await page.route( /wc-ajax=|wc\/store/, async ( route ) => {
			if ( isDead && route.request().method() === 'POST' ) {
				await route.fetch();
				await route.abort( 'connectionreset' );
				return;
			}
			await route.continue();
		} );
		await page
			.locator( 'a.ajax_add_to_cart[data-product_sku="CONTRACT-MUG"]' )
			.click();
		await expect(
			page.locator( '[role=alert]:visible' ).first()
		).not.toBeEmpty();
		isDead = false;
		await add( page, 'BAG' );
		await expectCount( page, 3 );
		await expect( page ).toHaveURL( new RegExp( LIST ) );
	} );
} );

test( 'a page of yesterday, from a cache, adds to the cart and orders', async ( {
	page,
} ) => {
	const nonces = /("[a-z_]*nonce":")[0-9a-f]{10}"/g;
	await page.route( /\/(product-category|product)\//, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: ( await response.text() )
				.replace( nonces, '$10123456789"' )
				.replace(
					/(name="[^"]*nonce" value=")[0-9a-f]{10}"/g,
					'$10123456789"'
				),
		} );
	} );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.goto( 'product/contract-mug/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expectCount( page, 2 );
	const order = await payClassic( page );
	expect( order.paid ).toBe( true );
} );

for ( const role of [ 'subscriber', 'shop_manager', 'administrator' ] ) {
	test( `a visitor with the role ${ role } buys with the toolbar`, async ( {
		page,
	} ) => {
		test.skip( ! isWooCommerce(), 'needs the roles of WooCommerce' );
		const login = `limits-${ role }`;
		const id = php(
			`echo wp_insert_user( [
				'user_login' => '${ login }',
				'user_pass' => 'secret of ${ login }',
				'user_email' => '${ login }@example.com',
				'role' => '${ role }',
				'show_admin_bar_front' => 'true',
			] );`
		).trim();
		try {
			await page.goto( 'wp-login.php?redirect_to=%2F' );
			// The page moves the focus there after a moment.
			await expect( page.locator( '#user_login' ) ).toBeFocused();
			await page.locator( '#user_login' ).fill( login );
			await page.locator( '#user_pass' ).fill( `secret of ${ login }` );
			await page.locator( '#wp-submit' ).click();
			await page.goto( LIST );
			await add( page, 'MUG' );
			await cartLink( page ).click();
			await expect(
				page.locator( '#quayside-cart-drawer .quayside-cart-line' )
			).toHaveCount( 1 );
			await page.goto( 'checkout/' );
			for ( const [ field, value ] of Object.entries( ADDRESS ) ) {
				await page.locator( `#billing_${ field }` ).fill( value );
			}
			await page
				.locator( 'label[for=payment_method_quayside_test]' )
				.click();
			await page.locator( '#place_order' ).click();
			const order = await orderOf( page );
			expect( order.paid ).toBe( true );
			expect( order.customer ).toBe( Number( id ) );
		} finally {
			php(
				`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ id } );`
			);
		}
	} );
}
