import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unfilledTags } from '../tags';

it.each( [
	[ 'nothing', '', [ 'name' ], 'text', [] ],
	[
		'tags of fields and of the site',
		'{form:name}, {field:große-2}: {all_data} {user_email}',
		[ 'name', 'große-2' ],
		'text',
		[],
	],
	[
		'a field that is not there, once',
		'{form:email} {form:email} {field:nick}',
		[ 'your-email' ],
		'text',
		[ '{form:email}', '{field:nick}' ],
	],
	[
		'a name that is no tag',
		'{name} {admin_email}',
		[ 'name' ],
		'text',
		[ '{name}' ],
	],
	[ 'braces that are no tag', '{ name } {} {form:}', [], 'text', [] ],
	[
		'recipients take the site’s address alone',
		'{admin_email}, {form:email}, {user_email}',
		[ 'email' ],
		'recipient',
		[ '{form:email}', '{user_email}' ],
	],
	[
		'a line has no table',
		'{all_data} {form_title}',
		[],
		'line',
		[ '{all_data}' ],
	],
] as const )( 'unfilled: %s', ( _, text, slugs, use, tags ) => {
	expect( unfilledTags( text, [ ...slugs ], use ) ).toEqual( tags );
} );

it( 'the tags are those that PHP fills', () => {
	const php = readFileSync(
		join( __dirname, '../../../notifications/SmartTags.php' ),
		'utf8'
	);
	const filled = [ ...php.matchAll( /'([a-z]+_[a-z_]+)'\s+=>/g ) ].map(
		( [ , name ] ) => `{${ name }}`
	);
	expect( filled.length ).toBeGreaterThan( 10 );
	expect(
		unfilledTags( [ ...filled, '{all_data}' ].join( ' ' ), [] )
	).toEqual( [] );
} );
