import { announce } from './live-region';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const getAnnouncement = ( urgency: string ) =>
	document.querySelector( `[aria-live=${ urgency }]` )?.textContent;

it( '[S9.5] announces a message after a delay for focus changes (500 ms)', () => {
	announce( 'Added to the cart' );
	jest.advanceTimersByTime( 499 );
	expect( getAnnouncement( 'polite' ) ).toBe( '' );
	jest.advanceTimersByTime( 1 );
	expect( getAnnouncement( 'polite' ) ).toBe( 'Added to the cart' );
} );

it( 'clears a message after a while, but not a newer one', () => {
	announce( 'Out of reach' );
	jest.advanceTimersByTime( 500 );
	jest.advanceTimersByTime( 6999 );
	expect( getAnnouncement( 'polite' ) ).toBe( 'Out of reach' );
	announce( 'Back again' );
	jest.advanceTimersByTime( 500 );
	expect( getAnnouncement( 'polite' ) ).toBe( 'Back again' );
	jest.advanceTimersByTime( 7000 );
	expect( getAnnouncement( 'polite' ) ).toBe( '' );
} );

it( 'clears the region before it announces the same message again', () => {
	announce( 'Removed' );
	jest.advanceTimersByTime( 500 );
	announce( 'Removed' );
	expect( getAnnouncement( 'polite' ) ).toBe( '' );
	jest.advanceTimersByTime( 500 );
	expect( getAnnouncement( 'polite' ) ).toBe( 'Removed' );
} );

it( 'keeps assertive and polite messages separate', () => {
	announce( 'Sold out', 'assertive' );
	jest.advanceTimersByTime( 500 );
	expect( getAnnouncement( 'assertive' ) ).toBe( 'Sold out' );
	expect( getAnnouncement( 'polite' ) ).not.toBe( 'Sold out' );
} );
