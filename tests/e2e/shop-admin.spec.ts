import { expect, expectAccessible, logIn, SITE_FOLDER, test } from './fixtures';
import { keepOptions } from './keep-options';
import { asDecidedVisitor, prepareShop, showAnotherSite } from './shop-store';
import { php } from './store-contract';

// Avatars come from elsewhere; WooCommerce's admin asks what SQLite does not know and what no test answers.
test.use( {
	expectedMessages: [
		/gravatar|WordPress database error|woocommerce\.com|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
	],
} );

// The settings that the screen saves, as the demo has them.
let restore: () => void;

test.beforeAll( () => {
	prepareShop();
	restore = keepOptions(
		'woocommerce_demo_store',
		'woocommerce_demo_store_notice',
		'quayside_shop_settings'
	);
} );
test.afterAll( () => restore() );
test.beforeEach( async ( { page } ) => {
	await asDecidedVisitor( page );
	await logIn( page );
} );

test( '[S2.4] the getting-started page shows steps, checks, and links, and creates the customer dashboard', async ( {
	page,
} ) => {
	php(
		`$page = get_page_by_path( 'customer-dashboard' ); if ( $page ) { wp_delete_post( $page->ID, true ); }`
	);
	await page.goto( 'wp-admin/admin.php?page=quayside-getting-started' );
	const steps = page.getByRole( 'list' ).filter( {
		has: page.getByRole( 'heading', { name: 'Add a product' } ),
	} );
	await expect(
		steps.getByRole( 'listitem' ).filter( { hasText: 'Add a product' } )
	).toContainText( 'Done' );
	const screen = page.locator( '#quayside-getting-started' );
	await expect(
		screen.getByRole( 'listitem' ).filter( { hasText: 'HTTPS connection' } )
	).toContainText( 'Action required' );
	await expect(
		screen.getByRole( 'listitem' ).filter( { hasText: 'Permalinks' } )
	).toContainText( 'Good' );
	await expect(
		screen.getByRole( 'link', { name: 'Order sources' } )
	).toHaveAttribute( 'href', /page=quayside-order-sources/ );
	await expectAccessible( page, '#quayside-getting-started' );
	await page.getByRole( 'button', { name: 'Create page' } ).click();
	await expect(
		steps
			.getByRole( 'listitem' )
			.filter( { hasText: 'Create the customer dashboard' } )
	).toContainText( 'Done' );
	await expect( steps ).toBeFocused();
	await page.goto( 'customer-dashboard/' );
	await expect(
		page.getByRole( 'heading', { level: 1, name: 'Customer dashboard' } )
	).toBeVisible();
	await expect( page.locator( '.quayside-dashboard' ) ).toBeVisible();
	// Its requests would find no routes without the plugin.
	await page.goto( 'about:blank' );
	await showAnotherSite( page.context(), 'without_shop' );
	await page.goto( 'customer-dashboard/' );
	await expect( page.locator( '.quayside-customer-dashboard' ) ).toHaveText(
		'My account'
	);
} );

test( 'settings that are saved on the tab apply to the storefront', async ( {
	page,
} ) => {
	await page.goto( 'wp-admin/admin.php?page=wc-settings&tab=quayside-shop' );
	await expect( page.locator( '.nav-tab-active' ) ).toHaveText(
		'Shop front'
	);
	await expect( page.locator( '.woocommerce-save-button' ) ).toHaveCount( 0 );
	for ( const heading of [
		'Cart drawer',
		'Cart page',
		'Free shipping bar',
		'Account popup',
		'Store notice',
		'Order attribution',
	] ) {
		await expect(
			page
				.locator( '#quayside-shop-settings' )
				.getByRole( 'heading', { name: heading } )
		).toBeVisible();
	}
	await expectAccessible( page, '#quayside-shop-settings' );
	const address = page.url();
	await page.getByLabel( 'Free shipping threshold' ).press( 'Enter' );
	await page.getByLabel( 'Show store notice on every page' ).check();
	await page.getByLabel( 'Notice text' ).fill( 'Closed on <b>Monday</b>' );
	await page.getByLabel( 'Log in and register in a popup' ).uncheck();
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		page.locator( '#quayside-shop-settings' ).getByText( 'Settings saved.' )
	).toBeVisible();
	expect( page.url() ).toBe( address );

	await page.context().clearCookies( { name: /^wordpress_/ } );
	await page.goto( 'shop/' );
	await expect( page.locator( '.woocommerce-store-notice b' ) ).toHaveText(
		'Monday'
	);
	await expect(
		page.locator( '.quayside-account-link:visible' ).first()
	).not.toHaveAttribute( 'aria-haspopup', 'dialog' );

	await logIn( page );
	await page.goto( 'wp-admin/admin.php?page=wc-settings&tab=quayside-shop' );
	await page.getByLabel( 'Show store notice on every page' ).uncheck();
	await page.getByLabel( 'Log in and register in a popup' ).check();
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		page.locator( '#quayside-shop-settings' ).getByText( 'Settings saved.' )
	).toBeVisible();
} );

test( 'a failed save shows an error and keeps the entered values', async ( {
	page,
} ) => {
	await page.goto( 'wp-admin/admin.php?page=wc-settings&tab=quayside-shop' );
	await page.getByLabel( 'Free shipping threshold' ).fill( '42' );
	await page.route( /quayside-shop(\/|%2F)v1(\/|%2F)settings/, ( route ) =>
		route.fulfill( { body: '<html>Back soon</html>' } )
	);
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect(
		page
			.locator( '#quayside-shop-settings' )
			.getByText( 'could not be saved' )
	).toBeVisible();
	await expect( page.getByLabel( 'Free shipping threshold' ) ).toHaveValue(
		'42'
	);
} );

test( 'the report shows orders by source in a chart and a table', async ( {
	page,
} ) => {
	// Other tests also create orders.
	const run = Date.now();
	php( `foreach (
		[
			[ 'utm', 'news-${ run }', 40 ],
			[ 'utm', 'news-${ run }', 20 ],
			[ 'organic', 'search-${ run }', 30 ],
			[ 'referral', 'harbour-${ run }.example', 100000 ],
		] as [ $type, $source, $total ]
	) {
		$order = wc_create_order( [ 'status' => 'processing' ] );
		$order->set_total( $total );
		$order->add_meta_data( '_wc_order_attribution_source_type', $type, true );
		$order->add_meta_data( '_wc_order_attribution_utm_source', $source, true );
		$order->save();
	}` );
	await page.goto( 'wp-admin/admin.php?page=quayside-order-sources' );
	await expect(
		page.getByRole( 'img', { name: /Orders by source, \d+ orders/ } )
	).toBeVisible();
	const table = page.getByRole( 'table', { name: 'Orders by source' } );
	await expect(
		table.getByRole( 'row', { name: `Organic: Search-${ run }` } )
	).toContainText( /\$\s?30[.,]00/ );
	await expect(
		table.getByRole( 'row', { name: `Source: News-${ run }` } )
	).toContainText( /\$\s?60[.,]00/ );
	await expectAccessible( page, '#quayside-order-sources' );
	// On mobile, its text has the normal size and is below the columns.
	const size = page.viewportSize();
	await page.setViewportSize( { width: 390, height: 800 } );
	const letters = () =>
		page.locator( '.quayside-chart' ).evaluate( ( chart ) => {
			const day = [ ...chart.querySelectorAll( 'text' ) ]
				.pop()
				?.getBoundingClientRect();
			const column = chart
				.querySelector( '.quayside-chart__space' )
				?.getBoundingClientRect();
			return {
				readable: ( day?.height ?? 0 ) > 11,
				below: ( day?.top ?? 0 ) >= ( column?.bottom ?? 0 ),
				narrow: chart.clientWidth < 400,
			};
		} );
	await expect
		.poll( letters )
		.toEqual( { readable: true, below: true, narrow: true } );
	await page.setViewportSize( size ?? { width: 1280, height: 720 } );

	await table.getByRole( 'button', { name: 'Total' } ).click();
	await expect(
		table.getByRole( 'columnheader', { name: 'Total' } )
	).toHaveAttribute( 'aria-sort', 'descending' );
	await expect( table.locator( 'tbody tr' ).first() ).toContainText(
		`Referral: Harbour-${ run }.example`
	);
	await table.getByRole( 'button', { name: 'Source' } ).press( 'Enter' );
	await expect( table.locator( 'tbody tr' ).first() ).toContainText(
		/^(Direct|Organic)/
	);

	await page.getByLabel( 'Period' ).selectOption( 'Custom date range' );
	await page.getByLabel( 'To', { exact: true } ).fill( '2001-01-02' );
	await expect(
		page
			.locator( '#quayside-order-sources' )
			.getByText( 'no more than 400 days' )
	).toBeVisible();
	await page.getByLabel( 'From', { exact: true } ).fill( '2001-01-01' );
	await expect(
		page.getByText( 'No paid orders in this period.' )
	).toBeVisible();
} );

test( 'customers cannot open these screens', async ( { page } ) => {
	test.skip( ! SITE_FOLDER, 'needs the site' );
	php(
		`username_exists( 'no-admin' ) || wc_create_new_customer( 'no-admin@example.com', 'no-admin', 'a long secret' );`
	);
	await page.context().clearCookies( { name: /^wordpress_/ } );
	await page.goto( 'wp-login.php' );
	// The page moves the focus there after a moment.
	await expect( page.locator( '#user_login' ) ).toBeFocused();
	await page.locator( '#user_login' ).fill( 'no-admin' );
	await page.locator( '#user_pass' ).fill( 'a long secret' );
	await page.locator( '#wp-submit' ).click();
	await page.waitForURL( /my-account|profile/ );
	for ( const screen of [
		'quayside-getting-started',
		'quayside-order-sources',
	] ) {
		const answer = await page.request.get(
			`wp-admin/admin.php?page=${ screen }`
		);
		expect( await answer.text() ).not.toContain( `id="${ screen }"` );
	}
} );
