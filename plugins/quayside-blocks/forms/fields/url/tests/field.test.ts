import type { Field } from '../../field';
import url from '../field';

it.each( [
	[ ' example.com ', 'https://example.com' ],
	[ 'http://example.com', 'http://example.com' ],
	[ 'mailto:ada@example.com', 'mailto:ada@example.com' ],
	[ '', '' ],
	[ '  ', '' ],
] )(
	'turns %j into %j when the visitor leaves the field',
	( text, expected ) => {
		const control = document.createElement( 'input' );
		control.value = text;
		url.left?.( { control } as unknown as Field );
		expect( control.value ).toBe( expected );
	}
);
