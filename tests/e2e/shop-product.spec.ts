import { expect, expectAccessible, test } from './fixtures';
import type { Locator } from '@playwright/test';
import {
	asDecidedVisitor,
	expectCount,
	prepareShop,
	showAnotherSite,
	watch,
} from './shop-store';

test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

const submit = '.single_add_to_cart_button';

test( "a simple product's form adds its quantity without leaving the page", async ( {
	page,
} ) => {
	await page.goto( 'product/contract-mug/' );
	await page.locator( 'form.cart input.qty' ).fill( '3' );
	await page.locator( submit ).click();
	await expectCount( page, 3 );
	await expect( page ).toHaveURL( /contract-mug\/$/ );
	await expect( page.locator( submit ) ).toHaveClass( /\badded\b/ );
	await expect( page.locator( `${ submit } + a.added_to_cart` ) ).toHaveText(
		'View cart'
	);
	await expect(
		page.locator( '[aria-live=polite]', { hasText: 'Contract Mug' } )
	).toHaveCount( 1 );
} );

test( 'a quantity above the stock shows an error beside the button and adds nothing', async ( {
	page,
} ) => {
	await page.goto( 'product/contract-lamp/' );
	await page
		.locator( 'form.cart input.qty' )
		.evaluate( ( input: HTMLInputElement ) => {
			input.removeAttribute( 'max' );
			input.value = '9';
		} );
	await page.locator( submit ).click();
	await expect( page.locator( '.quayside-cart-message' ) ).toContainText(
		/3/
	);
	await expect( page.locator( '.quayside-cart-message' ) ).toContainText(
		/stock/i
	);
	await expectCount( page, 0 );
	await expectAccessible( page, 'form.cart' );
	await page.locator( 'form.cart input.qty' ).fill( '2' );
	await page.locator( submit ).click();
	await expectCount( page, 2 );
	await expect( page.locator( '.quayside-cart-message' ) ).toHaveCount( 0 );
} );

test( 'an error beside a button at the lower edge of the window appears in view, above a bar of the theme', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 700 } );
	await page.goto( 'product/contract-lamp/' );
	// As Storefront shows the store notice above its icons.
	await page.addStyleTag( {
		content:
			'body::after { content: ""; position: fixed; z-index: 9999; inset: auto 0 0; height: 150px; background: #000; }',
	} );
	await page
		.locator( 'form.cart input.qty' )
		.evaluate( ( input: HTMLInputElement ) => {
			input.removeAttribute( 'max' );
			input.value = '9';
		} );
	const button = page.locator( submit );
	await button.evaluate( ( node ) =>
		scrollBy( 0, node.getBoundingClientRect().bottom - 545 )
	);
	await button.click();
	const message = page.locator( '.quayside-cart-message' );
	await expect( message ).toContainText( /stock/i );
	await expect
		.poll( () =>
			message.evaluate( ( node ) => {
				const { top, bottom } = node.getBoundingClientRect();
				return top >= 0 && bottom <= innerHeight - 150;
			} )
		)
		.toBe( true );
} );

test( 'a variable product’s selected variation is added', async ( {
	page,
} ) => {
	await page.goto( 'product/contract-blanket/' );
	await page.locator( 'select[name=attribute_size]' ).selectOption( 'Large' );
	await page
		.locator( 'select[name=attribute_colour]' )
		.selectOption( 'Blue' );
	await expect( page.locator( submit ) ).not.toHaveClass( /disabled/ );
	await page.locator( submit ).click();
	await expectCount( page, 1 );
	await page.goto( 'cart/' );
	await expect( page.locator( '.woocommerce-cart-form' ) ).toContainText(
		/Blue/
	);
	await expect( page.locator( '.woocommerce-cart-form' ) ).toContainText(
		'50.00'
	);
} );

test( 'a grouped product’s quantities are added', async ( { page } ) => {
	await page.goto( 'product/contract-set/' );
	const quantities = page.locator( 'form.cart input.qty' );
	await quantities.nth( 0 ).fill( '2' );
	await quantities.nth( 1 ).fill( '1' );
	await page.locator( submit ).click();
	await expectCount( page, 3 );
} );

test( 'a response that is not JSON shows an error and leaves the form unchanged', async ( {
	page,
} ) => {
	await page.goto( 'product/contract-mug/' );
	await page.route( /quayside_add_form/, ( route ) =>
		route.fulfill( { body: '<html>Back soon</html>' } )
	);
	await page.locator( submit ).click();
	await expect( page.locator( '.quayside-cart-message' ) ).toContainText(
		'Please try again'
	);
	await expect( page.locator( submit ) ).not.toHaveClass( /loading/ );
} );

test( "a simple product's page loads no cart script that needs jQuery", async ( {
	page,
} ) => {
	const scripts = watch(
		page,
		/add-to-cart\.min|cart-fragments|frontend\/woocommerce\.|js\.cookie/
	);
	await page.goto( 'product/contract-mug/', { waitUntil: 'networkidle' } );
	expect( scripts ).toEqual( [] );
} );

/** Waits until a lightbox has faded in, because half-transparent text has too little contrast. */
const fadedIn = async ( lightbox: Locator ): Promise< void > => {
	for ( const part of [ '.pswp', '.pswp__counter' ] ) {
		await expect( lightbox.locator( part ) ).toHaveCSS( 'opacity', '1' );
	}
};

test( "product images open in the galleries' lightbox, and Escape returns the focus", async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on(
		'request',
		( request ) =>
			/lightbox|photoswipe|flexslider/.test( request.url() ) &&
			scripts.push( request.url() )
	);
	await page.goto( 'product/harbour-enamel-mug/' );
	const picture = page.locator( '.woocommerce-product-gallery a' ).first();
	await expect( picture ).toHaveAttribute( 'data-width', /^\d{3,}$/ );
	expect( scripts ).toEqual( [] );
	await picture.click();
	const lightbox = page.locator( 'dialog[open]' );
	await expect( lightbox ).toBeVisible();
	await expect( lightbox.locator( 'img' ).first() ).toBeVisible();
	await fadedIn( lightbox );
	await expectAccessible( page, 'dialog[open]' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox ).toHaveCount( 0 );
	await expect( picture ).toBeFocused();
	await expect( page ).toHaveURL( /harbour-enamel-mug\/$/ );
} );

test( "without a gallery plugin, product images open in the shop's own lightbox", async ( {
	page,
} ) => {
	await showAnotherSite( page.context(), 'without_blocks' );
	const scripts = watch(
		page,
		/lightbox|photoswipe|flexslider|product-gallery|zoom/i
	);
	await page.goto( 'product/harbour-enamel-mug/' );
	const pictures = page.locator(
		'.woocommerce-product-gallery a[data-width]'
	);
	const count = await pictures.count();
	expect( count ).toBeGreaterThan( 1 );
	expect( scripts ).toEqual( [] );
	await pictures.first().focus();
	await page.keyboard.press( 'Space' );
	const lightbox = page.getByRole( 'dialog', { name: 'Product images' } );
	await expect( lightbox ).toBeVisible();
	await expect( lightbox.locator( '.pswp__counter' ) ).toHaveText(
		`1 / ${ count }`
	);
	await expect(
		lightbox
			.locator( '.pswp__item[aria-hidden=false] img.pswp__img' )
			.last()
	).toHaveJSProperty( 'complete', true );
	await fadedIn( lightbox );
	await expectAccessible( page, 'dialog[open]' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( lightbox.locator( '.pswp__counter' ) ).toHaveText(
		`2 / ${ count }`
	);
	await expect(
		page.locator( '[aria-live=polite]', {
			hasText: `Image 2 of ${ count }`,
		} )
	).toHaveCount( 1 );
	for ( let press = 0; press < 5; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect(
			await lightbox.evaluate(
				( dialog ) =>
					dialog.contains( document.activeElement ) &&
					document.activeElement !== dialog
			)
		).toBe( true );
	}
	await page.keyboard.press( 'Escape' );
	await expect( lightbox ).toHaveCount( 0 );
	await expect( pictures.first() ).toBeFocused();
	expect(
		scripts.filter( ( url ) => ! /product-gallery/.test( url ) )
	).toEqual( [] );
} );

test( 'without scripts, the links of product images open the files', async ( {
	browser,
} ) => {
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		baseURL: `${ process.env.QUAYSIDE_URL }/`,
	} );
	const page = await context.newPage();
	await page.goto( 'product/harbour-enamel-mug/' );
	await expect(
		page.locator( '.woocommerce-product-gallery a' ).first()
	).toHaveAttribute( 'href', /\/uploads\/.*\.(jpe?g|png|webp|avif)$/ );
	await context.close();
} );
