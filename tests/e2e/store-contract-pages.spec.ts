import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeContractProducts, productIds, wcAjax } from './store-contract';

/*
 * Markup, classes, and fields of the classic pages that scripts, themes, and other plugins rely on.
 */
test.use( { javaScriptEnabled: false } );
test.beforeAll( makeContractProducts );

const card = ( page: Page, name: string ) =>
	page.locator( 'ul.products > li.product', { hasText: name } );

test( 'the list has cards, buttons, and prices', async ( { page } ) => {
	await page.goto( 'product-category/contract/' );
	await expect(
		page.locator(
			'body.woocommerce.woocommerce-page.tax-product_cat.term-contract'
		)
	).toHaveCount( 1 );
	await expect(
		page.locator( 'ul.products.columns-4, ul.products.columns-3' )
	).toHaveCount( 1 );
	const mug = card( page, 'Contract Mug' );
	await expect( mug ).toHaveClass(
		/\btype-product\b.*\bstatus-publish\b.*\binstock\b.*\bproduct_cat-contract\b.*\bpurchasable\b.*\bproduct-type-simple\b/
	);
	const button = mug.locator(
		'.button.product_type_simple.add_to_cart_button.ajax_add_to_cart'
	);
	await expect( button ).toHaveText( 'Add to cart' );
	await expect( button ).toHaveAttribute( 'href', /\?add-to-cart=\d+$/ );
	await expect( button ).toHaveAttribute( 'data-quantity', '1' );
	await expect( button ).toHaveAttribute( 'data-product_id', /^\d+$/ );
	await expect( button ).toHaveAttribute(
		'data-product_sku',
		'CONTRACT-MUG'
	);
	await expect( button ).toHaveAttribute(
		'data-success_message',
		'“Contract Mug” has been added to your cart'
	);
	await expect( button ).toHaveAttribute(
		'aria-label',
		'Add to cart: “Contract Mug”'
	);
	await expect( button ).toHaveAttribute( 'rel', 'nofollow' );
	await expect( button ).toHaveAttribute( 'role', 'button' );
	await expect(
		mug.locator(
			'.price > .woocommerce-Price-amount.amount > bdi > .woocommerce-Price-currencySymbol'
		)
	).toHaveCount( 1 );
} );

test( 'the list shows sales, variable and grouped products, and products out of stock', async ( {
	page,
} ) => {
	await page.goto( 'product-category/contract/' );
	const bag = card( page, 'Contract Bag' );
	await expect( bag ).toHaveClass( /\bsale\b/ );
	await expect( bag.locator( '.onsale' ) ).toHaveCount( 1 );
	await expect(
		bag.locator( '.price > del[aria-hidden="true"] .amount' )
	).toHaveText( /45[.,]90/ );
	await expect(
		bag.locator( '.price > ins[aria-hidden="true"] .amount' )
	).toHaveText( /39[.,]00/ );
	await expect( bag.locator( '.price > .screen-reader-text' ) ).toHaveText( [
		/^Original price was: .*45[.,]90.*\.$/,
		/^Current price is: .*39[.,]00.*\.$/,
	] );
	const blanket = card( page, 'Contract Blanket' );
	await expect( blanket.locator( '.price .screen-reader-text' ) ).toHaveText(
		/^Price range: .*40[.,]00.* through .*60[.,]00/
	);
	await expect(
		blanket.locator(
			'a.product_type_variable.add_to_cart_button:not(.ajax_add_to_cart)'
		)
	).toHaveAttribute( 'href', /\/product\/contract-blanket\/$/ );
	await expect(
		blanket.locator( 'a.product_type_variable' )
	).toHaveAttribute( 'aria-label', 'Select options for “Contract Blanket”' );
	await expect(
		card( page, 'Contract Set' ).locator(
			'a.product_type_grouped:not(.add_to_cart_button)'
		)
	).toHaveText( 'View products' );
	const soldOut = card( page, 'Contract Tea' );
	await expect( soldOut ).toHaveClass( /\boutofstock\b/ );
	await expect(
		soldOut.locator(
			'a.product_type_simple:not(.add_to_cart_button):not(.ajax_add_to_cart)'
		)
	).toHaveText( 'Read more' );
} );

test( 'the list can be sorted', async ( { page } ) => {
	await page.goto( 'product-category/contract/?orderby=price-desc' );
	const form = page
		.locator( 'form.woocommerce-ordering[method="get"]' )
		.first();
	await expect(
		form.locator( 'select.orderby[name="orderby"]' )
	).toHaveValue( 'price-desc' );
	expect(
		await form
			.locator( 'option' )
			.evaluateAll( ( options ) =>
				options.map(
					( option ) => ( option as HTMLOptionElement ).value
				)
			)
	).toEqual(
		expect.arrayContaining( [
			'menu_order',
			'popularity',
			'date',
			'price',
			'price-desc',
		] )
	);
	await expect(
		form.locator( 'input[type="hidden"][name="paged"]' )
	).toHaveValue( '1' );
	await expect(
		page.locator( 'ul.products > li.product' ).first()
	).toContainText( 'Contract Print' );
	const count = page
		.locator( '.woocommerce-result-count[role="status"]' )
		.first();
	await expect( count ).toHaveAttribute( 'data-is-sorted-by', 'true' );
	await expect( count ).toHaveText(
		/Showing all 7 results\s*Sorted by price: high to low/
	);
	await page.goto( 'product-category/contract/?orderby=price' );
	await expect(
		page.locator( 'ul.products > li.product' ).first()
	).toContainText( 'Contract Tea' );
} );

test( 'a product has a gallery, a summary, and a form', async ( { page } ) => {
	const { MUG } = await productIds( page.request );
	await page.goto( 'product/contract-mug/' );
	await expect(
		page.locator(
			`div#product-${ MUG }.product.type-product.product-type-simple`
		)
	).toHaveCount( 1 );
	await expect(
		page.locator( '.woocommerce-product-gallery.images[data-columns]' )
	).toHaveCount( 1 );
	await expect(
		page.locator( '.woocommerce-product-gallery__wrapper .wp-post-image' )
	).toHaveCount( 1 );
	await expect(
		page.locator( '.summary h1.product_title.entry-title' )
	).toHaveText( 'Contract Mug' );
	await expect( page.locator( '.summary p.price .amount' ) ).toHaveText(
		/18[.,]00/
	);
	await expect(
		page.locator(
			'.summary .woocommerce-product-details__short-description'
		)
	).toHaveText( /Made for the contract\./ );
	await expect( page.locator( '.summary .product_meta .sku' ) ).toHaveText(
		'CONTRACT-MUG'
	);
	const form = page.locator(
		'form.cart[method="post"][enctype="multipart/form-data"]'
	);
	await expect( form ).toHaveAttribute(
		'action',
		/\/product\/contract-mug\/$/
	);
	const quantity = form.locator(
		'.quantity input.input-text.qty.text[type="number"][name="quantity"]'
	);
	for ( const [ name, value ] of Object.entries( {
		value: '1',
		min: '1',
		step: '1',
		inputmode: 'numeric',
		autocomplete: 'off',
		'aria-label': 'Product quantity',
	} ) ) {
		await expect( quantity ).toHaveAttribute( name, value );
	}
	await expect(
		form.locator(
			`button.single_add_to_cart_button.button.alt[name="add-to-cart"][value="${ MUG }"]`
		)
	).toHaveText( 'Add to cart' );
	await expect(
		page.locator( '.related.products ul.products > li.product' ).first()
	).toBeVisible();
	await page.goto( 'product/contract-lamp/' );
	await expect( page.locator( 'p.stock.in-stock' ) ).toHaveText(
		'3 in stock'
	);
	await expect( page.locator( 'form.cart input.qty' ) ).toHaveAttribute(
		'max',
		'3'
	);
	await page.goto( 'product/contract-tea/' );
	await expect( page.locator( 'p.stock.out-of-stock' ) ).toHaveText(
		'Out of stock'
	);
	await expect( page.locator( 'form.cart' ) ).toHaveCount( 0 );
} );

test( 'a variable product has options and variation data', async ( {
	page,
} ) => {
	const { BLANKET } = await productIds( page.request );
	await page.goto( 'product/contract-blanket/' );
	const form = page.locator(
		`form.variations_form.cart[method="post"][data-product_id="${ BLANKET }"]`
	);
	const variations = JSON.parse(
		( await form.getAttribute( 'data-product_variations' ) ) ?? ''
	) as Array< { attributes: object } >;
	expect( variations.map( ( { attributes } ) => attributes ) ).toEqual( [
		{ attribute_size: 'Small', attribute_colour: 'Red' },
		{ attribute_size: 'Large', attribute_colour: 'Red' },
		{ attribute_size: 'Large', attribute_colour: 'Blue' },
	] );
	const size = form.locator(
		'table.variations select#size[name="attribute_size"][data-attribute_name="attribute_size"]'
	);
	await expect( size.locator( 'option' ) ).toHaveText( [
		'Choose an option',
		'Small',
		'Large',
	] );
	await expect( form.locator( 'a.reset_variations' ) ).toHaveCount( 1 );
	await expect(
		form.locator(
			'.single_variation_wrap .woocommerce-variation.single_variation[role="alert"]'
		)
	).toHaveCount( 1 );
	await expect(
		form.locator(
			'.woocommerce-variation-add-to-cart.variations_button button.single_add_to_cart_button'
		)
	).toHaveCount( 1 );
	await expect(
		form.locator(
			`input[type="hidden"][name="add-to-cart"][value="${ BLANKET }"]`
		)
	).toHaveCount( 1 );
	await expect(
		form.locator(
			`input[type="hidden"][name="product_id"][value="${ BLANKET }"]`
		)
	).toHaveCount( 1 );
	await expect(
		form.locator( 'input.variation_id[type="hidden"][name="variation_id"]' )
	).toHaveCount( 1 );
	await expect(
		page.locator( 'script#tmpl-variation-template' )
	).toHaveCount( 1 );
} );

test( 'a grouped product has one quantity for each product', async ( {
	page,
} ) => {
	const { SET, MUG, BAG } = await productIds( page.request );
	await page.goto( 'product/contract-set/' );
	const form = page.locator( 'form.cart.grouped_form[method="post"]' );
	await expect(
		form.locator(
			`table.group_table tr.woocommerce-grouped-product-list-item#product-${ MUG } input.qty[name="quantity[${ MUG }]"]`
		)
	).toHaveAttribute( 'placeholder', '0' );
	await expect(
		form.locator( `input.qty[name="quantity[${ BAG }]"]` )
	).toHaveCount( 1 );
	await expect(
		form.locator( `input[name="add-to-cart"][value="${ SET }"]` )
	).toHaveCount( 1 );
} );

test( 'the cart has lines, a coupon form, totals, and headers', async ( {
	page,
} ) => {
	const { MUG = 0 } = await productIds( page.request );
	const empty = await page.goto( 'cart/' );
	expect( empty?.headers()[ 'cache-control' ] ).toBe(
		'no-cache, must-revalidate, max-age=0, private'
	);
	await expect(
		page.locator( '.return-to-shop a.button.wc-backward' )
	).toHaveAttribute( 'href', /\/shop\/$/ );
	await wcAjax( page.request, 'add_to_cart', {
		product_id: MUG,
		quantity: 2,
	} );
	await page.goto( 'cart/' );
	const form = page.locator(
		'.woocommerce > form.woocommerce-cart-form[method="post"]'
	);
	const line = form.locator(
		'table.shop_table.cart.woocommerce-cart-form__contents tr.woocommerce-cart-form__cart-item.cart_item'
	);
	const key = /remove_item=([0-9a-f]{32})/.exec(
		( await line
			.locator( 'td.product-remove a.remove' )
			.getAttribute( 'href' ) ) ?? ''
	)?.[ 1 ];
	await expect( line.locator( 'td.product-name a' ) ).toHaveText(
		'Contract Mug'
	);
	await expect(
		line.locator(
			`td.product-quantity input.qty[name="cart[${ key }][qty]"]`
		)
	).toHaveValue( '2' );
	await expect( line.locator( 'td.product-subtotal .amount' ) ).toHaveText(
		/36[.,]00/
	);
	await expect(
		form.locator( '.coupon input#coupon_code[name="coupon_code"]' )
	).toHaveCount( 1 );
	await expect( form.locator( 'button[name="apply_coupon"]' ) ).toHaveCount(
		1
	);
	await expect(
		form.locator( 'input[name="woocommerce-cart-nonce"]' )
	).toHaveCount( 1 );
	await expect(
		page.locator( '.cart-collaterals .cart_totals tr.order-total .amount' )
	).toHaveText( /36[.,]00/ );
} );
