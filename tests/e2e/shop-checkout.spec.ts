import type { Page } from '@playwright/test';
import { makeBlockCheckout, removeBlockCheckout } from './block-checkout';
import { expect, test } from './fixtures';
import {
	fillClassic,
	logInAsCustomer,
	orderOf,
	payClassic,
	payInBlocks,
} from './shop-purchase';
import type { Order } from './shop-purchase';
import {
	add,
	asDecidedVisitor,
	isWooCommerce,
	LIST,
	prepareShop,
	showAnotherSite,
	watch,
} from './shop-store';
import { php } from './store-contract';
import { getBodyText } from './repeat-bodies';

/*
 * From an ad to a paid order, as guest and as customer, with the classic checkout and the block checkout. The order's
 * attribution must be the same as with WooCommerce's own scripts.
 */
test.beforeAll( () => {
	prepareShop();
	makeBlockCheckout();
} );

test.afterAll( () => removeBlockCheckout() );

// WooCommerce uses a LIMIT clause that SQLite does not support.
test.use( { expectedMessages: [ /WordPress database error <div/ ] } );

const LANDING = `${ LIST }?utm_source=mail&utm_medium=newsletter&utm_campaign=spring%20sale&utm_content=top&utm_term=mugs%20%26%20bags&utm_id=7&utm_source_platform=post&utm_creative_format=text&utm_marketing_tactic=remind`;

/** Waits until the visit has been tracked. */
const counted = ( page: Page ) =>
	expect
		.poll( async () =>
			( await page.context().cookies() ).some(
				( { name } ) => name === 'sbjs_session'
			)
		)
		.toBe( true );

/** Goes from the ad through a product page to the cart. */
async function shopAround(
	page: Page,
	landing = LANDING,
	referer?: string
): Promise< void > {
	await asDecidedVisitor( page, 'yes' );
	await page.goto( landing, referer ? { referer } : {} );
	await counted( page );
	await page.goto( 'product/contract-bag/' );
	await expect
		.poll(
			async () =>
				( await page.context().cookies() ).find(
					( { name } ) => name === 'sbjs_session'
				)?.value
		)
		.toContain( 'pgs%3D2' );
	await page.goto( LIST );
	await add( page, 'MUG' );
}

const CAMPAIGN = {
	source_type: 'utm',
	utm_source: 'mail',
	utm_medium: 'newsletter',
	utm_campaign: 'spring sale',
	utm_content: 'top',
	utm_term: 'mugs & bags',
	utm_id: '7',
	utm_source_platform: 'post',
	utm_creative_format: 'text',
	utm_marketing_tactic: 'remind',
	session_pages: '4',
	session_count: '1',
};

test( '[S1.5] [S2.3] [S3.25] classic checkout, guest: the order is paid and has every attribution field', async ( {
	page,
} ) => {
	const scripts = watch(
		page,
		/sourcebuster|order-attribution(\.min)?\.js|frontend\/add-to-cart|cart-fragments/
	);
	await shopAround( page, LANDING, 'https://news.example/today/' );
	const order = await payClassic( page );
	expect( order ).toMatchObject( {
		status: 'processing',
		paid: true,
		date_paid: true,
		customer: 0,
	} );
	expect( order.meta ).toMatchObject( {
		...CAMPAIGN,
		referrer: 'https://news.example/today/',
		device_type: 'Desktop',
	} );
	expect( order.meta.session_entry ).toContain( 'utm_source=mail' );
	expect( order.meta.session_start_time ).toMatch(
		/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
	);
	expect( order.meta.user_agent ).toBe(
		await page.evaluate( () => navigator.userAgent )
	);
	expect( scripts ).toEqual( [] );
} );

test( '[S1.5] [S2.3] classic checkout, customer: the order belongs to the customer, is paid, and is attributed', async ( {
	page,
} ) => {
	const login = `buyer${ Date.now() }`;
	await shopAround( page );
	const customer = await logInAsCustomer( page, login );
	const order = await payClassic( page );
	expect( order ).toMatchObject( { paid: true, customer } );
	expect( order.meta ).toMatchObject( {
		source_type: 'utm',
		utm_source: 'mail',
		session_count: '1',
	} );
	await page.goto( 'my-account/orders/' );
	await expect(
		page.locator( '.woocommerce-orders-table__row' )
	).toHaveCount( 1 );
} );

test( 'a guest who registers at checkout: the order belongs to the new customer and is attributed', async ( {
	page,
} ) => {
	php(
		"update_option( 'woocommerce_enable_signup_and_login_from_checkout', 'yes' ); update_option( 'woocommerce_registration_generate_username', 'yes' );"
	);
	try {
		await shopAround( page );
		await fillClassic( page, [ 'email' ] );
		await page
			.locator( '#billing_email' )
			.fill( `new-${ Date.now() }@example.com` );
		await page.locator( '#createaccount' ).check();
		await page
			.locator( '#account_password' )
			.fill( 'a long secret of somebody new' );
		await page.locator( '#place_order' ).click();
		const order = await orderOf( page );
		expect( order.paid ).toBe( true );
		expect( order.customer ).toBeGreaterThan( 0 );
		expect( order.meta ).toMatchObject( { utm_source: 'mail' } );
	} finally {
		php(
			"update_option( 'woocommerce_enable_signup_and_login_from_checkout', 'no' );"
		);
	}
} );

test( '[S3.25] a registration without an order is attributed', async ( {
	page,
} ) => {
	const login = `visitor${ Date.now() }`;
	await asDecidedVisitor( page, 'yes' );
	await page.goto( LANDING );
	await counted( page );
	await page.goto( 'my-account/' );
	await expect(
		page.locator(
			'.woocommerce-form-register input[name=wc_order_attribution_utm_source]'
		)
	).toHaveValue( 'mail' );
	await page
		.locator( '.woocommerce-form-register input[name=email]' )
		.fill( `${ login }@example.com` );
	await page
		.locator( '.woocommerce-form-register input[name=password]' )
		.fill( `a long secret of ${ login }` );
	// WooCommerce shows the password strength on keyup, which moves the button.
	await page
		.locator( '.woocommerce-form-register input[name=password]' )
		.press( 'End' );
	await page
		.locator( '.woocommerce-form-register button[name=register]' )
		.click();
	await expect(
		page.locator( '.woocommerce-MyAccount-navigation' )
	).toBeVisible();
	const meta = php(
		`$user = get_user_by( 'email', '${ login }@example.com' );
		echo get_user_meta( $user->ID, '_wc_order_attribution_utm_source', true ), ' ', get_user_meta(
			$user->ID,
			'_wc_order_attribution_session_pages',
			true
		);`
	);
	expect( meta ).toBe( 'mail 2' );
} );

test( 'without consent the order has no attribution', async ( { page } ) => {
	await asDecidedVisitor( page, 'no' );
	await page.goto( LANDING );
	await add( page, 'MUG' );
	const order = await payClassic( page );
	expect( order.paid ).toBe( true );
	expect( order.meta ).toEqual( {} );
} );

test.describe( 'compared with WooCommerce', () => {
	test.beforeEach( () =>
		test.skip(
			! isWooCommerce(),
			'The stand-in store has neither blocks nor scripts of attribution.'
		)
	);

	test( '[S3.25] block checkout, guest: the extension data has the same attribution', async ( {
		page,
	} ) => {
		const sent: Record< string, Record< string, string > >[] = [];
		await page.route( /wc\/store\/v1\/checkout/, async ( route ) => {
			const request = route.request();
			if (
				request.method() === 'POST' &&
				// The block saves what was entered, too.
				! request.url().includes( 'calc_totals' )
			) {
				const { extensions } = JSON.parse(
					await getBodyText( request )
				) as {
					extensions: Record< string, Record< string, string > >;
				};
				sent.push( extensions );
			}
			await route.continue();
		} );
		await shopAround( page, LANDING, 'https://news.example/today/' );
		const order = await payInBlocks( page );
		expect( order ).toMatchObject( { paid: true, date_paid: true } );
		expect( order.meta ).toMatchObject( {
			...CAMPAIGN,
			referrer: 'https://news.example/today/',
			device_type: 'Desktop',
		} );
		expect(
			Object.keys(
				sent.at( -1 )?.[ 'woocommerce/order-attribution' ] ?? {}
			)
		).toHaveLength( 16 );
	} );

	const journeys: [ string, string, string | undefined ][] = [
		[ 'a campaign', LANDING, 'https://news.example/today/' ],
		[ 'a search engine', LIST, 'https://www.google.com/' ],
		[ 'another site', LIST, 'https://blog.example/mugs/?page=2' ],
		[ 'nowhere', LIST, undefined ],
		[
			'a search engine ad',
			`${ LIST }?gclid=abc`,
			'https://www.google.com/',
		],
	];
	for ( const [ name, pay ] of [
		[ 'classic', payClassic ],
		[ 'block', payInBlocks ],
	] as const ) {
		for ( const [ from, landing, referer ] of name === 'classic'
			? journeys
			: journeys.slice( 0, 1 ) ) {
			test( `[S3.25] [S3.26] ${ name } checkout: a visit from ${ from } is attributed as by WooCommerce's own script`, async ( {
				browser,
			} ) => {
				test.setTimeout( 90_000 );
				const orders: Order[] = [];
				for ( const without of [ false, true ] ) {
					const context = await browser.newContext( {
						baseURL: `${ process.env.QUAYSIDE_URL }/`,
						viewport: { width: 1280, height: 800 },
					} );
					if ( without ) {
						await showAnotherSite( context, 'without_shop' );
					}
					const page = await context.newPage();
					const theirs = watch(
						page,
						/frontend\/order-attribution(\.min)?\.js/
					);
					await shopAround( page, landing, referer );
					orders.push( await pay( page ) );
					// The comparison is between two different scripts.
					expect( theirs.length > 0 ).toBe( without );
					await context.close();
				}
				const [ ours, theirs ] = orders.map( ( { meta } ) => ( {
					...meta,
					session_start_time: typeof meta.session_start_time,
				} ) );
				expect( ours ).toEqual( theirs );
				expect( Object.keys( ours ?? {} ).length ).toBeGreaterThan( 5 );
			} );
		}
	}
} );
