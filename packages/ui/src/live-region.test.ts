import { announce } from './live-region';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const said = ( urgency: string ) =>
	document.querySelector( `[aria-live=${ urgency }]` )?.textContent;

it( '[S9.5] says a message once the focus has settled (500 ms)', () => {
	announce( 'Added to the cart' );
	jest.advanceTimersByTime( 499 );
	expect( said( 'polite' ) ).toBe( '' );
	jest.advanceTimersByTime( 1 );
	expect( said( 'polite' ) ).toBe( 'Added to the cart' );
} );

it( 'takes a message away once it has been read, but not the next one with it', () => {
	announce( 'Out of reach' );
	jest.advanceTimersByTime( 500 );
	jest.advanceTimersByTime( 6999 );
	expect( said( 'polite' ) ).toBe( 'Out of reach' );
	announce( 'Back again' );
	jest.advanceTimersByTime( 500 );
	expect( said( 'polite' ) ).toBe( 'Back again' );
	jest.advanceTimersByTime( 7000 );
	expect( said( 'polite' ) ).toBe( '' );
} );

it( 'empties the region before it says the same words again', () => {
	announce( 'Removed' );
	jest.advanceTimersByTime( 500 );
	announce( 'Removed' );
	expect( said( 'polite' ) ).toBe( '' );
	jest.advanceTimersByTime( 500 );
	expect( said( 'polite' ) ).toBe( 'Removed' );
} );

it( 'keeps urgent and polite messages apart', () => {
	announce( 'Sold out', 'assertive' );
	jest.advanceTimersByTime( 500 );
	expect( said( 'assertive' ) ).toBe( 'Sold out' );
	expect( said( 'polite' ) ).not.toBe( 'Sold out' );
} );
