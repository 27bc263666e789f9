import { addDays } from './days';

it.each( [
	[ '2026-02-27', 2, '2026-03-01' ],
	[ '2026-03-03', -6, '2026-02-25' ],
	[ '2026-12-31', 1, '2027-01-01' ],
	[ '2026-03-29', 0, '2026-03-29' ],
] )( 'adds to %s %i days', ( day, count, expected ) =>
	expect( addDays( day, count ) ).toBe( expected )
);
