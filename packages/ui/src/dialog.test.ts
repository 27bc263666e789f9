import { closeDialog, openDialog } from './dialog';
import type { DialogCloseReason } from './dialog';

/** jsdom has no modal dialogs. Playwright covers their behavior in browsers. */
beforeAll( () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		if ( this.open ) {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		}
	};
	Element.prototype.getClientRects = function () {
		return ( this as HTMLElement ).hidden
			? ( [] as unknown as DOMRectList )
			: ( [ {} ] as unknown as DOMRectList );
	};
} );

let dialog: HTMLDialogElement;
let reasons: DialogCloseReason[];

beforeEach( () => {
	document.documentElement.removeAttribute( 'style' );
	document.body.innerHTML =
		'<a id="opener" href="/cart/" data-island-for="drawer">Cart</a><dialog><button data-dialog-close>Close</button><button id="stay">Stay</button></dialog>';
	dialog = document.querySelector( 'dialog' ) as HTMLDialogElement;
	reasons = [];
	document.getElementById( 'opener' )?.focus();
} );

const open = ( options = {} ) =>
	openDialog( dialog, {
		onClose: ( reason ) => reasons.push( reason ),
		...options,
	} );

describe( 'openDialog', () => {
	it( 'locks the page while open and restores it', () => {
		open();
		expect( dialog.open ).toBe( true );
		expect( document.documentElement.style.overflow ).toBe( 'hidden' );
		closeDialog( dialog );
		expect( dialog.open ).toBe( false );
		expect( document.documentElement.style.overflow ).toBe( '' );
		expect( reasons ).toEqual( [ 'code' ] );
	} );

	it( 'keeps the page locked until the last of two dialogs closes', () => {
		const second = document.body.appendChild(
			document.createElement( 'dialog' )
		);
		open();
		openDialog( second );
		closeDialog( dialog );
		expect( document.documentElement.style.overflow ).toBe( 'hidden' );
		closeDialog( second );
		expect( document.documentElement.style.overflow ).toBe( '' );
	} );

	it( 'closes on Escape, even if the browser skips the cancel event', () => {
		open();
		dialog.dispatchEvent( new Event( 'cancel', { cancelable: true } ) );
		open();
		dialog.close();
		expect( reasons ).toEqual( [ 'escape', 'escape' ] );
	} );

	it( 'stays open when the close event of an earlier opening comes late', () => {
		open();
		closeDialog( dialog );
		open();
		// Browsers fire the event in a task after the closing.
		dialog.dispatchEvent( new Event( 'close' ) );
		expect( dialog.open ).toBe( true );
		expect( reasons ).toEqual( [ 'code' ] );
		closeDialog( dialog );
	} );

	it( 'does not close when a file dialog inside is canceled', () => {
		open();
		dialog
			.querySelector( '#stay' )
			?.dispatchEvent( new Event( 'cancel', { bubbles: true } ) );
		expect( dialog.open ).toBe( true );
		closeDialog( dialog );
	} );

	it( 'closes on a click on the overlay, but not on a drag that ends there', () => {
		open();
		dialog
			.querySelector( '#stay' )
			?.dispatchEvent(
				new MouseEvent( 'pointerdown', { bubbles: true } )
			);
		dialog.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
		expect( dialog.open ).toBe( true );
		dialog.dispatchEvent(
			new MouseEvent( 'pointerdown', { bubbles: true } )
		);
		dialog.dispatchEvent( new MouseEvent( 'click', { bubbles: true } ) );
		expect( reasons ).toEqual( [ 'overlay' ] );
	} );

	it( 'closes with its close button', () => {
		open();
		(
			dialog.querySelector( '[data-dialog-close]' ) as HTMLElement
		 ).click();
		expect( reasons ).toEqual( [ 'button' ] );
	} );

	it( '[S9.3] closes on resize past its limit, 50 ms after the last resize', () => {
		jest.useFakeTimers();
		open( { closeAbove: 921 } );
		window.innerWidth = 921;
		dispatchEvent( new Event( 'resize' ) );
		jest.advanceTimersByTime( 60 );
		expect( dialog.open ).toBe( true );
		window.innerWidth = 922;
		dispatchEvent( new Event( 'resize' ) );
		jest.advanceTimersByTime( 49 );
		expect( dialog.open ).toBe( true );
		jest.advanceTimersByTime( 1 );
		expect( reasons ).toEqual( [ 'resize' ] );
		jest.useRealTimers();
	} );

	it( 'returns focus to the opener, or to its visible counterpart', () => {
		const opener = document.getElementById( 'opener' ) as HTMLElement;
		open();
		( dialog.querySelector( '#stay' ) as HTMLElement ).focus();
		closeDialog( dialog );
		expect( document.activeElement ).toBe( opener );

		open();
		opener.hidden = true;
		opener.insertAdjacentHTML(
			'afterend',
			'<a id="counterpart" href="/cart/" data-island-for="drawer">Cart</a>'
		);
		closeDialog( dialog );
		expect( document.activeElement?.id ).toBe( 'counterpart' );
	} );

	it( 'removes its listeners when it closes', () => {
		const add = jest.spyOn( window, 'addEventListener' );
		const signals = () =>
			add.mock.calls.map(
				( [ , , options ] ) =>
					( options as AddEventListenerOptions ).signal
			);
		open( { closeAbove: 921 } );
		closeDialog( dialog );
		expect( signals().every( ( signal ) => signal?.aborted ) ).toBe( true );
		add.mockRestore();
	} );
} );
