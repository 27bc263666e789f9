import { announce } from './live-region';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

const said = ( urgency: string ) => document.querySelector( `[aria-live=${ urgency }]` )?.textContent;

it( '[S9.5] says a message once the focus has settled (500 ms)', () => {
	announce( 'Added to the cart' );
	jest.advanceTimersByTime( 499 );
	expect( said( 'polite' ) ).toBe( '' );
	jest.advanceTimersByTime( 1 );
	expect( said( 'polite' ) ).toBe( 'Added to the cart' );
} );

it( 'empties the region before it says the same words again', () => {
	announce( 'Removed' );
	jest.runAllTimers();
	announce( 'Removed' );
	expect( said( 'polite' ) ).toBe( '' );
	jest.runAllTimers();
	expect( said( 'polite' ) ).toBe( 'Removed' );
} );

it( 'keeps urgent and polite messages apart', () => {
	announce( 'Sold out', 'assertive' );
	jest.runAllTimers();
	expect( said( 'assertive' ) ).toBe( 'Sold out' );
	expect( said( 'polite' ) ).not.toBe( 'Sold out' );
} );
