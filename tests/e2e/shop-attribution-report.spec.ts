import { readFileSync } from 'node:fs';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { asDecidedVisitor, prepareShop } from './shop-store';
import { php } from './store-contract';
import { waitForMadeFile } from './capabilities';

const SCREEN = 'wp-admin/admin.php?page=quayside-order-sources';
// A month without orders of other tests.
const PERIOD = '&from=2011-03-01&to=2011-03-31';

// Avatars come from elsewhere; WooCommerce's admin asks what SQLite does not know and what no test answers.
test.use( {
	expectedMessages: [
		/gravatar|WordPress database error|woocommerce\.com|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
	],
} );

test.beforeAll( () => {
	prepareShop();
	php( `foreach ( [
		[ '2011-03-02', 40, 'utm', 'news', '=1+1', 'https://shop.example/mugs/?gclid=1', 'Mobile', 'organic', 'google' ],
		[ '2011-03-03', 20, 'utm', 'news', 'spring', 'https://shop.example/mugs?gclid=2', 'Mobile', 'organic', 'google' ],
		[ '2011-03-04', 30, 'organic', 'google', '(none)', 'https://shop.example/', 'Desktop', 'referral', 'blog.example' ],
		[ '2011-02-10', 30, 'utm', 'news', 'spring', 'https://shop.example/mugs/', 'Tablet', 'organic', 'google' ],
	] as [ $day, $total, $type, $source, $campaign, $entry, $device, $first_type, $first_source ] ) {
		$order = wc_create_order( [ 'status' => 'processing' ] );
		$order->set_date_created( strtotime( "$day 12:00:00 UTC" ) );
		$order->set_total( $total );
		foreach ( [
			'_wc_order_attribution_source_type' => $type,
			'_wc_order_attribution_utm_source' => $source,
			'_wc_order_attribution_utm_campaign' => $campaign,
			'_wc_order_attribution_session_entry' => $entry,
			'_wc_order_attribution_device_type' => $device,
			'_quayside_order_attribution_first_source_type' => $first_type,
			'_quayside_order_attribution_first_utm_source' => $first_source,
		] as $key => $value ) {
			$order->add_meta_data( $key, $value, true );
		}
		$order->save();
	}` );
} );
test.afterAll( () => {
	php(
		`foreach ( wc_get_orders( [ 'limit' => 500, 'date_created' => '2011-02-01...2011-06-30' ] ) as $order ) { $order->delete( true ); }`
	);
} );
test.beforeEach( async ( { page } ) => {
	await asDecidedVisitor( page );
	await logIn( page );
} );

test( 'the report groups by dimension and touch, and its URL keeps the view', async ( {
	page,
} ) => {
	await page.goto( SCREEN + PERIOD );
	const rows = page.locator( '.quayside-sources tbody tr' );
	await expect( rows ).toHaveCount( 2 );
	await expect( rows.first() ).toContainText( 'Source: News' );
	await page.getByLabel( 'Group by' ).selectOption( 'Landing page' );
	await expect( rows.first() ).toContainText( '/mugs' );
	await expect( rows.first() ).toContainText( /\$\s?60[.,]00/ );
	await page.getByLabel( 'Group by' ).selectOption( 'Device' );
	await expect( rows.first() ).toContainText( 'Mobile' );
	await expect( page.getByRole( 'radio' ) ).toHaveCount( 0 );
	await page.getByLabel( 'Group by' ).selectOption( 'Source' );
	// By keyboard.
	await page.getByRole( 'radio', { name: 'Last touch' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( rows.first() ).toContainText( 'Organic: Google' );
	await expect( rows.nth( 1 ) ).toContainText( 'Referral: Blog.example' );
	const heading = page
		.locator( '.quayside-sources' )
		.getByRole( 'columnheader', { name: 'Total' } );
	await heading.getByRole( 'button' ).press( 'Enter' );
	const chart = page.getByRole( 'figure', { name: 'Orders by source' } );
	await expect(
		chart.getByRole( 'table', { name: 'Orders by day' } )
	).toBeAttached();
	await page.getByRole( 'button', { name: /^Total \$/ } ).press( 'Enter' );
	await expect(
		chart.getByRole( 'img', { name: /by source, total \$\s?90[.,]00, / } )
	).toBeVisible();
	await page.reload();
	await expect(
		page.getByRole( 'button', { name: /^Total \$/ } )
	).toHaveAttribute( 'aria-pressed', 'true' );
	await expect(
		chart.getByRole( 'table', { name: 'Total by day' } ).locator( 'td' )
	).toHaveText( [ /\$\s?40[.,]00/, /\$\s?20[.,]00/, /\$\s?30[.,]00/ ] );
	await expect( chart.locator( 'text' ).nth( 1 ) ).toHaveText( /^\$\s?25$/ );
	await expect(
		page.getByRole( 'radio', { name: 'First touch' } )
	).toBeChecked();
	await expect( heading ).toHaveAttribute( 'aria-sort', 'descending' );
	await expect( rows.first() ).toContainText( 'Organic: Google' );
} );

test( 'a long name of a source leaves the numbers in view', async ( {
	page,
} ) => {
	php( `$order = wc_create_order( [ 'status' => 'processing' ] );
		$order->set_date_created( strtotime( '2011-06-20 12:00:00 UTC' ) );
		$order->add_meta_data( '_wc_order_attribution_source_type', 'utm', true );
		$order->add_meta_data( '_wc_order_attribution_utm_source', str_repeat( 'z', 2000 ), true );
		$order->save();` );
	await page.goto( `${ SCREEN }&from=2011-06-20&to=2011-06-20` );
	await expect( page.locator( '.quayside-sources tbody tr' ) ).toHaveCount(
		1
	);
	for ( const part of [ '.quayside-report__table', '.quayside-chart' ] ) {
		expect(
			await page
				.locator( part )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				)
		).toBeLessThanOrEqual( 0 );
	}
} );

test( 'the report compares periods and exports what it shows', async ( {
	page,
} ) => {
	await page.goto( `${ SCREEN }${ PERIOD }&dimension=campaign` );
	await page.getByLabel( 'Compare to' ).selectOption( 'Previous period' );
	const summary = page.locator( '.quayside-summary li' );
	await expect( summary.first() ).toContainText( '+200%' );
	await expect( summary.first() ).toContainText( /Before: \$\s?30[.,]00/ );
	await expect(
		page.getByRole( 'table', { name: 'Orders by day' } )
	).toBeAttached();
	await expect( page.locator( '.quayside-chart figcaption' ) ).toContainText(
		'Comparison period'
	);
	await expectAccessible( page, '#quayside-order-sources' );
	const waiting = waitForMadeFile( page );
	await page.getByRole( 'button', { name: 'Export as CSV' } ).click();
	const file = await ( await waiting ).path();
	const lines = readFileSync( file, 'utf8' ).trim().split( '\n' );
	expect( lines ).toHaveLength( 4 );
	expect( lines[ 0 ] ).toContain( 'orders_change_percent' );
	expect( lines ).toContain( "'=1+1,1,33.33,40,40,0,,0,,," );
	expect( lines ).toContain( 'spring,1,33.33,20,20,1,0,30,-33.33,30,-33.33' );

	await page.setViewportSize( { width: 390, height: 800 } );
	await expect
		.poll( () =>
			page
				.locator( '#quayside-order-sources' )
				.evaluate(
					( screen ) => screen.scrollWidth - screen.clientWidth
				)
		)
		.toBeLessThanOrEqual( 0 );
	await expectAccessible( page, '#quayside-order-sources' );
} );

test( 'changes are aligned with their numbers in both directions of writing', async ( {
	page,
	context,
} ) => {
	for ( const locale of [ 'en_US', 'ar' ] ) {
		await context.addCookies( [
			{
				name: 'quayside_locale',
				value: locale,
				url: process.env.QUAYSIDE_URL ?? '',
			},
		] );
		await page.goto( `${ SCREEN }${ PERIOD }&compare=previous_period` );
		const change = page.locator( '.quayside-sources td .quayside-change' );
		await expect( change.first() ).toBeVisible();
		// The distances of both texts from the cell's inner edge at the end of the line.
		const distances = await change.first().evaluate( ( element ) => {
			const cell = element.closest( 'td' )!;
			const isRtl = getComputedStyle( cell ).direction === 'rtl';
			const end = ( node: Node ) => {
				const range = document.createRange();
				range.selectNodeContents( node );
				const { left, right } = range.getBoundingClientRect();
				return Math.round( isRtl ? left : right );
			};
			return [ isRtl, end( cell.firstChild! ), end( element ) ];
		} );
		expect( distances[ 0 ] ).toBe( locale === 'ar' );
		expect( distances[ 1 ] ).toBe( distances[ 2 ] );
	}
} );

test( 'after an error the report can be requested again', async ( {
	page,
} ) => {
	const route = /quayside-shop(\/|%2F)v1(\/|%2F)order-sources/;
	await page.route( route, ( request ) =>
		request.fulfill( { body: 'none', contentType: 'text/html' } )
	);
	await page.goto( `${ SCREEN }&from=2001-01-01&to=2001-01-02` );
	const again = page.getByRole( 'button', { name: 'Try again' } );
	await expect( again ).toBeVisible();
	await page.unroute( route );
	await again.click();
	await expect(
		page.getByText( 'No paid orders in this period.' )
	).toBeVisible();
	await expect( again ).toHaveCount( 0 );
} );
