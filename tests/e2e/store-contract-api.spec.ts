import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	cookiesOf,
	makeContractProducts,
	productIds,
	wcAjax,
} from './store-contract';

/*
 * The Store API's cart (wc/store/v1), its nonce rules, errors, and batches.
 */
test.beforeAll( makeContractProducts );

const API = 'wp-json/wc/store/v1/';
const key = ( id: number ): string =>
	createHash( 'md5' ).update( String( id ) ).digest( 'hex' );

/** Reads the cart and returns the nonce for changes. */
const nonceOf = async ( request: APIRequestContext ): Promise< string > =>
	( await request.get( `${ API }cart` ) ).headers().nonce ?? '';

const post = (
	request: APIRequestContext,
	path: string,
	data: object,
	nonce?: string
): Promise< APIResponse > =>
	request.post( API + path, {
		data,
		headers: nonce === undefined ? {} : { Nonce: nonce },
	} );

test( 'the empty cart has every property', async ( { request } ) => {
	const answer = await request.get( `${ API }cart` );
	expect( answer.status() ).toBe( 200 );
	const headers = answer.headers();
	expect( headers[ 'cache-control' ] ).toBe( 'no-store' );
	expect( headers.nonce ).toMatch( /^[0-9a-f]{10}$/ );
	expect( headers[ 'nonce-timestamp' ] ).toMatch( /^\d{10}$/ );
	expect( headers[ 'cart-token' ] ).toMatch( /^[\w-]+\.[\w-]+\.[\w-]+$/ );
	expect( headers[ 'cart-hash' ] ).toBe( '' );
	expect( headers[ 'user-id' ] ).toBe( '0' );
	expect( cookiesOf( answer ) ).toEqual( {} );
	const cart = await answer.json();
	expect( Object.keys( cart ) ).toEqual( [
		'items',
		'coupons',
		'fees',
		'totals',
		'shipping_address',
		'billing_address',
		'needs_payment',
		'needs_shipping',
		'payment_requirements',
		'has_calculated_shipping',
		'shipping_rates',
		'items_count',
		'items_weight',
		'cross_sells',
		'errors',
		'payment_methods',
		'extensions',
	] );
	expect( cart.totals ).toMatchObject( {
		total_items: '0',
		total_shipping: null,
		total_price: '0',
		tax_lines: [],
		currency_minor_unit: 2,
	} );
	expect( Object.keys( cart.billing_address ) ).toEqual( [
		'first_name',
		'last_name',
		'company',
		'address_1',
		'address_2',
		'city',
		'state',
		'postcode',
		'country',
		'email',
		'phone',
	] );
	expect( cart.extensions ).toEqual( {} );
} );

test( 'changes require a valid nonce', async ( { request } ) => {
	const { MUG } = await productIds( request );
	const missing = await post( request, 'cart/add-item', { id: MUG } );
	expect( missing.status() ).toBe( 401 );
	expect( await missing.json() ).toMatchObject( {
		code: 'woocommerce_rest_missing_nonce',
		data: { status: 401 },
	} );
	const stale = await post( request, 'cart/add-item', { id: MUG }, 'stale' );
	expect( stale.status() ).toBe( 403 );
	expect( await stale.json() ).toMatchObject( {
		code: 'woocommerce_rest_invalid_nonce',
		message: 'Nonce is invalid.',
		data: { status: 403 },
	} );
	expect( stale.headers().nonce ).toMatch( /^[0-9a-f]{10}$/ );
} );

test( 'add-item returns 201 with the line in WooCommerce’s format', async ( {
	request,
	baseURL,
} ) => {
	const { MUG = 0, BAG = 0 } = await productIds( request );
	const nonce = await nonceOf( request );
	const answer = await post(
		request,
		'cart/add-item',
		{ id: MUG, quantity: 2 },
		nonce
	);
	expect( answer.status() ).toBe( 201 );
	expect( Object.keys( cookiesOf( answer ) ).sort() ).toEqual( [
		'woocommerce_cart_hash',
		'woocommerce_items_in_cart',
		'wp_woocommerce_session_HASH',
	] );
	const cart = await answer.json();
	expect( answer.headers()[ 'cart-hash' ] ).toMatch( /^[0-9a-f]{32}$/ );
	const money = {
		currency_minor_unit: 2,
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
	};
	expect( cart.items[ 0 ] ).toMatchObject( {
		key: key( MUG ),
		id: MUG,
		type: 'simple',
		quantity: 2,
		quantity_limits: {
			minimum: 1,
			maximum: 9999,
			multiple_of: 1,
			editable: true,
		},
		name: 'Contract Mug',
		short_description: '<p>Made for the contract.</p>',
		description: '<p>A long text.</p>',
		sku: 'CONTRACT-MUG',
		low_stock_remaining: null,
		backorders_allowed: false,
		show_backorder_badge: false,
		sold_individually: false,
		permalink: `${ baseURL }product/contract-mug/`,
		images: [],
		variation: [],
		item_data: [],
		prices: {
			price: '1800',
			regular_price: '1800',
			sale_price: '1800',
			price_range: null,
			...money,
			raw_prices: {
				precision: 6,
				price: '18000000',
				regular_price: '18000000',
				sale_price: '18000000',
			},
		},
		totals: {
			line_subtotal: '3600',
			line_subtotal_tax: '0',
			line_total: '3600',
			line_total_tax: '0',
			...money,
		},
		catalog_visibility: 'visible',
		extensions: {},
	} );
	expect( cart ).toMatchObject( {
		items_count: 2,
		needs_payment: true,
		needs_shipping: false,
		totals: {
			total_items: '3600',
			total_price: '3600',
			total_discount: '0',
		},
	} );
	const second = await (
		await post( request, 'cart/add-item', { id: BAG, quantity: 1 }, nonce )
	).json();
	expect( second.items[ 1 ].prices ).toMatchObject( {
		price: '3900',
		regular_price: '4590',
		sale_price: '3900',
	} );
} );

test( 'a variation is found by its values and returned in their order', async ( {
	request,
} ) => {
	const { BLANKET = 0 } = await productIds( request );
	const nonce = await nonceOf( request );
	const cart = await (
		await post(
			request,
			'cart/add-item',
			{
				id: BLANKET,
				quantity: 1,
				variation: [
					{ attribute: 'Size', value: 'Large' },
					{ attribute: 'Colour', value: 'Blue' },
				],
			},
			nonce
		)
	).json();
	expect( cart.items[ 0 ] ).toMatchObject( {
		type: 'variation',
		name: 'Contract Blanket',
		sku: 'CONTRACT-BLANKET',
		variation: [
			{
				raw_attribute: 'attribute_colour',
				attribute: 'Colour',
				value: 'Blue',
			},
			{
				raw_attribute: 'attribute_size',
				attribute: 'Size',
				value: 'Large',
			},
		],
		prices: { price: '5000', regular_price: '6000' },
	} );
	expect( cart.items[ 0 ].id ).not.toBe( BLANKET );
	const again = await (
		await post(
			request,
			'cart/add-item',
			{ id: cart.items[ 0 ].id, quantity: 1 },
			nonce
		)
	).json();
	expect( again.items ).toHaveLength( 1 );
	expect( again.items[ 0 ].quantity ).toBe( 2 );
} );

test( 'products that cannot be added return an error', async ( {
	request,
} ) => {
	const { LAMP, GONE } = await productIds( request );
	const nonce = await nonceOf( request );
	for ( const [ data, code ] of [
		[
			{ id: 999999, quantity: 1 },
			'woocommerce_rest_cart_invalid_product',
		],
		[
			{ id: LAMP, quantity: 9 },
			'woocommerce_rest_product_partially_out_of_stock',
		],
		[ { id: GONE, quantity: 1 }, 'woocommerce_rest_product_out_of_stock' ],
	] as const ) {
		const answer = await post( request, 'cart/add-item', data, nonce );
		expect( answer.status(), code ).toBe( 400 );
		expect( await answer.json() ).toMatchObject( {
			code,
			data: { status: 400 },
		} );
	}
} );

test( 'update-item and remove-item work, and an unknown line returns 409 with the cart', async ( {
	request,
} ) => {
	const { MUG = 0 } = await productIds( request );
	const nonce = await nonceOf( request );
	await post( request, 'cart/add-item', { id: MUG, quantity: 1 }, nonce );
	for ( const action of [ 'update-item', 'remove-item' ] ) {
		const unknown = await post(
			request,
			`cart/${ action }`,
			{ key: 'nothing', quantity: 1 },
			nonce
		);
		expect( unknown.status() ).toBe( 409 );
		expect( await unknown.json() ).toMatchObject( {
			code: 'woocommerce_rest_cart_invalid_key',
			data: { status: 409, cart: { items_count: 1 } },
		} );
	}
	expect(
		await (
			await post(
				request,
				'cart/update-item',
				{ key: key( MUG ), quantity: 5 },
				nonce
			)
		).json()
	).toMatchObject( { items_count: 5, totals: { total_price: '9000' } } );
	const removed = await post(
		request,
		'cart/remove-item',
		{ key: key( MUG ) },
		nonce
	);
	expect( removed.status() ).toBe( 200 );
	expect( await removed.json() ).toMatchObject( {
		items: [],
		items_count: 0,
	} );
	expect( cookiesOf( removed ).woocommerce_items_in_cart ).toContain(
		'max-age=0'
	);
} );

test( 'coupons are applied and removed', async ( { request } ) => {
	const { MUG } = await productIds( request );
	const nonce = await nonceOf( request );
	await post( request, 'cart/add-item', { id: MUG, quantity: 5 }, nonce );
	const applied = await (
		await post(
			request,
			'cart/apply-coupon',
			{ code: 'contract10' },
			nonce
		)
	).json();
	expect( applied ).toMatchObject( {
		coupons: [
			{
				code: 'contract10',
				discount_type: 'percent',
				totals: { total_discount: '900', total_discount_tax: '0' },
			},
		],
		totals: {
			total_items: '9000',
			total_discount: '900',
			total_price: '8100',
		},
		items: [ { totals: { line_subtotal: '9000', line_total: '8100' } } ],
	} );
	for ( const [ action, code ] of [
		[ 'apply-coupon', 'contract10' ],
		[ 'apply-coupon', 'nonsense' ],
		[ 'remove-coupon', 'nonsense' ],
	] as const ) {
		const refused = await post(
			request,
			`cart/${ action }`,
			{ code },
			nonce
		);
		expect( refused.status() ).toBe( 400 );
		expect( await refused.json() ).toMatchObject( {
			code: 'woocommerce_rest_cart_coupon_error',
		} );
	}
	expect(
		await (
			await post(
				request,
				'cart/remove-coupon',
				{ code: 'contract10' },
				nonce
			)
		).json()
	).toMatchObject( { coupons: [], totals: { total_price: '9000' } } );
	expect(
		(
			await post(
				request,
				'cart/remove-coupon',
				{ code: 'contract10' },
				nonce
			)
		).status()
	).toBe( 409 );
} );

test( 'a batch returns a response for each request, with its own nonce', async ( {
	request,
} ) => {
	const { MUG, BAG } = await productIds( request );
	const nonce = await nonceOf( request );
	const entry = ( id: number | undefined, Nonce: string ) => ( {
		path: '/wc/store/v1/cart/add-item',
		method: 'POST',
		headers: { Nonce },
		body: { id, quantity: 1 },
	} );
	const answer = await post( request, 'batch', {
		requests: [
			entry( MUG, nonce ),
			entry( BAG, nonce ),
			entry( MUG, 'stale' ),
		],
	} );
	expect( answer.status() ).toBe( 207 );
	const { responses } = await answer.json();
	expect(
		responses.map( ( { status }: { status: number } ) => status )
	).toEqual( [ 201, 201, 403 ] );
	expect( responses[ 1 ].body.items_count ).toBe( 2 );
	expect( responses[ 1 ].headers.Nonce ).toMatch( /^[0-9a-f]{10}$/ );
} );

test( 'wc-ajax and the Store API share one cart', async ( { request } ) => {
	const { MUG = 0 } = await productIds( request );
	const { cart_hash: hash } = await (
		await wcAjax( request, 'add_to_cart', { product_id: MUG, quantity: 2 } )
	).json();
	const answer = await request.get( `${ API }cart` );
	expect( ( await answer.json() ).items_count ).toBe( 2 );
	expect( answer.headers()[ 'cart-hash' ] ).toBe( hash );
} );
