import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { getBody } from './repeat-bodies';
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

/*
 * Invalid responses and failures of servers, firewalls, networks, and browsers: no script throws, the visitor gets a
 * message or the link's own URL, and the displayed cart is correct after the next response.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( ( { page } ) => asDecidedVisitor( page ) );

const MAINTENANCE =
	'<!doctype html><title>Maintenance</title><h1>Briefly unavailable for scheduled maintenance.</h1>';
const FORBIDDEN =
	'<html><body><h1>403 Forbidden</h1><p>Blocked by a firewall.</p></body></html>';

/** Invalid responses. */
const ANSWERS: [ string, ( route: Route ) => Promise< void > ][] = [
	[
		'a maintenance page with 503',
		( route ) =>
			route.fulfill( {
				status: 503,
				contentType: 'text/html',
				body: MAINTENANCE,
			} ),
	],
	[
		'a maintenance page with 200',
		( route ) =>
			route.fulfill( { contentType: 'text/html', body: MAINTENANCE } ),
	],
	[
		"a firewall's 403",
		( route ) =>
			route.fulfill( {
				status: 403,
				contentType: 'text/html',
				body: FORBIDDEN,
			} ),
	],
	[ 'JSON that is no object', ( route ) => route.fulfill( { json: 0 } ) ],
	[ 'an empty object', ( route ) => route.fulfill( { json: {} } ) ],
	[ 'null', ( route ) => route.fulfill( { json: null } ) ],
	[ 'nothing', ( route ) => route.fulfill( { body: '' } ) ],
	[ 'a cut connection', ( route ) => route.abort( 'connectionreset' ) ],
];

/** Records the names of the cart's events from now on. */
const listen = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		const heard: string[] = ( (
			window as unknown as { heard: string[] }
		 ).heard = [] );
		for ( const name of [ 'added', 'removed', 'refreshed', 'failed' ] ) {
			document.body.addEventListener(
				`quayside:cart:${ name }`,
				( event ) =>
					heard.push(
						`${ name } ${ ( event as CustomEvent< { request?: string } > ).detail.request ?? '' }`.trim()
					)
			);
		}
	} );
const heard = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => ( window as unknown as { heard: string[] } ).heard );

test.describe( 'invalid responses', () => {
	test.use( { expectedMessages: [ /Failed to load resource/ ] } );

	for ( const [ name, answer ] of ANSWERS ) {
		test( `adding shows a message and an idle button after ${ name }, and the next click works`, async ( {
			page,
		} ) => {
			await page.goto( LIST );
			await page.route( /wc-ajax=add_to_cart/, answer );
			await buttonOf( page, 'MUG' ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText(
				'Please try again'
			);
			await expect( buttonOf( page, 'MUG' ) ).not.toHaveClass(
				/loading|added/
			);
			await expect( buttonOf( page, 'MUG' ) ).not.toHaveAttribute(
				'aria-busy'
			);
			await expect( page ).toHaveURL( new RegExp( LIST ) );
			await page.unroute( /wc-ajax=add_to_cart/ );
			await add( page, 'BAG' );
			await add( page, 'MUG' );
			await expectCount( page, 2 );
			await expect(
				page.locator( '.quayside-cart-message' )
			).toHaveCount( 0 );
		} );
	}

	test( '[S8.8] a failed refresh fires an event, leaves the page unchanged, and recovers with the next response', async ( {
		page,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await listen( page );
		for ( const [ , answer ] of ANSWERS ) {
			await page.route( /get_refreshed_fragments/, answer );
			const before = ( await heard( page ) ).length;
			await page.evaluate( () =>
				document.body.dispatchEvent(
					new CustomEvent( 'quayside:cart:refresh' )
				)
			);
			await expect
				.poll( async () => ( await heard( page ) ).slice( before ) )
				.toEqual( [ 'failed refresh' ] );
			await expectCount( page, 1 );
			await expect(
				page.locator( '.quayside-cart-message' )
			).toHaveCount( 0 );
			await page.unroute( /get_refreshed_fragments/ );
		}
		await page.evaluate( () =>
			document.body.dispatchEvent(
				new CustomEvent( 'quayside:cart:refresh' )
			)
		);
		await expect
			.poll( async () => ( await heard( page ) ).at( -1 ) )
			.toBe( 'refreshed' );
		await expectCount( page, 1 );
	} );

	for ( const [ name, answer ] of ANSWERS.filter( ( _each, place ) =>
		[ 0, 2, 7 ].includes( place )
	) ) {
		test( `[S8.2] removing uses the link's own URL after ${ name }`, async ( {
			page,
		} ) => {
			await page.goto( LIST );
			await add( page, 'MUG' );
			await page.goto( WIDGETS );
			await page.route( /wc-ajax=remove_from_cart/, answer );
			await page.locator( '.remove_from_cart_button' ).first().click();
			await expect( page ).toHaveURL( /removed_item=1/ );
			await expectCount( page, 0 );
		} );
	}

	/** Opens the drawer with one mug. */
	const openDrawer = async ( page: Page ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await cartLink( page ).click();
		await expect( cartDrawer( page ).locator( 'output' ) ).toHaveText(
			'1'
		);
		return cartDrawer( page );
	};

	test( 'the drawer shows a change whose response was lost', async ( {
		page,
	} ) => {
		const drawer = await openDrawer( page );
		await page.route( /cart\/update-item/, async ( route ) => {
			await route.fetch();
			await route.fulfill( { status: 502, body: MAINTENANCE } );
		} );
		await drawer
			.getByRole( 'button', { name: /^Increase quantity/ } )
			.click();
		await expect( drawer.locator( 'output' ) ).toHaveText( '2' );
		await expect(
			drawer.locator( '.quayside-cart-drawer__error' )
		).toBeVisible();
		await expectCount( page, 2 );
	} );

	test( 'the drawer shows the cart without a line that another device has removed', async ( {
		page,
		context,
	} ) => {
		const drawer = await openDrawer( page );
		// Requests of another device leave this browser's cookies as they are.
		const cookies = await context.cookies();
		const other = await context.browser()!.newContext();
		await other.addCookies( cookies );
		const key = await drawer
			.locator( '.remove_from_cart_button' )
			.getAttribute( 'data-cart_item_key' );
		await other.request.post(
			new URL( '?wc-ajax=remove_from_cart', new URL( page.url() ).origin )
				.href,
			{
				form: { cart_item_key: key as string },
			}
		);
		await other.close();
		await drawer
			.getByRole( 'button', { name: /^Increase quantity/ } )
			.click();
		await expect(
			drawer.locator( '.quayside-cart-drawer__error' )
		).toBeVisible();
		await expect( drawer.locator( '.quayside-cart-line' ) ).toHaveCount(
			0
		);
		await expectCount( page, 0 );
	} );

	test( 'the message of a remove link in the drawer leaves the line its width', async ( {
		page,
	} ) => {
		const drawer = await openDrawer( page );
		const name = drawer.locator( '.quayside-cart-line__name' );
		const { width } = ( await name.boundingBox() )!;
		await page.context().setOffline( true );
		await drawer.locator( '.remove_from_cart_button' ).click();
		await expect(
			drawer.locator( '.quayside-cart-message' )
		).toBeVisible();
		expect( ( await name.boundingBox() )!.width ).toBeCloseTo( width, 0 );
		await page.context().setOffline( false );
		await drawer
			.getByRole( 'button', { name: /^Increase quantity/ } )
			.click();
		await expect( drawer.locator( 'output' ) ).toHaveText( '2' );
	} );

	test( 'the drawer shows an error and recovers with the next response', async ( {
		page,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		const drawer = page.getByRole( 'dialog', { name: 'Your cart' } );
		const failure = drawer.locator( '.quayside-cart-drawer__error' );
		for ( const [ , answer ] of ANSWERS ) {
			await page.route( /wc\/store\/v1\/cart/, answer );
			await cartLink( page ).click();
			await expect( failure ).toContainText(
				'The cart could not be loaded.'
			);
			await page.keyboard.press( 'Escape' );
			await expect( drawer ).toBeHidden();
			await page.unroute( /wc\/store\/v1\/cart/ );
		}
		await cartLink( page ).click();
		await expect( drawer.locator( '.quayside-cart-line' ) ).toHaveCount(
			1
		);
		await expect( failure ).toHaveCount( 0 );
	} );
} );

test( 'PHP notices before and after the JSON are ignored', async ( {
	page,
} ) => {
	for ( const pattern of [ /wc-ajax=/, /wc\/store\/v1\/cart/ ] ) {
		await page.route( pattern, async ( route ) => {
			const response = await route.fetch();
			const notice =
				'<br /><b>Warning</b>: Undefined variable in {closure}() on line 3<br />';
			// The page may have been closed before the store responds.
			const body = await response.text().catch( () => '' );
			await route
				.fulfill( { response, body: notice + body + notice } )
				.catch( () => undefined );
		} );
	}
	await page.goto( LIST );
	await add( page, 'MUG' );
	await expectCount( page, 1 );
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	await cartLink( page ).click();
	const drawer = page.getByRole( 'dialog', { name: 'Your cart' } );
	await drawer
		.getByRole( 'button', { name: 'Increase quantity of Contract Mug' } )
		.click();
	await expect( drawer.locator( 'output' ) ).toHaveText( '2' );
	await drawer
		.getByRole( 'button', { name: 'Remove Contract Mug from cart' } )
		.click();
	await expect( drawer ).toContainText( 'Your cart is empty.' );
} );

test.describe( 'a lost network connection', () => {
	test.use( {
		expectedMessages: [
			/ERR_INTERNET_DISCONNECTED|Failed to load resource/,
		],
	} );

	test( 'a click before the cart has loaded stays on the page, and counts when the network is back', async ( {
		page,
		context,
	} ) => {
		await page.goto( LIST );
		const cart = page.locator( '#quayside-cart' );
		await expect( cart ).not.toHaveAttribute( 'data-island-state' );
		await context.setOffline( true );
		await buttonOf( page, 'MUG' ).click();
		await expect( buttonOf( page, 'MUG' ) ).toHaveAttribute(
			'aria-busy',
			'true'
		);
		await cartLink( page ).click();
		await expect( page ).toHaveURL( new RegExp( LIST ) );
		await context.setOffline( false );
		await expect( cart ).toHaveAttribute( 'data-island-state', 'mounted' );
		await expectCount( page, 1 );
		await expect( page ).toHaveURL( new RegExp( LIST ) );
	} );

	test( 'removing shows an error on the page, in the widget and in the drawer, and works again later', async ( {
		page,
		context,
	} ) => {
		await page.goto( LIST );
		await add( page, 'MUG' );
		await page.goto( WIDGETS );
		await expectCount( page, 1 );
		await context.setOffline( true );
		await page.locator( '.remove_from_cart_button' ).first().click();
		await expect( page.getByRole( 'alert' ).first() ).toContainText(
			'check your connection'
		);
		await expect( page ).toHaveURL( new RegExp( WIDGETS ) );
		await expect(
			page.locator( '.woocommerce-mini-cart-item' ).first()
		).not.toHaveClass( /processing/ );
		await context.setOffline( false );
		await cartLink( page ).click();
		const drawer = page.getByRole( 'dialog', { name: 'Your cart' } );
		const remove = drawer.getByRole( 'button', {
			name: 'Remove Contract Mug from cart',
		} );
		await expect( remove ).toBeVisible();
		await context.setOffline( true );
		await remove.click();
		await expect( drawer.getByRole( 'alert' ) ).toContainText(
			'check your connection'
		);
		await context.setOffline( false );
		await remove.click();
		await expect( drawer ).toContainText( 'Your cart is empty.' );
	} );
} );

test( 'a visitor with an empty cart sees why an addition from a list was rejected', async ( {
	page,
} ) => {
	await page.goto( LIST );
	// The product is sold out after the list has loaded.
	await page.evaluate( () => {
		const button = document.querySelector< HTMLElement >(
			'[data-product_sku=CONTRACT-MUG]'
		);
		const sold = document.querySelector< HTMLElement >(
			'[data-product_sku=CONTRACT-GONE]'
		);
		if ( button && sold ) {
			button.dataset.product_id = sold.dataset.product_id;
		}
	} );
	await buttonOf( page, 'MUG' ).click();
	await expect( page ).toHaveURL( /product\/contract-tea\/$/ );
	await expect( page.locator( '.woocommerce-error' ) ).toContainText(
		'out of stock'
	);
} );

test( '[S9.24] a refresh without a response times out after 5000 ms', async ( {
	page,
} ) => {
	await page.goto( LIST );
	await add( page, 'MUG' );
	await page.route( /get_refreshed_fragments/, () => undefined );
	const took = await page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				const start = performance.now();
				document.body.addEventListener(
					'quayside:cart:failed',
					() => resolve( performance.now() - start ),
					{ once: true }
				);
				document.body.dispatchEvent(
					new CustomEvent( 'quayside:cart:refresh' )
				);
			} )
	);
	expect( took ).toBeGreaterThan( 4900 );
	expect( took ).toBeLessThan( 7000 );
	await expectCount( page, 1 );
} );

test( 'fragments with invalid selectors or without matches do not affect the others', async ( {
	page,
} ) => {
	const warnings: string[] = [];
	page.on(
		'console',
		( message ) =>
			message.type() === 'warning' && warnings.push( message.text() )
	);
	await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
		const response = await route.fetch();
		const { fragments, ...rest } = ( await response.json() ) as {
			fragments: Record< string, string >;
		};
		await route.fulfill( {
			response,
			json: {
				...rest,
				fragments: {
					'##bad': '<i>1</i>',
					'a:eq(0)': '<i>2</i>',
					'.nobody-has-this': '<i>3</i>',
					'': '<i>4</i>',
					...fragments,
					'.woocommerce-result-count':
						'<p class="woocommerce-result-count">From a plugin</p>',
				},
			},
		} );
	} );
	await page.goto( LIST );
	await add( page, 'MUG' );
	await expectCount( page, 1 );
	await expect(
		page.locator( '.woocommerce-result-count' ).first()
	).toHaveText( 'From a plugin' );
	expect(
		warnings.filter( ( text ) => text.includes( 'Cart fragment' ) )
	).toHaveLength( 3 );
} );

test( 'a selector that only jQuery supports works if jQuery is loaded', async ( {
	page,
} ) => {
	await page.route( /wc-ajax=add_to_cart/, async ( route ) => {
		const response = await route.fetch();
		const { fragments, ...rest } = ( await response.json() ) as {
			fragments: Record< string, string >;
		};
		await route.fulfill( {
			response,
			json: {
				...rest,
				fragments: { ...fragments, 'h1:eq(0)': '<h1>By jQuery</h1>' },
			},
		} );
	} );
	await page.goto( `${ LIST }?with-jquery=1` );
	await add( page, 'MUG' );
	await expect( page.locator( 'h1' ).first() ).toHaveText( 'By jQuery' );
} );

/** Browser restrictions, applied before the page's scripts. */
const FORBIDDEN_STORAGE: [ string, () => void ][] = [
	[
		'blocked sessionStorage and localStorage',
		() => {
			for ( const name of [ 'sessionStorage', 'localStorage' ] ) {
				Object.defineProperty( window, name, {
					get() {
						throw new DOMException(
							'Access is denied for this document.',
							'SecurityError'
						);
					},
				} );
			}
		},
	],
	[
		'a full sessionStorage',
		() => {
			Storage.prototype.setItem = () => {
				throw new DOMException(
					'The quota has been exceeded.',
					'QuotaExceededError'
				);
			};
		},
	],
	[
		'invalid data in sessionStorage',
		() => {
			// The empty page that Firefox starts with has no storage.
			if ( ! window.location.host ) {
				return;
			}
			for ( let place = sessionStorage.length - 1; place >= 0; place-- ) {
				sessionStorage.setItem(
					sessionStorage.key( place ) ?? '',
					'{"broken'
				);
			}
		},
	],
];

for ( const [ name, forbid ] of FORBIDDEN_STORAGE ) {
	test( `${ name }: adding, the next page, and removing work`, async ( {
		page,
	} ) => {
		await page.addInitScript( forbid );
		await page.goto( LIST );
		await add( page, 'MUG' );
		await add( page, 'BAG' );
		await expectCount( page, 2 );
		await page.goto( WIDGETS );
		await expectCount( page, 2 );
		const widget = page.locator( '.widget_shopping_cart' ).first();
		await expect(
			widget.locator( '.woocommerce-mini-cart-item' )
		).toHaveCount( 2 );
		await widget.locator( '.remove_from_cart_button' ).first().click();
		await expect(
			widget.locator( '.woocommerce-mini-cart-item' )
		).toHaveCount( 1 );
		await expectCount( page, 1 );
	} );
}

for ( const [ name, block ] of [
	[
		'cookies that throw',
		() =>
			Object.defineProperty( document, 'cookie', {
				get() {
					throw new DOMException(
						'The document is sandboxed.',
						'SecurityError'
					);
				},
				set() {
					throw new DOMException(
						'The document is sandboxed.',
						'SecurityError'
					);
				},
			} ),
	],
	[
		'cookies that are not stored',
		() =>
			Object.defineProperty( document, 'cookie', {
				get: () => '',
				set: () => undefined,
			} ),
	],
] as [ string, () => void ][] ) {
	test( `${ name }: no script throws, and the added product is shown`, async ( {
		page,
		playwright,
	} ) => {
		await page.addInitScript( block );
		// The browser does not send any either.
		await page.route( /wc-ajax/, async ( route ) => {
			// route.fetch() would store the cookies in the browser, which reports the change to the page.
			const isolated = await playwright.request.newContext();
			const body = await getBody( route.request() );
			const response = await isolated.fetch( route.request(), {
				headers: {
					...route.request().headers(),
					cookie: '',
					...( body?.type && { 'content-type': body.type } ),
				},
				...( body && { data: body.data } ),
			} );
			const headers = Object.fromEntries(
				Object.entries( response.headers() ).filter(
					( [ header ] ) => header !== 'set-cookie'
				)
			);
			await route.fulfill( {
				status: response.status(),
				headers,
				body: await response.body(),
			} );
			await isolated.dispose();
		} );
		await page.goto( `${ LIST }?utm_source=mail` );
		await add( page, 'MUG' );
		await expectCount( page, 1 );
		await expect( page.locator( 'html' ) ).toHaveClass(
			/quayside-cart-filled/
		);
		await page.goto( WIDGETS );
		await expectCount( page, 0 );
	} );
}
