import { fetchResults } from './results';

const route = 'https://shop.test/index.php?rest_route=/wp/v2/search';

const answer = ( body: unknown, ok = true ) =>
	( { ok, json: () => Promise.resolve( body ) } ) as Response;

test( 'asks the route, also without pretty addresses, and keeps the answer', async () => {
	const asked = jest.fn().mockResolvedValue(
		answer( [
			{
				title: 'Mug',
				url: 'https://shop.test/mug/',
				subtype: 'product',
			},
			{ title: 'Odd', url: 'javascript:alert(1)', subtype: 'post' },
			null,
		] )
	);
	global.fetch = asked;
	const { signal } = new AbortController();
	const results = await fetchResults( route, 'mug & co', signal );
	expect( results ).toEqual( [
		{ title: 'Mug', url: 'https://shop.test/mug/', subtype: 'product' },
	] );
	expect( String( asked.mock.calls[ 0 ][ 0 ] ) ).toBe(
		'https://shop.test/index.php?rest_route=%2Fwp%2Fv2%2Fsearch&search=mug+%26+co&per_page=6&type=post&_fields=title%2Curl%2Csubtype'
	);
	expect( asked.mock.calls[ 0 ][ 1 ].credentials ).toBe( 'omit' );
	await fetchResults( route, 'mug & co', signal );
	expect( asked ).toHaveBeenCalledTimes( 1 );
} );

test( 'no answer is null, and is asked for again', async () => {
	const { signal } = new AbortController();
	global.fetch = jest
		.fn()
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockResolvedValueOnce( answer( 'no', false ) )
		.mockResolvedValueOnce( answer( { code: 'x' } ) )
		.mockResolvedValueOnce( answer( [] ) );
	for ( const expected of [ null, null, null, [] ] ) {
		expect( await fetchResults( route, 'tea', signal ) ).toEqual(
			expected
		);
	}
} );
