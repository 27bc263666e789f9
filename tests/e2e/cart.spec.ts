import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { recordSent } from './sent-requests';
import {
	add,
	asDecidedVisitor,
	buttonOf,
	cartLink,
	expectCount,
	LIST,
	prepareShop,
	watch,
	WIDGETS,
} from './shop-store';

test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

test( '[S1.1] [S4.43] a product list loads only the loader and sends no cart request before an interaction', async ( {
	page,
} ) => {
	const scripts = watch( page, /\.js(\?|$)/ );
	const requests = watch( page, /wc-ajax|wc\/store/ );
	await page.goto( LIST, { waitUntil: 'networkidle' } );
	await expect( buttonOf( page, 'MUG' ) ).toBeVisible();
	await expectCount( page, 0 );
	expect( requests ).toEqual( [] );
	expect(
		scripts.filter( ( url ) =>
			/jquery|add-to-cart|cart-fragments|frontend\/woocommerce|blockui|js-cookie/i.test(
				url
			)
		)
	).toEqual( [] );
	expect(
		scripts.filter(
			( url ) =>
				/quayside-shop\/build/.test( url ) &&
				! /islands\.js/.test( url )
		)
	).toEqual( [] );
} );

for ( const [ name, act ] of [
	[ 'the pointer', ( button: Locator ) => button.click() ],
	[ 'the keyboard', ( button: Locator ) => button.press( 'Enter' ) ],
	[
		'a script',
		( button: Locator ) =>
			button.evaluate( ( element: HTMLElement ) => element.click() ),
	],
] as [ string, ( button: Locator ) => Promise< void > ][] ) {
	test( `a button that a theme prints itself, in place of WooCommerce's template, adds without a reload: ${ name }`, async ( {
		page,
	} ) => {
		await page.goto( LIST );
		const address = page.url();
		await buttonOf( page, 'MUG' ).evaluate( ( button ) => {
			const own = button.cloneNode( true ) as HTMLElement;
			delete own.dataset.islandFor;
			button.replaceWith( own );
		} );
		await act( buttonOf( page, 'MUG' ) );
		await expectCount( page, 1 );
		expect( page.url() ).toBe( address );
	} );
}

test( "[S1.2] [S2.5] [S4.1] [S4.2] [S7.1] adding shows the loading and added states, a 'View cart' link, and the count", async ( {
	page,
} ) => {
	const sent = await recordSent( page );
	await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
		await expect( buttonOf( page, 'MUG' ) ).toHaveClass( /\bloading\b/ );
		await route.continue();
	} );
	await page.goto( LIST );
	await expect( buttonOf( page, 'MUG' ) ).not.toHaveClass( /loading|added/ );
	await add( page, 'MUG' );
	expect( ( await sent() )[ 0 ]?.body ).toContain(
		'product_sku=CONTRACT-MUG'
	);
	await expect( buttonOf( page, 'MUG' ) ).not.toHaveClass( /loading/ );
	await expectCount( page, 1 );
	const link = buttonOf( page, 'MUG' ).locator(
		'+ a.added_to_cart.wc-forward'
	);
	await expect( link ).toHaveText( 'View cart' );
	await link.click();
	await expect( page ).toHaveURL( /\/cart\/$/ );
	await expect( page.locator( '.woocommerce-cart-form' ) ).toContainText(
		'Contract Mug'
	);
} );

test( '[S4.3] three quick clicks are sent one at a time in order', async ( {
	page,
} ) => {
	const sent = await recordSent( page );
	await page.goto( LIST );
	await page.evaluate( () =>
		[ 'BAG', 'MUG', 'LAMP' ].forEach( ( sku ) =>
			document
				.querySelector< HTMLElement >(
					`[data-product_sku=CONTRACT-${ sku }]`
				)
				?.click()
		)
	);
	await expectCount( page, 3 );
	expect(
		( await sent() )
			.filter( ( { url } ) => url.includes( 'add_to_cart' ) )
			.map( ( { body, waiting } ) => [
				new URLSearchParams( body ).get( 'product_sku' ),
				waiting,
			] )
	).toEqual( [
		[ 'CONTRACT-BAG', 0 ],
		[ 'CONTRACT-MUG', 0 ],
		[ 'CONTRACT-LAMP', 0 ],
	] );
} );

test( '[S4.3] a double click sends one request, and a later click another', async ( {
	page,
} ) => {
	const requests = watch( page, /wc-ajax=add_to_cart/ );
	await page.goto( LIST );
	await buttonOf( page, 'MUG' ).dblclick();
	await expectCount( page, 1 );
	await expect( buttonOf( page, 'MUG' ) ).toHaveClass( /\badded\b/ );
	await buttonOf( page, 'MUG' ).click();
	await expectCount( page, 2 );
	expect( requests ).toHaveLength( 2 );
} );

test( '[S8.1] an error leads to the product page, and Back shows an idle button', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'ONE' );
	await buttonOf( page, 'ONE' ).click();
	await expect( page ).toHaveURL( /product\/contract-print\/$/ );
	// Firefox reports imports that Back interrupts as errors.
	await page.waitForLoadState( 'networkidle' );
	await page.goBack();
	await expect( buttonOf( page, 'ONE' ) ).not.toHaveClass( /loading/ );
	await expectCount( page, 1 );
} );

test.describe( 'without a network', () => {
	test.use( {
		expectedMessages: [
			/ERR_INTERNET_DISCONNECTED|Failed to load resource/,
		],
	} );

	test( 'a failed addition shows an error and works again later', async ( {
		page,
		context,
	} ) => {
		await page.goto( LIST );
		await buttonOf( page, 'BAG' ).hover();
		await expect( page.locator( '#quayside-cart' ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
		await context.setOffline( true );
		await buttonOf( page, 'BAG' ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Please try again'
		);
		await expect( buttonOf( page, 'BAG' ) ).not.toHaveClass( /loading/ );
		await context.setOffline( false );
		await add( page, 'BAG' );
		await expect( page.locator( '.quayside-cart-message' ) ).toHaveCount(
			0
		);
	} );
} );

test( '[S1.2] [S2.15] [S4.4] [S7.2] the widget shows empty and filled carts, hides when empty, and keeps the focus when lines are removed', async ( {
	page,
} ) => {
	await page.goto( WIDGETS );
	const [ always, hiding ] = [
		page.locator( '.widget_shopping_cart' ).first(),
		page.locator( '.widget_shopping_cart' ).last(),
	];
	await expect( always ).toContainText( 'No products in the cart.' );
	await expect( hiding ).toBeHidden();

	await page.goto( LIST );
	await add( page, 'MUG' );
	await add( page, 'BAG' );
	await page.goto( WIDGETS );
	await expect( hiding ).toBeVisible();
	await expect( always.locator( '.woocommerce-mini-cart-item' ) ).toHaveCount(
		2
	);

	let blocked = '';
	await page.route( /wc-ajax=remove_from_cart/, async ( route ) => {
		blocked =
			( await always.locator( 'li' ).first().getAttribute( 'class' ) ) ??
			'';
		await route.continue();
	} );
	await always.locator( '.remove_from_cart_button' ).first().press( 'Space' );
	await expect( always.locator( '.woocommerce-mini-cart-item' ) ).toHaveCount(
		1
	);
	expect( blocked ).toContain( 'processing' );
	await expect( always.locator( '.remove_from_cart_button' ) ).toBeFocused();
	await always.locator( '.remove_from_cart_button' ).press( 'Enter' );
	await expect( hiding ).toBeHidden();
	await expect( always ).toContainText( 'No products in the cart.' );
	await expectCount( page, 0 );
} );

test( "[S8.2] a failed removal follows the link's URL", async ( { page } ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.goto( WIDGETS );
	await page.route( /wc-ajax=remove_from_cart/, ( route ) =>
		route.fulfill( { json: { success: false } } )
	);
	await page.locator( '.remove_from_cart_button' ).first().click();
	// The store removes the line and redirects to the previous page.
	await expect( page ).toHaveURL( /removed_item=1/ );
	await expectCount( page, 0 );
} );

test( '[S4.43] the next page reuses the fragments without a request', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	const requests = watch( page, /wc-ajax/ );
	await page.goto( WIDGETS );
	await expectCount( page, 1 );
	await expect(
		page.locator( '.woocommerce-mini-cart-item' ).first()
	).toBeVisible();
	expect( requests ).toEqual( [] );
} );

test( '[S4.44] [S7.6] fragments older than 24 hours are requested again', async ( {
	page,
} ) => {
	const sent = await recordSent( page );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.evaluate( () =>
		sessionStorage.setItem(
			'wc_cart_created',
			String( Date.now() - 86_400_001 )
		)
	);
	const refreshed = page.waitForRequest( /wc-ajax=get_refreshed_fragments/ );
	await page.goto( WIDGETS );
	await refreshed;
	expect( ( await sent() ).map( ( { body } ) => body ) ).toEqual( [
		expect.stringMatching( /^time=\d{13}$/ ),
	] );
	await expectCount( page, 1 );
} );

test( '[S4.45] another tab follows a change', async ( { page, context } ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	const other = await context.newPage();
	await other.goto( WIDGETS );
	await expectCount( other, 1 );
	await page.evaluate( () =>
		Object.defineProperty( document, 'visibilityState', {
			value: 'visible',
		} )
	);
	await add( page, 'BAG' );
	await expectCount( other, 2 );
	await expectCount( page, 2 );
} );

test( '[S4.45] a tab without stored fragments sends a request unless the cart is empty', async ( {
	page,
	context,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	const other = await context.newPage();
	const requests = watch( other, /wc-ajax/ );
	await other.goto( WIDGETS );
	await expectCount( other, 1 );
	expect(
		requests.filter( ( url ) => url.includes( 'get_refreshed_fragments' ) )
	).toHaveLength( 1 );
} );

test( 'jQuery listeners get the same events and arguments, and can veto and change requests', async ( {
	page,
} ) => {
	const sent = await recordSent( page );
	await page.goto( `${ LIST }?with-jquery=1` );
	await expect( page.locator( '#quayside-cart' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await page.evaluate( () => {
		type Body = {
			on: (
				names: string,
				listener: (
					event: Event,
					...args: { jquery?: string; gift?: string }[]
				) => unknown
			) => void;
		};
		const { jQuery: jq, log } = Object.assign( window, {
			log: [] as string[],
		} ) as unknown as { jQuery: ( what: Element ) => Body; log: string[] };
		jq( document.body ).on(
			'adding_to_cart added_to_cart wc_fragments_loaded wc_cart_button_updated removed_from_cart',
			( event, ...args ) => {
				log.push(
					`${ event.type } ${ args.map( ( arg ) => ( arg?.jquery ? '$' : typeof arg ) ).join() }`
				);
			}
		);
		jq( document.body ).on(
			'adding_to_cart',
			( _event, _button, data ) => void ( data && ( data.gift = '1' ) )
		);
	} );
	await add( page, 'MUG' );
	expect( ( await sent() )[ 0 ]?.body ).toContain( 'gift=1' );
	expect(
		await page.evaluate(
			() => ( window as unknown as { log: string[] } ).log
		)
	).toEqual( [
		'adding_to_cart $,object',
		'wc_cart_button_updated $',
		'wc_fragments_loaded ',
		'added_to_cart object,string,$',
	] );

	const requests = watch( page, /wc-ajax=add_to_cart/ );
	await page.evaluate( () => {
		const { jQuery: jq } = window as unknown as {
			jQuery: ( what: Element ) => {
				on: ( name: string, listener: () => boolean ) => void;
			};
		};
		jq( document.body ).on(
			'should_send_ajax_request.adding_to_cart',
			() => false
		);
	} );
	await buttonOf( page, 'BAG' ).click();
	await expect( buttonOf( page, 'BAG' ) ).not.toHaveClass( /loading/ );
	expect( requests ).toEqual( [] );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the cart link works', async ( { page } ) => {
		await page.goto( LIST );
		await buttonOf( page, 'MUG' ).click();
		await cartLink( page ).click();
		await expect( page.locator( '.woocommerce-cart-form' ) ).toContainText(
			'Contract Mug'
		);
	} );
} );
