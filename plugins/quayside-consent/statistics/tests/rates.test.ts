import { getPeriod } from '../period';
import { fillDays, formatChange, formatRate, getRates } from '../rates';

const counts = {
	impressions: 20,
	accepted: 6,
	rejected: 3,
	customized: 1,
	other: 5,
};

it( 'divides choices in the banner, without signals and other software', () => {
	expect( getRates( counts ) ).toEqual( {
		choices: 10,
		accepted: 0.6,
		rejected: 0.3,
		customized: 0.1,
		answered: 0.5,
	} );
} );

it( 'has no rates without choices or impressions', () => {
	const none = getRates( {
		...counts,
		impressions: 0,
		accepted: 0,
		rejected: 0,
		customized: 0,
	} );
	expect( none ).toEqual( {
		choices: 0,
		accepted: null,
		rejected: null,
		customized: null,
		answered: null,
	} );
	expect( formatRate( none.accepted ) ).toBe( '–' );
	expect( formatChange( 0.5, none.accepted ) ).toBe( '' );
} );

it( 'formats rates and their changes', () => {
	expect( formatRate( 0.6254, 'en' ) ).toBe( '62.5%' );
	expect( formatChange( 0.5, 0.475, 'en' ) ).toBe( '+2.5' );
	expect( formatChange( 0.4, 0.5, 'en' ) ).toBe( '-10' );
	expect( formatChange( 0.5, 0.5, 'en' ) ).toBe( '0' );
} );

it( 'fills days without records', () => {
	const days = fillDays(
		[ { day: '2026-03-01', ...counts } ],
		'2026-02-28',
		'2026-03-02'
	);
	expect( days.map( ( { day, accepted } ) => [ day, accepted ] ) ).toEqual( [
		[ '2026-02-28', 0 ],
		[ '2026-03-01', 6 ],
		[ '2026-03-02', 0 ],
	] );
} );

it.each( [
	[ 'a period', '2026-03-01', '2026-03-05', '2026-03-01', '2026-03-05' ],
	[ 'no last day', '2026-03-01', '', '2026-03-01', '2026-04-01' ],
	[ 'no first day', '', '2026-03-05', '2026-03-05', '2026-03-05' ],
	[ 'swapped days', '2026-03-09', '2026-03-05', '2026-03-05', '2026-03-05' ],
	[ 'two years', '2024-03-05', '2026-03-05', '2025-03-05', '2026-03-05' ],
] )( 'limits %s', ( _, from, to, first, last ) => {
	expect( getPeriod( from, to, '2026-04-01' ) ).toEqual( {
		from: first,
		to: last,
	} );
} );
