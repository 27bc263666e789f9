import { isGood, lastDays } from '../period';

it.each( [
	[ '2026-01-01', '2026-01-01', true ],
	[ '2026-01-02', '2026-01-01', false ],
	[ '2026-01-01', '2027-02-04', true ],
	[ '2026-01-01', '2027-02-05', false ],
	[ '', '2026-01-01', false ],
] )( 'says whether the report takes %s to %s: %s', ( from, to, good ) =>
	expect( isGood( { from, to } ) ).toBe( good )
);

it( 'ends with the day that is given', () =>
	expect( lastDays( 7, '2026-03-03' ) ).toEqual( {
		from: '2026-02-25',
		to: '2026-03-03',
	} ) );
