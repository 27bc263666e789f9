import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdRequests } from './hold-requests';
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
	WIDGETS,
} from './shop-store';
import { startWholeBrowser } from './speculation';
import { productId } from './store-contract';
import { getBodyText } from './repeat-bodies';

/*
 * Concurrency: quick clicks, two tabs, an unstable network, and pages from the back/forward cache.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

/** Renders thirty buttons of thirty products, as in a long list. Each sends its index. */
const THIRTY = (): void => {
	const model = document.querySelector(
		'a.ajax_add_to_cart[data-product_sku="CONTRACT-MUG"]'
	) as HTMLElement;
	const row = document.createElement( 'div' );
	row.id = 'thirty';
	for ( let place = 1; place <= 30; place++ ) {
		const button = model.cloneNode( true ) as HTMLElement;
		button.dataset.place = String( place );
		button.classList.remove( 'loading', 'added' );
		const cell = document.createElement( 'p' );
		cell.append( button );
		row.append( cell );
	}
	model.closest( 'ul' )?.before( row );
};

for ( const cold of [ true, false ] ) {
	test( `[S4.3] thirty quick clicks ${ cold ? 'before the cart has loaded' : 'on a loaded cart' } are all sent in order`, async ( {
		page,
	} ) => {
		const sent: number[] = [];
		let running = 0;
		let most = 0;
		await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
			most = Math.max( most, ++running );
			const body = await getBodyText( route.request() );
			sent.push( Number( new URLSearchParams( body ).get( 'place' ) ) );
			const response = await route.fetch();
			running--;
			await route.fulfill( { response } );
		} );
		await page.goto( LIST );
		await page.evaluate( THIRTY );
		if ( ! cold ) {
			await buttonOf( page, 'BAG' ).hover();
			await expect( page.locator( '#quayside-cart' ) ).toHaveAttribute(
				'data-island-state',
				'mounted'
			);
		}
		const busy = await page.evaluate( () => {
			const buttons = [
				...document.querySelectorAll< HTMLElement >( '#thirty a' ),
			];
			buttons.forEach( ( button ) => button.click() );
			return buttons.filter( ( { ariaBusy } ) => ariaBusy === 'true' )
				.length;
		} );
		// Each shows its loading state at once.
		expect( busy ).toBe( 30 );
		await expect(
			page.locator( '#thirty a.added.add_to_cart_button' )
		).toHaveCount( 30, { timeout: 30_000 } );
		expect( sent ).toEqual(
			Array.from( { length: 30 }, ( _none, place ) => place + 1 )
		);
		expect( most ).toBe( 1 );
		await expectCount( page, 30 );
		await expect( page.locator( '[aria-busy=true]' ) ).toHaveCount( 0 );
	} );
}

/** Number of items in the cart on the server. */
const inStore = async ( page: Page ): Promise< number > =>
	(
		( await (
			await page.request.get( 'wp-json/wc/store/v1/cart' )
		).json() ) as { items_count: number }
	 ).items_count;

test( '[S4.45] two tabs that add at the same time lose no item and show the same cart', async ( {
	page,
	context,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	const other = await context.newPage();
	await other.goto( LIST );
	for ( const tab of [ page, other ] ) {
		// Two windows side by side are both visible.
		await tab.evaluate( () =>
			Object.defineProperty( document, 'visibilityState', {
				value: 'visible',
			} )
		);
		await expect( tab.locator( '#quayside-cart' ) ).toHaveAttribute(
			'data-island-state',
			'mounted'
		);
	}
	const click = ( tab: Page, sku: string ) =>
		tab.evaluate(
			( each ) =>
				document
					.querySelector< HTMLElement >(
						`a.ajax_add_to_cart[data-product_sku="CONTRACT-${ each }"]`
					)
					?.click(),
			sku
		);
	await Promise.all( [
		click( page, 'BAG' ),
		click( other, 'LAMP' ),
		click( page, 'ONE' ),
		click( other, 'MUG' ),
	] );
	await expectCount( page, 5 );
	await expectCount( other, 5 );
	expect( await inStore( page ) ).toBe( 5 );
} );

for ( const [ name, path, linksOf ] of [
	[
		'the widget',
		WIDGETS,
		( page: Page ) =>
			page
				.locator( '.widget_shopping_cart' )
				.first()
				.locator( '.remove_from_cart_button' ),
	],
	[
		'the drawer',
		LIST,
		( page: Page ) =>
			page
				.getByRole( 'dialog', { name: 'Your cart' } )
				.getByLabel( /^Remove .* from cart$/ ),
	],
] as const ) {
	test( `[S4.45] two lines of ${ name } that are removed at once are both removed, also in the store`, async ( {
		page,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await add( page, 'BAG' );
		await page.goto( path );
		if ( path === LIST ) {
			await cartLink( page ).click();
		}
		const links = linksOf( page );
		await expect( links ).toHaveCount( 2 );
		await links.evaluateAll( ( found ) =>
			found.forEach( ( link ) => ( link as HTMLElement ).click() )
		);
		await expectCount( page, 0 );
		await expect( links ).toHaveCount( 0 );
		const answer = await page.request.get( '/wp-json/wc/store/v1/cart' );
		expect( ( await answer.json() ).items ).toEqual( [] );
		await page.reload();
		await expectCount( page, 0 );
	} );
}

test( '[S4.45] a drawer that opens during an addition reads the cart after it', async ( {
	page,
} ) => {
	await page.goto( LIST );
	const reads = watch( page, /wc\/store\/v1\/cart$/ );
	const release = await holdRequests( page, /wc-ajax=add_to_cart/ );
	const sent = page.waitForRequest( /wc-ajax=add_to_cart/ );
	await buttonOf( page, 'MUG' ).click();
	await sent;
	await cartLink( page ).click();
	const drawer = cartDrawer( page );
	await expect( drawer ).toContainText( 'Loading your cart…' );
	expect( reads ).toEqual( [] );
	release();
	await expect( drawer.locator( '.quayside-cart-line output' ) ).toHaveText(
		'1'
	);
} );

test( 'a drawer that is prefetched and opened later reads the cart again', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.goto( LIST );
	const read = page.waitForResponse( /wc\/store\/v1\/cart$/ );
	// Opens the cart page in a new tab, while the drawer's code is on its way.
	const release = await holdRequests( page, /cart-drawer-view/ );
	await cartLink( page ).hover();
	await page.waitForRequest( /cart-drawer-view/ );
	await cartLink( page ).click( { modifiers: [ 'ControlOrMeta' ] } );
	await read;
	release();
	await expect( page.locator( '#quayside-cart-drawer' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await page.request.get(
		`/?add-to-cart=${ await productId( page.request, 'BAG' ) }`
	);
	await expectCount( page, 2 );
	await cartLink( page ).click();
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' )
	).toHaveCount( 2 );
} );

test( '[S4.45] a tab follows additions and removals in another tab, also in its open drawer', async ( {
	page,
	context,
} ) => {
	await page.goto( LIST );
	await add( page, 'BAG' );
	const other = await context.newPage();
	await other.goto( WIDGETS );
	await expectCount( other, 1 );
	await page.evaluate( () =>
		Object.defineProperty( document, 'visibilityState', {
			value: 'visible',
		} )
	);
	await cartLink( page ).click();
	const lines = page
		.getByRole( 'dialog', { name: 'Your cart' } )
		.locator( '.quayside-cart-line' );
	await expect( lines ).toHaveCount( 1 );
	const third = await context.newPage();
	await third.goto( LIST );
	for ( const round of [ 1, 2 ] ) {
		await add( third, 'MUG' );
		await expect( lines, `added, ${ round }` ).toHaveCount( 2 );
		const widget = other.locator( '.widget_shopping_cart' ).first();
		await other.bringToFront();
		await expect(
			widget.locator( '.woocommerce-mini-cart-item' )
		).toHaveCount( 2 );
		await widget
			.locator(
				'.remove_from_cart_button[data-product_sku="CONTRACT-MUG"]'
			)
			.click();
		await expect(
			widget.locator( '.woocommerce-mini-cart-item' )
		).toHaveCount( 1 );
		await expect( lines, `removed, ${ round }` ).toHaveCount( 1 );
		await third.bringToFront();
		await expectCount( third, 1 );
	}
} );

test.describe( 'an unstable network', () => {
	test.use( {
		expectedMessages: [
			/ERR_INTERNET_DISCONNECTED|Failed to load resource/,
		],
	} );

	test( 'a refresh offline leaves the cart unchanged, and the next one online updates it', async ( {
		page,
		context,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await context.setOffline( true );
		await page.evaluate( () =>
			document.body.dispatchEvent(
				new CustomEvent( 'quayside:cart:refresh' )
			)
		);
		await buttonOf( page, 'BAG' ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'Please try again'
		);
		await expectCount( page, 1 );
		await context.setOffline( false );
		await add( page, 'BAG' );
		await expectCount( page, 2 );
		expect( await inStore( page ) ).toBe( 2 );
	} );

	test( 'a button follows its link if the module does not load', async ( {
		page,
	} ) => {
		await page.route( /quayside-shop\/build\/cart\.js/, ( route ) =>
			route.abort( 'connectionreset' )
		);
		await page.goto( LIST );
		await buttonOf( page, 'MUG' ).click();
		await expect( page ).toHaveURL( /add-to-cart=\d+|\/cart\// );
		expect( await inStore( page ) ).toBe( 1 );
	} );
} );

test( '[S4.45] [S8.1] a page from the back/forward cache shows an idle button and the current cart', async () => {
	const base = `${ process.env.QUAYSIDE_URL }/`;
	const browser = await startWholeBrowser();
	try {
		const context = await browser.newContext( {
			baseURL: base,
			viewport: { width: 1280, height: 800 },
		} );
		const page = await context.newPage();
		await asDecidedVisitor( page );
		await page.goto( LIST );
		await add( page, 'ONE' );
		await page.evaluate( () => {
			addEventListener( 'pageshow', ( { persisted } ) =>
				Object.assign( window, { persisted } )
			);
			Object.assign( window, { preserved: true } );
		} );
		// Prints are sold individually, so the second click leads to the product page.
		await buttonOf( page, 'ONE' ).click();
		await expect( page ).toHaveURL( /product\/contract-print\/$/ );
		const refreshes = watch( page, /get_refreshed_fragments/ );
		await page.evaluate( () => history.back() );
		await expect( page ).toHaveURL( new RegExp( LIST ) );
		const state = await page.evaluate( () => {
			const { preserved, persisted } = window as {
				preserved?: boolean;
				persisted?: boolean;
			};
			return { preserved, persisted };
		} );
		expect( state ).toEqual( { preserved: true, persisted: true } );
		await expect( buttonOf( page, 'ONE' ) ).not.toHaveClass( /loading/ );
		await expect.poll( () => refreshes.length ).toBe( 1 );
	} finally {
		await browser.close();
	}
} );
