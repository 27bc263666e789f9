/**
 * Tests the bridge to plugins that use jQuery with a small double. Playwright tests use the real one.
 */
import {
	getJQueryData,
	listenWithJQuery,
	triggerJQuery,
	isVetoedByJQuery,
} from '../jquery-bridge';

type Listener = ( event: { type: string }, ...args: unknown[] ) => unknown;

const listeners = new Map< string, Listener[] >();
const stored = new WeakMap< Element, Record< string, unknown > >();
const jQuery = ( element: Element ) => ( {
	0: element,
	length: 1,
	data: () => stored.get( element ) ?? {},
	on: ( names: string, listener: Listener ) =>
		names
			.split( ' ' )
			.forEach( ( name ) =>
				listeners.set( name, [
					...( listeners.get( name ) ?? [] ),
					listener,
				] )
			),
	trigger: ( name: string, args: unknown[] = [] ) =>
		( listeners.get( name ) ?? [] ).forEach( ( listener ) =>
			listener( { type: name }, ...args )
		),
	triggerHandler: ( name: string, args: unknown[] = [] ) =>
		( listeners.get( name ) ?? [] )
			.map( ( listener ) => listener( { type: name }, ...args ) )
			.at( -1 ),
} );

const callbacks = {
	changed: jest.fn(),
	refresh: jest.fn(),
	notSent: jest.fn(),
};
const button = document.createElement( 'a' );

it( 'does nothing without jQuery, and finds it once it has loaded', () => {
	listenWithJQuery( callbacks );
	expect( () =>
		triggerJQuery( 'added_to_cart', {}, '', button )
	).not.toThrow();
	expect( isVetoedByJQuery( button ) ).toBe( false );
	Object.assign( window, { jQuery } );
	const listener = jest.fn();
	jQuery( document.body ).on( 'added_to_cart', listener );
	triggerJQuery( 'added_to_cart', { a: 'b' }, 'hash', button );
	const [ event, fragments, hash, wrapped ] = listener.mock.calls[ 0 ] as [
		{ type: string },
		unknown,
		unknown,
		{ 0: Element },
	];
	expect( [ event.type, fragments, hash, wrapped[ 0 ] ] ).toEqual( [
		'added_to_cart',
		{ a: 'b' },
		'hash',
		button,
	] );
	expect( callbacks.changed ).not.toHaveBeenCalled();
} );

it( 'handles events of other code, with any argument missing', () => {
	const body = jQuery( document.body );
	body.trigger( 'added_to_cart', [ { a: 'b' }, 'hash', jQuery( button ) ] );
	expect( callbacks.changed ).toHaveBeenLastCalledWith(
		false,
		{ a: 'b' },
		'hash',
		button
	);
	body.trigger( 'removed_from_cart' );
	expect( callbacks.changed ).toHaveBeenLastCalledWith(
		true,
		undefined,
		undefined,
		undefined
	);
	body.trigger( 'wc_fragment_refresh' );
	body.trigger( 'updated_wc_div' );
	body.trigger( 'wc_cart_emptied' );
	expect( callbacks.refresh.mock.calls ).toEqual( [
		[ false ],
		[ true ],
		[ true ],
	] );
} );

it( 'treats only false as a veto, and reads data()', () => {
	const results: unknown[] = [ undefined, 0, false ];
	jQuery( document.body ).on( 'should_send_ajax_request.adding_to_cart', () =>
		results.shift()
	);
	expect( [
		isVetoedByJQuery( button ),
		isVetoedByJQuery( button ),
		isVetoedByJQuery( button ),
	] ).toEqual( [ false, false, true ] );
	stored.set( button, { gift: 1 } );
	expect( getJQueryData( button ) ).toEqual( { gift: 1 } );
} );
