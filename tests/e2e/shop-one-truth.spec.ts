import type { BrowserContext, Locator, Page } from '@playwright/test';
import { makeBlockCheckout, removeBlockCheckout } from './block-checkout';
import { expect, test } from './fixtures';
import { logInAsCustomer, payClassic, payInBlocks } from './shop-purchase';
import {
	add,
	applyCoupon,
	asDecidedVisitor,
	cartDrawer,
	cartLink,
	createBlockPages,
	isWooCommerce,
	LIST,
	prepareShop,
	WIDGETS,
} from './shop-store';
import { php } from './store-contract';

/*
 * Consistency: everything that displays the cart follows every change, in the same tab and in others. Each way to
 * change the cart is a test, and each way to display it is a tab that stays open through all of them. WooCommerce's
 * blocks are tested only with WooCommerce.
 */

/** Creates pages with the cart, checkout, and mini-cart blocks beside the classic ones. */
const makeBlockPages = (): void => {
	createBlockPages(
		`[
			'truth-cart' => $of( 'cart' ),
			'truth-checkout' => $of( 'checkout' ),
			'truth-mini' => '<!-- wp:woocommerce/mini-cart /-->' . $list,
		]`,
		'$of = static fn ( string $name ) => ( static fn () => static::{"get_{$name}_block_content"}() )->bindTo( null, WC_Install::class )();'
	);
};

const sum = ( numbers: Locator ): Promise< number > =>
	numbers
		.evaluateAll( ( elements ) =>
			elements.reduce(
				( total, element ) =>
					total +
					Number(
						/\d+/.exec(
							element instanceof HTMLInputElement
								? element.value
								: ( element.textContent ?? '' )
						)?.[ 0 ] ?? 0
					),
				0
			)
		)
		// The page is navigating.
		.catch( () => -1 );

const openDrawer = async ( page: Page ): Promise< void > => {
	await cartLink( page ).click();
	await expect(
		cartDrawer( page ).locator( '.quayside-cart-line' ).first()
	).toBeVisible();
};
const badge = ( page: Page ) =>
	sum(
		cartLink( page ).locator(
			'.quayside-cart-count:not([hidden]) [aria-hidden]'
		)
	);

interface Displayed {
	path: string;
	/** Number of items that the page displays. */
	items: ( page: Page ) => Promise< number >;
	/** Element that displays the coupon code. */
	coupon?: string;
	open?: ( page: Page ) => Promise< void >;
	blocks?: true;
}

const DISPLAYED: Record< string, Displayed > = {
	badge: { path: LIST, items: badge },
	drawer: {
		path: LIST,
		items: ( page ) =>
			sum( cartDrawer( page ).locator( '.quayside-cart-line output' ) ),
		coupon: '.quayside-coupon__applied',
		open: openDrawer,
	},
	widget: {
		path: WIDGETS,
		items: ( page ) =>
			sum(
				page
					.locator( '.widget_shopping_cart' )
					.first()
					.locator( '.quantity' )
			),
	},
	'classic cart': {
		path: 'cart/',
		items: ( page ) =>
			sum( page.locator( '.woocommerce-cart-form input.qty' ) ),
		coupon: '.cart-discount',
	},
	'classic checkout': {
		path: 'checkout/',
		items: ( page ) =>
			sum(
				page.locator(
					'.woocommerce-checkout-review-order-table .product-quantity'
				)
			),
		coupon: '.cart-discount',
	},
	'mini-cart block': {
		path: 'truth-mini/',
		items: ( page ) => sum( page.locator( '.wc-block-mini-cart__badge' ) ),
		blocks: true,
	},
	'block cart': {
		path: 'truth-cart/',
		items: ( page ) =>
			sum(
				page.locator( '.wc-block-components-quantity-selector__input' )
			),
		coupon: '.wc-block-components-totals-discount__coupon-list',
		blocks: true,
	},
	'block checkout': {
		path: 'truth-checkout/',
		items: ( page ) =>
			sum(
				page.locator(
					'.wc-block-components-order-summary-item__quantity > span:first-child'
				)
			),
		coupon: '.wc-block-components-totals-discount__coupon-list',
		blocks: true,
	},
};

interface Step {
	act: ( page: Page ) => Promise< unknown >;
	/** Number of items afterwards, compared with a cart with two mugs and a bag. */
	by: number;
	/** Whether the coupon is applied or removed. */
	coupon?: 'applied' | 'removed';
}

interface Change extends Step {
	path: string;
	/** Change on the same page after everything has followed the first. */
	then?: Step;
	blocks?: true;
}

/** Adds and removes the coupon on the page of one of WooCommerce's blocks. */
const couponOfBlock = ( path: string ): Change => ( {
	path,
	act: async ( page ) => {
		await page
			.locator( '.wc-block-components-totals-coupon:visible' )
			.getByRole( 'button' )
			.first()
			.click();
		await page
			.locator(
				'.wc-block-components-totals-coupon__input input:visible'
			)
			.fill( 'contract10' );
		await page
			.locator( '.wc-block-components-totals-coupon__button:visible' )
			.click();
	},
	by: 0,
	coupon: 'applied',
	then: {
		act: ( page ) =>
			page
				.locator(
					'.wc-block-components-totals-discount__coupon-list button:visible'
				)
				.click(),
		by: 0,
		coupon: 'removed',
	},
	blocks: true,
} );

const quantity = async ( page: Page, value: string ): Promise< void > => {
	await page
		.locator( '.woocommerce-cart-form input.qty' )
		.first()
		.fill( value );
	await page.locator( '[name=update_cart]' ).click();
};

const CHANGES: Record< string, Change > = {
	'a list’s button': {
		path: LIST,
		act: ( page ) => add( page, 'MUG' ),
		by: 1,
	},
	'a product’s form': {
		path: 'product/contract-mug/',
		act: ( page ) => page.locator( '.single_add_to_cart_button' ).click(),
		by: 1,
	},
	'the drawer’s stepper': {
		path: LIST,
		act: async ( page ) => (
			await openDrawer( page ),
			cartDrawer( page )
				.getByRole( 'button', {
					name: 'Increase quantity of Contract Mug',
				} )
				.click()
		 ),
		by: 1,
	},
	'the drawer’s Remove and Undo': {
		path: LIST,
		act: async ( page ) => (
			await openDrawer( page ),
			cartDrawer( page )
				.getByRole( 'button', {
					name: 'Remove Contract Bag from cart',
				} )
				.click()
		 ),
		by: -1,
		then: {
			act: ( page ) =>
				cartDrawer( page )
					.getByRole( 'button', { name: 'Undo' } )
					.click(),
			by: 0,
		},
	},
	'the drawer’s coupon': {
		path: LIST,
		act: async ( page ) => {
			await openDrawer( page );
			await applyCoupon( page, 'contract10' );
		},
		by: 0,
		coupon: 'applied',
		then: {
			act: ( page ) =>
				cartDrawer( page )
					.locator( '.quayside-coupon__applied button' )
					.click(),
			by: 0,
			coupon: 'removed',
		},
	},
	'the widget’s remove link': {
		path: WIDGETS,
		act: ( page ) =>
			page
				.locator( '.widget_shopping_cart' )
				.first()
				.locator(
					'.remove_from_cart_button[data-product_sku="CONTRACT-BAG"]'
				)
				.click(),
		by: -1,
	},
	'the classic cart’s quantity': {
		path: 'cart/',
		act: ( page ) => quantity( page, '5' ),
		by: 3,
	},
	'the classic cart’s remove link': {
		path: 'cart/',
		act: ( page ) =>
			page
				.locator( '.woocommerce-cart-form .product-remove a' )
				.last()
				.click(),
		by: -1,
	},
	'a request of another plugin': {
		path: LIST,
		act: ( page ) =>
			page.evaluate( async () => {
				const id =
					document.querySelector< HTMLElement >(
						'[data-product_sku=CONTRACT-MUG]'
					)?.dataset.product_id ?? '';
				await fetch( '/?wc-ajax=add_to_cart', {
					method: 'POST',
					body: new URLSearchParams( {
						product_id: id,
						quantity: '2',
					} ),
				} );
			} ),
		by: 2,
	},
	'the block cart’s plus': {
		path: 'truth-cart/',
		act: ( page ) =>
			page
				.locator(
					'.wc-block-components-quantity-selector__button--plus'
				)
				.first()
				.click(),
		by: 1,
		blocks: true,
	},
	'the block cart’s remove link': {
		path: 'truth-cart/',
		act: ( page ) =>
			page.locator( '.wc-block-cart-item__remove-link' ).last().click(),
		by: -1,
		blocks: true,
	},
	'the block cart’s coupon': couponOfBlock( 'truth-cart/' ),
	'the block checkout’s coupon': couponOfBlock( 'truth-checkout/' ),
	'the mini-cart block’s plus': {
		path: 'truth-mini/',
		act: async ( page ) => (
			await page.locator( '.wc-block-mini-cart__button' ).click(),
			page
				.locator(
					'.wc-block-components-quantity-selector__button--plus:visible'
				)
				.first()
				.click()
		 ),
		by: 1,
		blocks: true,
	},
	'a product block’s button': {
		path: 'truth-mini/',
		act: ( page ) =>
			page
				.locator(
					'.wp-block-woocommerce-product-collection [data-product_sku="CONTRACT-MUG"]'
				)
				.click(),
		by: 1,
		blocks: true,
	},
	// Runs last, because the checkout page is not available without a cart.
	'everything is removed': {
		path: WIDGETS,
		act: async ( page ) => {
			const links = page
				.locator( '.widget_shopping_cart' )
				.first()
				.locator( '.remove_from_cart_button' );
			await links.first().click();
			await expect( links ).toHaveCount( 1 );
			await links.first().click();
		},
		by: -3,
	},
};

// WooCommerce asks what SQLite does not know.
// The checkout block of another tab asks for totals while an order empties the cart. In one expression, because Playwright takes a list
// of two for a value and its options.
test.use( {
	expectedMessages: [
		/WordPress database error <div|status of 400 .*checkout\?__experimental_calc_totals=true/,
	],
} );

test.beforeAll( () => {
	prepareShop();
	if ( isWooCommerce() ) {
		makeBlockPages();
	}
} );

/** Makes two windows side by side both visible. */
const inView = ( context: BrowserContext ) =>
	context.addInitScript( () =>
		Object.defineProperty( document, 'visibilityState', {
			value: 'visible',
		} )
	);

/** Adds two mugs and a bag to the cart, without a coupon. */
const fill = async ( page: Page ): Promise< void > => {
	await page.goto( LIST );
	await page.evaluate( () =>
		// In one request, so that no tab updates in between.
		navigator.locks.request( 'quayside-cart', async () => {
			const root = '/wp-json/wc/store/v1/';
			let response = await fetch( `${ root }cart`, {
				cache: 'no-store',
			} );
			const send = async ( path: string, body: object ) => {
				response = await fetch( root + path, {
					method: 'POST',
					headers: {
						'Content-Type': 'application/json',
						Nonce: response.headers.get( 'Nonce' ) ?? '',
					},
					body: JSON.stringify( body ),
				} );
			};
			const { items, coupons } = ( await response.json() ) as {
				items: { key: string }[];
				coupons: { code: string }[];
			};
			const id = ( sku: string ) =>
				Number(
					document.querySelector< HTMLElement >(
						`[data-product_sku=CONTRACT-${ sku }]`
					)?.dataset.product_id
				);
			for ( const { code } of coupons ) {
				await send( 'cart/remove-coupon', { code } );
			}
			for ( const { key } of items ) {
				await send( 'cart/remove-item', { key } );
			}
			await send( 'cart/add-item', { id: id( 'MUG' ), quantity: 2 } );
			await send( 'cart/add-item', { id: id( 'BAG' ), quantity: 1 } );
		} )
	);
	await page.reload();
	// Without a cookie store nothing else tells the tabs that a script has changed the cart.
	await expect
		.poll( async () => {
			await page.evaluate( () =>
				document.body.dispatchEvent(
					new CustomEvent( 'quayside:cart:refresh' )
				)
			);
			return badge( page );
		} )
		.toBe( 3 );
};

test( '[S4.45] the block cart follows without its loading state, which lasts two seconds', async ( {
	page,
	context,
} ) => {
	test.skip( ! isWooCommerce(), 'tests WooCommerce’s block' );
	await inView( context );
	await asDecidedVisitor( page );
	await fill( page );
	const other = await context.newPage();
	await other.goto( 'truth-cart/' );
	const input = other
		.locator( '.wc-block-components-quantity-selector__input' )
		.first();
	await expect( input ).toHaveValue( '2' );
	// The loading state would replace the element.
	const element = await input.elementHandle();
	await add( page, 'MUG' );
	await expect( input ).toHaveValue( '3' );
	expect(
		await element?.evaluate( ( { isConnected } ) => isConnected )
	).toBe( true );
} );

/**
 * Makes changes in one tab, and expects that all tabs follow each of them.
 *
 * @param page    Page of the first tab.
 * @param shown   What the other tabs display.
 * @param changes Ways to change the cart.
 * @return {Promise<object>} Time until all tabs had followed, by change.
 */
const expectAllFollow = async (
	page: Page,
	shown: [ string, Displayed ][],
	changes: [ string, Change ][]
): Promise< Record< string, string > > => {
	const isTested = ( { blocks }: { blocks?: true } ): boolean =>
		! blocks || isWooCommerce();
	await inView( page.context() );
	await asDecidedVisitor( page );
	await fill( page );
	const pages = new Map< string, Page >();
	for ( const [ name, displayed ] of shown ) {
		if ( isTested( displayed ) ) {
			const other = await page.context().newPage();
			pages.set( name, other );
			await other.goto( displayed.path );
			await displayed.open?.( other );
			await expect
				.poll( () => displayed.items( other ), { message: name } )
				.toBe( 3 );
		}
	}
	const slowest: Record< string, string > = {};
	const expectStep = async (
		way: string,
		{ act, by, coupon }: Step
	): Promise< void > => {
		await act( page );
		await expect
			.poll( () => badge( page ), {
				message: `the badge beside ${ way }`,
				timeout: 20_000,
			} )
			.toBe( 3 + by );
		const changed = performance.now();
		for ( const [ name, other ] of pages ) {
			await expect
				.poll( () => DISPLAYED[ name ]?.items( other ), {
					message: `${ name } after ${ way }`,
				} )
				.toBe( 3 + by );
			const place = DISPLAYED[ name ]?.coupon;
			if ( coupon && place ) {
				await expect(
					other
						.locator( place )
						.filter( { hasText: /contract10/i } )
						.first(),
					`${ name } after ${ way }`
				).toBeVisible( { visible: coupon === 'applied' } );
			}
			slowest[ way ] =
				`${ Math.round( performance.now() - changed ) } ms`;
		}
	};
	for ( const [ way, change ] of changes ) {
		if ( ! isTested( change ) ) {
			continue;
		}
		await test.step( way, async () => {
			await fill( page );
			for ( const [ name, other ] of pages ) {
				await expect
					.poll( () => DISPLAYED[ name ]?.items( other ), {
						message: `${ name }, before ${ way }`,
					} )
					.toBe( 3 );
			}
			await page.goto( change.path );
			await expect.poll( () => badge( page ) ).toBe( 3 );
			await expectStep( way, change );
			if ( change.then ) {
				await expectStep( `${ way }, second step`, change.then );
			}
		} );
	}
	return slowest;
};

/** Selects entries by name. */
const select = < Entry >(
	from: Record< string, Entry >,
	names: string[]
): [ string, Entry ][] =>
	Object.entries( from ).filter( ( [ name ] ) => names.includes( name ) );

test( '[S4.45] at 390 px, drawer and cart pages follow each other', async ( {
	page,
} ) => {
	test.setTimeout( 120_000 );
	await page.setViewportSize( { width: 390, height: 800 } );
	page.context().on( 'page', ( other ) =>
		other.setViewportSize( { width: 390, height: 800 } )
	);
	await expectAllFollow(
		page,
		select( DISPLAYED, [ 'drawer', 'classic cart', 'block cart' ] ),
		select( CHANGES, [
			'the drawer’s stepper',
			'the drawer’s coupon',
			'the classic cart’s remove link',
			'the block cart’s plus',
		] )
	);
} );

for ( const cookieStore of [ true, false ] ) {
	test( `[S4.45] everything that displays the cart follows every change${ cookieStore ? '' : ', in a browser without a cookie store @long' }`, async ( {
		page,
		context,
	} ) => {
		// With WooCommerce's blocks there are twice as many tabs with more requests each.
		test.setTimeout( isWooCommerce() ? 900_000 : 420_000 );
		if ( ! cookieStore ) {
			await context.addInitScript( () =>
				Reflect.deleteProperty( window, 'cookieStore' )
			);
		}
		const slowest = await expectAllFollow(
			page,
			Object.entries( DISPLAYED ),
			// Without a cookie store, pages only learn of changes that fire events.
			Object.entries( CHANGES ).filter(
				( [ way, { coupon } ] ) =>
					cookieStore ||
					! ( coupon || way === 'a request of another plugin' )
			)
		);
		test.info().annotations.push( {
			type: 'all follow after',
			description: JSON.stringify( slowest ),
		} );
	} );
}

test( '[S4.45] everything that displays the cart follows “Order again” of the dashboard and of an order', async ( {
	page,
} ) => {
	test.skip( ! isWooCommerce(), 'tests the Order again of WooCommerce' );
	test.setTimeout( 300_000 );
	await asDecidedVisitor( page );
	const customer = await logInAsCustomer( page, `truth-${ Date.now() }` );
	const order = php(
		`$order = wc_create_order( [ 'customer_id' => ${ customer } ] );
		$order->add_product( wc_get_product( wc_get_product_id_by_sku( 'CONTRACT-MUG' ) ), 5 );
		$order->set_status( 'completed' );
		$order->save();
		echo $order->get_id();`
	);
	const again = ( path: string ): Change => ( {
		path,
		act: ( tab ) =>
			tab.getByRole( 'link', { name: 'Order again' } ).first().click(),
		by: 2,
	} );
	await expectAllFollow( page, Object.entries( DISPLAYED ), [
		[ 'the dashboard’s Order again', again( 'customer-dashboard/' ) ],
		[
			'an order’s Order again',
			again( `my-account/view-order/${ order }/` ),
		],
	] );
} );

for ( const [ name, path, pay ] of [
	[ 'classic', 'checkout/', payClassic ],
	[ 'block', 'block-checkout/', payInBlocks ],
] as const ) {
	test( `[S4.45] everything that displays the cart follows an order of the ${ name } checkout`, async ( {
		page,
	} ) => {
		const isBlock = name === 'block';
		test.skip( isBlock && ! isWooCommerce(), 'tests WooCommerce’s block' );
		test.setTimeout( 300_000 );
		if ( isBlock ) {
			makeBlockCheckout();
		}
		try {
			await expectAllFollow( page, Object.entries( DISPLAYED ), [
				[ 'an order', { path, act: pay, by: -3 } ],
			] );
		} finally {
			if ( isBlock ) {
				removeBlockCheckout();
			}
		}
	} );
}
