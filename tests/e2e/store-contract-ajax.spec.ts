import { createHash } from 'node:crypto';
import { expect, test } from './fixtures';
import {
	cookiesOf,
	expectUncached,
	makeContractProducts,
	productId,
	productIds,
	showHtml,
	wcAjax,
} from './store-contract';
import type { CartAnswer } from './store-contract';

/*
 * The wc-ajax endpoints of WooCommerce 10.8. The same assertions run on the stand-in store and on WooCommerce. A
 * difference is a defect of the stand-in.
 */
test.beforeAll( makeContractProducts );

const key = ( id: number ): string =>
	createHash( 'md5' ).update( String( id ) ).digest( 'hex' );

test( 'add_to_cart returns the mini-cart and the hash, and sets three cookies', async ( {
	request,
	page,
	baseURL,
} ) => {
	const { pathname: path } = new URL( baseURL ?? '' );
	const id = await productId( request, 'MUG' );
	const answer = await wcAjax( request, 'add_to_cart', {
		product_id: id,
		quantity: 2,
	} );
	expect( answer.status() ).toBe( 200 );
	expect( answer.headers()[ 'content-type' ] ).toBe(
		'application/json; charset=UTF-8'
	);
	expectUncached( answer );
	const { fragments, cart_hash: hash } =
		( await answer.json() ) as CartAnswer;
	expect( hash ).toMatch( /^[0-9a-f]{32}$/ );
	const cookies = cookiesOf( answer );
	expect( cookies.woocommerce_items_in_cart ).toBe(
		`woocommerce_items_in_cart=1; path=${ path }`
	);
	expect( cookies.woocommerce_cart_hash ).toBe(
		`woocommerce_cart_hash=${ hash }; path=${ path }`
	);
	expect( cookies.wp_woocommerce_session_HASH ).toMatch(
		/; expires=[^;]+; max-age=172[78]\d\d; path=\/[^;]*; httponly$/
	);

	await showHtml(
		page,
		fragments[ 'div.widget_shopping_cart_content' ] ?? ''
	);
	const line = page.locator(
		'div.widget_shopping_cart_content > ul.woocommerce-mini-cart.cart_list.product_list_widget > li.woocommerce-mini-cart-item.mini_cart_item'
	);
	await expect( line ).toHaveCount( 1 );
	await expect( line.locator( '> .quantity' ) ).toHaveText(
		/2 × .*18[.,]00/
	);
	const remove = line.locator(
		'> a.remove.remove_from_cart_button[role="button"]'
	);
	await expect( remove ).toHaveAttribute( 'data-product_id', String( id ) );
	await expect( remove ).toHaveAttribute( 'data-cart_item_key', key( id ) );
	await expect( remove ).toHaveAttribute(
		'data-product_sku',
		'CONTRACT-MUG'
	);
	await expect( remove ).toHaveAttribute(
		'data-success_message',
		'“Contract Mug” has been removed from your cart'
	);
	await expect( remove ).toHaveAttribute(
		'aria-label',
		'Remove Contract Mug from cart'
	);
	await expect( remove ).toHaveAttribute(
		'href',
		new RegExp(
			`/cart/\\?remove_item=${ key( id ) }&_wpnonce=[0-9a-f]{10}$`
		)
	);
	await expect(
		line.locator( '> a[href*="/product/contract-mug/"] > img' )
	).toHaveCount( 1 );
	await expect(
		page.locator(
			'p.woocommerce-mini-cart__total.total .woocommerce-Price-amount.amount'
		)
	).toHaveText( /36[.,]00/ );
	await expect(
		page.locator(
			'p.woocommerce-mini-cart__buttons.buttons > a.button.wc-forward'
		)
	).toHaveText( [ 'View cart', 'Checkout' ] );
	await expect(
		page.locator( 'p.woocommerce-mini-cart__buttons > a.checkout' )
	).toHaveAttribute( 'href', /\/checkout\/$/ );
} );

test( 'a second product changes only the hash cookie, and a refresh changes nothing', async ( {
	request,
} ) => {
	const { MUG = 0, BAG = 0 } = await productIds( request );
	const first = ( await (
		await wcAjax( request, 'add_to_cart', { product_id: MUG } )
	).json() ) as CartAnswer;
	const second = await wcAjax( request, 'add_to_cart', { product_id: BAG } );
	const { cart_hash: hash } = ( await second.json() ) as CartAnswer;
	expect( hash ).not.toBe( first.cart_hash );
	expect( Object.keys( cookiesOf( second ) ) ).toEqual( [
		'woocommerce_cart_hash',
	] );
	const refresh = await wcAjax( request, 'get_refreshed_fragments', {
		time: 1,
	} );
	expectUncached( refresh );
	expect( cookiesOf( refresh ) ).toEqual( {} );
	const again = ( await refresh.json() ) as CartAnswer;
	expect( again.cart_hash ).toBe( hash );
	expect( again.fragments[ 'div.widget_shopping_cart_content' ] ).toContain(
		'CONTRACT-BAG'
	);
} );

test( 'adding a product twice creates one line', async ( { request } ) => {
	const id = await productId( request, 'MUG' );
	await wcAjax( request, 'add_to_cart', { product_id: id } );
	const answer = ( await (
		await wcAjax( request, 'add_to_cart', { product_id: id, quantity: 3 } )
	).json() ) as CartAnswer;
	const html = answer.fragments[ 'div.widget_shopping_cart_content' ] ?? '';
	expect( html.match( /woocommerce-mini-cart-item/g ) ).toHaveLength( 1 );
	expect( html ).toMatch( /4 &times;/ );
} );

test( 'remove_from_cart removes a line, and the last one expires the cookies', async ( {
	request,
} ) => {
	const id = await productId( request, 'MUG' );
	await wcAjax( request, 'add_to_cart', { product_id: id } );
	const answer = await wcAjax( request, 'remove_from_cart', {
		cart_item_key: key( id ),
	} );
	expectUncached( answer );
	const { fragments, cart_hash: hash } =
		( await answer.json() ) as CartAnswer;
	expect( hash ).toBe( '' );
	expect( fragments[ 'div.widget_shopping_cart_content' ] ).toContain(
		'<p class="woocommerce-mini-cart__empty-message">No products in the cart.</p>'
	);
	const cookies = cookiesOf( answer );
	expect( cookies.woocommerce_items_in_cart ).toContain( 'max-age=0' );
	expect( cookies.woocommerce_cart_hash ).toContain( 'max-age=0' );
} );

test( 'an unknown line is rejected', async ( { request } ) => {
	const answer = await wcAjax( request, 'remove_from_cart', {
		cart_item_key: 'nothing',
	} );
	expect( answer.status() ).toBe( 200 );
	expectUncached( answer );
	expect( await answer.json() ).toEqual( { success: false } );
} );

test( 'products that cannot be added return their URL', async ( {
	request,
	baseURL,
} ) => {
	const {
		LAMP = 0,
		GONE = 0,
		ONE = 0,
		BLANKET = 0,
	} = await productIds( request );
	const page = ( slug: string ) => ( {
		error: true,
		product_url: `${ baseURL }product/${ slug }/`,
	} );
	const add = async ( id: number, quantity = 1 ) =>
		(
			await wcAjax( request, 'add_to_cart', { product_id: id, quantity } )
		).json();
	expect( await add( 999999 ) ).toEqual( {
		error: true,
		product_url: false,
	} );
	expect( await add( LAMP, 9 ) ).toEqual( page( 'contract-lamp' ) );
	expect( await add( GONE ) ).toEqual( page( 'contract-tea' ) );
	expect( await add( BLANKET ) ).toEqual( page( 'contract-blanket' ) );
	expect( await add( ONE ) ).toHaveProperty( 'cart_hash' );
	expect( await add( ONE ) ).toEqual( page( 'contract-print' ) );
} );

test( 'the response is empty without a product and on an unknown endpoint', async ( {
	request,
} ) => {
	for ( const endpoint of [ 'add_to_cart', 'nothing_of_this_name' ] ) {
		const answer = await wcAjax( request, endpoint );
		expect( answer.status() ).toBe( 200 );
		expect( answer.headers()[ 'content-type' ] ).toBe(
			'text/html; charset=UTF-8'
		);
		expectUncached( answer );
		expect( await answer.text() ).toBe( '' );
	}
} );

test( 'a variation is added by its own ID', async ( { request } ) => {
	const blanket = await productId( request, 'BLANKET' );
	const found = await (
		await wcAjax( request, 'get_variation', {
			product_id: blanket,
			attribute_size: 'Large',
			attribute_colour: 'Blue',
		} )
	).json();
	expect( found ).toMatchObject( {
		attributes: { attribute_size: 'Large', attribute_colour: 'Blue' },
		display_price: 50,
		display_regular_price: 60,
		is_in_stock: true,
		is_purchasable: true,
		variation_is_active: true,
		variation_is_visible: true,
		max_qty: '',
		min_qty: 1,
		sku: 'CONTRACT-BLANKET',
	} );
	expect( Object.keys( found ).sort() ).toEqual(
		expect.arrayContaining( [
			'availability_html',
			'backorders_allowed',
			'dimensions',
			'dimensions_html',
			'image',
			'image_id',
			'is_downloadable',
			'is_sold_individually',
			'is_virtual',
			'price_html',
			'variation_description',
			'variation_id',
			'weight',
			'weight_html',
		] )
	);
	expect( found.price_html ).toMatch(
		/^<span class="price"><del aria-hidden="true">.*<ins aria-hidden="true">/
	);
	expect(
		await (
			await wcAjax( request, 'get_variation', {
				product_id: blanket,
				attribute_size: 'Small',
				attribute_colour: 'Blue',
			} )
		).json()
	).toBe( false );
	const added = ( await (
		await wcAjax( request, 'add_to_cart', {
			product_id: found.variation_id,
		} )
	).json() ) as CartAnswer;
	expect( added.fragments[ 'div.widget_shopping_cart_content' ] ).toMatch(
		new RegExp( `data-product_id="${ blanket }"` )
	);
	expect( added.fragments[ 'div.widget_shopping_cart_content' ] ).toMatch(
		/Contract Blanket - Large, Blue/
	);
} );

test( 'coupon endpoints require their nonce', async ( { request } ) => {
	for ( const endpoint of [
		'apply_coupon',
		'remove_coupon',
		'update_order_review',
	] ) {
		const answer = await wcAjax( request, endpoint, {
			coupon_code: 'contract10',
			coupon: 'contract10',
		} );
		expect( answer.status(), endpoint ).toBe( 403 );
		expect( await answer.text() ).toBe( '-1' );
	}
} );

test( 'get_cart_totals returns the totals', async ( { request, page } ) => {
	await wcAjax( request, 'add_to_cart', {
		product_id: await productId( request, 'BAG' ),
	} );
	const answer = await wcAjax( request, 'get_cart_totals' );
	expectUncached( answer );
	await showHtml( page, await answer.text() );
	await expect(
		page.locator(
			'.cart_totals table.shop_table tr.cart-subtotal td[data-title="Subtotal"]'
		)
	).toHaveText( /39[.,]00/ );
	await expect(
		page.locator( '.cart_totals tr.order-total td strong .amount' )
	).toHaveText( /39[.,]00/ );
	await expect(
		page.locator(
			'.wc-proceed-to-checkout > a.checkout-button.button.alt.wc-forward'
		)
	).toHaveAttribute( 'href', /\/checkout\/$/ );
} );
