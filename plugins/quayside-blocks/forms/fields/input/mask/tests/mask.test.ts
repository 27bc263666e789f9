import table from '../../../../../../../contracts/forms/cases/masks.json';
import { format } from '../format';
import type { Mask } from '../pattern';
import { readMask } from '../pattern';

interface Group {
	title: string;
	mask: string;
	shaped: Array< [ string, string, boolean ] >;
	judged: Array< [ string, boolean ] >;
}

describe.each( table.groups as unknown as Group[] )(
	'$title',
	( { mask, shaped, judged } ) => {
		const read = readMask( mask );

		if ( shaped.length ) {
			it.each( shaped )(
				'%j is shown as %j, complete: %s',
				( typed, shown, complete ) => {
					expect( format( read as Mask, typed ) ).toBe( shown );
					expect( read?.fits( shown ) ).toBe( complete );
				}
			);
		}
		if ( judged.length ) {
			it.each( judged )( '%j fits: %s', ( text, fits ) => {
				expect( read?.fits( text ) ?? true ).toBe( fits );
			} );
		}
	}
);

it( 'takes fixed characters at the end away while somebody deletes them', () => {
	const mask = readMask( '99%' ) as Mask;
	expect( format( mask, '12' ) ).toBe( '12%' );
	expect( format( mask, '12', false ) ).toBe( '12' );
} );
