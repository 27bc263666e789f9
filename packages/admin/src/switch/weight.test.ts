import { weightOf } from './weight';

it( 'counts responses of the network and of the cache', () => {
	expect(
		weightOf( [
			{ transferSize: 1300, encodedBodySize: 1000 },
			{ transferSize: 0, encodedBodySize: 500 },
			{ transferSize: 0, encodedBodySize: 0 },
		] )
	).toEqual( { requests: 3, bytes: 1800 } );
} );
