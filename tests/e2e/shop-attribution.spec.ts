import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { add, asDecidedVisitor, LIST, prepareShop } from './shop-store';
import { php } from './store-contract';

test.beforeAll( () => prepareShop() );

/** Consents to all cookies. */
const asAllowing = ( page: Page ) => asDecidedVisitor( page, 'yes' );

/** Names of the tracking cookies. */
const tracking = async ( page: Page ): Promise< string[] > =>
	( await page.context().cookies() )
		.map( ( { name } ) => name )
		.filter( ( name ) => name.startsWith( 'sbjs_' ) )
		.sort();

const FIELDS = [
	'source_type',
	'utm_source',
	'utm_medium',
	'utm_campaign',
	'utm_id',
	'session_pages',
	'session_count',
	'session_entry',
	'session_start_time',
];

/** Attribution of the newest order, by field. */
const newestOrder = (): Record< string, string > =>
	JSON.parse(
		php(
			`$order = wc_get_orders( [ 'limit' => 1, 'orderby' => 'id', 'order' => 'DESC' ] )[0];
			$meta = [];
			foreach ( [ '${ FIELDS.join( "', '" ) }' ] as $field ) {
				$meta[ $field ] = $order->get_meta( '_wc_order_attribution_' . $field );
			}
			echo wp_json_encode( $meta );`
		)
	) as Record< string, string >;

test( '[S3.26] [S4.34] [S9.20] [S9.21] a page view sets the tracking cookies, including a session cookie of 30 minutes', async ( {
	page,
} ) => {
	await asAllowing( page );
	await page.goto( `${ LIST }?utm_source=mail&utm_campaign=spring%20sale` );
	await expect
		.poll( () => tracking( page ) )
		.toEqual( [
			'sbjs_current',
			'sbjs_current_add',
			'sbjs_first',
			'sbjs_first_add',
			'sbjs_migrations',
			'sbjs_session',
			'sbjs_udata',
		] );
	const cookies = await page.context().cookies();
	expect(
		cookies.find( ( { name } ) => name === 'sbjs_current' )?.expires
	).toBe( -1 );
	const left =
		( cookies.find( ( { name } ) => name === 'sbjs_session' )?.expires ??
			0 ) -
		Date.now() / 1000;
	expect( left ).toBeGreaterThan( 29 * 60 );
	expect( left ).toBeLessThan( 31 * 60 );
} );

test( '[S4.33] [S4.35] sets no cookies without consent, tracks the campaign after consent, and deletes all cookies after withdrawal', async ( {
	page,
} ) => {
	await asDecidedVisitor( page, 'no' );
	const scripts: string[] = [];
	page.on(
		'request',
		( request ) =>
			/attribution|sourcebuster/.test( request.url() ) &&
			scripts.push( request.url() )
	);
	await page.goto( `${ LIST }?utm_source=mail&utm_id=7`, {
		waitUntil: 'networkidle',
	} );
	expect( await tracking( page ) ).toEqual( [] );
	expect( scripts ).toEqual( [] );
	/** Reports consent like a consent plugin, by function and by event. */
	const setConsent = ( marketing: string ) =>
		page.evaluate( ( value ) => {
			Object.assign( window, {
				wp_has_consent: () => value === 'allow',
			} );
			document.dispatchEvent(
				new CustomEvent( 'wp_listen_for_consent_change', {
					detail: { marketing: value },
				} )
			);
		}, marketing );
	await setConsent( 'allow' );
	await expect
		.poll(
			async () =>
				( await page.context().cookies() ).find(
					( { name } ) => name === 'sbjs_current'
				)?.value
		)
		.toContain( 'mail' );
	await setConsent( 'deny' );
	await expect.poll( () => tracking( page ) ).toEqual( [] );
} );

test.describe( 'orders', () => {
	// WooCommerce uses a LIMIT clause that SQLite does not support.
	test.use( { expectedMessages: [ /WordPress database error <div/ ] } );

	test( '[S1.5] [S2.3] [S3.25] an order of a guest stores its source', async ( {
		page,
	} ) => {
		await asAllowing( page );
		await page.goto(
			`${ LIST }?utm_source=mail&utm_medium=newsletter&utm_campaign=spring%20sale&utm_id=7`
		);
		await add( page, 'MUG' );
		await page.goto( 'checkout/' );
		await expect(
			page.locator(
				'form.checkout input[name=wc_order_attribution_utm_source]'
			)
		).toHaveValue( 'mail' );
		await expect(
			page.locator(
				'form.checkout input[name=wc_order_attribution_utm_source]'
			)
		).toHaveCount( 1 );
		for ( const [ field, value ] of Object.entries( {
			first_name: 'Ada',
			last_name: 'Byron',
			address_1: 'Quay 1',
			postcode: '94103',
			city: 'San Francisco',
			phone: '0123456789',
			email: 'ada@example.com',
		} ) ) {
			await page.locator( `#billing_${ field }` ).fill( value );
		}
		await page.locator( '#place_order' ).click();
		await expect( page ).toHaveURL( /order-received/ );
		const meta = newestOrder();
		expect( meta ).toMatchObject( {
			source_type: 'utm',
			utm_source: 'mail',
			utm_medium: 'newsletter',
			utm_campaign: 'spring sale',
			utm_id: '7',
			session_pages: '2',
			session_count: '1',
		} );
		expect( meta.session_entry ).toContain( 'utm_source=mail' );
		expect( meta.session_start_time ).toMatch(
			/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
		);
	} );
} );
