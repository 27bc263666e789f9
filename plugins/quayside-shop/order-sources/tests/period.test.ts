import { isValidPeriod, lastDays } from '../period';

it.each( [
	[ '2026-01-01', '2026-01-01', true ],
	[ '2026-01-02', '2026-01-01', false ],
	[ '2026-01-01', '2027-02-04', true ],
	[ '2026-01-01', '2027-02-05', false ],
	[ '', '2026-01-01', false ],
] )(
	'determines whether the report accepts %s to %s: %s',
	( from, to, isValid ) =>
		expect( isValidPeriod( { from, to } ) ).toBe( isValid )
);

it.each( [
	[ 7, '2026-02-25' ],
	[ 1, '2026-03-03' ],
] )(
	'ends a period of %i days on the given day, which counts',
	( days, from ) =>
		expect( lastDays( days, '2026-03-03' ) ).toEqual( {
			from,
			to: '2026-03-03',
		} )
);
