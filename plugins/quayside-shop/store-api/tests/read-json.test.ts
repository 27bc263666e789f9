import { readJson } from '../read-json';

const NOTICE =
	'<br />\n<b>Notice</b>: Undefined index: a in {closure}() on line <b>3</b><br />\n';

it.each( [
	[ 'alone', '{"a":{"b":1}}' ],
	[ 'behind a notice', NOTICE + '{"a":{"b":1}}' ],
	[ 'before a notice', '{"a":{"b":1}}' + NOTICE ],
	[ 'between notices, with room', NOTICE + '{ "a": {"b":1} }\n' + NOTICE ],
	[ 'behind a byte order mark', '\uFEFF{"a":{"b":1}}' ],
] )( 'reads JSON %s', ( _name, text ) =>
	expect( readJson( text ) ).toEqual( { a: { b: 1 } } )
);

it.each( [ '', '<h1>Maintenance</h1>', '<script>let a = {"b": 1</script>' ] )(
	'throws where there is none: %s',
	( text ) => expect( () => readJson( text ) ).toThrow( SyntaxError )
);
