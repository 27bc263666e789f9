import table from '../../../../../contracts/forms/cases/validation.json';
import type { Rules } from './validate';
import { validate } from './validate';

describe.each( table.groups )( '$title', ( { type, rules, cases } ) => {
	it.each( cases.map( ( [ value, code ] ) => [ JSON.stringify( value ), code, value ] ) )( '%s: %s', ( _, code, value ) => {
		expect( validate( type, rules as Rules, value )?.code ?? null ).toBe( code );
	} );
} );

it( 'names the limit that a value breaks', () => {
	expect( validate( 'number', { min: 10 }, '5' ) ).toEqual( { code: 'min', limit: '10' } );
	expect( validate( 'dropdown', { maxSelection: 1, options: [ 'A', 'B' ] }, 'A | B' ) ).toEqual( { code: 'maxSelection', limit: '1' } );
} );
