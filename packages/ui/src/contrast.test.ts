import { AA, contrast } from './contrast';

describe( 'contrast', () => {
	test( 'returns 21 for black and white in either order', () => {
		expect( contrast( '#000000', '#ffffff' ) ).toBeCloseTo( 21, 5 );
		expect( contrast( '#ffffff', [ 0, 0, 0 ] ) ).toBeCloseTo( 21, 5 );
	} );
	test( 'returns 1 for equal colors', () =>
		expect( contrast( '#12566b', '#12566b' ) ).toBe( 1 ) );
	test( 'separates the lightest gray that passes on white from the next one', () => {
		expect( contrast( '#767676', '#ffffff' ) ).toBeCloseTo( 4.54, 2 );
		expect( contrast( '#777777', '#ffffff' ) ).toBeLessThan( AA );
	} );
} );
