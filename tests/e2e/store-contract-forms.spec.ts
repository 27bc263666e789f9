import { expect, test } from './fixtures';
import { makeContractProducts, productIds, wcAjax } from './store-contract';

/*
 * Links and forms without JavaScript: adding, changing, removing, undoing, coupons, account. The session is written
 * after the response has been sent, so tests wait for that before the next page.
 */
test.use( { javaScriptEnabled: false } );
test.beforeAll( makeContractProducts );

const message = '.woocommerce-message[role="alert"]';

test( 'a product form adds the product and shows a message', async ( {
	page,
} ) => {
	await page.goto( 'product/contract-mug/' );
	await page.locator( 'form.cart input.qty' ).fill( '2' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( page.locator( message ) ).toContainText(
		'2 × “Contract Mug” have been added to your cart.'
	);
	await expect(
		page.locator( `${ message } a.button.wc-forward` )
	).toHaveAttribute( 'href', /\/cart\/$/ );
	await page.waitForLoadState();
	await page.goto( 'cart/' );
	await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue( '2' );
} );

test( 'a variable product requires a selection', async ( { page } ) => {
	await page.goto( 'product/contract-blanket/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect(
		page.locator( '.woocommerce-error[role="alert"]' )
	).toContainText( 'Please choose product options' );
	const { BLANKET = 0 } = await productIds( page.request );
	const variation = await (
		await wcAjax( page.request, 'get_variation', {
			product_id: BLANKET,
			attribute_size: 'Large',
			attribute_colour: 'Red',
		} )
	).json();
	const answer = await page.request.post( 'product/contract-blanket/', {
		form: {
			'add-to-cart': BLANKET,
			product_id: BLANKET,
			variation_id: variation.variation_id,
			attribute_size: 'Large',
			attribute_colour: 'Red',
			quantity: 1,
		},
	} );
	expect( await answer.text() ).toContain(
		'&ldquo;Contract Blanket&rdquo; has been added to your cart.'
	);
	await page.waitForLoadState();
	await page.goto( 'cart/' );
	await expect( page.locator( '.cart_item td.product-name' ) ).toContainText(
		/Contract Blanket - Large, Red/
	);
	await expect(
		page.locator( '.cart_item td.product-price .amount' )
	).toHaveText( /60[.,]00/ );
} );

test( 'a grouped product adds products with a quantity', async ( { page } ) => {
	const { BAG } = await productIds( page.request );
	await page.goto( 'product/contract-set/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( page.locator( '.woocommerce-error' ) ).toContainText(
		'Please choose the quantity of items you wish to add to your cart…'
	);
	await page.locator( `input[name="quantity[${ BAG }]"]` ).fill( '3' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expect( page.locator( message ) ).toContainText( 'Contract Bag' );
	await page.waitForLoadState();
	await page.goto( 'cart/' );
	await expect( page.locator( '.cart_item' ) ).toHaveCount( 1 );
	await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue( '3' );
} );

test( 'quantities can be changed and a removed line restored', async ( {
	page,
} ) => {
	await page.goto( 'product-category/contract/' );
	await page.goto(
		( await page
			.locator( '[data-product_sku="CONTRACT-MUG"]' )
			.first()
			.getAttribute( 'href' ) ) ?? ''
	);
	await page.goto( 'cart/' );
	await page.locator( '.cart_item input.qty' ).fill( '4' );
	await page.locator( 'button[name="update_cart"]' ).click();
	await expect( page.locator( message ) ).toHaveText( /Cart updated\./ );
	await expect( page.locator( '.order-total .amount' ) ).toHaveText(
		/72[.,]00/
	);
	await page.locator( '.cart_item a.remove' ).click();
	await expect( page.locator( message ) ).toContainText(
		'“Contract Mug” removed.'
	);
	await page.locator( `${ message } a.restore-item` ).click();
	await expect( page.locator( '.cart_item input.qty' ) ).toHaveValue( '4' );
} );

test( 'coupons are applied, rejected when applied twice or unknown, and removed', async ( {
	page,
} ) => {
	const { MUG = 0 } = await productIds( page.request );
	await wcAjax( page.request, 'add_to_cart', {
		product_id: MUG,
		quantity: 5,
	} );
	await page.goto( 'cart/' );
	const apply = async ( code: string ): Promise< void > => {
		await page.locator( '.coupon #coupon_code' ).fill( code );
		await page.locator( 'button[name="apply_coupon"]' ).click();
	};
	await apply( 'nonsense' );
	await expect( page.locator( '.woocommerce-error' ) ).toHaveText(
		/Coupon "nonsense" cannot be applied because it does not exist\./
	);
	await apply( 'CONTRACT10' );
	await expect( page.locator( message ) ).toHaveText(
		/Coupon code applied successfully\./
	);
	await expect(
		page.locator( 'tr.cart-discount.coupon-contract10 .amount' )
	).toHaveText( /9[.,]00/ );
	await expect( page.locator( '.order-total .amount' ) ).toHaveText(
		/81[.,]00/
	);
	await apply( 'contract10' );
	await expect( page.locator( '.woocommerce-error' ) ).toHaveText(
		/Coupon code "contract10" already applied!/
	);
	const remove = page.locator(
		'a.woocommerce-remove-coupon[data-coupon="contract10"]'
	);
	await expect( remove ).toHaveAttribute(
		'href',
		/remove_coupon=contract10/
	);
	await remove.click();
	await expect( page.locator( '.order-total .amount' ) ).toHaveText(
		/90[.,]00/
	);
} );

test( 'an empty cart has no checkout', async ( { page } ) => {
	await page.goto( 'checkout/' );
	expect( page.url() ).toMatch( /\/cart\/$/ );
	await expect( page.locator( '.return-to-shop' ) ).toBeVisible();
} );

test( 'registration, logout, login, and a wrong password work in the account', async ( {
	page,
} ) => {
	const email = `contract-${ Date.now() }@example.org`;
	await page.goto( 'my-account/' );
	expect(
		await page
			.locator( 'form.woocommerce-form-login.login' )
			.getAttribute( 'method' )
	).toBe( 'post' );
	const register = page.locator( 'form.woocommerce-form-register.register' );
	await register.locator( '#reg_email' ).fill( email );
	await register.locator( '#reg_password' ).fill( 'quay.side-73-contract' );
	await register.locator( 'button[name="register"]' ).click();
	await expect(
		page.locator( '.woocommerce-MyAccount-content' )
	).toContainText( 'Hello' );
	expect(
		await page
			.locator( '.woocommerce-MyAccount-navigation li' )
			.evaluateAll( ( items ) =>
				items.map(
					( item ) => /--([\w-]+)/.exec( item.className )?.[ 1 ]
				)
			)
	).toEqual( [
		'dashboard',
		'orders',
		'downloads',
		'edit-address',
		'edit-account',
		'customer-logout',
	] );
	await page.goto( 'my-account/orders/' );
	await expect( page.locator( '.woocommerce-info' ) ).toContainText(
		'No order has been made yet.'
	);
	await page
		.locator( '.woocommerce-MyAccount-navigation-link--customer-logout a' )
		.click();
	await expect( page.locator( '.woocommerce-form-login' ) ).toBeVisible();
	const logIn = async ( password: string ): Promise< void > => {
		await page.locator( '#username' ).fill( email );
		await page.locator( '#password' ).fill( password );
		await page.locator( 'button[name="login"]' ).click();
	};
	await logIn( 'wrong' );
	await expect( page.locator( '.woocommerce-error' ) ).toContainText(
		'incorrect'
	);
	await logIn( 'quay.side-73-contract' );
	await expect(
		page.locator( '.woocommerce-MyAccount-content' )
	).toContainText( 'Hello' );
	await page.goto( 'my-account/edit-address/billing/' );
	await expect( page.locator( 'form #billing_first_name' ) ).toBeVisible();
} );

test( "a guest's cart becomes the customer's", async ( { page } ) => {
	const { MUG = 0 } = await productIds( page.request );
	await wcAjax( page.request, 'add_to_cart', { product_id: MUG } );
	await page.goto( 'my-account/' );
	await page
		.locator( '#reg_email' )
		.fill( `guest-${ Date.now() }@example.org` );
	await page.locator( '#reg_password' ).fill( 'quay.side-73-contract' );
	await page.locator( 'button[name="register"]' ).click();
	await expect(
		page.locator( '.woocommerce-MyAccount-content' )
	).toContainText( 'Hello' );
	await page.waitForLoadState();
	await page.goto( 'cart/' );
	await expect( page.locator( '.cart_item td.product-name' ) ).toContainText(
		'Contract Mug'
	);
} );
