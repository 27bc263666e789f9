import { nearestStop, neighbour, stopsOf } from '../stops';

describe( 'where a slider can stand', () => {
	it.each( [
		[ 'one at a time', 4, 1, 1, false, [ 0, 1, 2, 3 ] ],
		[
			'the last stop shows the last slide',
			5,
			2,
			1,
			false,
			[ 0, 1, 2, 3 ],
		],
		[ 'a step that does not divide the rest', 7, 3, 3, false, [ 0, 3, 4 ] ],
		[ 'as many as are in view', 3, 3, 1, false, [ 0 ] ],
		[ 'fewer than are in view', 3, 5, 1, false, [ 0 ] ],
		[ 'without end, any slide may lead', 4, 2, 1, true, [ 0, 1, 2, 3 ] ],
		[ 'without end, in twos', 5, 2, 2, true, [ 0, 2, 4 ] ],
		[
			'without end, in twos that come out even',
			6,
			2,
			2,
			true,
			[ 0, 2, 4 ],
		],
	] )( '%s', ( _title, count, perView, step, isEndless, expected ) => {
		expect( stopsOf( count, perView, step, isEndless ) ).toEqual(
			expected
		);
	} );

	it( 'a slide between two stops belongs to the nearer one', () => {
		expect(
			[ 0, 1, 2, 3, 4 ].map( ( place ) =>
				nearestStop( [ 0, 3, 4 ], place )
			)
		).toEqual( [ 0, 0, 1, 1, 2 ] );
	} );

	it( 'the ends lead on only where the slider goes round', () => {
		expect( neighbour( 3, 2, 1, true ) ).toBe( 0 );
		expect( neighbour( 3, 0, -1, true ) ).toBe( 2 );
		expect( neighbour( 3, 2, 1, false ) ).toBeUndefined();
		expect( neighbour( 3, 0, -1, false ) ).toBeUndefined();
		expect( neighbour( 1, 0, 1, true ) ).toBeUndefined();
	} );
} );
