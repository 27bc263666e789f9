import { getNearestStop, getAdjacentStop, getStops } from '../stops';

describe( 'stops of a slider', () => {
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
		[ 'all slides in view', 3, 3, 1, false, [ 0 ] ],
		[ 'fewer slides than in view', 3, 5, 1, false, [ 0 ] ],
		[
			'in a loop, any slide can come first',
			4,
			2,
			1,
			true,
			[ 0, 1, 2, 3 ],
		],
		[ 'in a loop, in steps of two', 5, 2, 2, true, [ 0, 2, 4 ] ],
		[
			'in a loop, in steps of two without remainder',
			6,
			2,
			2,
			true,
			[ 0, 2, 4 ],
		],
	] )( '%s', ( _title, count, perView, step, isEndless, expected ) => {
		expect( getStops( count, perView, step, isEndless ) ).toEqual(
			expected
		);
	} );

	it( 'assigns a slide between two stops to the nearer one', () => {
		expect(
			[ 0, 1, 2, 3, 4 ].map( ( place ) =>
				getNearestStop( [ 0, 3, 4 ], place )
			)
		).toEqual( [ 0, 0, 1, 1, 2 ] );
	} );

	it( 'wraps at the ends only in a loop', () => {
		expect( getAdjacentStop( 3, 2, 1, true ) ).toBe( 0 );
		expect( getAdjacentStop( 3, 0, -1, true ) ).toBe( 2 );
		expect( getAdjacentStop( 3, 2, 1, false ) ).toBeUndefined();
		expect( getAdjacentStop( 3, 0, -1, false ) ).toBeUndefined();
		expect( getAdjacentStop( 1, 0, 1, true ) ).toBeUndefined();
	} );
} );
