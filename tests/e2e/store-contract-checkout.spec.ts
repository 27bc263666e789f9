import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import {
	expectUncached,
	makeContractProducts,
	php,
	productId,
	wcAjax,
} from './store-contract';

/*
 * From the cart to an order: the classic checkout with cash on delivery, as guest and as customer, and the stored
 * order.
 */
test.beforeAll( makeContractProducts );

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Quay',
	country: 'DE',
	address_1: 'Am Kai 1',
	city: 'Berlin',
	postcode: '10115',
	phone: '030123456',
	email: 'ada@example.org',
};

const billing = (
	values: Partial< typeof ADDRESS > = {}
): Record< string, string > =>
	Object.fromEntries(
		Object.entries( { ...ADDRESS, ...values } ).map(
			( [ name, value ] ) => [ `billing_${ name }`, value ]
		)
	);

/** Adds a mug to the cart, opens the checkout, and returns its nonce. */
async function openCheckout( page: Page ): Promise< string > {
	await wcAjax( page.request, 'add_to_cart', {
		product_id: await productId( page.request, 'MUG' ),
	} );
	await page.goto( 'checkout/' );
	return page
		.locator(
			'form.checkout input[name="woocommerce-process-checkout-nonce"]'
		)
		.first()
		.inputValue();
}

/** Returns the order number in the page's URL. */
const orderOf = ( url: string ): number =>
	Number( /order-received\/(\d+)/.exec( url )?.[ 1 ] );

test( 'the checkout has its form, fields, and attribution elements', async ( {
	page,
} ) => {
	const headers = ( await openCheckout( page ),
	await page.reload() )?.headers();
	expect( headers?.[ 'cache-control' ] ).toBe(
		'no-cache, must-revalidate, max-age=0, private'
	);
	const form = page.locator(
		'form.checkout.woocommerce-checkout[name="checkout"][method="post"]'
	);
	for ( const name of Object.keys( ADDRESS ) ) {
		await expect(
			form.locator(
				`#billing_${ name }_field.form-row.validate-required [name="billing_${ name }"]`
			),
			name
		).toHaveCount( 1 );
	}
	await expect( form.locator( '#billing_email' ) ).toHaveAttribute(
		'autocomplete',
		'section-billing billing email'
	);
	await expect(
		form.locator( '#order_comments_field textarea[name="order_comments"]' )
	).toHaveCount( 1 );
	await expect(
		form.locator(
			'table.woocommerce-checkout-review-order-table tr.cart_item .product-quantity'
		)
	).toHaveText( /×\s1/ );
	await expect(
		form.locator(
			'#payment.woocommerce-checkout-payment input#payment_method_cod[type="radio"][name="payment_method"]'
		)
	).toHaveCount( 1 );
	await expect(
		form.locator(
			'button#place_order[name="woocommerce_checkout_place_order"]'
		)
	).toHaveText( 'Place order' );
	expect(
		await form.locator( 'wc-order-attribution-inputs' ).count()
	).toBeGreaterThan( 0 );
	await expect(
		page.locator( '.woocommerce-form-coupon-toggle a.showcoupon' )
	).toHaveCount( 1 );
} );

test( 'an invalid form returns its errors with their fields', async ( {
	page,
} ) => {
	const nonce = await openCheckout( page );
	const form = {
		...billing( { first_name: '', email: 'nothing' } ),
		payment_method: 'cod',
		'woocommerce-process-checkout-nonce': nonce,
	};
	const answer = await wcAjax( page.request, 'checkout', form );
	expectUncached( answer );
	const { messages, ...rest } = ( await answer.json() ) as {
		messages: string;
	};
	expect( rest ).toEqual( {
		result: 'failure',
		refresh: false,
		reload: false,
	} );
	// WooCommerce's own list, or the theme's, which keeps the list's role.
	expect( messages.replace( /\s+/g, ' ' ).trim() ).toMatch(
		/^(?:<ul class="woocommerce-error" role="alert">|<div class="woocommerce-error" role="alert"><ul>) ?<li data-id="billing_first_name"> ?<strong>Billing First name<\/strong> is a required field\. ?<\/li> ?<li data-id="billing_email"> ?<strong>Billing Email address<\/strong> is not a valid email address\. ?<\/li> ?<\/ul>(?:<\/div>)?$/
	);
	const stale = ( await (
		await wcAjax( page.request, 'checkout', {
			...form,
			'woocommerce-process-checkout-nonce': 'stale',
		} )
	).json() ) as { messages: string };
	expect( stale ).toMatchObject( {
		result: 'failure',
		refresh: true,
		reload: false,
	} );
	expect( stale.messages ).toContain(
		'We were unable to process your order, please try again.'
	);
} );

test( 'update_order_review returns two fragments', async ( { page } ) => {
	await openCheckout( page );
	// The scripts of the checkout, and their parameters, are there after the first interaction.
	await page.locator( '#billing_first_name' ).focus();
	const parameters = await page.waitForFunction(
		() =>
			(
				window as unknown as {
					wc_checkout_params?: { update_order_review_nonce: string };
				}
			 ).wc_checkout_params
	);
	const nonce = await parameters.evaluate(
		( value ) => value?.update_order_review_nonce ?? ''
	);
	const answer = await (
		await wcAjax( page.request, 'update_order_review', {
			security: nonce,
			country: 'DE',
			city: 'Berlin',
			postcode: '10115',
			post_data: '',
		} )
	).json();
	expect( answer ).toMatchObject( {
		result: 'success',
		messages: '',
		reload: false,
	} );
	expect( Object.keys( answer.fragments ) ).toEqual(
		expect.arrayContaining( [
			'.woocommerce-checkout-review-order-table',
			'.woocommerce-checkout-payment',
		] )
	);
	expect(
		answer.fragments[ '.woocommerce-checkout-payment' ].trim()
	).toMatch( /^<div id="payment" class="woocommerce-checkout-payment">/ );
} );

test( 'a guest places an order in the browser: page, order, emails', async ( {
	page,
} ) => {
	await openCheckout( page );
	await page
		.locator( '#billing_country' )
		.selectOption( 'DE', { force: true } );
	for ( const [ name, value ] of Object.entries( {
		...ADDRESS,
		country: '',
	} ) ) {
		if ( value ) {
			await page.locator( `#billing_${ name }` ).fill( value );
		}
	}
	await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
	// Other tests may have left another payment method.
	await page.locator( 'label[for=payment_method_cod]' ).click();
	await page.locator( '#place_order' ).click();
	await page.waitForURL(
		/\/checkout\/order-received\/\d+\/\?key=wc_order_\w+$/
	);
	const order = orderOf( page.url() );
	await expect(
		page.locator(
			'.woocommerce-order .woocommerce-thankyou-order-received'
		)
	).toHaveText( 'Thank you. Your order has been received.' );
	await expect(
		page.locator( 'ul.woocommerce-order-overview .order strong' )
	).toHaveText( String( order ) );
	await expect(
		page.locator( 'ul.woocommerce-order-overview .total .amount' )
	).toHaveText( /18[.,]00/ );
	await expect(
		page.locator( 'ul.woocommerce-order-overview .method strong' )
	).toHaveText( 'Cash on delivery' );
	await expect(
		page.locator(
			'table.woocommerce-table--order-details tr.order_item td.product-name'
		)
	).toHaveText( /Contract Mug\s*×\s1/ );
	expect(
		( await page.context().cookies() ).map( ( { name } ) => name )
	).not.toContain( 'woocommerce_items_in_cart' );
	await page.goto( page.url().replace( /key=\w+/, 'key=wc_order_wrong' ) );
	await expect(
		page.locator( 'table.woocommerce-table--order-details' )
	).toHaveCount( 0 );
	if ( SITE_FOLDER ) {
		const mail = join( SITE_FOLDER, 'wp-content/mail' );
		const to = readdirSync( mail ).map(
			( name ) =>
				JSON.parse( readFileSync( join( mail, name ), 'utf8' ) ) as {
					to: string | string[];
					subject: string;
				}
		);
		const about = to
			.filter( ( { subject } ) => /order/i.test( subject ) )
			.map( ( entry ) => String( entry.to ) );
		expect( about ).toContain( ADDRESS.email );
		expect( about.length ).toBeGreaterThan( 1 );
	}
} );

test( 'an order stores address, lines, and attribution', async ( { page } ) => {
	test.skip( ! SITE_FOLDER, 'Looks into the site: QUAYSIDE_FOLDER.' );
	const nonce = await openCheckout( page );
	const attribution = {
		source_type: 'utm',
		utm_source: 'harbour',
		utm_campaign: 'autumn',
		session_pages: '3',
		referrer: '(none)',
		user_agent:
			'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile',
	};
	const answer = await wcAjax( page.request, 'checkout', {
		...billing(),
		payment_method: 'cod',
		order_comments: 'Ring twice.',
		'woocommerce-process-checkout-nonce': nonce,
		...Object.fromEntries(
			Object.entries( attribution ).map( ( [ name, value ] ) => [
				`wc_order_attribution_${ name }`,
				value,
			] )
		),
	} );
	const { redirect, ...rest } = ( await answer.json() ) as {
		redirect: string;
		result: string;
		order_id: number;
	};
	const id = orderOf( redirect );
	expect( rest ).toEqual( { result: 'success', order_id: id } );
	const order = JSON.parse(
		php( `$o = wc_get_order( ${ id } );
		$i = current( $o->get_items() );
		$meta = [];
		foreach ( $o->get_meta_data() as $m ) {
			if ( str_starts_with( $m->key, '_wc_order_attribution_' ) ) {
				$meta[ substr( $m->key, 22 ) ] = $m->value;
			}
		}
		ksort( $meta );
			echo wp_json_encode( [
				$o->get_status(),
				$o->get_total(),
				$o->get_billing_city(),
				$o->get_customer_note(),
				$o->get_payment_method(),
				$o->get_created_via(),
				$o->get_customer_id(),
				count( $o->get_items() ),
				$i->get_name(),
				$i->get_quantity(),
				(float) $i->get_total(),
				$o->get_item_count(),
				$meta,
			] );` )
	);
	expect( order.slice( 0, 12 ) ).toEqual( [
		'processing',
		'18.00',
		'Berlin',
		'Ring twice.',
		'cod',
		'checkout',
		0,
		1,
		'Contract Mug',
		1,
		18,
		1,
	] );
	expect( order[ 12 ] ).toEqual( {
		device_type: 'Mobile',
		session_pages: '3',
		source_type: 'utm',
		user_agent: attribution.user_agent,
		utm_campaign: 'autumn',
		utm_source: 'harbour',
	} );
} );

test( "a customer's order is in the account", async ( { page } ) => {
	await page.goto( 'my-account/' );
	const registration = await page.request.post( 'my-account/', {
		form: {
			email: `buyer-${ Date.now() }@example.org`,
			password: 'quay.side-73-contract',
			register: 'Register',
			'woocommerce-register-nonce': await page
				.locator( 'input[name="woocommerce-register-nonce"]' )
				.inputValue(),
		},
	} );
	expect( await registration.text() ).toContain(
		'woocommerce-MyAccount-navigation'
	);
	const nonce = await openCheckout( page );
	// An open checkout reloads when its cart is empty.
	await page.goto( 'about:blank' );
	const { redirect } = ( await (
		await wcAjax( page.request, 'checkout', {
			...billing(),
			payment_method: 'cod',
			'woocommerce-process-checkout-nonce': nonce,
		} )
	).json() ) as { redirect: string };
	const id = orderOf( redirect );
	await page.goto( 'my-account/orders/' );
	const row = page.locator(
		'table.woocommerce-orders-table tr.woocommerce-orders-table__row--status-processing'
	);
	await expect( row ).toContainText( `#${ id }` );
	await row.locator( 'a.woocommerce-button.view' ).click();
	expect( page.url() ).toMatch(
		new RegExp( `/my-account/view-order/${ id }/$` )
	);
	await expect(
		page.locator( '.woocommerce-MyAccount-content .order-status' )
	).toHaveText( 'Processing' );
	await page.context().clearCookies();
	await page.goto( `my-account/view-order/${ id }/` );
	await expect(
		page.locator( 'table.woocommerce-table--order-details' )
	).toHaveCount( 0 );
} );
