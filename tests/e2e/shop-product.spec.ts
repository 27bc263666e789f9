import { expect, expectAccessible, test } from './fixtures';
import { asDecidedVisitor, expectCount, prepareShop, watch } from './shop-store';

test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

const submit = '.single_add_to_cart_button';

test( "a simple product's form adds its quantity without leaving the page", async ( { page } ) => {
	await page.goto( 'product/contract-mug/' );
	await page.locator( 'form.cart input.qty' ).fill( '3' );
	await page.locator( submit ).click();
	await expectCount( page, 3 );
	await expect( page ).toHaveURL( /contract-mug\/$/ );
	await expect( page.locator( submit ) ).toHaveClass( /\badded\b/ );
	await expect( page.locator( `${ submit } + a.added_to_cart` ) ).toHaveText( 'View cart' );
	await expect( page.locator( '[aria-live=polite]', { hasText: 'Contract Mug' } ) ).toHaveCount( 1 );
} );

test( 'more than is in stock: the reason stands beside the button and nothing is added', async ( { page } ) => {
	await page.goto( 'product/contract-lamp/' );
	await page.locator( 'form.cart input.qty' ).evaluate( ( input: HTMLInputElement ) => {
		input.removeAttribute( 'max' );
		input.value = '9';
	} );
	await page.locator( submit ).click();
	await expect( page.locator( '.quayside-cart-message' ) ).toContainText( /3/ );
	await expect( page.locator( '.quayside-cart-message' ) ).toContainText( /stock/i );
	await expectCount( page, 0 );
	await expectAccessible( page, 'form.cart' );
	await page.locator( 'form.cart input.qty' ).fill( '2' );
	await page.locator( submit ).click();
	await expectCount( page, 2 );
	await expect( page.locator( '.quayside-cart-message' ) ).toHaveCount( 0 );
} );

test( 'a variable product: the chosen variation is added', async ( { page } ) => {
	await page.goto( 'product/contract-blanket/' );
	await page.locator( 'select[name=attribute_size]' ).selectOption( 'Large' );
	await page.locator( 'select[name=attribute_colour]' ).selectOption( 'Blue' );
	await expect( page.locator( submit ) ).not.toHaveClass( /disabled/ );
	await page.locator( submit ).click();
	await expectCount( page, 1 );
	await page.goto( 'cart/' );
	await expect( page.locator( '.woocommerce-cart-form' ) ).toContainText( /Blue/ );
	await expect( page.locator( '.woocommerce-cart-form' ) ).toContainText( '50.00' );
} );

test( 'a grouped product: each quantity is added', async ( { page } ) => {
	await page.goto( 'product/contract-set/' );
	const quantities = page.locator( 'form.cart input.qty' );
	await quantities.nth( 0 ).fill( '2' );
	await quantities.nth( 1 ).fill( '1' );
	await page.locator( submit ).click();
	await expectCount( page, 3 );
} );

test( 'an answer that is no JSON leaves the form as it was, with a message', async ( { page } ) => {
	await page.goto( 'product/contract-mug/' );
	await page.route( /quayside_add_form/, ( route ) => route.fulfill( { body: '<html>Back soon</html>' } ) );
	await page.locator( submit ).click();
	await expect( page.locator( '.quayside-cart-message' ) ).toContainText( 'Please try again' );
	await expect( page.locator( submit ) ).not.toHaveClass( /loading/ );
} );

test( "a simple product's page needs no jQuery of the cart", async ( { page } ) => {
	const scripts = watch( page, /add-to-cart\.min|cart-fragments|frontend\/woocommerce\.|js\.cookie/ );
	await page.goto( 'product/contract-mug/', { waitUntil: 'networkidle' } );
	expect( scripts ).toEqual( [] );
} );

test( "a product's pictures open in the lightbox of galleries, and Escape gives the focus back", async ( { page } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => /lightbox|photoswipe|flexslider/.test( request.url() ) && scripts.push( request.url() ) );
	await page.goto( 'product/harbour-enamel-mug/' );
	const picture = page.locator( '.woocommerce-product-gallery a' ).first();
	await expect( picture ).toHaveAttribute( 'data-width', /^\d{3,}$/ );
	expect( scripts ).toEqual( [] );
	await picture.click();
	const lightbox = page.locator( 'dialog[open]' );
	await expect( lightbox ).toBeVisible();
	await expect( lightbox.locator( 'img' ).first() ).toBeVisible();
	await expectAccessible( page, 'dialog[open]' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox ).toHaveCount( 0 );
	await expect( picture ).toBeFocused();
	await expect( page ).toHaveURL( /harbour-enamel-mug\/$/ );
} );
