import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RECIPIENT, unfilledTags } from '../tags';

it.each( [
	[ 'nothing', '', [ 'name' ], 'text', [] ],
	[
		'tags of fields and the site',
		'{form:name}, {field:große-2}: {all_data} {user_email}',
		[ 'name', 'große-2' ],
		'text',
		[],
	],
	[
		'a missing field, without duplicates',
		'{form:email} {form:email} {field:nick}',
		[ 'your-email' ],
		'text',
		[ '{form:email}', '{field:nick}' ],
	],
	[
		'a name that is not a tag',
		'{name} {admin_email}',
		[ 'name' ],
		'text',
		[ '{name}' ],
	],
	[ 'braces without a tag', '{ name } {} {form:}', [], 'text', [] ],
	[
		'recipients support only addresses that visitors don’t control',
		'{admin_email}, {form:email}, {user_email}, {user_login}',
		[ 'email' ],
		'recipient',
		[ '{form:email}', '{user_login}' ],
	],
	[
		'a single line has no table',
		'{all_data} {form_title}',
		[],
		'line',
		[ '{all_data}' ],
	],
] as const )(
	'finds tags without a value: %s',
	( _, text, slugs, use, tags ) => {
		expect( unfilledTags( text, [ ...slugs ], use ) ).toEqual( tags );
	}
);

it( 'supports the tags that PHP replaces', () => {
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
	const [ recipient = '' ] =
		/function recipient\([\s\S]*?\n\t\}/.exec( php ) ?? [];
	expect(
		[ ...recipient.matchAll( /'\{(\w+)\}'/g ) ].map(
			( [ , name ] ) => name
		)
	).toEqual( RECIPIENT );
} );
