import { REQUESTED } from '../../woocommerce-scripts/when-run';
import type { RequestedScripts } from '../../woocommerce-scripts/when-run';
import { mount } from '../store-page';

const events = new Map< string, () => void >();
const trigger = jest.fn( ( name: string ) => events.get( name )?.() );

const changeElsewhere = (): void =>
	void document.body.dispatchEvent(
		new CustomEvent( 'quayside:cart:refreshed', {
			detail: { cartHash: 'bbbb' },
		} )
	);
const submit = (): void =>
	void document
		.querySelector( 'form' )
		?.dispatchEvent(
			new Event( 'submit', { bubbles: true, cancelable: true } )
		);
const settle = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, 20 ) );

beforeAll( () => {
	const wrapped = {
		on: ( name: string, listener: () => void ) =>
			events.set( name, listener ),
		one: ( names: string, listener: () => void ) =>
			names
				.split( ' ' )
				.forEach( ( name ) => events.set( name, listener ) ),
		trigger,
	};
	Object.assign( window, { jQuery: () => wrapped } );
	document.cookie = 'woocommerce_cart_hash=bbbb';
	document.body.innerHTML =
		'<form class="checkout"><i data-quayside-cart-hash="aaaa"></i></form>';
	mount( document.body, { hashes: [ 'bbbb' ] } );
} );

beforeEach( () => trigger.mockClear() );

test( 'updates the checkout when the cart changes elsewhere', async () => {
	changeElsewhere();
	await settle();
	expect( trigger ).toHaveBeenCalledWith( 'update_checkout' );
	events.get( 'updated_checkout' )?.();
} );

test( 'does not update while an order is being placed, and updates again after the store rejected it', async () => {
	submit();
	changeElsewhere();
	await settle();
	expect( trigger ).not.toHaveBeenCalled();
	events.get( 'checkout_error' )?.();
	changeElsewhere();
	await settle();
	expect( trigger ).toHaveBeenCalledWith( 'update_checkout' );
} );

test( 'updates a page from the back/forward cache whose cart had not loaded when the visitor left', async () => {
	const show = ( persisted: boolean ): boolean =>
		dispatchEvent(
			Object.assign( new Event( 'pageshow' ), { persisted } )
		);
	show( false );
	await settle();
	expect( trigger ).not.toHaveBeenCalled();
	show( true );
	await settle();
	expect( trigger ).toHaveBeenCalledWith( 'update_checkout' );
} );

test( "holds no lock while WooCommerce's scripts load", async () => {
	let load = (): void => undefined;
	const loaded = new Promise< void >( ( resolve ) => ( load = resolve ) );
	document.body.addEventListener(
		REQUESTED,
		( event ) =>
			void ( ( event as CustomEvent< RequestedScripts > ).detail.run =
				loaded ),
		{ once: true }
	);
	const request = jest.fn(
		( _name: string, _options: LockOptions, task: () => unknown ) => task()
	);
	Object.assign( navigator, { locks: { request } } );
	changeElsewhere();
	await settle();
	expect( request ).not.toHaveBeenCalled();
	load();
	await settle();
	expect( request ).toHaveBeenCalledTimes( 1 );
	expect( trigger ).toHaveBeenCalledWith( 'update_checkout' );
	events.get( 'updated_checkout' )?.();
	Reflect.deleteProperty( navigator, 'locks' );
} );

describe( 'on the cart page', () => {
	beforeEach( () => {
		document.body.innerHTML =
			'<form class="woocommerce-cart-form"><i data-quayside-cart-hash="aaaa"></i></form>';
		// As WooCommerce's script marks a form that it updates.
		trigger.mockImplementation( ( name ) => {
			document.querySelector( 'form' )?.classList.add( 'processing' );
			return events.get( name )?.();
		} );
	} );

	test( 'sends no form in between while WooCommerce removes a line, because the line could not be restored after that', async () => {
		document.querySelector( 'form' )?.classList.add( 'processing' );
		changeElsewhere();
		changeElsewhere();
		await settle();
		expect( trigger ).not.toHaveBeenCalled();
		// WooCommerce displays the changed cart.
		document.body.innerHTML =
			'<form class="woocommerce-cart-form"><i data-quayside-cart-hash="bbbb"></i></form>';
		events.get( 'updated_wc_div' )?.();
		await settle();
		expect( trigger ).not.toHaveBeenCalled();
	} );

	test( 'updates after WooCommerce has displayed a cart that has changed since', async () => {
		document.querySelector( 'form' )?.classList.add( 'processing' );
		changeElsewhere();
		await settle();
		document.querySelector( 'form' )?.classList.remove( 'processing' );
		events.get( 'updated_wc_div' )?.();
		await settle();
		expect( trigger ).toHaveBeenCalledWith( 'wc_update_cart' );
		events.get( 'updated_wc_div' )?.();
	} );

	test( 'sends no form while the visitor follows a link that removes a line, and updates if the page stays', async () => {
		dispatchEvent( new Event( 'beforeunload' ) );
		changeElsewhere();
		await settle();
		expect( trigger ).not.toHaveBeenCalled();
		events.get( 'updated_wc_div' )?.();
		await settle();
		expect( trigger ).toHaveBeenCalledWith( 'wc_update_cart' );
		events.get( 'updated_wc_div' )?.();
	} );

	test( 'updates a stored copy that a cache has returned again, instead of requesting it once more', async () => {
		window.history.replaceState( null, '', '/?quayside-cart=bbbb' );
		mount( document.body, { hashes: [ 'aaaa' ] } );
		await settle();
		expect( trigger ).toHaveBeenCalledWith( 'wc_update_cart' );
		expect( window.location.search ).toBe( '' );
		events.get( 'updated_wc_div' )?.();
	} );
} );
