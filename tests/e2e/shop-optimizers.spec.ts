import { expect, test } from './fixtures';
import { OPTIMIZERS, optimize } from './optimizers';
import {
	asDecidedVisitor,
	expectCount,
	isWooCommerce,
	prepareShop,
} from './shop-store';

/*
 * Plugins that optimize pages change their script elements. The scripts that Quayside defers are data, so they still run when the
 * visitor needs them. The changes are made to the response as these plugins make them.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( async ( { page } ) => {
	test.skip( ! isWooCommerce(), 'tests the scripts of WooCommerce itself' );
	await asDecidedVisitor( page );
	await page.mouse.move( 0, 0 );
} );

for ( const [ name, change ] of Object.entries( OPTIMIZERS ) ) {
	test( `a plugin that ${ name } breaks neither variations nor the cart`, async ( {
		page,
	} ) => {
		await optimize( page, '**/product/contract-blanket/', change );
		await optimize( page, '**/cart/', change );
		await page.goto( 'product/contract-blanket/' );
		// Choosing from a list is no interaction that these plugins wait for, but it never comes first.
		await page.mouse.move( 5, 5 );
		const form = page.locator( '.variations_form' );
		for ( const select of await form.locator( 'select' ).all() ) {
			await select.selectOption( { index: 1 } );
		}
		const button = form.locator( '.single_add_to_cart_button' );
		await expect( button ).not.toHaveClass( /\bdisabled\b/ );
		await expect( form.locator( '[name=variation_id]' ) ).toHaveValue(
			/[1-9]/
		);
		await button.click();
		await expectCount( page, 1 );

		await page.goto( 'cart/' );
		const quantity = page.locator( '.woocommerce-cart-form input.qty' );
		await quantity.fill( '3' );
		await page.locator( '[name=update_cart]' ).click();
		await expect( page.locator( '.woocommerce-message' ) ).toContainText(
			'Cart updated'
		);
		// A delayed loader shows the count with the first interaction.
		await page.mouse.move( 5, 5 );
		await expectCount( page, 3 );
	} );
}
