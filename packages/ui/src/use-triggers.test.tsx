import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { useTriggers } from './use-triggers';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

const open = jest.fn();
const onReady = jest.fn();
let root: Root;

function TriggerListener() {
	useTriggers( 'cart', open, onReady );
	return null;
}

const trigger = (): HTMLElement =>
	document.querySelector( '[data-island-for=cart]' )!;
const click = ( target: Element, init: MouseEventInit = {} ): boolean =>
	target.dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } )
	);

beforeEach( () => {
	jest.clearAllMocks();
	document.body.innerHTML =
		'<a href="#cart" data-island-for="cart"><span>Cart</span></a><a href="#account" data-island-for="account">Account</a>';
	root = createRoot( document.createElement( 'div' ) );
	act( () => root.render( <TriggerListener /> ) );
} );

afterEach( () => act( () => root.unmount() ) );

it( 'opens on a click inside a trigger of its host, and calls onReady once', () => {
	expect( onReady ).toHaveBeenCalledTimes( 1 );
	expect( click( trigger().querySelector( 'span' )! ) ).toBe( false );
	expect( open.mock.calls ).toEqual( [ [ trigger() ] ] );
} );

it( 'ignores triggers of other hosts and the rest of the page', () => {
	expect(
		click( document.querySelector( '[data-island-for=account]' )! )
	).toBe( true );
	expect( click( document.body ) ).toBe( true );
	expect( open ).not.toHaveBeenCalled();
} );

it.each( [ 'ctrlKey', 'metaKey', 'shiftKey' ] )(
	'leaves a click with %s to the browser',
	( key ) => {
		expect( click( trigger(), { [ key ]: true } ) ).toBe( true );
		expect( open ).not.toHaveBeenCalled();
	}
);

it( 'ignores a click whose default was prevented', () => {
	trigger().addEventListener( 'click', ( event ) => event.preventDefault() );
	click( trigger() );
	expect( open ).not.toHaveBeenCalled();
} );

it( 'stops listening when its component unmounts', () => {
	act( () => root.unmount() );
	expect( click( trigger() ) ).toBe( true );
	expect( open ).not.toHaveBeenCalled();
} );
