/**
 * Other plugins' code, which speaks jQuery; a small double stands for it, Playwright runs the real one.
 */
import {
	dataByJQuery,
	listenByJQuery,
	triggerJQuery,
	vetoedByJQuery,
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

const ours = { changed: jest.fn(), refresh: jest.fn(), notSent: jest.fn() };
const button = document.createElement( 'a' );

it( 'does nothing without jQuery, and finds it once it is there', () => {
	listenByJQuery( ours );
	expect( () =>
		triggerJQuery( 'added_to_cart', {}, '', button )
	).not.toThrow();
	expect( vetoedByJQuery( button ) ).toBe( false );
	Object.assign( window, { jQuery } );
	const theirs = jest.fn();
	jQuery( document.body ).on( 'added_to_cart', theirs );
	triggerJQuery( 'added_to_cart', { a: 'b' }, 'hash', button );
	const [ event, fragments, hash, wrapped ] = theirs.mock.calls[ 0 ] as [
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
	expect( ours.changed ).not.toHaveBeenCalled();
} );

it( 'hears what others fire, with any argument missing', () => {
	const body = jQuery( document.body );
	body.trigger( 'added_to_cart', [ { a: 'b' }, 'hash', jQuery( button ) ] );
	expect( ours.changed ).toHaveBeenLastCalledWith(
		false,
		{ a: 'b' },
		'hash',
		button
	);
	body.trigger( 'removed_from_cart' );
	expect( ours.changed ).toHaveBeenLastCalledWith(
		true,
		undefined,
		undefined,
		undefined
	);
	body.trigger( 'wc_fragment_refresh' );
	body.trigger( 'updated_wc_div' );
	expect( ours.refresh ).toHaveBeenCalledTimes( 2 );
} );

it( 'takes exactly false for a veto, and reads data()', () => {
	const answers: unknown[] = [ undefined, 0, false ];
	jQuery( document.body ).on( 'should_send_ajax_request.adding_to_cart', () =>
		answers.shift()
	);
	expect( [
		vetoedByJQuery( button ),
		vetoedByJQuery( button ),
		vetoedByJQuery( button ),
	] ).toEqual( [ false, false, true ] );
	stored.set( button, { gift: 1 } );
	expect( dataByJQuery( button ) ).toEqual( { gift: 1 } );
} );
