import { expect, test } from './fixtures';
import {
	add,
	asDecidedVisitor,
	cartDrawer,
	cartLink,
	LIST,
	prepareShop,
} from './shop-store';
import { php } from './store-contract';

/*
 * Common problems of cart drawers: announcements that are not heard, headers that clip the drawer, and listeners that
 * accumulate.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

test.describe( 'opened by an addition', () => {
	test.beforeAll( () => {
		php(
			"update_option( 'quayside_shop_settings', [ 'open_after_add' => true ] + (array) get_option( 'quayside_shop_settings', [] ) );"
		);
	} );
	test.afterAll( () => {
		php(
			"update_option( 'quayside_shop_settings', [ 'open_after_add' => false ] + (array) get_option( 'quayside_shop_settings', [] ) );"
		);
	} );

	for ( const from of [ 'a list', 'the page of a product' ] ) {
		test( `from ${ from }: the addition is announced inside the drawer, even if its code loads late`, async ( {
			page,
		} ) => {
			// Longer than the announcement's delay for the focus.
			await page.route( /build\/cart-drawer\.js/, async ( route ) => {
				const response = await route.fetch();
				await new Promise( ( wake ) => setTimeout( wake, 1500 ) );
				await route.fulfill( { response } );
			} );
			if ( from === 'a list' ) {
				await page.goto( LIST );
				await add( page, 'MUG' );
			} else {
				await page.goto( 'product/contract-mug/' );
				await page.locator( '.single_add_to_cart_button' ).click();
			}
			await expect( cartDrawer( page ) ).toBeVisible();
			await expect(
				cartDrawer( page ).locator( '[aria-live=polite]' )
			).toContainText( 'Contract Mug' );
			expect(
				await page.evaluate(
					() => !! document.activeElement?.closest( 'dialog[open]' )
				)
			).toBe( true );
		} );
	}
} );

test( 'a sticky, transformed header with hidden overflow does not clip the drawer inside it', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await page.addStyleTag( {
		content:
			'.site-header { position: sticky; top: 0; transform: translateZ( 0 ); overflow: hidden; contain: paint; filter: blur( 0 ); }',
	} );
	await page.evaluate( () =>
		document
			.querySelector( '.site-header' )
			?.append(
				document.getElementById( 'quayside-cart-drawer' ) as HTMLElement
			)
	);
	await page.mouse.wheel( 0, 300 );
	await cartLink( page ).click();
	await expect( cartDrawer( page ) ).toBeVisible();
	const { width, height } = page.viewportSize() as {
		width: number;
		height: number;
	};
	await expect
		.poll( () =>
			cartDrawer( page ).evaluate( ( dialog ) => {
				const box = dialog.getBoundingClientRect();
				return [
					Math.round( box.right ),
					Math.round( box.top ),
					Math.round( box.bottom ),
				];
			} )
		)
		.toEqual( [ width, 0, height ] );
	// The overlay covers the rest, including the header.
	expect(
		await page.evaluate( () =>
			[
				[ 20, 20 ],
				[ innerWidth / 2, innerHeight - 20 ],
			].map(
				( [ x, y ] ) =>
					document.elementFromPoint( x ?? 0, y ?? 0 )?.tagName
			)
		)
	).toEqual( [ 'DIALOG', 'DIALOG' ] );
} );

test( 'a hundred resizes over 921 px with opened and closed drawers leave no additional listeners', async ( {
	page,
} ) => {
	test.setTimeout( 90_000 );
	await page.goto( LIST );
	const devtools = await page.context().newCDPSession( page );
	/** Number of listeners on the window, the document, and the body. */
	const listeners = async (): Promise< number > => {
		let count = 0;
		for ( const expression of [ 'window', 'document', 'document.body' ] ) {
			const { result } = await devtools.send( 'Runtime.evaluate', {
				expression,
			} );
			count += (
				await devtools.send( 'DOMDebugger.getEventListeners', {
					objectId: result.objectId ?? '',
				} )
			).listeners.length;
		}
		return count;
	};
	const openAndClose = async (): Promise< void > => {
		await cartLink( page ).click();
		await expect( cartDrawer( page ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( cartDrawer( page ) ).toBeHidden();
	};
	await openAndClose();
	const before = await listeners();
	for ( let resize = 0; resize < 100; resize++ ) {
		await page.setViewportSize( {
			width: resize % 2 ? 922 : 921,
			height: 800,
		} );
		if ( resize % 25 === 0 ) {
			await openAndClose();
		}
	}
	expect( await listeners() ).toBe( before );
} );
