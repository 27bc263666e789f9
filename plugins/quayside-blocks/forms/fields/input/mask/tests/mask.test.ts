import table from '../../../../../../../contracts/forms/cases/masks.json';
import { format } from '../format';
import type { Mask } from '../pattern';
import { parseMask } from '../pattern';

interface Group {
	title: string;
	mask: string;
	formatted: Array< [ string, string, boolean ] >;
	matched: Array< [ string, boolean ] >;
}

describe.each( table.groups as unknown as Group[] )(
	'$title',
	( { mask, formatted, matched } ) => {
		const parsed = parseMask( mask );

		if ( formatted.length ) {
			it.each( formatted )(
				'%j is shown as %j, complete: %s',
				( typed, shown, complete ) => {
					expect( format( parsed as Mask, typed ) ).toBe( shown );
					expect( parsed?.matches( shown ) ).toBe( complete );
				}
			);
		}
		if ( matched.length ) {
			it.each( matched )( '%j matches: %s', ( text, matches ) => {
				expect( parsed?.matches( text ) ?? true ).toBe( matches );
			} );
		}
	}
);

it( 'does not restore fixed characters at the end while the visitor deletes them', () => {
	const mask = parseMask( '99%' ) as Mask;
	expect( format( mask, '12' ) ).toBe( '12%' );
	expect( format( mask, '12', false ) ).toBe( '12' );
} );
