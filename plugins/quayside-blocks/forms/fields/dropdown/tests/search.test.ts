import { matches, startsWith } from '../search';

const TOWNS = [ 'Århus', 'Groß Köris', 'Nice', 'São Paulo' ];

it( 'finds texts by their labels, ignoring accents and case', () => {
	expect( matches( TOWNS, 'sao' ) ).toEqual( [ 3 ] );
	expect( matches( TOWNS, 'KORIS gross' ) ).toEqual( [ 1 ] );
	expect( matches( TOWNS, ' ' ) ).toEqual( [ 0, 1, 2, 3 ] );
	expect( matches( TOWNS, 'x' ) ).toEqual( [] );
} );

it( 'finds the next text that starts with what was typed', () => {
	expect( startsWith( TOWNS, 'ar', 0 ) ).toBe( 0 );
	expect( startsWith( [ 'One', 'Two', 'Three' ], 't', 2 ) ).toBe( 2 );
	expect( startsWith( [ 'One', 'Two', 'Three' ], 'o', 2 ) ).toBe( 0 );
	expect( startsWith( TOWNS, 'q', 0 ) ).toBe( -1 );
} );
