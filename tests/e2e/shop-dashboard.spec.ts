import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { printedUrls } from './printed-urls';
import {
	add,
	asDecidedVisitor,
	expectCount,
	LIST,
	prepareShop,
	watch,
} from './shop-store';
import { php } from './store-contract';

const PAGE = 'customer-dashboard/';
const SECRET = 'a long secret of the dashboard';

/** A customer for this test only. */
let login: string;

test.beforeAll( () => {
	prepareShop();
	php(
		`$lock = fopen( WP_CONTENT_DIR . '/contract.lock', 'c' );
		flock( $lock, LOCK_EX );
		$page = get_page_by_path( 'customer-dashboard' );
		$page
			? wp_update_post( [ 'ID' => $page->ID, 'post_content' => '[quayside_customer_dashboard]' ] )
			: wp_insert_post( [
				'post_type' => 'page',
				'post_status' => 'publish',
				'post_title' => 'Customer dashboard',
				'post_name' => 'customer-dashboard',
				'post_content' => '[quayside_customer_dashboard]',
			] );`
	);
} );

test.beforeEach( async ( { page } ) => {
	login = `dash-${ Date.now() }-${ Math.floor( Math.random() * 1e6 ) }`;
	php( `$id = wc_create_new_customer( '${ login }@example.com', '${ login }', '${ SECRET }' );
	foreach ( [ $id, 1 ] as $customer ) {
		$order = wc_create_order( [ 'customer_id' => $customer, 'status' => 'processing' ] );
		$order->add_product( wc_get_product( wc_get_product_id_by_sku( 'CONTRACT-MUG' ) ), 2 );
		$order->calculate_totals();
		$order->save();
	}` );
	await asDecidedVisitor( page );
} );

const part = ( page: Page ) => page.locator( '.quayside-dashboard__part' );
const menu = ( page: Page ) => page.locator( '.quayside-dashboard__nav' );

/** Logs in with the popup that the dashboard shows to guests. */
const enter = async ( page: Page ): Promise< void > => {
	await page.goto( PAGE );
	await page.locator( '.quayside-dashboard__guest a' ).click();
	await page.getByRole( 'dialog' ).locator( '#username' ).fill( login );
	await page.getByRole( 'dialog' ).locator( '#password' ).fill( SECRET );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Log in', exact: true } )
		.click();
	await expect( page ).toHaveURL( new RegExp( PAGE ) );
	await expect( menu( page ) ).toBeVisible();
};

test( '[S1.5] [S2.2] a guest logs in on the page and sees only their own orders', async ( {
	page,
} ) => {
	await enter( page );
	await expect(
		part( page ).getByRole( 'heading', { level: 2, name: 'Orders' } )
	).toBeVisible();
	await expect( part( page ).locator( '.quayside-order' ) ).toHaveCount( 1 );
	await expect( part( page ).locator( '.quayside-order' ) ).toContainText(
		'Processing · $'
	);
	await expect(
		part( page ).locator( '.quayside-order__lines' )
	).toContainText( '2 × Contract Mug' );
	await expectAccessible( page, '.quayside-dashboard' );
	// On paper, the orders have the whole width, and the nonce of the link to log out is not printed.
	await page.emulateMedia( { media: 'print' } );
	await expect( menu( page ) ).toBeHidden();
	expect(
		await part( page ).evaluate(
			( { clientWidth, parentElement } ) =>
				( parentElement?.clientWidth ?? 0 ) - clientWidth
		)
	).toBe( 0 );
	expect( await printedUrls( page ) ).toEqual( [] );
	await page.emulateMedia( { media: null } );
	await part( page )
		.getByRole( 'link', { name: /^Order \d+/ } )
		.click();
	await expect( page ).toHaveURL( /view-order/ );
} );

for ( const width of [ 390, 1280 ] ) {
	test( `a completed order fills the cart again at ${ width } px, for its customer only`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		const foreign = php(
			`foreach ( wc_get_orders( [ 'limit' => 500, 'customer_id' => username_exists( '${ login }' ) ] ) as $order ) {
				$order->set_status( 'completed' );
				$order->save();
			}
			$order = wc_get_orders( [ 'limit' => 1, 'customer_id' => 1 ] )[0];
			$order->add_product( wc_get_product( wc_get_product_id_by_sku( 'CONTRACT-BAG' ) ), 5 );
			$order->set_status( 'completed' );
			$order->save();
			echo $order->get_id();`
		);
		await enter( page );
		await page.goto( LIST );
		await add( page, 'BAG' );
		await page.goto( PAGE );
		const again = part( page ).getByRole( 'link', { name: 'Order again' } );
		await expect( again ).toBeInViewport();
		const url = ( await again.getAttribute( 'href' ) ) ?? '';
		await again.press( 'Enter' );
		await expect( page ).toHaveURL( /\/cart\/$/ );
		const quantity = page.locator( '.woocommerce-cart-form input.qty' );
		await expect( quantity ).toHaveCount( 1 );
		await expect( quantity ).toHaveValue( '2' );
		await expect(
			page.getByText( 'The cart has been filled' )
		).toBeVisible();
		await expectCount( page, 2 );
		// WooCommerce empties the cart for an order of another customer.
		await page.goto(
			url.replace( /order_again=\d+/, `order_again=${ foreign }` )
		);
		await expect( page ).toHaveURL( /\/cart\/$/ );
		await expect(
			page.locator( '.cart_item' ).filter( { hasText: 'Contract Bag' } )
		).toHaveCount( 0 );
	} );
}

test( 'the cacheable page is the same for guests and customers and contains no nonce', async ( {
	page,
} ) => {
	const guest = await ( await page.request.get( PAGE ) ).text();
	expect( guest ).toContain( 'quayside-dashboard__fallback' );
	await enter( page );
	const customer = await ( await page.request.get( PAGE ) ).text();
	const host = ( html: string ): string =>
		/<div class="quayside-dashboard"[\s\S]*?<\/nav>/.exec( html )?.[ 0 ] ??
		'none';
	expect( host( customer ) ).toBe( host( guest ) );
	expect( host( customer ) ).not.toMatch( /nonce"?:"[0-9a-f]{10}|_wpnonce/ );
	expect( customer ).not.toContain( `${ login }@example.com` );
	// Visitor data comes with responses that must not be cached.
	await page.goto( `${ PAGE }#downloads` );
	await expect(
		part( page ).getByText( 'You have no downloads.' )
	).toBeVisible();
	const session = await page.request.get( '?wc-ajax=quayside_session' );
	expect( session.headers()[ 'cache-control' ] ).toContain( 'no-store' );
} );

test( 'sections work by keyboard, have their own URLs, and support Back', async ( {
	page,
} ) => {
	await enter( page );
	await menu( page ).getByRole( 'link', { name: 'Downloads' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		part( page ).getByRole( 'heading', { name: 'Downloads' } )
	).toBeFocused();
	await expect(
		menu( page ).getByRole( 'link', { name: 'Downloads' } )
	).toHaveAttribute( 'aria-current', 'page' );
	await expect( page ).toHaveURL( /#downloads$/ );
	await page.goBack();
	await expect(
		part( page ).getByRole( 'heading', { name: 'Orders' } )
	).toBeFocused();
} );

test( 'loading older orders moves the focus to them, and trying again moves it to the heading', async ( {
	page,
} ) => {
	php(
		`for ( $made = 0; $made < 11; $made++ ) {
			$order = wc_create_order( [
				'customer_id' => username_exists( '${ login }' ),
				'status' => 'processing',
			] );
			$order->save();
		}`
	);
	await enter( page );
	await expect( part( page ).locator( '.quayside-order' ) ).toHaveCount( 10 );
	const older = /customer(\/|%2F)orders/;
	await page.route( older, ( route ) =>
		route.fulfill( { status: 200, body: 'PHP died' } )
	);
	await part( page )
		.getByRole( 'button', { name: 'Load older orders' } )
		.press( 'Enter' );
	const retry = part( page ).getByRole( 'button', { name: 'Try again' } );
	await expect( retry ).toBeFocused();
	await page.unroute( older );
	await retry.press( 'Enter' );
	await expect( part( page ).locator( '.quayside-order' ) ).toHaveCount( 12 );
	await expect(
		part( page )
			.locator( '.quayside-order' )
			.nth( 10 )
			.getByRole( 'link' )
			.first()
	).toBeFocused();

	const downloads = /customer(\/|%2F)downloads/;
	await page.route( downloads, ( route ) =>
		route.fulfill( { status: 200, body: 'PHP died' } )
	);
	await menu( page ).getByRole( 'link', { name: 'Downloads' } ).click();
	const again = part( page ).getByRole( 'button', { name: 'Try again' } );
	await expect( again ).toBeVisible();
	await page.unroute( downloads );
	await again.press( 'Enter' );
	await expect(
		part( page ).getByRole( 'heading', { name: 'Downloads' } )
	).toBeFocused();
	await expect(
		part( page ).getByRole( 'button', { name: 'Try again' } )
	).toHaveCount( 0 );
} );

test.describe( 'forms', () => {
	// Rejected forms return 400, which the browser logs.
	test.use( { expectedMessages: [ /status of 400/ ] } );

	test( 'an invalid address shows an error at its field, and a valid one is saved', async ( {
		page,
	} ) => {
		await enter( page );
		await menu( page ).getByRole( 'link', { name: 'Addresses' } ).click();
		const billing = page.locator( '.quayside-address' ).first();
		await expect( billing ).toContainText(
			'You have not added this address yet.'
		);
		await billing.getByRole( 'button', { name: 'Add' } ).press( 'Enter' );
		await expect( billing.getByRole( 'heading' ) ).toBeFocused();
		await billing
			.getByRole( 'button', { name: 'Cancel' } )
			.press( 'Enter' );
		await expect(
			billing.getByRole( 'button', { name: 'Add' } )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( billing.getByRole( 'heading' ) ).toBeFocused();
		await billing.getByLabel( 'Country / Region' ).selectOption( 'DE' );
		await billing.getByLabel( 'First name' ).fill( 'Ada' );
		await billing.getByLabel( 'Last name' ).fill( 'Quay' );
		await billing.getByLabel( 'Street address' ).fill( 'Kai 1' );
		await billing.getByLabel( /^Postcode/ ).fill( '20457' );
		await billing.getByLabel( /^Phone/ ).fill( '040 123456' );
		await billing
			.getByLabel( 'Email address' )
			.fill( `${ login }@example.com` );
		await billing.getByRole( 'button', { name: 'Save' } ).click();
		const city = billing.getByLabel( 'Town / City' );
		await expect( city ).toBeFocused();
		await expect( city ).toHaveAccessibleDescription(
			'Town / City is a required field.'
		);
		await expectAccessible( page, '.quayside-dashboard' );
		await city.fill( 'Hamburg' );
		await billing.getByRole( 'button', { name: 'Save' } ).click();
		await expect( billing.locator( 'address' ) ).toContainText( 'Hamburg' );
		await expect(
			billing.getByRole( 'button', { name: 'Edit' } )
		).toBeFocused();
		expect(
			php(
				`echo ( new WC_Customer( username_exists( '${ login }' ) ) )->get_billing_city();`
			)
		).toBe( 'Hamburg' );
	} );

	test( 'name and password can be changed without ending the session', async ( {
		page,
	} ) => {
		await enter( page );
		await menu( page )
			.getByRole( 'link', { name: 'Account details' } )
			.click();
		await part( page ).getByLabel( 'First name' ).fill( 'Ada' );
		await part( page ).getByLabel( 'Last name' ).fill( 'Quay' );
		await part( page ).getByLabel( 'Current password' ).fill( 'wrong' );
		await part( page )
			.getByLabel( 'New password' )
			.fill( 'another long secret' );
		await part( page ).getByRole( 'button', { name: 'Save' } ).click();
		await expect(
			part( page ).getByLabel( 'Current password' )
		).toHaveAccessibleDescription( 'Your current password is incorrect.' );
		await part( page ).getByLabel( 'Current password' ).fill( SECRET );
		await part( page ).getByRole( 'button', { name: 'Save' } ).click();
		await expect(
			part( page ).locator( '.quayside-dashboard__saved' )
		).toBeVisible();
		await page.goto( PAGE );
		await expect( menu( page ) ).toBeVisible();
		expect(
			php(
				`echo wp_check_password( 'another long secret', get_userdata( username_exists( '${ login }' ) )->user_pass ) ? 'yes' : 'no';`
			)
		).toBe( 'yes' );
	} );
} );

test.describe( 'an expired nonce', () => {
	test.use( { expectedMessages: [ /status of 403/ ] } );

	test( '[S7.12] is renewed with one rest-nonce request, and the original request is repeated once', async ( {
		page,
	} ) => {
		await enter( page );
		await page.route( /wc-ajax=quayside_session/, async ( route ) => {
			const response = await route.fetch();
			await route.fulfill( {
				response,
				json: { ...( await response.json() ), nonce: 'aaaaaaaaaa' },
			} );
		} );
		const nonces = watch( page, /action=rest-nonce/ );
		const orders = watch( page, /customer(\/|%2F)orders/ );
		await page.goto( PAGE );
		await expect( part( page ).locator( '.quayside-order' ) ).toHaveCount(
			1
		);
		expect( nonces ).toHaveLength( 1 );
		expect( orders ).toHaveLength( 2 );
	} );
} );

test( 'without JavaScript the links lead to WooCommerce’s account pages', async ( {
	browser,
	baseURL,
} ) => {
	const context = await browser.newContext( {
		baseURL: baseURL ?? '',
		javaScriptEnabled: false,
	} );
	const page = await context.newPage();
	await page.goto( PAGE );
	for ( const name of [
		'Orders',
		'Downloads',
		'Addresses',
		'Account details',
	] ) {
		await expect(
			page.locator( '.quayside-dashboard' ).getByRole( 'link', { name } )
		).toHaveAttribute( 'href', /my-account\/[a-z-]+/ );
	}
	await page
		.locator( '.quayside-dashboard' )
		.getByRole( 'link', { name: 'Orders' } )
		.click();
	await expect( page.locator( 'form.login' ) ).toBeVisible();
	await context.close();
} );

test.describe( 'a store that returns an error page of its host', () => {
	test( 'keeps the links', async ( { page } ) => {
		await page.route( /wc-ajax=quayside_session/, ( route ) =>
			route.fulfill( { body: '<html>Back soon</html>' } )
		);
		await page.goto( PAGE );
		await expect( page.locator( '.quayside-dashboard' ) ).toHaveAttribute(
			'data-island-state',
			'failed'
		);
		await expect(
			page
				.locator( '.quayside-dashboard' )
				.getByRole( 'link', { name: 'Orders' } )
		).toBeVisible();
	} );

	test( 'shows an error and can be tried again', async ( { page } ) => {
		await enter( page );
		await page.route(
			/customer(\/|%2F)orders/,
			( route ) => route.fulfill( { body: '<html>Back soon</html>' } ),
			{ times: 1 }
		);
		await page.goto( PAGE );
		await expect( part( page ).getByRole( 'alert' ) ).toBeVisible();
		await part( page ).getByRole( 'button', { name: 'Try again' } ).click();
		await expect( part( page ).locator( '.quayside-order' ) ).toHaveCount(
			1
		);
	} );
} );
