import table from '../../../../../../contracts/forms/cases/date-limits.json';
import { isRelative, resolveLimit } from '../limits';

type Case = [
	string,
	string,
	'min' | 'max',
	string,
	Record< string, string >,
	string,
];

describe.each( table.groups )( '$title', ( { cases } ) => {
	it.each( cases as unknown as Case[] )(
		'%j of a %s (%s), today %s, with %j: %j',
		( limit, type, end, today, values, expected ) => {
			expect(
				resolveLimit(
					limit,
					type,
					end,
					today,
					( id ) => values[ id ] ?? ''
				)
			).toBe( expected );
		}
	);
} );

it( 'distinguishes relative from fixed limits', () => {
	expect(
		[
			'today',
			'+7 days',
			'field:a1',
			' field:a1 -1 day ',
			'2026-11-20',
			'',
			' ',
			'soon',
		].map( isRelative )
	).toEqual( [ true, true, true, true, false, false, false, false ] );
} );
