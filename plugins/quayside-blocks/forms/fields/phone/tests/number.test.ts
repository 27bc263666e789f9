import table from '../../../../../../contracts/forms/cases/phone-numbers.json';
import { codeOf, fullNumber, isPossible } from '../number';

describe( '[S5.14] [S5.17] full phone numbers', () => {
	it.each( table.cases as Array< [ string, string, string, boolean ] > )(
		'%j in %s is %j, possible: %s',
		( typed, country, full, possible ) => {
			expect( fullNumber( typed, country ) ).toBe( full );
			expect( full === '' || isPossible( full ) ).toBe( possible );
		}
	);
} );

it( 'returns the calling code of a number', () => {
	expect( codeOf( '+4930' ) ).toBe( '49' );
	expect( codeOf( '+1' ) ).toBe( '1' );
	expect( codeOf( '4930' ) ).toBe( '' );
} );
