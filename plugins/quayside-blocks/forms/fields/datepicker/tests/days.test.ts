import {
	addDays,
	addMonths,
	isDay,
	positionInWeek,
	weeksOf,
	clamp,
} from '../days';

it( 'adds days across months, leap years, and daylight saving changes', () => {
	expect( addDays( '2026-12-31', 1 ) ).toBe( '2027-01-01' );
	expect( addDays( '2028-02-28', 1 ) ).toBe( '2028-02-29' );
	expect( addDays( '2026-03-28', 2 ) ).toBe( '2026-03-30' );
	expect( addDays( '2026-03-01', -1 ) ).toBe( '2026-02-28' );
} );

it( 'stays on the last day of a shorter month', () => {
	expect( addMonths( '2026-01-31', 1 ) ).toBe( '2026-02-28' );
	expect( addMonths( '2028-02-29', 12 ) ).toBe( '2029-02-28' );
	expect( addMonths( '2026-01-15', -1 ) ).toBe( '2025-12-15' );
} );

it( 'returns the complete weeks of a month', () => {
	const weeks = weeksOf( '2026-11-20', 1 );
	expect( weeks[ 0 ]?.[ 0 ] ).toBe( '2026-10-26' );
	expect( weeks.at( -1 )?.[ 6 ] ).toBe( '2026-12-06' );
	expect( weeksOf( '2026-11-20', 0 )[ 0 ]?.[ 0 ] ).toBe( '2026-11-01' );
	expect( weeksOf( '2027-02-10', 1 ) ).toHaveLength( 4 );
	expect( positionInWeek( '2026-11-22', 1 ) ).toBe( 6 );
} );

it( 'recognizes days and clamps them to limits', () => {
	expect( [ '2026-11-20', '2026-13-01', '', 'x' ].map( isDay ) ).toEqual( [
		true,
		false,
		false,
		false,
	] );
	expect( clamp( '2026-11-20', '2026-11-21', '' ) ).toBe( '2026-11-21' );
	expect( clamp( '2026-11-20', '', '2026-11-19' ) ).toBe( '2026-11-19' );
	expect( clamp( '2026-11-20', '2026-11-01', '2026-11-30' ) ).toBe(
		'2026-11-20'
	);
} );
