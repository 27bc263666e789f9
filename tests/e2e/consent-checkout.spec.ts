import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
	forgetCaptchaService,
	startCaptchaService,
	useCaptchaService,
} from './captcha-service';
import type { CaptchaService } from './captcha-service';
import { expect, SITE_FOLDER, test } from './fixtures';
import { leaveNothing, make, mounted, php } from './form-page';
import { add, LIST, prepareShop } from './shop-store';

leaveNothing();

/*
 * Visitors who reject everything can still pay: the checkout needs its payment service, but no other third party is
 * allowed. A blocked CAPTCHA shows a message and can be allowed on the spot.
 */

const PLUGIN = () =>
	join(
		SITE_FOLDER,
		'wp-content/mu-plugins/quayside-consent-checkout-tests.php'
	);

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Byron',
	address_1: 'Quay 1',
	postcode: '94103',
	city: 'San Francisco',
	phone: '0123456789',
	email: 'ada@example.com',
};

/**
 * A payment service on another origin. Its script adds a token to the checkout, and its charge endpoint accepts only
 * that token.
 */
async function startPaymentService() {
	const hits: string[] = [];
	const server = createServer( ( request, response ) => {
		const path = request.url ?? '';
		hits.push( path );
		const respond = ( type: string, body: string ): void => {
			response.writeHead( 200, {
				'Content-Type': type,
				'Access-Control-Allow-Origin': '*',
				'Cache-Control': 'no-store',
				Connection: 'close',
			} );
			response.end( body );
		};
		if ( path === '/v3.js' ) {
			respond(
				'text/javascript',
				`fetch( new URL( '/token', document.currentScript.src ) ).then( ( response ) => response.text() ).then( ( token ) => {
					const field = document.createElement( 'input' );
					Object.assign( field, { type: 'hidden', name: 'pay_token', value: token } );
					document.querySelector( 'form.checkout' ).append( field );
				} );`
			);
		} else {
			respond(
				'text/plain',
				path === '/token'
					? 'tok_1'
					: String( path === '/charge?token=tok_1' )
			);
		}
	} );
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		hits,
		port: ( server.address() as AddressInfo ).port,
		close: () => {
			server.closeAllConnections();
			return new Promise< void >( ( resolve ) =>
				server.close( () => resolve() )
			);
		},
	};
}

const record = async ( page: Page ): Promise< string > =>
	( await page.context().cookies() ).find(
		( { name } ) => name === 'cookieyes-consent'
	)?.value ?? '';

/** Cookies of the store, with their values. */
const shopCookies = async ( page: Page ): Promise< string[] > =>
	( await page.context().cookies() )
		.filter( ( { name } ) => /woocommerce/.test( name ) )
		.map( ( { name, value } ) => `${ name }=${ value }` )
		.sort();

test.describe( 'consent at checkout', () => {
	let captcha: CaptchaService;
	let pay: Awaited< ReturnType< typeof startPaymentService > >;
	let made: ReturnType< typeof make >;

	test.beforeAll( async () => {
		prepareShop();
		captcha = await startCaptchaService();
		useCaptchaService( captcha );
		pay = await startPaymentService();
		made = make(
			[
				[
					'input',
					{
						block_id: 'q1',
						slug: 'question',
						label: 'Question',
						required: true,
					},
				],
			],
			{ captcha: 'v2-checkbox' }
		);
		writeFileSync(
			PLUGIN(),
			`<?php
			add_action(
				'wp_enqueue_scripts',
				static fn () => is_checkout()
					&& ! is_order_received_page()
					&& wp_enqueue_script( 'pay-stand-in', 'http://pay.localhost:${ pay.port }/v3.js', [], null, true )
			);
			add_filter(
				'the_content',
				static fn ( $content ) => is_checkout() && in_the_loop()
					? $content . '<!-- wp:quayside/form {"formId":${ made.form }} /-->'
					: $content,
				1
			);
			add_filter( 'woocommerce_payment_gateways', static function ( $gateways ) {
				$gateways[] = new class() extends WC_Payment_Gateway {
					public function __construct() {
						$this->id       = 'quayside_pay';
						$this->title    = 'Card';
						$this->enabled  = 'yes';
						$this->supports = [ 'products' ];
					}
					public function process_payment( $order_id ) {
						$token = sanitize_key( $_POST['pay_token'] ?? '' );
						if ( 'true' !== wp_remote_retrieve_body( wp_remote_get( 'http://127.0.0.1:${ pay.port }/charge?token=' . $token ) ) ) {
							wc_add_notice( 'The payment service does not know this card.', 'error' );
							return [ 'result' => 'failure' ];
						}
						$order = wc_get_order( $order_id );
						$order->payment_complete( $token );
						WC()->cart->empty_cart();
						return [ 'result' => 'success', 'redirect' => $order->get_checkout_order_received_url() ];
					}
				};
				return $gateways;
			} );`
		);
	} );
	test.afterAll( async () => {
		rmSync( PLUGIN(), { force: true } );
		forgetCaptchaService();
		php(
			`wp_delete_post( url_to_postid( '${ made.url }' ), true ); wp_delete_post( ${ made.form }, true ); echo 'true';`
		);
		await captcha.close();
		await pay.close();
	} );

	// WooCommerce queries orders with a limit that SQLite does not support.
	test.use( { expectedMessages: [ /WordPress database error <div/ ] } );

	test( 'with everything rejected, payment works, no order source is stored, and a blocked CAPTCHA can be allowed without losing input', async ( {
		page,
	} ) => {
		await page.goto( `${ LIST }?utm_source=mail&utm_campaign=spring` );
		await page.getByRole( 'button', { name: 'Reject all' } ).click();
		await expect
			.poll( () => record( page ) )
			.toContain(
				'action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no'
			);
		await add( page, 'MUG' );
		await page.goto( 'checkout/' );
		const cart = await shopCookies( page );
		expect( cart.length ).toBeGreaterThan( 0 );
		await expect.poll( () => pay.hits ).toEqual( [ '/v3.js', '/token' ] );

		for ( const [ field, value ] of Object.entries( ADDRESS ) ) {
			await page.locator( `#billing_${ field }` ).fill( value );
		}
		await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
		await page.locator( 'label[for=payment_method_quayside_pay]' ).click();
		await mounted( page );
		await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
		await expect( page.locator( '.srfm-captcha-note' ) ).toContainText(
			'requires your consent'
		);
		expect( captcha.hits ).toEqual( [] );

		await page.evaluate( () =>
			Object.assign( window, { isSamePage: true } )
		);
		await page
			.getByRole( 'button', { name: 'Allow: Google reCAPTCHA' } )
			.click();
		await expect(
			page.getByRole( 'button', { name: 'I am a person' } )
		).toBeVisible();
		await expect
			.poll( () => record( page ) )
			.toContain(
				'functional:yes,analytics:no,performance:no,advertisement:no'
			);
		expect(
			await page.evaluate(
				() =>
					( window as unknown as { isSamePage?: boolean } ).isSamePage
			)
		).toBe( true );
		await expect( page.getByLabel( 'Question' ) ).toHaveValue(
			'Do you ship?'
		);
		for ( const [ field, value ] of Object.entries( ADDRESS ) ) {
			await expect( page.locator( `#billing_${ field }` ) ).toHaveValue(
				value
			);
		}
		await expect(
			page.locator( '#payment_method_quayside_pay' )
		).toBeChecked();
		expect( await shopCookies( page ) ).toEqual( cart );

		await page.locator( '#place_order' ).click();
		await expect( page ).toHaveURL( /order-received\/\d+/, {
			timeout: 20_000,
		} );
		expect( pay.hits ).toEqual( [
			'/v3.js',
			'/token',
			'/charge?token=tok_1',
		] );
		const order = php< { paid: boolean; source: string[] } >( `
			$order = wc_get_order( ${ /order-received\/(\d+)/.exec( page.url() )?.[ 1 ] } );
			echo wp_json_encode( [
				'paid' => $order->is_paid(),
				'source' => array_values(
					array_filter(
						array_map(
							fn ( $name ) => (string) $order->get_meta( '_wc_order_attribution_' . $name ),
							[
								'utm_source',
								'utm_campaign',
								'referrer',
								'session_entry',
								'session_pages',
								'user_agent',
							]
						)
					)
				),
			] );` );
		expect( order ).toEqual( { paid: true, source: [] } );
		expect(
			( await page.context().cookies() ).filter( ( { name } ) =>
				name.startsWith( 'sbjs_' )
			)
		).toEqual( [] );
	} );

	test( 'accepting on the campaign page stores the campaign in the order', async ( {
		page,
	} ) => {
		await page.goto( `${ LIST }?utm_source=mail&utm_campaign=spring` );
		const getSource = async (): Promise< string > =>
			( await page.context().cookies() ).find(
				( { name } ) => name === 'sbjs_current'
			)?.value ?? '';
		expect( await getSource() ).toBe( '' );
		await page.getByRole( 'button', { name: 'Accept all' } ).click();
		await expect.poll( getSource ).toContain( 'mail' );
		await add( page, 'MUG' );
		await page.goto( 'checkout/' );
		await expect(
			page.locator(
				'form.checkout input[name=wc_order_attribution_utm_source]'
			)
		).toHaveValue( 'mail' );
		await expect(
			page.locator(
				'form.checkout input[name=wc_order_attribution_utm_campaign]'
			)
		).toHaveValue( 'spring' );
	} );
} );
