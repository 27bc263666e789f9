import table from '../../../../../contracts/forms/cases/validation.json';
import limits from '../../../../../contracts/forms/limits.json';
import type { Rules } from '../rules';
import { validate } from '../validate';

describe.each( table.groups )( '$title', ( { type, rules, cases } ) => {
	it.each(
		cases.map( ( [ value, code ] ) => [
			JSON.stringify( value ),
			code,
			value,
		] )
	)( '%s: %s', ( _, code, value ) => {
		expect( validate( type, rules as Rules, value )?.code ?? null ).toBe(
			code
		);
	} );
} );

it( 'returns the limit that a value breaks', () => {
	expect( validate( 'number', { min: 10 }, '5' ) ).toEqual( {
		code: 'min',
		limit: '10',
	} );
	expect(
		validate(
			'dropdown',
			{ maxSelection: 1, options: [ 'A', 'B' ] },
			'A | B'
		)
	).toEqual( { code: 'maxSelection', limit: '1' } );
} );

it( 'accepts the same lengths as the server and returns the limit', () => {
	const { line, text, richtext } = limits.properties.fields.properties;
	for ( const [ type, { maxLength } ] of [
		[ 'input', line ],
		[ 'textarea', text ],
	] as const ) {
		expect( validate( type, {}, '𝒜'.repeat( maxLength ) ) ).toBeNull();
		expect( validate( type, {}, 'a'.repeat( maxLength + 1 ) ) ).toEqual( {
			code: 'length',
			limit: String( maxLength ),
		} );
	}
	expect(
		validate(
			'textarea',
			{ rich: true },
			'<b></b>'.repeat( Math.ceil( richtext.maxBytes / 7 ) ) + 'a'
		)?.code
	).toBe( 'length' );
} );
