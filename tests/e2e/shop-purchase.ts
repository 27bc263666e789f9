import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { showAnotherSite } from './shop-store';
import { php } from './store-contract';

/** A buyer with a valid address. */
export const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Byron',
	address_1: 'Quay 1',
	postcode: '94103',
	city: 'San Francisco',
	phone: '0123456789',
	email: 'ada@example.com',
};

export interface Order {
	status: string;
	paid: boolean;
	date_paid: boolean;
	customer: number;
	/** Attribution fields without their prefix. */
	meta: Record< string, string >;
}

/** Returns the order of the current page. */
export async function orderOf( page: Page ): Promise< Order > {
	await expect( page ).toHaveURL( /order-received\/\d+/, {
		timeout: 20_000,
	} );
	const id = /order-received\/(\d+)/.exec( page.url() )?.[ 1 ];
	return JSON.parse(
		php( `$o = wc_get_order( ${ id } );
		$meta = [];
		foreach ( $o->get_meta_data() as $m ) {
			if ( str_starts_with( $m->key, '_wc_order_attribution_' ) ) {
				$meta[ substr( $m->key, 22 ) ] = $m->value;
			}
		}
		ksort( $meta );
			echo wp_json_encode( [
				'status' => $o->get_status(),
				'paid' => $o->is_paid(),
				'date_paid' => (bool) $o->get_date_paid(),
				'customer' => $o->get_customer_id(),
				'meta' => (object) $meta,
			] );` )
	) as Order;
}

/**
 * Fills in the classic checkout and selects the payment method that is paid at once.
 *
 * @param page    The page.
 * @param without Address fields to leave empty.
 */
export async function fillClassic(
	page: Page,
	without: string[] = []
): Promise< void > {
	await page.goto( 'checkout/' );
	for ( const [ field, value ] of Object.entries( ADDRESS ).filter(
		( [ name ] ) => ! without.includes( name )
	) ) {
		await page.locator( `#billing_${ field }` ).fill( value );
	}
	await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
	await page.locator( 'label[for=payment_method_quayside_test]' ).click();
	await expect(
		page.locator( '#payment_method_quayside_test' )
	).toBeChecked();
}

/** Buys the cart's products with the classic checkout. */
export async function payClassic( page: Page ): Promise< Order > {
	await fillClassic( page );
	await page.locator( '#place_order' ).click();
	return orderOf( page );
}

/** Buys the cart's products with the block checkout, which the visitor sees from now on. */
export async function payInBlocks( page: Page ): Promise< Order > {
	await showAnotherSite( page.context(), 'block_checkout' );
	await page.goto( 'block-checkout/' );
	await page.locator( '#email' ).fill( ADDRESS.email );
	for ( const field of [
		'first_name',
		'last_name',
		'address_1',
		'city',
		'postcode',
		'phone',
	] as const ) {
		await page.locator( `#billing-${ field }` ).fill( ADDRESS[ field ] );
	}
	await page.getByRole( 'radio', { name: 'Paid at once' } ).check();
	await page.getByRole( 'button', { name: 'Place Order' } ).click();
	return orderOf( page );
}

/** Creates a customer and logs in on the store's account page. */
export async function logInAsCustomer(
	page: Page,
	login: string
): Promise< number > {
	const secret = `a long secret of ${ login }`;
	const customer = Number(
		php(
			`echo wc_create_new_customer( '${ login }@example.com', '${ login }', '${ secret }' );`
		)
	);
	await page.goto( 'my-account/' );
	await page.locator( '.woocommerce-form-login #username' ).fill( login );
	await page.locator( '.woocommerce-form-login #password' ).fill( secret );
	await page.locator( '.woocommerce-form-login #password' ).press( 'Enter' );
	await expect(
		page.locator( '.woocommerce-MyAccount-navigation' )
	).toBeVisible();
	return customer;
}
