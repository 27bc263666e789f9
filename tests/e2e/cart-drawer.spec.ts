import { expect, expectAccessible, test } from './fixtures';
import {
	add,
	asDecidedVisitor,
	buttonOf,
	cartDrawer,
	cartLink,
	expectCount,
	LIST,
	prepareShop,
	watch,
} from './shop-store';

test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

test( '[S2.9] the drawer shows the empty state with a link to the shop', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await cartLink( page ).click();
	await expect( cartDrawer( page ) ).toContainText( 'Your cart is empty.' );
	await expect(
		cartDrawer( page ).getByRole( 'link', { name: 'Browse the shop' } )
	).toBeVisible();
	await expectAccessible( page, '.quayside-cart-drawer' );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `[S2.9] [S1.2] steppers, totals, removal, and undo work at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await add( page, 'BAG' );
		await cartLink( page ).click();
		const lines = cartDrawer( page ).locator( '.quayside-cart-line' );
		await expect( lines ).toHaveCount( 2 );
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-drawer__subtotal' )
		).toContainText( '57.00' );

		await cartDrawer( page )
			.getByRole( 'button', {
				name: 'Increase quantity of Contract Mug',
			} )
			.click();
		await expect( lines.first().locator( 'output' ) ).toHaveText( '2' );
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-drawer__subtotal' )
		).toContainText( '75.00' );
		await expect(
			cartDrawer( page ).locator( '[aria-live=polite]', {
				hasText: /Contract Mug: quantity 2\. Subtotal: \D*75\.00/,
			} )
		).toHaveCount( 1 );
		await expectAccessible( page, '.quayside-cart-drawer' );

		const name = cartDrawer( page ).getByRole( 'button', {
			name: 'Remove Contract Mug from cart',
		} );
		await name.focus();
		await name.press( 'Enter' );
		await expect( lines ).toHaveCount( 1 );
		await expect(
			cartDrawer( page ).getByRole( 'heading', { name: 'Your cart' } )
		).toBeFocused();
		await expect( cartDrawer( page ) ).toContainText(
			'Contract Mug removed.'
		);

		await cartDrawer( page )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await expect( lines ).toHaveCount( 2 );
		await expect(
			lines.filter( { hasText: 'Contract Mug' } ).locator( 'output' )
		).toHaveText( '2' );
		await page.keyboard.press( 'Escape' );
		await expectCount( page, 3 );
		await expect( cartLink( page ) ).toBeFocused();
	} );
}

test( '[S4.17] Escape, the overlay, and the close button close the drawer and return the focus', async ( {
	page,
} ) => {
	await page.goto( LIST );
	const closings: ( () => Promise< unknown > )[] = [
		() => page.keyboard.press( 'Escape' ),
		() => page.mouse.click( 20, 400 ),
		() =>
			cartDrawer( page )
				.getByRole( 'button', { name: 'Close cart' } )
				.click(),
	];
	for ( const close of closings ) {
		await cartLink( page ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( cartDrawer( page ) ).toBeVisible();
		await close();
		await expect( cartDrawer( page ) ).toBeHidden();
		await expect( cartLink( page ) ).toBeFocused();
	}
} );

test.describe( 'when stock runs out while the drawer is open', () => {
	test.use( { expectedMessages: [ /409 \(Conflict\)/ ] } );

	test( 'a rejected quantity is reset and the store’s message is shown', async ( {
		page,
	} ) => {
		await page.goto( LIST );
		await add( page, 'LAMP' );
		await page.route( /cart\/update-item/, ( route ) =>
			route.fulfill( {
				status: 409,
				json: {
					code: 'woocommerce_rest_cart_error',
					message:
						'You cannot add &quot;that amount&quot; to the cart.',
				},
			} )
		);
		await cartLink( page ).click();
		await cartDrawer( page )
			.getByRole( 'button', {
				name: 'Increase quantity of Contract Lamp',
			} )
			.click();
		await expect( cartDrawer( page ) ).toContainText(
			'You cannot add "that amount" to the cart.'
		);
		await expect( cartDrawer( page ).locator( 'output' ) ).toHaveText(
			'1'
		);
	} );
} );

test( 'a product name with HTML entities is announced as plain text', async ( {
	page,
} ) => {
	// Inside the page, because the driver of Firefox repeats a request without its body.
	await page.addInitScript( () => {
		const send = window.fetch;
		window.fetch = async ( ...request ) => {
			const response = await send( ...request );
			return response.url.includes( '/wc/store/v1/cart' )
				? new Response(
						( await response.text() ).replaceAll(
							'Contract Mug',
							'Ship&#8217;s mug'
						),
						response
					)
				: response;
		};
	} );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await cartLink( page ).click();
	await cartDrawer( page )
		.getByRole( 'button', { name: 'Increase quantity of Ship’s mug' } )
		.click();
	await expect(
		cartDrawer( page )
			.locator( '[aria-live=polite]' )
			.filter( { hasText: 'quantity' } )
	).toHaveText( /^Ship’s mug: quantity 2\. Subtotal: / );
} );

test( 'a click while React renders the drawer opens it', async ( { page } ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	// An addition starts the drawer.
	await page.goto( LIST );
	await page.evaluate( () => {
		const host = document.getElementById(
			'quayside-cart-drawer'
		) as HTMLElement;
		const link = document.querySelector< HTMLElement >(
			'a[data-island-for="quayside-cart-drawer"]'
		);
		// React has rendered, but its effects have not run.
		new MutationObserver( ( _, observer ) => {
			observer.disconnect();
			void Promise.resolve().then( () => link?.click() );
		} ).observe( host, { childList: true } );
	} );
	await cartLink( page ).dispatchEvent( 'pointerover' );
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' )
	).toHaveCount( 1 );
	expect( new URL( page.url() ).pathname ).toBe( `/${ LIST }` );
} );

test( 'opens by its event, before and after its code has loaded', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	const ask = (): Promise< boolean > =>
		page.evaluate( () =>
			document.body.dispatchEvent(
				new CustomEvent( 'quayside:cart:open', {
					bubbles: true,
					cancelable: true,
					detail: { opener: document.querySelector( 'main a' ) },
				} )
			)
		);
	for ( const visit of [ 'before', 'after' ] ) {
		expect( await ask(), visit ).toBe( false );
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-line' )
		).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( cartDrawer( page ) ).toBeHidden();
		await expect( page.locator( 'main a' ).first() ).toBeFocused();
	}
} );

test.describe( 'an undo request that fails', () => {
	test.use( { expectedMessages: [ /net::ERR_FAILED/ ] } );

	test( 'shows an error, keeps the focus, and can be repeated', async ( {
		page,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await cartLink( page ).click();
		await cartDrawer( page )
			.getByRole( 'button', { name: 'Remove Contract Mug from cart' } )
			.click();
		await page.route( /quayside_restore_cart_item/, ( route ) =>
			route.abort()
		);
		await cartDrawer( page )
			.getByRole( 'button', { name: 'Undo' } )
			.press( 'Enter' );
		const again = cartDrawer( page ).getByRole( 'button', {
			name: 'Try again',
		} );
		await expect( again ).toBeFocused();
		await expect(
			cartDrawer( page ).locator( '[aria-live=assertive]' )
		).toHaveText( 'The product could not be restored. Please try again.' );
		await page.unroute( /quayside_restore_cart_item/ );
		await again.press( 'Enter' );
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-line' )
		).toHaveCount( 1 );
		await expect(
			cartDrawer( page ).getByRole( 'heading', { name: 'Your cart' } )
		).toBeFocused();
	} );
} );

test( 'a stepper at its limit keeps the focus and sends no request', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	await add( page, 'MUG' );
	await cartLink( page ).click();
	const less = cartDrawer( page ).getByRole( 'button', {
		name: 'Reduce quantity of Contract Mug',
	} );
	await less.press( 'Enter' );
	await expect( less ).toHaveAttribute( 'aria-disabled', 'true' );
	await expectCount( page, 1 );
	await expect( less ).toBeFocused();
	const changes = watch( page, /cart\/update-item/ );
	await less.press( 'Enter' );
	await cartDrawer( page )
		.getByRole( 'button', { name: 'Increase quantity of Contract Mug' } )
		.click();
	await expectCount( page, 2 );
	expect( changes ).toHaveLength( 1 );
} );

for ( const height of [ 800, 667, 400 ] ) {
	test( `many lines are readable and the checkout link is visible on a mobile screen with a height of ${ height } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 390, height } );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await add( page, 'BAG' );
		await cartLink( page ).click();
		await expect(
			cartDrawer( page ).locator( '.quayside-cart-line' )
		).toHaveCount( 2 );
		// Waits for the end of the slide animation.
		await expect( cartDrawer( page ) ).toHaveCSS( 'translate', '0px' );
		const { room, scrolls } = await cartDrawer( page )
			.locator( '.quayside-cart-drawer__content' )
			.evaluate( ( content ) => {
				content
					.querySelector( 'ul' )
					?.append(
						...Array.from(
							{ length: 8 },
							() =>
								content
									.querySelector( 'li' )
									?.cloneNode( true ) as Node
						)
					);
				const dialog = content.closest( 'dialog' ) as HTMLElement;
				return {
					room: content.clientHeight,
					scrolls: dialog.scrollHeight > dialog.clientHeight,
				};
			} );
		// Two lines are 240 px high.
		expect( room ).toBeGreaterThan( 240 );
		expect( scrolls ).toBe( height === 400 );
		const checkout = cartDrawer( page ).getByRole( 'link', {
			name: 'Go to checkout',
		} );
		if ( scrolls ) {
			await checkout.scrollIntoViewIfNeeded();
		}
		await expect( checkout ).toBeInViewport( { ratio: 1 } );
	} );
}

test( 'all quick clicks on a stepper count, and the quantity never decreases in between', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	let release: () => void = () => undefined;
	const released = new Promise< void >( ( done ) => ( release = done ) );
	let asked = 0;
	await page.route( /cart\/update-item/, async ( route ) => {
		// The second response waits until the third click.
		if ( ++asked === 2 ) {
			await released;
		}
		await route.continue();
	} );
	await cartLink( page ).click();
	const more = cartDrawer( page ).getByRole( 'button', {
		name: 'Increase quantity of Contract Mug',
	} );
	const quantity = cartDrawer( page ).locator( '.quayside-cart-line output' );
	await expect( quantity ).toHaveText( '1' );
	await quantity.evaluate( ( output ) => {
		const seen: string[] = ( (
			window as unknown as { seenQuantities: string[] }
		 ).seenQuantities = [] );
		new MutationObserver( () =>
			seen.push( output.textContent ?? '' )
		).observe( output, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
	} );
	await more.click();
	await more.click();
	await expect.poll( () => asked ).toBe( 2 );
	await more.click();
	await expect( quantity ).toHaveText( '4' );
	release();
	await expect.poll( () => asked ).toBe( 3 );
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' )
	).not.toHaveAttribute( 'aria-busy' );
	await expectCount( page, 4 );
	expect(
		await page.evaluate(
			() =>
				( window as unknown as { seenQuantities: string[] } )
					.seenQuantities
		)
	).toEqual( [ '2', '3', '4' ] );
} );

test( 'the drawer shows an error if the store does not respond', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await page.route( /wc\/store\/v1\/cart/, ( route ) =>
		route.fulfill( { body: '<html>Maintenance</html>' } )
	);
	await cartLink( page ).click();
	await expect( cartDrawer( page ) ).toContainText(
		'The cart could not be loaded.'
	);
	// A second attempt shows the error again, and the next one succeeds when the store responds.
	const again = cartDrawer( page ).getByRole( 'button', {
		name: 'Try again',
	} );
	await again.press( 'Enter' );
	await expect(
		cartDrawer( page ).locator( '[aria-live=assertive]' )
	).toContainText( 'The cart could not be loaded.' );
	await page.unroute( /wc\/store\/v1\/cart/ );
	await again.press( 'Enter' );
	await expect( cartDrawer( page ) ).toContainText( 'Your cart is empty.' );
	await expect(
		cartDrawer( page ).getByRole( 'heading', { name: 'Your cart' } )
	).toBeFocused();
} );

test( 'a click with a modifier key leads to the cart page in a new tab', async ( {
	page,
	context,
	browserName,
} ) => {
	test.skip(
		browserName === 'firefox',
		'Firefox’s driver does not always learn where a tab that a click opens leads (Playwright 1.64).'
	);
	await page.goto( LIST );
	const opened = context.waitForEvent( 'page' );
	await cartLink( page ).click( { modifiers: [ 'Control' ] } );
	await expect( await opened ).toHaveURL( /\/cart\/$/ );
	await buttonOf( page, 'MUG' ).waitFor();
} );
