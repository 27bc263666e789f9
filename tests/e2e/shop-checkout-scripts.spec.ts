import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE_FOLDER, test } from './fixtures';
import { holdRequests } from './hold-requests';
import { ADDRESS, orderOf } from './shop-purchase';
import {
	add,
	asDecidedVisitor,
	expectCount,
	isWooCommerce,
	LIST,
	prepareShop,
} from './shop-store';
import { keepOptions } from './keep-options';
import { php } from './store-contract';

/*
 * The classic checkout, whose scripts run with the first interaction, with everything that a visitor, a browser, or a gateway may do
 * before.
 */
const folder = join( SITE_FOLDER, 'wp-content/mu-plugins' );
const plugin = join( folder, 'checkout-scripts.php' );

/** Gateways and scripts of other plugins. The URL selects one. */
const OTHERS = `<?php
add_filter( 'woocommerce_payment_gateways', static function ( array $gateways ): array {
	$gateways[] = new class() extends WC_Payment_Gateway {
		public function __construct() {
			$this->id = 'quayside_frame';
			$this->title = 'Card in a frame';
			$this->has_fields = true;
			$this->enabled = 'frame' === ( $_GET['checkout-test'] ?? '' ) ? 'yes' : 'no';
			$this->supports = [ 'products' ];
		}
		public function payment_fields() {
			echo '<iframe title="Card" srcdoc="<input>"></iframe>';
		}
	};
	return $gateways;
} );
add_action( 'wp_enqueue_scripts', static function (): void {
	$test = $_GET['checkout-test'] ?? '';
	$url  = content_url( '/mu-plugins/checkout-scripts.js' );
	if ( 'module' === $test ) {
		wp_enqueue_script_module( 'gateway', $url );
	} elseif ( 'script' === $test ) {
		wp_enqueue_script( 'gateway', $url, [], '1', true );
	} elseif ( 'dependency' === $test ) {
		wp_enqueue_script( 'gateway', $url, [ 'wc-checkout' ], '1', true );
	}
} );
`;

const SCRIPT = `const $ = window.jQuery;
window.seen = [];
if ( $ ) {
	$( document.body ).on( 'init_checkout updated_checkout', ( { type } ) => window.seen.push( type ) );
}`;

test.beforeAll( () => {
	prepareShop();
	mkdirSync( dirname( plugin ), { recursive: true } );
	writeFileSync( plugin, OTHERS );
	writeFileSync( join( folder, 'checkout-scripts.js' ), SCRIPT );
} );

test.afterAll( () => {
	rmSync( plugin, { force: true } );
	rmSync( join( folder, 'checkout-scripts.js' ), { force: true } );
} );

test.beforeEach( async ( { page } ) => {
	test.skip( ! isWooCommerce(), 'tests the scripts of WooCommerce itself' );
	await asDecidedVisitor( page );
	await page.mouse.move( 0, 0 );
	await page.goto( LIST );
	await add( page, 'MUG' );
} );

const open = async ( page: Page, query = '' ): Promise< void > => {
	await page.goto( `checkout/${ query }` );
	await expect(
		page.locator( '[data-island="on-demand-checkout"]' )
	).toHaveAttribute( 'data-island-state', 'mounted' );
};

const fill = async ( page: Page ): Promise< void > => {
	for ( const [ field, value ] of Object.entries( ADDRESS ) ) {
		await page.locator( `#billing_${ field }` ).fill( value );
	}
};

const pay = ( page: Page ): Promise< void > =>
	page.evaluate( () =>
		document
			.querySelector< HTMLElement >( '#payment_method_quayside_test' )
			?.click()
	);

/** Determines whether the checkout's script has started. */
const expectStarted = ( page: Page ): Promise< void > =>
	expect( page.locator( 'form.checkout' ) ).toHaveAttribute( 'novalidate' );

for ( const kind of [ 'dependency', 'script', 'module' ] ) {
	test( `a gateway's ${ kind } misses no event`, async ( { page } ) => {
		await page.goto( `checkout/?checkout-test=${ kind }` );
		await expect
			.poll( () =>
				page.evaluate( () => ( window as { seen?: string[] } ).seen )
			)
			.toContain( 'updated_checkout' );
	} );
}

test( 'runs its scripts at once beside a card in a frame', async ( {
	page,
} ) => {
	await page.goto( 'checkout/?checkout-test=frame' );
	await expectStarted( page );
} );

test( 'keeps what a password manager fills in when the page has loaded', async ( {
	page,
} ) => {
	const release = await holdRequests( page, /jquery\.min\.js/ );
	await open( page );
	await page.evaluate( ( address ) => {
		for ( const [ field, value ] of Object.entries( address ) ) {
			const input = document.querySelector< HTMLInputElement >(
				`#billing_${ field }`
			);
			if ( input ) {
				input.value = value;
				for ( const type of [ 'input', 'change' ] ) {
					input.dispatchEvent( new Event( type, { bubbles: true } ) );
				}
			}
		}
	}, ADDRESS );
	release();
	await expectStarted( page );
	for ( const [ field, value ] of Object.entries( ADDRESS ) ) {
		await expect( page.locator( `#billing_${ field }` ) ).toHaveValue(
			value
		);
	}
	await pay( page );
	await page.locator( '#place_order' ).click();
	expect( ( await orderOf( page ) ).paid ).toBe( true );
} );

test( 'keeps what a browser fills in without events', async ( { page } ) => {
	await open( page );
	await page.evaluate( ( address ) => {
		for ( const [ field, value ] of Object.entries( address ) ) {
			const input = document.querySelector< HTMLInputElement >(
				`#billing_${ field }`
			);
			if ( input ) {
				input.value = value;
			}
		}
	}, ADDRESS );
	await pay( page );
	// A click without pointer and focus, as screen readers do.
	await page.evaluate( () =>
		document.querySelector< HTMLElement >( '#place_order' )?.click()
	);
	expect( ( await orderOf( page ) ).paid ).toBe( true );
} );

test( 'places the order with the Enter key alone', async ( { page } ) => {
	const release = await holdRequests( page, /jquery\.min\.js/ );
	await open( page );
	await fill( page );
	await pay( page );
	await page.locator( '#billing_email' ).focus();
	await page.keyboard.press( 'Enter' );
	release();
	expect( ( await orderOf( page ) ).paid ).toBe( true );
} );

test( 'shows the fields of another address', async ( { page } ) => {
	// The other product needs no shipping.
	await page.goto( 'product/oak-serving-board/' );
	await page.locator( '.single_add_to_cart_button' ).click();
	await expectCount( page, 2 );
	const release = await holdRequests( page, /jquery\.min\.js/ );
	await open( page );
	const box = page.locator( '#ship-to-different-address-checkbox' );
	await page.evaluate( () =>
		document
			.querySelector< HTMLElement >(
				'#ship-to-different-address-checkbox'
			)
			?.click()
	);
	await expect( page.locator( '#shipping_first_name' ) ).toBeVisible();
	release();
	await expectStarted( page );
	await expect( page.locator( '#shipping_first_name' ) ).toBeVisible();
	await expect( box ).toBeChecked();
} );

test( 'names what is missing, and places the order then', async ( {
	page,
} ) => {
	const release = await holdRequests( page, /jquery\.min\.js/ );
	await open( page );
	await fill( page );
	await page.locator( '#billing_email' ).fill( 'not an address' );
	await pay( page );
	await page.locator( '#place_order' ).click();
	release();
	await expect( page.locator( '.woocommerce-error' ) ).toBeVisible();
	await expect( page.locator( '#billing_city' ) ).toHaveValue( ADDRESS.city );
	await page.locator( '#billing_email' ).fill( ADDRESS.email );
	await page.locator( '#place_order' ).click();
	expect( ( await orderOf( page ) ).paid ).toBe( true );
} );

test.describe( 'terms', () => {
	let restore = (): void => undefined;
	test.beforeAll( () => {
		restore = keepOptions( 'woocommerce_terms_page_id' );
	} );
	test.afterAll( () => restore() );

	test( 'that are accepted before the scripts run stay accepted', async ( {
		page,
	} ) => {
		php(
			`update_option( 'woocommerce_terms_page_id', (int) get_option( 'woocommerce_shop_page_id' ) );`
		);
		const release = await holdRequests( page, /jquery\.min\.js/ );
		await open( page );
		await fill( page );
		await pay( page );
		await page.locator( '#terms' ).check();
		await page.locator( '#place_order' ).click();
		release();
		expect( ( await orderOf( page ) ).paid ).toBe( true );
	} );
} );

/** Expects the states of Canada instead of those of the store's country. */
const expectProvinces = ( page: Page ): Promise< void > =>
	expect( page.locator( '#billing_state option[value=ON]' ) ).toBeAttached();

test( 'shows the states of a country that was chosen before the scripts wait for the visitor', async ( {
	page,
} ) => {
	const release = await holdRequests( page, /on-demand-checkout\.js/ );
	await page.goto( 'checkout/', { waitUntil: 'commit' } );
	const country = page.locator( '#billing_country' );
	await country.selectOption( 'CA' );
	await country.blur();
	release();
	await expectProvinces( page );
	await expect( country ).toHaveValue( 'CA' );
} );

test( 'shows the states of a country that the browser restores', async ( {
	page,
} ) => {
	await open( page );
	await page.locator( '#billing_country' ).selectOption( 'CA' );
	await expectProvinces( page );
	await page.goto( LIST );
	await page.goBack();
	// Nobody uses the page.
	await expectProvinces( page );
	await expect( page.locator( '#billing_country' ) ).toHaveValue( 'CA' );
} );

test( 'keeps what was entered when the visitor comes back', async ( {
	page,
} ) => {
	const release = await holdRequests( page, /jquery\.min\.js/ );
	await open( page );
	await fill( page );
	await page.goto( LIST );
	release();
	await page.goBack();
	await page.locator( '#billing_city' ).focus();
	await expectStarted( page );
	await fill( page );
	await pay( page );
	await page.locator( '#place_order' ).click();
	expect( ( await orderOf( page ) ).paid ).toBe( true );
} );

test( 'places the order if the button is clicked as soon as it is there, on slow 3G', async ( {
	page,
	context,
} ) => {
	test.slow();
	const devtools = await context.newCDPSession( page );
	await devtools.send( 'Network.enable' );
	await devtools.send( 'Network.emulateNetworkConditions', {
		offline: false,
		latency: 400,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	} );
	await page.goto( 'checkout/', { waitUntil: 'commit', timeout: 60_000 } );
	await page
		.locator( '#place_order' )
		.waitFor( { state: 'attached', timeout: 60_000 } );
	await page.evaluate( ( address ) => {
		for ( const [ field, value ] of Object.entries( address ) ) {
			const input = document.querySelector< HTMLInputElement >(
				`#billing_${ field }`
			);
			if ( input ) {
				input.value = value;
			}
		}
		document
			.querySelector< HTMLElement >( '#payment_method_quayside_test' )
			?.click();
		document.querySelector< HTMLElement >( '#place_order' )?.click();
	}, ADDRESS );
	await expect( page ).toHaveURL( /order-received\/\d+/, {
		timeout: 90_000,
	} );
	expect( ( await orderOf( page ) ).paid ).toBe( true );
} );
