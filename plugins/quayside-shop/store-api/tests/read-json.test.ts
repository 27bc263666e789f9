import { readJson } from '../read-json';

const NOTICE =
	'<br />\n<b>Notice</b>: Undefined index: a in {closure}() on line <b>3</b><br />\n';

it.each( [
	[ 'alone', '{"a":{"b":1}}' ],
	[ 'after a notice', NOTICE + '{"a":{"b":1}}' ],
	[ 'before a notice', '{"a":{"b":1}}' + NOTICE ],
	[
		'between notices, with whitespace',
		NOTICE + '{ "a": {"b":1} }\n' + NOTICE,
	],
	[ 'after a byte order mark', '\uFEFF{"a":{"b":1}}' ],
] )( 'reads JSON %s', ( _name, text ) =>
	expect( readJson( text ) ).toEqual( { a: { b: 1 } } )
);

it.each( [ '', '<h1>Maintenance</h1>', '<script>let a = {"b": 1</script>' ] )(
	'throws without JSON: %s',
	( text ) => expect( () => readJson( text ) ).toThrow( SyntaxError )
);
