import { fetchReason, getLabel, readReason } from '../cart-page-reason';

const block = ( json: string ): string =>
	`<p>Cart</p><script type="application/json" id="quayside-cart-page-reason">\n${ json }\n</script><p>Footer</p>`;

it( 'reads the extensions', () =>
	expect(
		readReason(
			block(
				'{"extensions":["script my-plugin","block \\u003C/script\\u003E"]}'
			)
		)
	).toEqual( [ 'script my-plugin', 'block </script>' ] ) );

it( 'distinguishes a block without extensions from no block', () => {
	expect( readReason( block( '{"extensions":[]}' ) ) ).toEqual( [] );
	expect( readReason( '<p>Cart</p>' ) ).toBeNull();
} );

it.each( [ '{', 'null', '[]', '{"extensions":"script"}' ] )(
	'ignores invalid data: %s',
	( json ) => expect( readReason( block( json ) ) ).toBeNull()
);

it.each( [
	[ 'block my-plugin/points', 'Block: my-plugin/points' ],
	[ 'payment method my-gateway', 'Payment method: my-gateway' ],
	[ 'Store API data my-plugin', 'Store API data: my-plugin' ],
	[ 'something else', 'something else' ],
] )( 'labels %s', ( extension, label ) =>
	expect( getLabel( extension ) ).toBe( label )
);

it.each( [
	[ 'another origin', 'https://elsewhere.example/cart/', () => undefined ],
	[
		'no network',
		'/cart/',
		() => {
			throw new TypeError( 'Failed to fetch' );
		},
	],
	[ 'an error page', '/cart/', () => ( { ok: false } ) ],
] )( 'returns nothing for %s', async ( _, address, respond ) => {
	jest.spyOn( console, 'warn' ).mockImplementation( () => undefined );
	global.fetch = jest.fn( async () => respond() as Response );
	expect( await fetchReason( address ) ).toBeNull();
} );
