import { getSummary } from '../category';

const cookie = ( name: string, provider: string ) => ( {
	name,
	provider,
	duration: '',
	description: '',
} );

describe( 'label of a closed list of cookies', () => {
	it.each( [
		[ 'names a single cookie', [ cookie( '_ga', 'Google' ) ], '_ga' ],
		[
			'counts cookies of one provider',
			[ cookie( '_ga', 'Google' ), cookie( '_gid', 'Google' ) ],
			'Cookies: 2 (Google)',
		],
		[
			'counts cookies of two providers',
			[
				cookie( 'cart', 'Shop' ),
				cookie( '_ga', 'Google' ),
				cookie( 'x', '' ),
			],
			'Cookies: 3 (Shop, Google)',
		],
		[
			'names cookies without a provider',
			[ cookie( 'a', '' ), cookie( 'b', '' ) ],
			'a, b',
		],
	] )( '%s', ( _, cookies, summary ) => {
		expect( getSummary( cookies, 'Cookies: %1$s (%2$s)' ) ).toBe( summary );
	} );
} );
