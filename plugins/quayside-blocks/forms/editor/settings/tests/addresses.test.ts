import { invalidAddresses } from '../addresses';

it.each( [
	[ '', [] ],
	[ 'ada@example.com', [] ],
	[ 'Ada <ada@example.com>, {admin_email},', [] ],
	[ '{form:name} <{field:große-2}>', [] ],
	[ 'Ada@Example.com , bob@example.org', [] ],
	[ 'ada', [ 'ada' ] ],
	[ 'ada@example', [ 'ada@example' ] ],
	[
		'ada@example.com bob@example.org',
		[ 'ada@example.com bob@example.org' ],
	],
	[ 'ada@example.com; {admin_email}', [ 'ada@example.com; {admin_email}' ] ],
	[ '{admin_email} {user_email}', [ '{admin_email} {user_email}' ] ],
	[ 'Ada <ada>, bob@example.org', [ 'Ada <ada>' ] ],
] )( 'finds what is not an address in "%s"', ( list, invalid ) => {
	expect( invalidAddresses( list ) ).toEqual( invalid );
} );
