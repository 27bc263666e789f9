import type { Field } from '../../field';
import { compareNumbers } from '../../numbers';
import type { Rules } from '../../rules';
import number from '../field';

it.each( [
	[ 'format-type="eu-style"', 'eu-style' ],
	[ '', 'us-style' ],
] )( 'reads the number format from the markup (%s)', ( attribute, format ) => {
	document.body.innerHTML = `<input ${ attribute }>`;
	const rules: Rules = {};
	number.rules?.( rules, {
		control: document.querySelector( 'input' ),
	} as unknown as Field );
	expect( rules.formatType ).toBe( format );
} );

it.each( [
	[ '2', '10', undefined, -1 ],
	[ '10', '2', undefined, 1 ],
	[ '1,000', '1000', undefined, 0 ],
	[ '1.000,5', '1000.5', 'eu-style', 0 ],
	[ '-3', '3', undefined, -1 ],
	[ 'abc', '3', undefined, NaN ],
	[ '3', 'abc', undefined, NaN ],
	[ '', '', undefined, NaN ],
] )( 'compares %s with %s (%s): %s', ( value, expected, format, order ) => {
	expect( compareNumbers( value, expected, format ) ).toBe( order );
	expect( number.order?.( value, expected, format ) ).toBe( order );
	expect( number.equals?.( value, expected, format ) ).toBe( order === 0 );
} );
