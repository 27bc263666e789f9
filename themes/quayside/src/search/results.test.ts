import { fetchResults } from './results';

const route = 'https://shop.test/index.php?rest_route=/wp/v2/search';

const createResponse = ( body: unknown, ok = true ) =>
	( { ok, json: () => Promise.resolve( body ) } ) as Response;

test( 'requests the route, also without pretty permalinks, and caches the results', async () => {
	const request = jest.fn().mockResolvedValue(
		createResponse( [
			{
				title: 'Mug',
				url: 'https://shop.test/mug/',
				subtype: 'product',
				quayside_preview: {
					image: 'https://shop.test/mug.jpg',
					price: '$18.00',
				},
			},
			{
				title: 'Odd',
				url: 'https://shop.test/odd/',
				subtype: 'post',
				quayside_preview: { image: 'javascript:alert(1)', price: 9 },
			},
			{ title: 'Unsafe', url: 'javascript:alert(1)', subtype: 'post' },
			null,
		] )
	);
	global.fetch = request;
	const { signal } = new AbortController();
	const results = await fetchResults( route, 'mug & co', signal );
	expect( results ).toEqual( [
		{
			title: 'Mug',
			url: 'https://shop.test/mug/',
			subtype: 'product',
			image: 'https://shop.test/mug.jpg',
			price: '$18.00',
		},
		{
			title: 'Odd',
			url: 'https://shop.test/odd/',
			subtype: 'post',
			image: '',
			price: '',
		},
	] );
	expect( String( request.mock.calls[ 0 ][ 0 ] ) ).toBe(
		'https://shop.test/index.php?rest_route=%2Fwp%2Fv2%2Fsearch&search=mug+%26+co&per_page=6&type=post&_fields=title%2Curl%2Csubtype%2Cquayside_preview'
	);
	expect( request.mock.calls[ 0 ][ 1 ].credentials ).toBe( 'omit' );
	await fetchResults( route, 'mug & co', signal );
	expect( request ).toHaveBeenCalledTimes( 1 );
} );

test( 'returns null for a failed request, and requests again', async () => {
	const { signal } = new AbortController();
	global.fetch = jest
		.fn()
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockResolvedValueOnce( createResponse( 'no', false ) )
		.mockResolvedValueOnce( createResponse( { code: 'x' } ) )
		.mockResolvedValueOnce( createResponse( [] ) );
	for ( const expected of [ null, null, null, [] ] ) {
		expect( await fetchResults( route, 'tea', signal ) ).toEqual(
			expected
		);
	}
} );
