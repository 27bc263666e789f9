import { AA, contrast } from '../contrast';

describe( 'contrast', () => {
	test( 'black and white, whichever comes first', () => {
		expect( contrast( '#000000', '#ffffff' ) ).toBeCloseTo( 21, 5 );
		expect( contrast( '#ffffff', '#000000' ) ).toBeCloseTo( 21, 5 );
	} );
	test( 'a colour with itself', () =>
		expect( contrast( '#12566b', '#12566b' ) ).toBe( 1 ) );
	test( 'the grey that just passes on white, and the next lighter that does not', () => {
		expect( contrast( '#767676', '#ffffff' ) ).toBeGreaterThanOrEqual( AA );
		expect( contrast( '#777777', '#ffffff' ) ).toBeLessThan( AA );
	} );
} );
