import { expect, test } from './fixtures';
import {
	add,
	asDecidedVisitor,
	buttonOf,
	cartDrawer,
	cartLink,
	expectCount,
	LIST,
	prepareShop,
	WIDGETS,
} from './shop-store';
import { getBodyText } from './repeat-bodies';
import { FOCUS_LEAVES } from './capabilities';

/*
 * Scenarios from frequent complaints about other stores.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

test.describe( 'a request that fails', () => {
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	test( '[S4.3] after the first of three fails, the others are sent in order and the last hash is used', async ( {
		page,
	} ) => {
		const sent: string[] = [];
		await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
			sent.push(
				new URLSearchParams( await getBodyText( route.request() ) ).get(
					'product_sku'
				) ?? ''
			);
			await ( sent.length === 1
				? route.abort( 'connectionreset' )
				: route.continue() );
		} );
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
		await expectCount( page, 2 );
		expect( sent ).toEqual( [
			'CONTRACT-BAG',
			'CONTRACT-MUG',
			'CONTRACT-LAMP',
		] );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Please try again'
		);
		const hashes = await page.evaluate( () => ( {
			stored: Object.entries( { ...sessionStorage } ).find( ( [ key ] ) =>
				key.startsWith( 'wc_cart_hash_' )
			)?.[ 1 ],
			cookie: /woocommerce_cart_hash=(\w+)/.exec(
				document.cookie
			)?.[ 1 ],
		} ) );
		expect( hashes.stored ).toBe( hashes.cookie );
	} );
} );

test( "a button's attributes take precedence over its jQuery data, and listeners that return nothing or 0 are no veto", async ( {
	page,
} ) => {
	await page.goto( `${ LIST }?with-jquery=1` );
	await page.evaluate( () => {
		type Wrapped = {
			data: ( values: object ) => void;
			on: ( name: string, listener: () => unknown ) => void;
		};
		const { jQuery: jq } = window as unknown as {
			jQuery: ( what: Element ) => Wrapped;
		};
		jq(
			document.querySelector(
				'[data-product_sku=CONTRACT-MUG]'
			) as Element
		).data( { quantity: 7, wrapping: 'paper' } );
		jq( document.body ).on(
			'should_send_ajax_request.adding_to_cart',
			() => 0
		);
		jq( document.body ).on(
			'should_send_ajax_request.adding_to_cart',
			() => undefined
		);
	} );
	const request = page.waitForRequest( /wc-ajax=add_to_cart/ );
	await add( page, 'MUG' );
	const body = new URLSearchParams( await getBodyText( await request ) );
	expect( body.get( 'quantity' ) ).toBe( '1' );
	expect( body.get( 'wrapping' ) ).toBe( 'paper' );
} );

test( 'a removal is announced once, after the focus has moved to the next line', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	await add( page, 'BAG' );
	await page.goto( WIDGETS );
	const widget = page.locator( '.widget_shopping_cart' ).first();
	await widget.locator( '.remove_from_cart_button' ).first().focus();
	await page.evaluate( () => {
		const announced: string[] = ( (
			window as unknown as { announced: string[] }
		 ).announced = [] );
		new MutationObserver( ( changes ) => {
			for ( const { target } of changes ) {
				const region = (
					target.nodeType === Node.TEXT_NODE
						? target.parentElement
						: ( target as Element )
				)?.closest( '[aria-live]' );
				if ( region?.textContent ) {
					announced.push(
						`${ region.textContent } ${ document.activeElement?.className ?? '' }`
					);
				}
			}
		} ).observe( document.body, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	} );
	await page.keyboard.press( 'Enter' );
	await expect( widget.locator( '.woocommerce-mini-cart-item' ) ).toHaveCount(
		1
	);
	await expect
		.poll( () =>
			page.evaluate( () =>
				(
					window as unknown as { announced: string[] }
				 ).announced.filter( ( text ) => text.includes( 'removed' ) )
			)
		)
		.toEqual( [
			expect.stringMatching(
				/Contract Mug.*removed.*remove_from_cart_button/
			),
		] );
	await expect( widget.locator( '.remove_from_cart_button' ) ).toBeFocused();
} );

test( '[S4.17] a resize over 921 px in either direction closes the drawer and moves the focus to the visible trigger', async ( {
	page,
} ) => {
	for ( const [ from, to ] of [
		[ 921, 922 ],
		[ 922, 921 ],
	] as const ) {
		await page.setViewportSize( { width: from, height: 800 } );
		await page.goto( LIST );
		await cartLink( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( cartDrawer( page ) ).toBeVisible();
		await page.setViewportSize( { width: from, height: 500 } );
		await expect( cartDrawer( page ) ).toBeVisible();
		await page.setViewportSize( { width: to, height: 500 } );
		await expect( cartDrawer( page ) ).toBeHidden();
		await expect( cartLink( page ) ).toBeFocused();
		expect(
			await page.evaluate(
				() => getComputedStyle( document.documentElement ).overflow
			)
		).not.toBe( 'hidden' );
	}
} );

test( 'Tab stays in the drawer when its last control is hidden and when its lines change', async ( {
	page,
	browserName,
} ) => {
	test.skip( browserName === 'firefox', FOCUS_LEAVES );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await cartLink( page ).click();
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' )
	).toHaveCount( 1 );
	await cartDrawer( page )
		.locator( 'a, button' )
		.last()
		.evaluate(
			( control: HTMLElement ) => ( control.style.display = 'none' )
		);
	for ( let press = 0; press < 14; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect(
			await page.evaluate(
				() =>
					document.activeElement === document.body ||
					!! document.activeElement?.closest( 'dialog[open]' )
			)
		).toBe( true );
	}
	await cartDrawer( page )
		.getByRole( 'button', { name: 'Increase quantity of Contract Mug' } )
		.click();
	await expect( cartDrawer( page ).locator( 'output' ) ).toHaveText( '2' );
	await expect(
		cartDrawer( page ).getByRole( 'button', {
			name: 'Increase quantity of Contract Mug',
		} )
	).toBeFocused();
} );

test( 'Escape does not move the focus if nothing is open', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await buttonOf( page, 'MUG' ).focus();
	await page.keyboard.press( 'Escape' );
	await expect( buttonOf( page, 'MUG' ) ).toBeFocused();
} );

test( 'the drawer does not slide with reduced motion', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( LIST );
	await cartLink( page ).click();
	await expect( cartDrawer( page ) ).toBeVisible();
	expect(
		await cartDrawer( page ).evaluate( ( dialog ) =>
			getComputedStyle( dialog )
				.transitionDuration.split( ', ' )
				.every( ( time ) => parseFloat( time ) < 0.01 )
		)
	).toBe( true );
} );
