import { openByLinks } from './links';

const open = jest.fn();

// jsdom has no dialogs.
beforeEach( () => {
	HTMLDialogElement.prototype.showModal = jest.fn();
} );

const host = (): HTMLElement => {
	document.body.innerHTML =
		'<div id="host"><a href="#a" data-width="1"><img alt=""></a><a href="#elsewhere"></a></div>';
	const element = document.getElementById( 'host' ) as HTMLElement;
	openByLinks( element, open );
	return element;
};

const press = ( element: Element | null, event: Event ): boolean =>
	element?.dispatchEvent( event ) ?? false;
const click = ( init: MouseEventInit = {} ) =>
	new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } );
const key = ( name: string ) =>
	new KeyboardEvent( 'keydown', {
		key: name,
		bubbles: true,
		cancelable: true,
	} );

beforeEach( () => open.mockClear() );

it( 'opens the clicked link and ignores links without a size', () => {
	const element = host();
	expect( press( element.querySelector( 'img' ), click() ) ).toBe( false );
	expect( open.mock.calls ).toEqual( [ [ element.querySelector( 'a' ) ] ] );
	expect(
		press( element.querySelector( '[href="#elsewhere"]' ), click() )
	).toBe( true );
	expect( open ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	{ ctrlKey: true },
	{ metaKey: true },
	{ shiftKey: true },
	{ button: 1 },
] )( 'ignores a click that opens a new tab: %o', ( init ) => {
	expect( press( host().querySelector( 'img' ), click( init ) ) ).toBe(
		true
	);
	expect( open ).not.toHaveBeenCalled();
} );

it( 'opens with the space bar and leaves Enter to the link', () => {
	const link = host().querySelector( 'a' );
	expect( press( link, key( 'Enter' ) ) ).toBe( true );
	expect( open ).not.toHaveBeenCalled();
	expect( press( link, key( ' ' ) ) ).toBe( false );
	expect( open ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not open a second lightbox', () => {
	const element = host();
	document.body.append(
		Object.assign( document.createElement( 'dialog' ), {
			className: 'quayside-lightbox',
		} )
	);
	expect( press( element.querySelector( 'img' ), click() ) ).toBe( false );
	expect( open ).not.toHaveBeenCalled();
} );

it( 'leaves the links as they are in browsers without dialogs', () => {
	delete ( HTMLDialogElement.prototype as { showModal?: unknown } ).showModal;
	expect( host ).toThrow( 'no dialogs' );
	const link = document.querySelector( '#host a' );
	expect( press( link, click() ) ).toBe( true );
	expect( open ).not.toHaveBeenCalled();
} );
