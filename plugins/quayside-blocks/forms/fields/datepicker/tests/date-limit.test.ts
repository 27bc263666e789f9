import { isRelative } from '../limits';
import { parseLimit, writeLimit } from '../date-limit';

const NONE = {
	kind: 'none',
	fixed: '',
	field: '',
	number: 0,
	unit: 'days',
	unknown: '',
};

describe( 'date limits in the sidebar', () => {
	it.each( [
		[ '', 'date', NONE ],
		[
			'2026-11-20',
			'date',
			{ ...NONE, kind: 'fixed', fixed: '2026-11-20' },
		],
		[
			'2026-11-20',
			'dateTime',
			{ ...NONE, kind: 'fixed', fixed: '2026-11-20T00:00' },
		],
		[ 'today', 'date', { ...NONE, kind: 'today' } ],
		[ '+7 days', 'date', { ...NONE, kind: 'today', number: 7 } ],
		[
			'today - 18 Years',
			'date',
			{ ...NONE, kind: 'today', number: -18, unit: 'years' },
		],
		[ 'field:a1', 'date', { ...NONE, kind: 'field', field: 'a1' } ],
		[
			'field:a1 +1 weekday',
			'date',
			{
				...NONE,
				kind: 'field',
				field: 'a1',
				number: 1,
				unit: 'weekdays',
			},
		],
		[ 'soon', 'date', { ...NONE, unknown: 'soon' } ],
		[ '20/11/2026', 'date', { ...NONE, unknown: '20/11/2026' } ],
	] )( 'parses %j of a %s field', ( value, type, limit ) => {
		expect( parseLimit( value, type ) ).toEqual( limit );
	} );

	it.each( [
		'',
		'2026-11-20',
		'today',
		'+7 days',
		'-18 years',
		'+3 weekdays',
		'field:a1',
		'field:a1 +1 days',
		'field:a1 -2 weeks',
		'fixed',
	] )( 'writes %j back unchanged', ( value ) => {
		expect( writeLimit( parseLimit( value, 'date' ) ) ).toBe( value );
	} );

	it( 'writes relative limits', () => {
		expect(
			isRelative(
				writeLimit( {
					...NONE,
					kind: 'field',
					field: 'a1',
					number: -2,
					unit: 'months',
				} )
			)
		).toBe( true );
	} );
} );
